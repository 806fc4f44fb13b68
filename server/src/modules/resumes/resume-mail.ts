import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { personName } from '@hanap/i18n/person-name'
import { emailKey } from '../../calls/email-key.ts'
import type { Locale } from '../../calls/locale.ts'
import { Refusal, refuseField } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { AccountFacts } from '../auth/index.ts'
import type { NotificationRequest, Notifier } from '../notifications/index.ts'

export interface ResumeMailDeps {
  db: Db
  /** A seeker's application that stands, where a company's recruiters may see it. */
  applicationTo(accountId: string, companyId: string): Promise<{ id: string } | undefined>
  notifier: Notifier
  findRecruiter(email: string): Promise<AccountFacts | undefined>
}

interface ResumeMail extends Locale {
  email: string
  from: SessionUser
  file: { name: string; mime: string; bytes: Uint8Array }
}

/** Under a name of ours: what its owner calls it may be any text. */
const attached = (
  file: ResumeMail['file'],
  { language }: NotificationRequest['recipient'],
): ResumeMail['file'] => ({
  ...file,
  name: `${translator(language)('mail.resumeFileName')}${file.name.slice(file.name.lastIndexOf('.'))}`,
})

/**
 * Mails a resume to its owner, or to a recruiter of a company that the owner has applied to and not blocked. Any other
 * address is refused alike, whoever has it. Whoever has not shown that their own address is theirs mails nothing to anybody.
 */
export const mailResume = async (deps: ResumeMailDeps, { email, from, file, ...locale }: ResumeMail) => {
  if (!from.is_email_verify) throw new Refusal('email_unverified')
  const post = (to: NotificationRequest['recipient'], sender: string | null) =>
    deps.db.transaction().execute(trx =>
      deps.notifier.notify(trx, [
        {
          recipient: to,
          key: `resume ${newId()}`,
          event: { kind: 'resume', from: sender },
          file: attached(file, to),
        },
      ]),
    )
  if (emailKey(email) === emailKey(from.email)) {
    await post(
      {
        accountId: from.id,
        email: from.email,
        name: from.first_name,
        language: locale.language,
        market: locale.market.key,
      },
      null,
    )
    return
  }
  const recruiter = await deps.findRecruiter(email)
  const companyId = recruiter?.companyId
  const application = companyId == null ? undefined : await deps.applicationTo(from.id, companyId)
  if (!recruiter || !application) throw refuseField('email', 'recipient_unknown')
  await post(recruiter.recipient, personName(from.first_name, from.last_name))
}
