interface ReasonView {
  value: string
  label: string
}

/** What can be reported of a chat. */
export interface ReportView {
  /** Of the other person. */
  name: string
  chatHref: string
  isAboutSeeker: boolean
  chatReasons: readonly ReasonView[]
  personReasons: readonly ReasonView[]
}
