import type { MailEvent, Recipient } from './notification-events.ts'
import type { NotificationRequest } from './notifier.ts'

/** One side of a report; undefined where the account is gone. */
type ReportSide = { recipient: Recipient } | undefined

interface ReportVerdict<Side extends ReportSide> {
  /** Names the verdict. */
  key: string
  isUpheld: boolean
  reporter: Side
  reported: Side
}

/** What each side is told: `about` is the other one. */
interface ToldVerdict<Side extends ReportSide> {
  isUpheld: boolean
  isReporter: boolean
  about: Side
}

/** Who reported is told of every verdict, the other side of one that upheld the report; nobody who is gone. */
export const verdictRequests = <Side extends ReportSide>(
  { key, isUpheld, reporter, reported }: ReportVerdict<Side>,
  eventOf: (told: ToldVerdict<Side>) => MailEvent,
): NotificationRequest[] => {
  const requestTo = (to: Side, about: Side, isReporter: boolean): NotificationRequest[] =>
    to
      ? [
          {
            recipient: to.recipient,
            key: `${key} ${isReporter ? 'reporter' : 'reported'}`,
            event: eventOf({ isUpheld, isReporter, about }),
          },
        ]
      : []
  return [...requestTo(reporter, reported, true), ...(isUpheld ? requestTo(reported, reporter, false) : [])]
}
