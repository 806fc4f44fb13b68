import { languages } from '@hanap/markets/languages'
import { matchSkill, skills } from '@hanap/markets/skills'
import { skillStructure } from '@hanap/markets/skills/structure'
import { UNSPACED } from './fold.ts'
import { emptyTree, findNames, putName } from './name-tree.ts'
import { plainLine } from './text.ts'

const MOST = 20
const LONGEST_OWN = 60

/** Names that are common words too: in a text they are meant where a capital stands within a sentence. */
const AMBIGUOUS = new Set(
  'c r go dart swift rust ruby scala spring express opera sabre galileo excel word rails node vue flask oracle unity notion canvas access teams amadeus maya slack plc stata asana bash sass perl shopee'.split(
    ' ',
  ),
)

const fold = (text: string) => text.normalize('NFKC').replaceAll('İ', 'i').toLowerCase()
const wordsOf = (text: string) =>
  text.match(/[\p{L}\p{M}\p{N}.+#-]+/gu)?.map(word => word.replace(/^[.-]+(?!net)|[.-]+$/gi, '')) ?? []

const build = () => {
  const spaced = emptyTree<number>()
  const unspaced = emptyTree<number>()
  const english = new Map(skills('en').map(({ id, value }) => [id, value]))
  const add = (name: string, id: number) => {
    const folded = fold(name)
    const bare = [...folded.replaceAll(' ', '')]
    if (UNSPACED.test(folded)) {
      if (bare.length > 2) putName(unspaced, bare, known => known ?? id)
    } else if (folded.length > 1) putName(spaced, wordsOf(folded), known => known ?? id)
  }
  // Of words that any text may use, such as communication or recruitment, only names of several are looked for.
  const isTelling = (text: string) => UNSPACED.test(text) || text.includes(' ')
  for (const { id, name, aliases = [] } of skillStructure)
    for (const each of [...(name === undefined ? [] : [name]), ...aliases])
      if (name !== undefined || isTelling(each)) add(each, id)
  for (const { code } of languages)
    for (const { id, value } of skills(code)) if (isTelling(value)) add(value, id)
  return { spaced, unspaced, english }
}

let built: ReturnType<typeof build> | undefined

const skillsInText = (text: string, names: ReturnType<typeof build>): number[] => {
  const ids: number[] = []
  for (const line of text.split('\n')) {
    const words = wordsOf(line.normalize('NFKC'))
    const folded = words.map(fold)
    for (const { from, to, meaning } of findNames(names.spaced, folded)) {
      const isPlain = to - from === 1 && AMBIGUOUS.has(folded[from] ?? '')
      if (!isPlain || (from > 0 && /^\p{Lu}/u.test(words[from] ?? '') && !isShouted(words))) ids.push(meaning)
    }
    if (UNSPACED.test(line))
      for (const { meaning } of findNames(names.unspaced, [...fold(line).replaceAll(' ', '')]))
        ids.push(meaning)
  }
  return ids
}

/** In a line of capitals, or with a capital for each word, none says anything. */
const isShouted = (words: readonly string[]) =>
  words.length > 1 && words.every(word => !/^\p{Ll}/u.test(word)) && words.length < 7

/**
 * An ad's skills: those that its source lists, by our English names where we know them and else as written, then those
 * of ours that its text names. At most twenty, none twice.
 */
export const skillsOf = (listed: readonly string[], text: string): string[] => {
  built ??= build()
  const { english } = built
  const found = new Map<string, string>()
  const add = (name: string | undefined) => {
    if (name && !found.has(fold(name))) found.set(fold(name), name)
  }
  for (const each of listed) {
    const name = plainLine(each)
    const id = matchSkill(name)
    if (id !== undefined) add(english.get(id))
    else if (name.length > 1 && name.length <= LONGEST_OWN) add(name)
  }
  for (const id of skillsInText(text.slice(0, 12_000), built)) add(english.get(id))
  return [...found.values()].slice(0, MOST)
}
