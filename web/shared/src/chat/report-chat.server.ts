import type { Chat } from '@hanap/contracts/chats/chat.schemas'
import { readChat, reportChat } from '@hanap/contracts/chats/chats.calls'
import type { Outcome, PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { personName } from '@hanap/i18n/person-name'
import { options } from '@hanap/markets/lists'
import { data } from 'react-router'
import { formTexts } from '../calls/form-values.ts'
import { factsOf } from '../page/page-facts.ts'
import type { ReportView } from './report-view.ts'

interface ReportOptions {
  page: PageContext
  chatId: string
  /** Where the site has its chats. */
  path: string
  answerOf<Answer>(outcome: Outcome<Answer>): Answer
}

const subjects = {
  chat: 'chat_report_lists',
  recruiter: 'report_recruiter_reasons',
  talent: 'report_talent_reasons',
} as const
type Subject = keyof typeof subjects

/** The other person, as a report names them. */
const otherSubject = ({ other }: Chat): Subject => (other.kind === 'seeker' ? 'talent' : 'recruiter')

export const loadReport = async ({ page, chatId, path, answerOf }: ReportOptions): Promise<ReportView> => {
  const { language, prefix } = factsOf(page)
  const { chat } = answerOf(await page.call(readChat, { params: { id: chatId } }))
  const reasonsOf = (subject: Subject) =>
    options(subjects[subject], language).map(({ id, value }) => ({
      value: `${subject} ${id}`,
      label: value,
    }))
  return {
    name: personName(chat.other.first_name, chat.other.last_name),
    chatHref: `${prefix}${path}/${chat.id}`,
    isAboutSeeker: chat.other.kind === 'seeker',
    chatReasons: reasonsOf('chat'),
    personReasons: reasonsOf(otherSubject(chat)),
  }
}

const isSubject = (text: string): text is Subject => Object.hasOwn(subjects, text)

/** Sends the report; a form without a reason is shown again. */
export const sendReport = async (page: PageContext, request: Request, chatId: string) => {
  const { reason = '', is_blocked } = formTexts(await request.formData())
  const [subject = '', id = ''] = reason.split(' ')
  if (!isSubject(subject)) {
    const text = translator(factsOf(page).language)('errors.invalid_choice')
    return data({ isDone: false, error: text }, { status: 422 })
  }
  const outcome = await page.call(reportChat, {
    params: { id: chatId },
    body: { subject, report_reason_id: Number(id), is_blocked: is_blocked !== undefined },
  })
  return outcome.ok
    ? { isDone: true, error: '' }
    : data({ isDone: false, error: outcome.message }, { status: outcome.status })
}
