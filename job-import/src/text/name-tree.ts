/** Names by their parts: what a name up to here means, and how longer ones go on. */
export interface NameTree<Meaning> {
  meaning: Meaning | undefined
  next: Map<string, NameTree<Meaning>>
}

export const emptyTree = <Meaning>(): NameTree<Meaning> => ({ meaning: undefined, next: new Map() })

/** Gives a name a meaning, made of the one that it had. A name without parts is none. */
export const putName = <Meaning>(
  tree: NameTree<Meaning>,
  name: readonly string[],
  meaningOf: (earlier: Meaning | undefined) => Meaning,
): void => {
  let node = tree
  for (const part of name) {
    const next: NameTree<Meaning> = node.next.get(part) ?? emptyTree()
    node.next.set(part, next)
    node = next
  }
  if (node !== tree) node.meaning = meaningOf(node.meaning)
}

export interface FoundName<Meaning> {
  from: number
  /** After the name's last part. */
  to: number
  meaning: Meaning
}

/** The longest name at each place; one within another is not found by itself. */
export const findNames = <Meaning>(
  tree: NameTree<Meaning>,
  parts: readonly string[],
): FoundName<Meaning>[] => {
  const names: FoundName<Meaning>[] = []
  let covered = 0
  for (let from = 0; from < parts.length; from++) {
    let node: NameTree<Meaning> | undefined = tree
    let longest: FoundName<Meaning> | undefined
    for (let at = from; at < parts.length && node; at++) {
      node = node.next.get(parts[at] ?? '')
      if (node?.meaning !== undefined && at >= covered) longest = { from, to: at + 1, meaning: node.meaning }
    }
    if (!longest) continue
    names.push(longest)
    covered = longest.to
  }
  return names
}
