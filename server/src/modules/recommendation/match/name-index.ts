import {
  emptyTree,
  findNames,
  type NameTree,
  putName,
  stemsOf,
  unspacedOf,
} from '@hanap/job-import/job-names'

/** Names parted by `;`, each with what it means. Scripts with blanks are compared by words, others by characters. */
export interface NameIndex<Meaning> {
  spaced: NameTree<readonly Meaning[]>
  unspaced: NameTree<readonly Meaning[]>
}

export interface FoundMeaning<Meaning> {
  meanings: readonly Meaning[]
  /** Words or characters. */
  length: number
  /** Whether the name is at the text's begin, and at its end. */
  isFirst: boolean
  isLast: boolean
}

export const nameIndexOf = <Meaning>(lists: readonly (readonly [Meaning, string])[]): NameIndex<Meaning> => {
  const names: NameIndex<Meaning> = { spaced: emptyTree(), unspaced: emptyTree() }
  for (const [meaning, list] of lists)
    for (const name of list.split(';')) {
      const whole = unspacedOf(name)
      const [tree, parts] =
        whole === '' ? ([names.spaced, stemsOf(name)] as const) : ([names.unspaced, [...whole]] as const)
      putName(tree, parts, (meanings = []) =>
        meanings.includes(meaning) ? meanings : [...meanings, meaning],
      )
    }
  return names
}

/** The names in a text, the longest at each place. */
export const meaningsIn = <Meaning>(names: NameIndex<Meaning>, text: string): FoundMeaning<Meaning>[] =>
  (
    [
      [names.spaced, stemsOf(text)],
      [names.unspaced, [...unspacedOf(text)]],
    ] as const
  ).flatMap(([tree, parts]) =>
    findNames(tree, parts).map(({ from, to, meaning }) => ({
      meanings: meaning,
      length: to - from,
      isFirst: from === 0,
      isLast: to === parts.length,
    })),
  )
