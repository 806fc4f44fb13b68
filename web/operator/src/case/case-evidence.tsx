import type { CaseKind } from '@hanap/contracts/operators/cases.calls'
import { JobArticle } from '@hanap/shared/components/job/job-article'
import { usePage } from '@hanap/shared/components/page'
import { AlertIcon } from '@hanap/ui/icon'
import { Disclosure } from '@hanap/ui/surface'
import { Act } from '../acts/act.tsx'
import { messageText } from '../acts/case-texts.ts'
import { CaseFacts } from './case-facts.tsx'
import { CaseReports } from './case-reports.tsx'
import type { CaseView } from './load-case.server.ts'

/** What is known of a case: who said what, whom it is about and what was decided before; then messages and the ad. */
export function CaseEvidence({ kind, view }: { kind: CaseKind; view: CaseView }) {
  const { reports, facts, earlier, messages, job, document } = view
  const { t } = usePage()
  return (
    <>
      {reports.length > 0 && <CaseReports reports={reports} />}
      {document && <Document document={document} />}
      <CaseFacts kind={kind} facts={facts} />
      <Earlier earlier={earlier} />
      {messages.length > 0 && <Messages messages={messages} />}
      {job && (
        <section className="card px-4 py-2" aria-labelledby="ad">
          <Disclosure
            summary={
              <h2 id="ad" className="text-lg">
                {t('operator.adAsShown')}
              </h2>
            }
          >
            <JobArticle
              job={job.article}
              heading="h2"
              acts={
                <a
                  className="inline-flex min-h-11 items-center"
                  href={job.url}
                  rel="noreferrer"
                  target="_blank"
                >
                  {t('operator.openAd')}
                </a>
              }
            />
          </Disclosure>
        </section>
      )}
    </>
  )
}

function Earlier({ earlier }: Pick<CaseView, 'earlier'>) {
  const { t } = usePage()
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="earlier">
      <h2 id="earlier" className="text-lg">
        {t('operator.earlier')}
      </h2>
      {earlier.length === 0 ? (
        <p>{t('operator.earlierNone')}</p>
      ) : (
        <ol className="divide-y divide-line">
          {earlier.map(act => (
            <li key={act.id} className="grid gap-1 py-3 wrap-anywhere">
              <Act act={act} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Document({ document }: { document: NonNullable<CaseView['document']> }) {
  const { t } = usePage()
  const { name, href, isPicture } = document
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="document">
      <h2 id="document" className="text-lg">
        {t('operator.document')}
      </h2>
      {isPicture ? (
        <img className="case-document" src={href} alt={name} />
      ) : (
        <iframe className="case-document" src={href} title={name} />
      )}
      <p>
        <a className="inline-flex min-h-11 items-center" href={href} target="_blank" rel="noreferrer">
          {t('operator.openDocument', { name })}
        </a>
      </p>
    </section>
  )
}

function Messages({ messages }: Pick<CaseView, 'messages'>) {
  const { t } = usePage()
  const senders = {
    seeker: t('operator.sender_seeker'),
    recruiter: t('operator.sender_recruiter'),
    system: t('common.brand'),
  }
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="messages">
      <h2 id="messages" className="text-lg">
        {t('operator.messages')}
      </h2>
      <ol className="divide-y divide-line">
        {messages.map(({ seq, sender, kind, text, at, chat_id, signs }) => (
          <li key={`${chat_id} ${seq}`} className="case-message">
            <p className="flex flex-wrap gap-x-3 text-sm text-muted">
              <span>{senders[sender]}</span>
              {at !== null && <span>{at}</span>}
            </p>
            <p dir="auto">{text ?? t(messageText(kind))}</p>
            {signs.length > 0 && (
              <ul className="case-signs">
                {signs.map(sign => (
                  <li key={sign}>
                    <AlertIcon />
                    {sign}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
