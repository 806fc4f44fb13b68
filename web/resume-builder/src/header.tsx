import { CompanionHeader } from '@hanap/shared/components/companion-header'
import { LanguageLinks } from '@hanap/shared/components/language-links'
import { usePage } from '@hanap/shared/components/page'
import type { HeaderPerson } from '@hanap/shared/page/facts'

/** Addresses of the job seekers' site, which the session goes along to. */
export interface HeaderLinks {
  jobs: string
  profile: string
  notifications: string
  logIn: string
}

export function BuilderHeader({ links, person }: { links: HeaderLinks; person: HeaderPerson | null }) {
  const { t } = usePage()
  const own = person
    ? { href: links.profile, text: t('profile.heading'), isElsewhere: true }
    : { href: links.logIn, text: t('common.logIn'), isElsewhere: true }
  return (
    <CompanionHeader
      title={t('builder.title')}
      links={[{ href: links.jobs, text: t('common.findJobs'), isElsewhere: true }, own]}
      person={person}
      notifications={links.notifications}
    />
  )
}

export function BuilderFooter() {
  const { t, year } = usePage()
  return (
    <footer className="border-t border-line px-4 py-8 text-sm text-muted">
      <div className="mx-auto flex max-w-page flex-wrap justify-between gap-4">
        <p>{t('common.copyright', { year: String(year) })}</p>
        <LanguageLinks />
      </div>
    </footer>
  )
}
