import { openChat, sendMessage } from '@hanap/contracts/chats/chats.calls'
import { createSockets } from '../../sockets/sockets.ts'
import type { TestApp } from '../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../auth/factory.ts'
import { buildEmployer, type Employer } from '../job-applications/factory.ts'
import { notificationsModule } from '../notifications/index.ts'
import type { VisibleAmong } from './live/chat-presence.ts'
import { tellOfUnread } from './unread/tell-unread.ts'

let count = 0
/** A client id as a device makes them: never the same twice. */
export const nextClientId = () => {
  count += 1
  return `client-${count}`
}

export interface TestChat extends Employer {
  seeker: TestPerson
  id: string
}

/** A seeker's chat about an employer's job, with a first message. */
export const buildChat = async (app: TestApp, text = 'Is the job still open?'): Promise<TestChat> => {
  const employer = await buildEmployer(app)
  const seeker = await buildSeeker(app)
  const { data } = await app.call(
    openChat,
    { body: { job_id: employer.jobId, text, client_id: nextClientId() } },
    { as: seeker },
  )
  return { ...employer, seeker, id: data.chat.id }
}

/** A seeker's chat about a job, with a first message; its id. */
export const openTestChat = async (app: TestApp, seeker: TestPerson, jobId: string): Promise<string> => {
  const body = { job_id: jobId, text: 'Is the job still open?', client_id: nextClientId() }
  return (await app.call(openChat, { body }, { as: seeker })).data.chat.id
}

/** Sends a text; answers all that came back. */
export const sendText = (app: TestApp, as: TestPerson, id: string, text: string, clientId = nextClientId()) =>
  app.call(sendMessage, { params: { id }, body: { client_id: clientId, text } }, { as })

const nobody: VisibleAmong = async () => new Set()

/** What the server's leader does every few seconds, twice: the devices, then the mail. */
export const tellUnreadNow = async (app: TestApp, visibleAmong: VisibleAmong = nobody) => {
  const { db, listener } = app.connection
  const { notifier } = notificationsModule({
    db,
    listener,
    sockets: createSockets(),
    siteAddress: site => `http://${site}.localhost`,
    supportEmail: 'support@example.com',
    endedSessions: async () => [],
    push: { keys: undefined, isPublicOnly: false },
    onError: error => {
      throw error
    },
  })
  for (let time = 0; time < 2; time++) await tellOfUnread({ db, notifier, visibleAmong })
}

export { tellOfReports } from './reports/tell-reports.ts'
