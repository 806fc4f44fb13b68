import type { MessageTemplate } from '@hanap/contracts/job-applications/applicants.schemas'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'

const templates = {
  next_step: { name: 'applicants.templateNextStep', text: 'applicants.templateNextStepText' },
  interview: { name: 'applicants.templateInterview', text: 'applicants.templateInterviewText' },
  still_looking: { name: 'applicants.templateStillLooking', text: 'applicants.templateStillLookingText' },
  not_selected: { name: 'applicants.templateNotSelected', text: 'applicants.templateNotSelectedText' },
  after_interview: {
    name: 'applicants.templateAfterInterview',
    text: 'applicants.templateAfterInterviewText',
  },
} as const
export type MessageTemplateKey = keyof typeof templates
const keys: readonly MessageTemplateKey[] = [
  'next_step',
  'interview',
  'still_looking',
  'not_selected',
  'after_interview',
]

export const isMessageTemplate = (key: string): key is MessageTemplateKey => keys.some(each => each === key)

/** What keeps a value's direction apart in a page's text has no place in what is sent. */
const ISOLATES = /[\u2066-\u2069]/g

/** A ready-made message, in the language of whom it is for. */
export const templateText = (
  key: MessageTemplateKey,
  values: { name: string; job: string },
  language: LanguageCode,
): string => translator(language)(templates[key].text, values).replace(ISOLATES, '')

/** All of them, named in the reader's language and written in the applicant's. */
export const templatesFor = (
  values: { name: string; job: string },
  { language, of }: { language: LanguageCode; of: LanguageCode },
): MessageTemplate[] =>
  keys.map(key => ({
    key,
    name: translator(language)(templates[key].name),
    text: templateText(key, values, of),
  }))
