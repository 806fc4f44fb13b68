import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { describePage } from '@hanap/shared/page/structured-data'
import { LinkButton } from '@hanap/ui/button'
import { ArrowIcon } from '@hanap/ui/icon'
import { FieldIcon } from '@hanap/ui/icons/field-icon'
import { MatchRing } from '@hanap/ui/lens/rings'
import { Chip } from '@hanap/ui/surface'
import type { ReactNode } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { CompanyCard } from '../company/company-card.tsx'
import { JobActionForm } from '../jobs/job-action-form.tsx'
import { JobListItem } from '../jobs/job-list-item.tsx'
import { useListLog } from '../jobs/use-log.ts'
import { jobsPath } from '../redirects/redirect.server.ts'
import type { RouteHandle } from '../root.tsx'
import { SearchForm } from '../search/search-form.tsx'
import { siteData } from '../structured-data/site-data.server.ts'
import { Banner } from './banner.tsx'
import { CourseCard } from './course-card.tsx'
import type { CardMatch, ForYouView, HomeView, OwnHomeView, RecentView, SearchLink } from './home-view.ts'
import { closeBanner } from './load-banner.server.ts'
import { loadHome } from './load-home.server.ts'
import { Moved } from './moved.tsx'
import { OpenAnswers } from './open-answers.person.tsx'
import answerTexts from './open-answers.person.tsx?texts'
import { OwnProfile } from './own-profile.tsx'
import texts from './page.tsx?texts'

export const handle: RouteHandle = { hasSearch: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  describePage(args, ...siteData(page))
  const keys = page.user ? [...texts, ...answerTexts] : texts
  return { ...(await loadHome(page)), texts: textsFor(factsOf(page).language, keys) }
}

/** Closes a banner (calls 080, 081), and leads back. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const closed = (await args.request.formData()).get('close')
  if (page.user && typeof closed === 'string') await closeBanner(page, closed)
  return redirect(jobsPath(factsOf(page).prefix), 303)
}

export default function HomePage() {
  const view: HomeView = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const list = useListLog({ from: 'home', jobs: view.jobs })
  const [later = [], urgent = []] = [true, false].map(isLater =>
    view.banners?.filter(({ only }) => (only !== undefined) === isLater),
  )
  const newJobs = view.jobs.length > 0 && (
    <Section
      title={t('home.newJobs')}
      more={
        <LinkButton look="quiet" href={href('/job-search')}>
          {t('home.allJobs')}
          <ArrowIcon />
        </LinkButton>
      }
    >
      <ul className="job-grid" ref={list}>
        {view.jobs.map(job => (
          <JobListItem key={job.id} job={job} />
        ))}
      </ul>
    </Section>
  )
  return (
    <>
      <PageHead head={view.head} />
      {view.own ? <OwnHero own={view.own} /> : <Hero view={view} />}
      <div className="home">
        {view.own && view.own.waiting.length > 0 && <OpenAnswers answers={view.own.waiting} />}
        {view.own && view.own.moved.length > 0 && (
          <Section title={t('home.moved')}>
            <Moved moved={view.own.moved} />
          </Section>
        )}
        {(view.own?.profile || urgent.length > 0) && (
          <div className="home-next">
            {view.own?.profile && <OwnProfile profile={view.own.profile} />}
            {urgent.map(banner => (
              <Banner key={banner.key} banner={banner} />
            ))}
          </div>
        )}
        {view.forYou && <ForYou view={view.forYou} />}
        {view.own && newJobs}
        {later.map(banner => (
          <Banner key={banner.key} banner={banner} />
        ))}
        {view.courses && (
          <Section title={view.courses.title}>
            <ul className="job-grid">
              {view.courses.list.map(course => (
                <CourseCard key={course.href} course={course} />
              ))}
            </ul>
          </Section>
        )}
        {view.fields.length > 0 && (
          <Section title={t('home.jobsByField')}>
            <ul className="fields">
              {view.fields.map(([label, to, count, id]) => (
                <Field key={to} id={id} label={label} href={to} count={count} />
              ))}
            </ul>
          </Section>
        )}
        {!view.own && newJobs}
        {view.companies.length > 0 && (
          <Section title={t('home.featuredCompanies')}>
            <ul className="job-grid">
              {view.companies.map(company => (
                <CompanyCard key={company.href} company={company} />
              ))}
            </ul>
          </Section>
        )}
        {view.cities.length > 0 && (
          <Section title={t('home.jobsByCity')}>
            <Links links={view.cities} />
          </Section>
        )}
      </div>
      <JobActionForm />
    </>
  )
}

function Hero({ view }: { view: HomeView }) {
  const { t, country } = usePage()
  return (
    <div className="hero">
      <div className="hero-row">
        <h1>{t('home.heading')}</h1>
        <p className="text-lg text-muted">{t('home.lead', { count: view.totalNum, country })}</p>
        <SearchForm />
        {view.popular.length > 0 && (
          <nav aria-labelledby="popular" className="grid gap-2">
            <h2 id="popular" className="text-sm text-muted">
              {t('home.popularSearches')}
            </h2>
            <Links links={view.popular} />
          </nav>
        )}
      </div>
    </div>
  )
}

/** Who comes back wants to go on: the search is small. */
function OwnHero({ own }: { own: OwnHomeView }) {
  return (
    <div className="hero hero-own">
      <div className="hero-row">
        <h1 className="text-2xl">{own.greeting}</h1>
        <SearchForm />
        {own.recent.length > 0 && <Recent searches={own.recent} />}
      </div>
    </div>
  )
}

function Recent({ searches }: { searches: readonly RecentView[] }) {
  const { t } = usePage()
  return (
    <nav aria-labelledby="recent" className="grid min-w-0 gap-2">
      <h2 id="recent" className="text-sm text-muted">
        {t('search.recent')}
      </h2>
      <div className="chip-line">
        {searches.map(([title, href, news]) => (
          <Chip key={href} href={href}>
            <bdi>{title}</bdi>
            {news && <small>{news}</small>}
          </Chip>
        ))}
      </div>
    </nav>
  )
}

/** Jobs for the seeker; without any, what would bring some. */
function ForYou({ view: { title, text, jobs, matches, field, link } }: { view: ForYouView }) {
  const list = useListLog({ from: 'home', jobs })
  const [label, href] = link
  if (jobs.length === 0)
    return (
      <section className="card grid justify-items-start gap-3 p-5">
        <h2 className="text-xl">{title}</h2>
        <p>{text}</p>
        <LinkButton look="primary" href={href}>
          {label}
        </LinkButton>
      </section>
    )
  return (
    <Section
      title={title}
      more={
        <LinkButton look="quiet" href={href}>
          {label}
          <ArrowIcon />
        </LinkButton>
      }
    >
      <ul className="job-grid" ref={list}>
        {jobs.map((job, at) => (
          <JobListItem
            key={job.id}
            job={job}
            mark={<Match view={matches[at]} />}
            note={at < matches.length ? undefined : field}
          />
        ))}
      </ul>
    </Section>
  )
}

function Match({ view }: { view: CardMatch | null | undefined }) {
  return view && <MatchRing percent={view[0]} label={view[1]} />
}

function Links({ links }: { links: readonly SearchLink[] }) {
  const { format } = usePage()
  return (
    <div className="links">
      {links.map(([label, href, count]) => (
        <Chip key={href} href={href}>
          <bdi>{label}</bdi>
          <small>{format.number(count)}</small>
        </Chip>
      ))}
    </div>
  )
}

function Section({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <div className="home-title">
        <h2 className="text-xl">{title}</h2>
        {more}
      </div>
      {children}
    </section>
  )
}

interface FieldProps {
  id: number
  label: string
  href: string
  count: number
}

function Field({ id, label, href, count }: FieldProps) {
  const { t } = usePage()
  return (
    <li>
      <a className="field-tile" href={href}>
        <FieldIcon id={id} />
        <span>{label}</span>
        <small>{t('search.results', { count })}</small>
      </a>
    </li>
  )
}
