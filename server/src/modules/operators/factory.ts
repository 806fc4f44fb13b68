import { sql } from 'kysely'
import { TOTP } from 'otpauth'
import type { TestApp } from '../../testing/app.ts'
import { accountFactsByIds, createPasswords } from '../auth/index.ts'
import { tellOfReports } from '../chats/factory.ts'
import { tellDecisions } from '../companies/factory.ts'
import { tellOfInterviewReports } from '../interviews/factory.ts'
import { tellOfJobReports } from '../jobs/factory.ts'
import { createNotifier } from '../notifications/index.ts'
import { tellOfTalentReports } from '../talents/factory.ts'
import { addOperator, saveReadyOperator } from './accounts/manage-operators.ts'
import { beginOperatorSession } from './accounts/operator-sessions.ts'
import { newTotpSecret } from './accounts/totp.ts'

export const OPERATOR_PASSWORD = 'a long enough secret'

let passwordHash: Promise<string> | undefined
let count = 0

export interface TestOperator {
  id: string
  email: string
  secret: string
  /** Of a session that is open. */
  token: string
}

/** An operator who is set up and logged in. */
export const buildOperator = async (app: TestApp): Promise<TestOperator> => {
  passwordHash ??= createPasswords().hash(OPERATOR_PASSWORD)
  count += 1
  const email = `operator${count}-${process.pid}@example.com`
  const secret = newTotpSecret()
  const id = await saveReadyOperator(app.db, { email, passwordHash: await passwordHash, secret })
  const { token } = await beginOperatorSession(app.db, id)
  return { id, email, secret, token }
}

/** Another session of an operator's. */
export const operatorSessionOf = async (app: TestApp, { id }: Pick<TestOperator, 'id'>): Promise<string> =>
  (await beginOperatorSession(app.db, id)).token

/** What an authenticator shows so many seconds from now. */
export const codeOf = (secret: string, inSeconds = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + inSeconds * 1000 })

/** What the server's leader does once a minute: both sides of every verdict are told. */
export const tellVerdictsNow = async ({ db, settings }: TestApp) => {
  const notifier = createNotifier({
    siteAddress: site => `http://${site}.localhost`,
    supportEmail: settings.SUPPORT_EMAIL,
  })
  await tellOfReports(db, notifier)
  await tellOfTalentReports(db, notifier)
  await tellOfInterviewReports(db, notifier)
  const recipientOf = async (id: string | null) =>
    id === null ? undefined : (await accountFactsByIds(db, [id])).get(id)?.recipient
  await tellOfJobReports({ db, notifier, handlerOf: job => recipientOf(job.recruiter_id) })
  await tellDecisions({
    db,
    notifier,
    leadersOf: async companyId => {
      const { rows } = await sql<{ id: string }>`
        select id from accounts where company_id = ${companyId} and role in ('owner', 'admin')`.execute(db)
      const accounts = await accountFactsByIds(
        db,
        rows.map(({ id }) => id),
      )
      return [...accounts.values()].map(({ recipient }) => recipient)
    },
  })
}

/** An operator who is not set up yet; the token of the link. */
export const addTestOperator = async (app: TestApp): Promise<string> => {
  count += 1
  return (await addOperator(app.db, `set-up${count}-${process.pid}@example.com`)) ?? ''
}
