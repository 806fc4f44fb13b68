import { foldText } from './fold.ts'

/** A part of a query's text that is read on its own. */
export interface TextClause {
  text: string
  isPhrase: boolean
  /** `-word` and `-"phrase"`: what holds it is left out. */
  isExcluded: boolean
  /** The text field of its prefix. */
  field?: string
}

const QUOTES = '"“”„‟＂«»'
const MINUS = /[-－−]/
const SPACE = /\s/
const WORD_SIGN = /[\p{L}\p{N}\p{M}]/u
/** Scripts that are written without spaces: a quote may open right after such a sign. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const PREFIX = /^([\p{L}\p{N}_-]{1,40})[:：](?=\S)/u

const closersOf = (sign: string): string => {
  if (sign === '「') return '」'
  if (sign === '『') return '』'
  return QUOTES.includes(sign) ? QUOTES : ''
}

/** Reads a query's text from left to right. */
class ClauseScanner {
  readonly clauses: TextClause[] = []
  #text: string
  #fields: ReadonlyMap<string, string>
  #at = 0
  #plain = ''

  constructor(text: string, fields: ReadonlyMap<string, string>) {
    this.#text = text
    this.#fields = fields
  }

  read(): TextClause[] {
    while (this.#at < this.#text.length) if (!this.#marked()) this.#plain += this.#text[this.#at++]
    this.#endPlain()
    return this.clauses
  }

  /** Takes a clause with a quote, minus or prefix at the current place; false when there is none. */
  #marked(): boolean {
    const before = this.#at === 0 ? ' ' : this.#text[this.#at - 1]
    const begins = SPACE.test(before) || '(（、，,；;'.includes(before)
    let at = this.#at
    const isExcluded = begins && MINUS.test(this.#text[at]) && this.#beginsWord(at + 1)
    if (isExcluded) at++
    const prefix = begins ? PREFIX.exec(this.#text.slice(at)) : null
    const field = prefix ? this.#fields.get(foldText(prefix[1])) : undefined
    if (prefix && field !== undefined) at += prefix[0].length
    const opens = at > this.#at || !WORD_SIGN.test(before) || UNSPACED.test(before)
    const end = opens ? this.#closing(at) : -1
    if (end >= 0) {
      this.#add({ text: this.#text.slice(at + 1, end), isPhrase: true, isExcluded, field })
      this.#at = end + 1
      return true
    }
    if (at === this.#at) return false
    const rest = /^\S*/.exec(this.#text.slice(at))
    const word = rest ? rest[0] : ''
    this.#add({ text: word, isPhrase: false, isExcluded, field })
    this.#at = at + word.length
    return true
  }

  #beginsWord(at: number): boolean {
    const sign = String.fromCodePoint(this.#text.codePointAt(at) ?? 0)
    return WORD_SIGN.test(sign) || (sign === '.' && this.#beginsWord(at + 1)) || closersOf(sign) !== ''
  }

  /** Where the quote that opens here is closed, or -1. */
  #closing(at: number): number {
    const closers = at < this.#text.length ? closersOf(this.#text[at]) : ''
    if (closers === '') return -1
    for (let end = at + 1; end < this.#text.length; end++) if (closers.includes(this.#text[end])) return end
    return -1
  }

  #add({ field, ...clause }: TextClause): void {
    this.#endPlain()
    if (WORD_SIGN.test(clause.text)) this.clauses.push(field === undefined ? clause : { ...clause, field })
  }

  #endPlain(): void {
    if (WORD_SIGN.test(this.#plain)) {
      this.clauses.push({ text: this.#plain, isPhrase: false, isExcluded: false })
    }
    this.#plain = ''
  }
}

/**
 * Takes quoted phrases, exclusions and prefixed words apart from the plain text; what is left open or stands alone (a
 * single quote sign, a minus with nothing after it, an unknown prefix) is plain text. `fields` are fields by prefix.
 */
export const queryClauses = (text: string, fields: Readonly<Record<string, string>> = {}): TextClause[] => {
  const folded = new Map(Object.entries(fields).map(([prefix, field]) => [foldText(prefix), field]))
  return new ClauseScanner(text, folded).read()
}
