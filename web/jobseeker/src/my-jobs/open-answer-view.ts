/** What waits for a seeker: an interview to be answered, or an offer. */
export interface OpenAnswerView {
  kind: 'interview' | 'offer'
  applicationId: string
  job: string
  company: string
  /** Of an interview: the first time that is proposed. */
  when?: string
  act: { label: string; href: string }
}
