/** A job as lists show it, in the page's language. What does not hold is left out, to keep pages small. */
export interface CardView {
  id: string
  /** With the page's language segment. */
  href: string
  title: string
  /** Empty where the ad names none. */
  company: string
  logo?: string
  /** Place, workplace, job type. */
  facts: string[]
  salary?: string
  posted: string
  /** Until when one can apply, where that is soon. */
  closes?: string
  /** Where else it is posted, or how often. */
  also?: string
  /** Why it fits the seeker: the two best reasons. */
  fits?: string
  /** Says that the seeker follows its company. */
  follows?: string
  /** Says that the seeker has opened it lately. */
  seen?: string
  /** The ad's language where it is not the page's. */
  lang?: string
  isNew?: true
  isVerified?: true
  isUrgent?: true
  isFeatured?: true
  isSaved?: true
  isApplied?: true
}
