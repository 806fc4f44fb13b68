/** A talent as lists and their own page show them. */
export interface TalentCardView {
  id: string
  href: string
  /** Their name where the company may know it, else the work that they do. */
  title: string
  isNamed: boolean
  avatar: string | null
  headline: string | null
  work: readonly { title: string; company: string | null; time: string }[]
  facts: readonly string[]
  skills: readonly string[]
  wanted: string
  updated: string
  match: string | null
  greeting: string | null
}

/** All that companies read of somebody. */
export interface TalentFactsView {
  card: TalentCardView
  functions: readonly string[]
  educations: readonly string[]
  licenses: readonly string[]
  /** What they look for, a line each. */
  wishes: readonly string[]
}

export interface TalentMatchView {
  heading: string
  parts: readonly { key: string; label: string; text: string; tone: 'positive' | 'warning' | 'plain' }[]
}
