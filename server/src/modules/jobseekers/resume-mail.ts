import type { SessionUser } from '@hanap/contracts/session.schemas'
import { personName } from '@hanap/i18n/person-name'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { emailKey } from '../../http/email-key.ts'
import type { Place } from '../../http/place.ts'
import { refuseField } from '../../http/refusal.ts'
import type { AccountFacts } from '../auth/index.ts'
import { blacklist } from '../companies/index.ts'
import type { Mailbox, Post } from '../notifications/index.ts'

export interface ResumeMailDeps {
  db: Db
  mailbox: Mailbox
  findRecruiter(email: string): Promise<AccountFacts | undefined>
  hasAppliedTo(accountId: string, companyId: string): Promise<boolean>
}

interface Letter extends Place {
  email: string
  from: SessionUser
  file: { name: string; mime: string; bytes: Uint8Array }
}

/**
 * Mails a resume to its owner, or to a recruiter of a company that the owner has applied to and not blocked. Any other
 * address is refused alike, whoever has it.
 */
export const mailResume = async (deps: ResumeMailDeps, { email, from, file, ...place }: Letter) => {
  const post = (to: Post['to'], sender: string | null) =>
    deps.db
      .transaction()
      .execute(trx =>
        deps.mailbox.post(trx, [
          { to, key: `resume ${newId()}`, news: { kind: 'resume', file: file.name, from: sender }, file },
        ]),
      )
  if (emailKey(email) === emailKey(from.email)) {
    await post(
      {
        accountId: from.id,
        email: from.email,
        name: from.first_name,
        language: place.language,
        market: place.market.key,
      },
      null,
    )
    return
  }
  const recruiter = await deps.findRecruiter(email)
  const companyId = recruiter?.companyId
  const isKnown =
    companyId != null &&
    (await deps.hasAppliedTo(from.id, companyId)) &&
    !(await blacklist(deps.db).hasBlocked(deps.db, from.id, [companyId]))
  if (!recruiter || !isKnown) throw refuseField('email', 'recipient_unknown')
  await post(recruiter.reader, personName(from.first_name, from.last_name))
}
