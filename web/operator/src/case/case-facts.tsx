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

/** Whom a case is about; what has a page or an address leads there. */
export function CaseFacts({ facts }: Pick<CaseView, 'facts'>) {
  const { t } = usePage()
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="facts">
      <h2 id="facts" className="text-lg">
        {t('operator.facts')}
      </h2>
      <dl className="operator-facts">
        {facts.map(fact => (
          <div key={`${fact.name} ${fact.text}`} className={widthOf(fact)}>
            <dt>{t(factTexts[fact.name])}</dt>
            <dd>
              <FactText fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
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
