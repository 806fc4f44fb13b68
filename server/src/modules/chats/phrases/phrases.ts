import type { Chat, ChatPhrase, ChatSide } from '@hanap/contracts/chats/chat.schemas'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'

/** Ready-made ones of each side. */
const readyMade = {
  seeker: [
    'chats.phraseStillOpen',
    'chats.phraseInterested',
    'chats.phraseWhenInterview',
    'chats.phraseHours',
    'chats.phraseFoundOther',
  ],
  recruiter: [
    'chats.phraseThanks',
    'chats.phraseWhenStart',
    'chats.phraseFreeThisWeek',
    'chats.phraseStillLooking',
    'chats.phraseOtherApplicant',
  ],
} as const satisfies Record<ChatSide, readonly string[]>

/** What stands for `{name}`, `{job}` and `{company}` in a phrase. */
export type PhraseValues = Record<'name' | 'job' | 'company', string>

const asWritten: PhraseValues = { name: '{name}', job: '{job}', company: '{company}' }

/** Of one chat; what the chat does not have stays as it is written, to be seen. */
export const phraseValuesOf = ({ other, job }: Chat, ownCompany: string | null): PhraseValues => ({
  name: other.first_name || asWritten.name,
  job: job?.job_title ?? asWritten.job,
  company: ownCompany ?? other.company_name ?? job?.company_name ?? asWritten.company,
})

const PLACEHOLDER = /\{(name|job|company)\}/g
const isPlaceholder = (name: string | undefined): name is keyof PhraseValues =>
  name !== undefined && Object.hasOwn(asWritten, name)
/** What keeps a value's direction apart in a page's text has no place in what is typed. */
const ISOLATES = /[\u2066-\u2069]/g

/** A side's phrases: its own first, then ready-made ones in the reader's language. */
export const phrasesFor = (
  side: ChatSide,
  own: readonly string[],
  { language, values = asWritten }: { language: LanguageCode; values?: PhraseValues | undefined },
): ChatPhrase[] => {
  const t = translator(language)
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (written, name: string) => (isPlaceholder(name) ? values[name] : written))
  return [
    ...own.map((text, at) => ({ id: `own${at + 1}`, text: fill(text), is_own: true })),
    ...readyMade[side].map((key, at) => ({
      id: `ready${at + 1}`,
      text: t(key, values).replace(ISOLATES, ''),
      is_own: false,
    })),
  ]
}
