/** What a person may put into a message. */
export interface PhrasesView {
  /** Address of the chat. */
  path: string
  phrases: readonly {
    id: string
    text: string
    isOwn: boolean
    /** With its placeholders, as its owner wrote it. */
    written: string
  }[]
  /** The one that was chosen without script; null where none was. */
  chosen: string | null
}
