import type { PseudoLanguage } from './locale.ts'
import type { CompiledMessage, MessageToken } from './message.ts'

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàbƀcçdðeéfƒgĝhĥiîjĵkķlĺmɱnñoôpþrŕsštţuûvṽwŵxẋyýzžAÀBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĹMṀNÑOÔPÞRŔSŠTŢUÛVṼWŴXẊYÝZŽ']
    .join('')
    .match(/../gu)
    ?.map(pair => [...pair]) ?? [],
)

/** A compiled English message as its pseudo-language has it: arguments, plural cases and tags stay as they are. */
export const pseudo = (language: PseudoLanguage, message: CompiledMessage): CompiledMessage => {
  const change = language === 'pseudo-long' ? longer : turned
  if (typeof message === 'string') return change(message)
  return message.map((token): MessageToken => {
    if (typeof token === 'string') return change(token)
    if (token.length === 1) return token
    if (token[1] === '<') return [token[0], '<', pseudo(language, token[2])]
    const cases = Object.entries(token[2]).map(
      ([label, content]) => [label, pseudo(language, content)] as const,
    )
    return [token[0], token[1], Object.fromEntries(cases)]
  })
}

/** Accented, and about 40 % longer, as the wordiest of the ten languages are. */
const longer = (text: string): string => {
  const accented = text.replace(/[a-zA-Z]/g, letter => ACCENTED[letter] ?? letter)
  return accented.replace(/\p{L}{2,}/gu, word => word + word.slice(0, Math.ceil(word.length * 0.4)))
}

/** The same letters, made to run from right to left by the marks that a browser obeys. */
const turned = (text: string): string => text.replace(/\p{L}[\p{L}\p{M}’']*/gu, word => `\u202E${word}\u202C`)
