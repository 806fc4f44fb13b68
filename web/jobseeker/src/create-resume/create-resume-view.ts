/** The page's path; bringing a JSON Resume stands below it. */
export const CREATE_RESUME_PATH = '/create-resume'
export const IMPORT = 'import'

interface TemplateView {
  id: string
  name: string
  /** Address of a picture of it, with a person who does not exist. */
  picture: string
}

interface ResumeSectionView {
  key: string
  name: string
  isChosen: boolean
}

/** What is chosen, what could be, and what comes of it. */
export interface CreateResumeView {
  template: string
  language: string
  templates: TemplateView[]
  languages: [code: string, name: string][]
  /** In the order chosen. */
  sections: ResumeSectionView[]
  /** Sections that are shown, with commas between. */
  shown: string
  /** Kept through designs without a place for one. */
  isPhotoLeftOut: boolean
  /** Whether the photo is shown, where the design has a place for one; null elsewhere. */
  photo: { isShown: boolean; isThere: boolean } | null
  preview: { picture: string; text: string; file: string }
  filename: string
  isThin: boolean
}

/** What a JSON Resume would add, by sections. */
export interface ImportPreview {
  groups: { name: string; entries: { text: string; when: string }[] }[]
  notes: string[]
  /** As it was sent, to be sent again. */
  json: string
}
