/** A text that can be corrected before it is taken. */
interface ParsedInput {
  name: string
  label: string
  value: string
}

/** One thing that was found: a box to take it, and what can be left out of it. */
export interface ParsedItem {
  /** Value of its box, the same as long as the resume is. */
  key: string
  label: string
  isUnsure: boolean
  /** Whether its box is ticked before a person looks: neither for a guess nor where it would replace what they typed. */
  isChosen: boolean
  /** The text that it came from, where that is not the label itself. */
  source: string | null
  /** What the profile has in its place. */
  current: string | null
  inputs: ParsedInput[]
  /** Parts with boxes of their own. */
  parts: { name: string; label: string }[]
}

export interface ParsedGroup {
  heading: string
  items: ParsedItem[]
  /** One beside the other, for words. */
  isInline: boolean
}

/** Name of the boxes that take things. */
export const ACCEPT_FIELD = 'take'
export const partName = (key: string, part: string) => `${key}:${part}`
