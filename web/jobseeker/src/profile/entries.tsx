import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { BinIcon, PencilIcon } from '@hanap/ui/icons/editing'
import { ProfileForm } from './form.tsx'
import { ClosedPart } from './part.tsx'
import {
  anchorOf,
  type EntryView,
  type FormView,
  NEW_ENTRY,
  PROFILE_PATH,
  type ProfileFormValues,
  type ProfileSectionView,
} from './profile-view.ts'

interface PartFormProps {
  section: string
  form: FormView
  errors: Readonly<Record<string, string>>
  values: ProfileFormValues
}

/** Adds something to a part of the profile, or changes it. */
export function PartForm({ section, ...rest }: PartFormProps) {
  const { t } = usePage()
  return (
    <ProfileForm
      leave={{ path: `${PROFILE_PATH}#${anchorOf(section)}`, text: t('profile.cancel') }}
      save={t('common.save')}
      {...rest}
    />
  )
}

/** One section with its entries, and the way to add one. */
export function ProfileSection({ section }: { section: ProfileSectionView }) {
  const { t, href } = usePage()
  const { key, heading, why, entries } = section
  const anchor = anchorOf(key)
  const pathOf = (id: string) => `${PROFILE_PATH}/${key}/${id}#${anchor}`
  return (
    <ClosedPart section={key} heading={heading}>
      {entries.length === 0 ? (
        <p className="text-muted">{why}</p>
      ) : (
        <ul className="profile-entries">
          {entries.map(entry => (
            <li key={entry.id}>
              <ProfileEntry entry={entry} section={key} changePath={pathOf(entry.id)} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <LinkButton
          size="small"
          href={href(pathOf(NEW_ENTRY))}
          aria-label={t('resumes.labelled', { label: t('profile.add'), value: heading })}
        >
          {t('profile.add')}
        </LinkButton>
      </p>
    </ClosedPart>
  )
}

interface ProfileEntryProps {
  entry: EntryView
  /** The section of an entry that can be deleted. */
  section?: string
  changePath: string
  /** Where it is deleted. */
  path?: string
  level?: 'h2' | 'h3'
}

/** What stands in a profile, with the ways to change and to delete it. */
export function ProfileEntry({
  entry,
  section,
  changePath,
  path = PROFILE_PATH,
  level: Heading = 'h3',
}: ProfileEntryProps) {
  const { t, href } = usePage()
  const { id, title, facts, text, url } = entry
  const change = t('resumes.labelled', { label: t('personal.preferenceChange'), value: title })
  const remove = t('resumes.labelled', { label: t('personal.preferenceDelete'), value: title })
  return (
    <article className="profile-entry">
      <Heading className="text-base font-semibold">
        <bdi>{title}</bdi>
      </Heading>
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
        <p className="own-words" dir="auto">
          {text}
        </p>
      )}
      {url && (
        <p className="wrap-anywhere">
          <a className="lone" href={url} rel="noopener nofollow">
            <bdi dir="ltr">{url}</bdi>
          </a>
        </p>
      )}
      <form method="post" action={href(path)} className="profile-acts" data-reload>
        <LinkButton size="icon" look="quiet" href={href(changePath)} aria-label={change} title={change}>
          <PencilIcon />
        </LinkButton>
        {section && (
          <>
            <input type="hidden" name="act" value="delete" />
            <input type="hidden" name="section" value={section} />
            <Button
              type="submit"
              size="icon"
              look="quiet"
              name="id"
              value={id}
              aria-label={remove}
              title={remove}
            >
              <BinIcon />
            </Button>
          </>
        )}
      </form>
    </article>
  )
}
