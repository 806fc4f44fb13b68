import type { Call } from '@hanap/contracts/call'
import { sql } from 'kysely'
import { newId } from '../../db/id.ts'
import { grantAppeal } from '../../modules/appeals/index.ts'
import { addTestOperator } from '../../modules/operators/factory.ts'
import { recordAct } from '../../modules/operators/index.ts'
import type { TestApp } from '../app.ts'
import { pngFile } from '../picture.ts'

const NOTHING = {
  verificationId: 'none',
  actId: 'none',
  setUpToken: 'none'.repeat(8),
  appealToken: 'none'.repeat(8),
}

/** What operators decide on: a reported job, a number of a register, a verdict, and what links carry. */
export const buildOperatorThings = async (
  app: TestApp,
  { service }: Call,
  { companyId, jobId }: { companyId: string; jobId: string },
): Promise<typeof NOTHING> => {
  if (service !== 'operators' && service !== 'appeals') return NOTHING
  const verificationId = newId()
  const documentId = newId()
  await sql`
    insert into company_documents (id, company_id, name, mime, content)
    values (${documentId}, ${companyId}, 'extract.png', 'image/png', ${Buffer.from(pngFile('extract.png').content)})`.execute(
    app.db,
  )
  await sql`
    insert into company_verifications (id, company_id, kind, value, value_key, state, document_id)
    values (${verificationId}, ${companyId}, 'register', ${verificationId}, ${verificationId}, 'pending', ${documentId})`.execute(
    app.db,
  )
  await sql`
    insert into job_reports (job_id, reporter, is_account, reason_id)
    values (${jobId}, ${`device ${newId()}`}, false, 1)`.execute(app.db)
  const decidedId = newId()
  await sql`
    insert into company_verifications (id, company_id, kind, value, value_key, state, checked_at)
    values (${decidedId}, ${companyId}, 'register', ${decidedId}, ${decidedId}, 'refused', now())`.execute(
    app.db,
  )
  const actId = await recordAct(app.db, {
    operatorId: null,
    action: 'refuse',
    title: 'A company',
    kind: 'verification',
    caseId: decidedId,
    companyId,
  })
  const { id: accountId } = await sql<{ id: string }>`select id from accounts limit 1`
    .execute(app.db)
    .then(({ rows: [row] }) => row ?? { id: '' })
  const appealToken = await grantAppeal(app.db, {
    verdictKey: newId(),
    kind: 'verification',
    caseId: decidedId,
    title: 'A company',
    reason: null,
    words: null,
    accountId,
  })
  return { verificationId, actId, setUpToken: await addTestOperator(app), appealToken }
}
