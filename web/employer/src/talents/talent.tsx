import { translator } from '@hanap/i18n/catalogues'
import { BackLink } from '@hanap/shared/components/back-link'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { FoundFacts } from '@hanap/shared/components/person/found-facts'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { SelectField } from '@hanap/ui/field'
import { UserIcon } from '@hanap/ui/icon'
import { Badge, EmptyState } from '@hanap/ui/surface'
import { useEffect, useState } from 'react'
import { Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { loadTalent, type TalentView } from './load-talent.server.ts'
import texts from './talent.tsx?texts'
import { TalentMatch } from './talent-match.tsx'

const GREETING = 'greeting'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const id = args.params.id ?? ''
  const { searchParams } = new URL(args.request.url)
  // Without script the chosen job leads to the greeting's page in this way.
  if (searchParams.has('greet'))
    throw redirect(`${prefix}/jobs/${encodeURIComponent(searchParams.get('job') ?? '')}/greet/${id}`)
  const t = translator(language)
  const opened = await loadTalent(page, id, args.request)
  const title = 'talent' in opened ? opened.talent.card.title : t('talents.limitTitle')
  return {
    head: headOf(page, t('employer.title'), { title, isIndexed: false }),
    opened,
    texts: textsFor(language, texts),
  }
}

/** Somebody whom the company can find. */
export default function Talent() {
  const { head, opened } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <BackLink href={href('/talents')}>{t('talents.heading')}</BackLink>
      {'talent' in opened ? (
        <Profile talent={opened.talent} />
      ) : (
        <EmptyState title={t('talents.limitTitle')} drawing="no-permission">
          <p>{t('talents.limitText', opened.limit)}</p>
        </EmptyState>
      )}
    </div>
  )
}

function Profile({ talent }: { talent: TalentView }) {
  const { t } = usePage()
  const { card } = talent
  return (
    <>
      <header className="flex items-start gap-4">
        {card.isNamed ? (
          <CompanyAvatar name={card.title} logo={card.avatar} size="large" />
        ) : (
          <span className="avatar avatar-large" aria-hidden="true">
            <UserIcon />
          </span>
        )}
        <div className="grid min-w-0 flex-1 gap-2 wrap-anywhere">
          <h1 className="text-2xl">
            <bdi>{card.title}</bdi>
          </h1>
          {card.headline && (
            <p>
              <bdi>{card.headline}</bdi>
            </p>
          )}
          <p className="flex flex-wrap items-center gap-2">
            {card.match && <Badge tone="accent">{card.match}</Badge>}
            {card.facts.map(fact => (
              <Badge key={fact}>
                <bdi>{fact}</bdi>
              </Badge>
            ))}
            <span className="text-sm text-muted">{card.updated}</span>
          </p>
        </div>
      </header>
      <div className="desk">
        <div className="desk-main">
          <div className="desk-sheet fact-sheet">
            {talent.match && <TalentMatch match={talent.match} />}
            <FoundFacts {...talent} />
          </div>
        </div>
        <div className="desk-side">
          <Greeting talent={talent} />
          <div className="grid gap-3 text-sm text-muted">
            {!card.isNamed && <p>{t('talents.hiddenNote')}</p>}
            <p>{t('talents.left', { count: talent.left })}</p>
            <p>
              <a className="lone" href={talent.reportHref}>
                {t('talents.report')}
              </a>
            </p>
          </div>
        </div>
      </div>
      {talent.mayGreet && talent.jobs.length > 0 && <GreetingBar />}
    </>
  )
}

/** What became of a greeting, or how one is written. */
function Greeting({ talent }: { talent: TalentView }) {
  const { t } = usePage()
  const { card, chatHref, mayGreet, jobs, job } = talent
  const onlyJob = jobs.length === 1 ? jobs[0]?.id : undefined
  return (
    <section className="card grid gap-3 p-5" id={GREETING}>
      <h2 className="text-lg">{t('talents.greetHeading')}</h2>
      {card.greeting && <p>{card.greeting}</p>}
      {chatHref && (
        <p>
          <LinkButton href={chatHref}>{t('talents.openChat')}</LinkButton>
        </p>
      )}
      {mayGreet && jobs.length === 0 && <p>{t('talents.greetNoJob')}</p>}
      {jobs.length > 0 && (
        <Form method="get" className="form">
          {mayGreet && <p className="text-sm text-muted">{t('talents.greetText')}</p>}
          <SelectField name="job" label={t('talents.greetJob')} defaultValue={job || onlyJob} required>
            {!onlyJob && <option value="">{t('talents.chooseJob')}</option>}
            {jobs.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <p className="flex flex-wrap gap-2">
            {mayGreet && (
              <Button type="submit" look="primary" name="greet" value="1">
                {t('talents.greetButton')}
              </Button>
            )}
            <Button type="submit">{t('talents.showMatch')}</Button>
          </p>
        </Form>
      )}
    </section>
  )
}

/** The way to the greeting, until it is in sight. */
function GreetingBar() {
  const { t } = usePage()
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const greeting = document.getElementById(GREETING)
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false))
    if (greeting) observer.observe(greeting)
    return () => observer.disconnect()
  }, [])
  return (
    <p className="foot-bar" hidden={isNear}>
      <LinkButton look="primary" href={`#${GREETING}`}>
        {t('talents.greetButton')}
      </LinkButton>
    </p>
  )
}
