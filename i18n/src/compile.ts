import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { CompiledMessage, MessageToken } from './message.ts'

/** A message that cannot be compiled, with what is wrong with it. */
export class MessageSyntaxError extends Error {}

/**
 * An ICU message made ready for `createTranslator`. Arguments, plural, selectordinal, select and
 * `<tag>…</tag>` are known; numbers and dates are formatted by `format.ts` and come in as text.
 * Throws MessageSyntaxError.
 */
export const compile = (message: string): CompiledMessage => {
  if (!/[{}<>']/.test(message)) return message
  return plain(nestTags(pieces(parse(message), false)))
}

const parse = (message: string): unknown => {
  try {
    return compileMessageOrThrow(message)
  } catch (error) {
    throw new MessageSyntaxError(error instanceof Error ? error.message.split('\n')[0] : String(error))
  }
}

/** Lingui's tokens as ours; inside a plural its text `#` is the counted number. */
const pieces = (tokens: unknown, counts: boolean): MessageToken[] => {
  if (!Array.isArray(tokens)) throw new MessageSyntaxError('not a message')
  return tokens.map((token: unknown): MessageToken => {
    if (typeof token === 'string') return counts && token === '#' ? ['#'] : token
    if (!Array.isArray(token)) throw new MessageSyntaxError('not a message')
    const [name, kind, cases]: unknown[] = token
    if (typeof name !== 'string') throw new MessageSyntaxError('an argument without a name')
    if (kind === undefined) return [name]
    if (kind !== 'plural' && kind !== 'selectordinal' && kind !== 'select')
      throw new MessageSyntaxError(`{${name}, ${String(kind)}}: pass the formatted text instead`)
    return [name, kind, casesOf([name, kind], cases, counts || kind !== 'select')]
  })
}

const casesOf = (
  [name, kind]: [string, string],
  cases: unknown,
  counts: boolean,
): Record<string, CompiledMessage> => {
  if (typeof cases !== 'object' || cases === null) throw new MessageSyntaxError(`{${name}} has no cases`)
  const made: Record<string, CompiledMessage> = {}
  for (const [label, tokens] of Object.entries(cases)) {
    if (label === 'offset') {
      if (tokens) throw new MessageSyntaxError(`{${name}} uses offset, which is not known here`)
      continue
    }
    // Lingui drops the sign of an exact case: =1 arrives as 1.
    made[kind !== 'select' && /^\d+$/.test(label) ? `=${label}` : label] = plain(
      nestTags(pieces(tokens, counts)),
    )
  }
  if (!Object.hasOwn(made, 'other')) throw new MessageSyntaxError(`{${name}} has no case "other"`)
  return made
}

const TAG = /(<\/?[a-z][a-zA-Z0-9]*>)/

/** `<a>`, `</a>` in the texts become tags around what stands between them. */
const nestTags = (tokens: readonly MessageToken[]): MessageToken[] => {
  const open: { name: string; content: MessageToken[] }[] = [{ name: '', content: [] }]
  const add = (token: MessageToken) => open.at(-1)?.content.push(token)
  for (const token of tokens) {
    if (typeof token !== 'string') {
      add(token)
      continue
    }
    for (const piece of token.split(TAG)) {
      if (!TAG.test(piece)) {
        if (piece) add(piece)
      } else if (piece.startsWith('</')) {
        const closed = open.pop()
        if (!closed || open.length === 0 || piece !== `</${closed.name}>`)
          throw new MessageSyntaxError(`${piece} closes nothing`)
        add([closed.name, '<', plain(closed.content)])
      } else {
        open.push({ name: piece.slice(1, -1), content: [] })
      }
    }
  }
  const [root, unclosed] = open
  if (unclosed || !root) throw new MessageSyntaxError(`<${unclosed?.name}> is not closed`)
  return root.content
}

const plain = (tokens: readonly MessageToken[]): CompiledMessage =>
  tokens.every(token => typeof token === 'string') ? tokens.join('') : tokens
