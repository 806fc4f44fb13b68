import { translator } from '@hanap/i18n/catalogues'
import { BackLink } from '@hanap/shared/components/back-link'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { FoundFacts } from '@hanap/shared/components/person/found-facts'
import { PersonProfile } from '@hanap/shared/components/person/person-profile'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { Callout, Chip } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import type { RouteHandle } from '../root.tsx'
import { FindableHint } from './findable-hint.tsx'
import { type Audience, audienceOf, audiences, loadSeen } from './load-seen.server.ts'
import { Meter } from './meter.tsx'
import texts from './seen.tsx?texts'

const SEEN_PATH = '/dashboard/profile'

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  if (!page.user) throw redirect(logInAddress(prefix, prefix + SEEN_PATH))
  const t = translator(language)
  const audience = audienceOf(new URL(args.request.url).searchParams.get('as'))
  return {
    head: headOf(page, t('common.brand'), { title: t('profile.seenHeading'), isIndexed: false }),
    seen: await loadSeen(page, audience),
    tabs: audiences.map(key => ({ key, href: `${prefix}${SEEN_PATH}?as=${key}`, isOn: key === audience })),
    texts: textsFor(language, texts),
  }
}

/** A profile as others see it (the sister site's dashboard page of the specification, section 2). */
export default function SeenProfile() {
  const { head, seen, tabs } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const names: Record<Audience, string> = {
    applied: t('profile.seenByApplied'),
    finders: t('profile.seenByFinders'),
    everybody: t('profile.seenByEverybody'),
  }
  return (
    <div className="list-page">
      <PageHead head={head} />
      <BackLink href={href('/profile')}>{t('profile.heading')}</BackLink>
      <h1 className="text-2xl">{t('profile.seenHeading')}</h1>
      <nav className="flex flex-wrap gap-2" aria-label={t('profile.seenHeading')}>
        {tabs.map(({ key, href: address, isOn }) => (
          <Chip key={key} href={address} isOn={isOn}>
            {names[key]}
          </Chip>
        ))}
      </nav>
      {seen.audience === 'applied' && <ByApplied />}
      {seen.audience === 'finders' && <ByFinders />}
      {seen.audience === 'everybody' && <p>{t('profile.seenEverybodyText')}</p>}
      {seen.audience !== 'everybody' && <Meter {...seen.meter} isCompleted={seen.isCompleted} />}
    </div>
  )
}

function ByApplied() {
  const { seen } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const { name, avatar, profile } = seen.applicant
  const facts = [profile.headline, profile.location, profile.experience].flatMap(text => text || [])
  return (
    <>
      <p>{t('profile.seenAppliedText')}</p>
      <article className="card grid gap-4 p-4">
        <header className="flex items-center gap-4">
          <CompanyAvatar name={name} logo={avatar} size="large" />
          <div className="grid min-w-0 gap-0.5">
            <p className="text-lg font-semibold">
              <bdi>{name}</bdi>
            </p>
            {facts.map(fact => (
              <p key={fact} className="short" dir="auto">
                {fact}
              </p>
            ))}
          </div>
        </header>
        <PersonProfile profile={{ ...profile, headline: null, location: null, experience: null }} isPage />
      </article>
    </>
  )
}

function ByFinders() {
  const { seen } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <>
      {seen.isFindable ? (
        <p>{t('profile.seenFindersText')}</p>
      ) : (
        <>
          <Callout tone="plain">
            <p>{t('profile.seenFindersOff')}</p>
          </Callout>
          <FindableHint />
        </>
      )}
      {seen.talent && (
        <article className="card grid gap-4 p-4 wrap-anywhere">
          <p className="text-lg font-semibold">
            <bdi>{seen.talent.card.title}</bdi>
          </p>
          {seen.talent.card.headline && (
            <p>
              <bdi>{seen.talent.card.headline}</bdi>
            </p>
          )}
          <FoundFacts {...seen.talent} />
        </article>
      )}
    </>
  )
}
