import type { CaseKind } from '@hanap/contracts/operators/cases.calls'
import { usePage } from '@hanap/shared/components/page'
import { factTexts } from '../acts/case-texts.ts'
import type { CaseView } from './load-case.server.ts'

type Fact = CaseView['facts'][number]

/** What somebody wrote, and what takes a line of its own. */
const longFacts: ReadonlySet<Fact['name']> = new Set(['words', 'answer', 'verdict', 'proven'])

const widthOf = ({ name, email }: Fact) => {
  if (longFacts.has(name)) return 'is-long'
  return email !== null || name === 'website' || name === 'company' ? 'is-wide' : undefined
}

/** Of whose reports the company is the one that reported, not the one that is judged. */
const kindsByCompanies: ReadonlySet<CaseKind> = new Set(['seeker', 'talent'])

/** Whom a case is about; what has a page or an address leads there. */
export function CaseFacts({ kind, facts }: Pick<CaseView, 'facts'> & { kind: CaseKind }) {
  const { t } = usePage()
  const companyAt = kindsByCompanies.has(kind) ? facts.findIndex(({ name }) => name === 'company') : -1
  const ownFacts = companyAt < 0 ? facts : facts.slice(0, companyAt)
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="facts">
      <h2 id="facts" className="text-lg">
        {t('operator.facts')}
      </h2>
      {companyAt >= 0 && <h3 className="font-semibold">{t('operator.reported')}</h3>}
      <FactList facts={ownFacts} isTitled={companyAt >= 0} />
      {kind === 'talent' && <p className="text-sm text-muted">{t('operator.profileUnseen')}</p>}
      {companyAt >= 0 && (
        <>
          <h3 className="font-semibold">{t('operator.reporterCompany')}</h3>
          <FactList facts={facts.slice(companyAt)} />
        </>
      )}
    </section>
  )
}

interface FactListProps extends Pick<CaseView, 'facts'> {
  /** Its title says already who it is about. */
  isTitled?: boolean
}

function FactList({ facts, isTitled = false }: FactListProps) {
  const { t } = usePage()
  return (
    <dl className="operator-facts">
      {facts.map(fact => (
        <div key={`${fact.name} ${fact.text}`} className={widthOf(fact)}>
          <dt className={isTitled && fact.name === 'reported' ? 'unseen' : undefined}>
            {t(factTexts[fact.name])}
          </dt>
          <dd>
            <FactText fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FactText({ fact: { text, email, url } }: { fact: Fact }) {
  return (
    <>
      {url === null ? (
        text
      ) : (
        <a href={url} target="_blank" rel="noreferrer nofollow">
          {text}
        </a>
      )}
      {email !== null && <MailLink email={email} />}
    </>
  )
}

export function MailLink({ email }: { email: string }) {
  return (
    <a className="mail-link" href={`mailto:${email}`} dir="ltr">
      {email}
    </a>
  )
}
