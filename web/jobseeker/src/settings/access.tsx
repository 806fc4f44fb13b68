import type { accessKinds } from '@hanap/contracts/jobseekers/privacy.calls'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'

export interface AccessView {
  accesses: readonly {
    id: string
    kind: (typeof accessKinds)[number]
    when: string
    who: string
    job: { title: string; href: string } | null
  }[]
  page: number
  pages: number
}

/** Who of which company looked at a person's data. */
export function SettingsAccess({ view: { accesses, page, pages } }: { view: AccessView }) {
  const { t } = usePage()
  const seen = {
    list: t('privacy.seen_list'),
    application: t('privacy.seen_application'),
    resume: t('privacy.seen_resume'),
    contact: t('privacy.seen_contact'),
    found: t('privacy.seen_found'),
    profile: t('privacy.seen_profile'),
    export: t('privacy.seen_export'),
  }
  return (
    <section className="settings-section" id="data-access">
      <h2>{t('privacy.seenHeading')}</h2>
      <p>{t('privacy.seenText')}</p>
      {accesses.length === 0 && <p className="text-muted">{t('privacy.seenNone')}</p>}
      <ul className="grid gap-3">
        {accesses.map(({ id, kind, when, who, job }) => (
          <li key={id} className="grid">
            <span>
              {seen[kind]}
              {job && ': '}
              {job && (
                <a href={job.href} dir="auto">
                  {job.title}
                </a>
              )}
            </span>
            <span className="text-muted">
              <bdi>{who}</bdi>
            </span>
            <span className="text-sm text-muted">{when}</span>
          </li>
        ))}
      </ul>
      <ListPages page={page} pages={pages} query={{}} />
    </section>
  )
}
