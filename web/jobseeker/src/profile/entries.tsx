import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { ProfileForm } from './form.tsx'
import {
  anchorOf,
  type EntryView,
  NEW_ENTRY,
  PROFILE_PATH,
  type ProfileFormValues,
  type ProfileSectionView,
} from './profile-view.ts'
import { SectionIcon } from './section-icon.tsx'

interface AnsweredProps {
  errors: Readonly<Record<string, string>>
  values: ProfileFormValues
}

/** One section: its entries, and the form that is open in the place of one or after them. */
export function ProfileSection({ section, ...answered }: { section: ProfileSectionView } & AnsweredProps) {
  const { t, href } = usePage()
  const { key, heading, why, entries, form } = section
  const anchor = anchorOf(key)
  const pathOf = (id: string) => `${PROFILE_PATH}/${key}/${id}`
  const isNew = form?.path === pathOf(NEW_ENTRY)
  const inPlace = {
    leave: { path: `${PROFILE_PATH}#${anchor}`, text: t('common.back') },
    save: t('common.save'),
    ...answered,
  }
  return (
    <section id={anchor} tabIndex={-1} className="profile-section">
      <h2>
        <SectionIcon section={key} />
        {heading}
      </h2>
      {entries.length === 0 && !form && <p className="text-muted">{why}</p>}
      {entries.length > 0 && (
        <ul className="profile-entries">
          {entries.map(entry => (
            <li key={entry.id}>
              {form?.path === pathOf(entry.id) ? (
                <ProfileForm form={form} {...inPlace} />
              ) : (
                <ProfileEntry entry={entry} section={key} changePath={`${pathOf(entry.id)}#${anchor}`} />
              )}
            </li>
          ))}
        </ul>
      )}
      {form && isNew && <ProfileForm form={form} {...inPlace} />}
      {!form && (
        <p>
          <LinkButton
            size="small"
            href={href(`${pathOf(NEW_ENTRY)}#${anchor}`)}
            aria-label={`${t('profile.add')}: ${heading}`}
          >
            {t('profile.add')}
          </LinkButton>
        </p>
      )}
    </section>
  )
}

interface ProfileEntryProps {
  entry: EntryView
  /** The section of an entry that can be deleted. */
  section?: string
  changePath: string
}

/** What stands in a profile, with the ways to change and to delete it. */
export function ProfileEntry({ entry, section, changePath }: ProfileEntryProps) {
  const { t, href } = usePage()
  const { id, title, facts, text, url } = entry
  return (
    <article className="profile-entry">
      <h3 className="text-base font-semibold">
        <bdi>{title}</bdi>
      </h3>
      {facts.length > 0 && (
        <p className="job-facts text-muted">
          {facts.map(fact => (
            <span key={fact}>
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
      )}
      {text && (
        <p className="whitespace-pre-line" dir="auto">
          {text}
        </p>
      )}
      {url && (
        <p>
          <a className="lone" href={url} rel="noopener nofollow" dir="ltr">
            {url}
          </a>
        </p>
      )}
      <form method="post" action={href(PROFILE_PATH)} className="flex flex-wrap gap-y-2" data-reload>
        <LinkButton
          size="small"
          href={href(changePath)}
          aria-label={`${t('personal.preferenceChange')}: ${title}`}
        >
          {t('personal.preferenceChange')}
        </LinkButton>
        {section && (
          <>
            <input type="hidden" name="section" value={section} />
            <Button
              type="submit"
              size="small"
              look="quiet"
              name="id"
              value={id}
              aria-label={`${t('personal.preferenceDelete')}: ${title}`}
            >
              {t('personal.preferenceDelete')}
            </Button>
          </>
        )}
      </form>
    </article>
  )
}
