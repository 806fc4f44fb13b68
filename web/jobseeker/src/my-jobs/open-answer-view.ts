/** What waits for a seeker: an interview to be answered, or an offer. */
export interface OpenAnswerView {
  kind: 'interview' | 'offer'
  applicationId: string
  job: string
  company: string
  /** Of an interview: the first proposed time that is still to come, and whether there are others. */
  when?: string
  act: { label: string; href: string }
}

/** An offer on its application's page. */
export interface OfferView {
  /** What the recruiter wrote with it, else the stage's text. */
  text: string
  date: string
  isAnswered: boolean
  /** Where it is answered; null where nobody can be written to. */
  chatHref: string | null
}
