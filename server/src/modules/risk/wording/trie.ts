import { foldText } from '@hanap/search-engine/analysis/fold'

interface TrieNode {
  next: Map<number, TrieNode>
  /** What ends here: with the end of a word, or anywhere. */
  whole: number[]
  begun: number[]
}

const nodeOf = (): TrieNode => ({ next: new Map(), whole: [], begun: [] })

/** Words and phrases by their signs, so that a text is read once for all of them. */
export class Trie {
  private readonly root = nodeOf()

  add(literal: string, id: number): void {
    const isBegun = literal.endsWith('*')
    const folded = foldText(isBegun ? literal.slice(0, -1) : literal)
    let node = this.root
    for (let at = 0; at < folded.length; at++) {
      const code = folded.charCodeAt(at)
      let next = node.next.get(code)
      if (!next) {
        next = nodeOf()
        node.next.set(code, next)
      }
      node = next
    }
    const ids = isBegun ? node.begun : node.whole
    if (!ids.includes(id)) ids.push(id)
  }

  /** Tells of all that begins at a place of a text, as far as its longest phrase. */
  readAt(
    text: string,
    from: number,
    isEnd: (at: number) => boolean,
    found: (id: number, end: number) => void,
  ): void {
    let node: TrieNode | undefined = this.root
    for (let at = from; at < text.length; at++) {
      node = node.next.get(text.charCodeAt(at))
      if (!node) return
      const end = at + 1
      for (const id of node.begun) found(id, end)
      if (node.whole.length > 0 && isEnd(end)) for (const id of node.whole) found(id, end)
    }
  }
}
