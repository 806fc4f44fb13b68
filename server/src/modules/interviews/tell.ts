import type { InterviewSide } from '@hanap/contracts/interviews/interview.schemas'
import { personName } from '@hanap/i18n/person-name'
import type { Db } from '../../db/client.ts'
import { type AccountFacts, accountFactsByIds } from '../auth/index.ts'
import { writeInterviewMessage } from '../chats/index.ts'
import type { InterviewNews, Notifier, Recipient } from '../notifications/index.ts'
import { calendarFile } from './calendar/interview-calendar.ts'
import { type InterviewRow, interviewsStore, type SlotRow } from './interviews-store.ts'

export interface TellDeps {
  notifier: Notifier
  /** Where calendars' answers go. */
  supportEmail: string
  /** Address of an interview's page on the person's site. */
  interviewUrl(recipient: Recipient, id: string): string
}

interface Telling {
  news: InterviewNews
  /** Null: time did it, or the end of what it was about. */
  by: InterviewSide | null
  actorId: string | null
}

/** Tells everybody concerned, in the caller's transaction: in the pair's chat, by mail with a calendar, by a notification. */
export type TellInterview = (trx: Db, interview: InterviewRow, telling: Telling) => Promise<void>

const inChat: readonly InterviewNews[] = ['proposed', 'moved', 'accepted', 'declined', 'cancelled']
const reminders: readonly InterviewNews[] = ['day', 'hour']

const nameOf = (account: AccountFacts | undefined) =>
  account ? personName(account.firstName, account.lastName) : ''

/** How the other side is called, for one side's people. */
export const otherName = (
  interview: Pick<InterviewRow, 'company_name' | 'seeker_id' | 'recruiter_id'>,
  side: InterviewSide,
  accounts: ReadonlyMap<string, AccountFacts>,
): string =>
  side === 'recruiter'
    ? nameOf(accounts.get(interview.seeker_id ?? ''))
    : (interview.company_name ?? nameOf(accounts.get(interview.recruiter_id ?? '')))

/** The times that the news is about. */
const timesOf = (interview: InterviewRow, slots: readonly SlotRow[], news: InterviewNews): Date[] => {
  if (news === 'declined' || news === 'expired') return []
  if (news === 'proposed' || news === 'moved') return slots.map(({ starts_at }) => starts_at)
  return interview.slot_id === null ? [] : [interview.starts_at]
}

const writeIntoChat = async (trx: Db, interview: InterviewRow, { by, actorId }: Telling) => {
  const { id, state, seeker_id: seekerId, recruiter_id: recruiterId } = interview
  if (seekerId === null || recruiterId === null) return
  const chatId = await writeInterviewMessage(trx, {
    seekerId,
    recruiterId,
    by,
    actorId,
    interviewId: id,
    state,
    startsAt: state === 'declined' || state === 'expired' ? null : interview.starts_at,
  })
  if (chatId !== null && chatId !== interview.chat_id)
    await interviewsStore.update(trx, id, { chat_id: chatId })
}

export const tellWith =
  ({ notifier, supportEmail, interviewUrl }: TellDeps): TellInterview =>
  async (trx, interview, telling) => {
    const { news, by, actorId } = telling
    if (inChat.includes(news)) await writeIntoChat(trx, interview, telling)
    const { id, seeker_id: seekerId, recruiter_id: recruiterId } = interview
    const slots = (await interviewsStore.slotsOf(trx, [id])).get(id) ?? []
    const interviewerIds = (await interviewsStore.interviewersOf(trx, [id])).get(id) ?? []
    const people = [...new Set([seekerId, recruiterId, ...interviewerIds])].filter(each => each !== null)
    const accounts = await accountFactsByIds(trx, people)
    const now = new Date()
    for (const accountId of people) {
      const account = accounts.get(accountId)
      const side = accountId === seekerId ? 'seeker' : 'recruiter'
      // Who proposes knows; of a move both calendars are told.
      if (!account || (news === 'proposed' && side === by)) continue
      const { recipient } = account
      const other = otherName(interview, side, accounts)
      const hasCalendar = !reminders.includes(news)
      await notifier.notify(trx, [
        {
          recipient,
          key: `interview ${id} ${interview.sequence} ${news} ${accountId}`,
          event: {
            kind: 'interview',
            news,
            id,
            job: interview.job_title,
            other,
            times: timesOf(interview, slots, news).map(at => at.toISOString()),
            place: interview.place,
            onlineUrl: news === 'accepted' || reminders.includes(news) ? interview.online_url : null,
            reason: interview.reason,
            isOwn: accountId === actorId,
          },
          ...(hasCalendar && {
            file: calendarFile({
              interview,
              slots,
              recipient,
              other,
              url: interviewUrl(recipient, id),
              organizerEmail: supportEmail,
              now,
            }),
          }),
        },
      ])
    }
  }
