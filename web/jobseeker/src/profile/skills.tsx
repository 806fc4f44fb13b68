import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { CloseIcon } from '@hanap/ui/icon'
import { ClosedPart } from './part.tsx'
import { anchorOf, PROFILE_PATH, type ProfileFormValues } from './profile-view.ts'
import { SuggestingField } from './suggesting-field.tsx'

interface SkillsProps {
  own: readonly string[]
}

/** The skills among the profile's parts. */
export function Skills({ own }: SkillsProps) {
  const { t, href } = usePage()
  return (
    <ClosedPart section="skills" heading={t('profile.skills')}>
      <OwnSkills own={own} />
      <p>
        <LinkButton
          size="small"
          href={href(`${PROFILE_PATH}/skills#${anchorOf('skills')}`)}
          aria-label={t('resumes.labelled', { label: t('profile.add'), value: t('profile.skills') })}
        >
          {t('profile.add')}
        </LinkButton>
      </p>
    </ClosedPart>
  )
}

/** Each with a button that takes it away. */
export function OwnSkills({ own }: SkillsProps) {
  const { t, href } = usePage()
  if (own.length === 0) return <p className="text-muted">{t('profile.why_skills')}</p>
  return (
    <form method="post" action={href(PROFILE_PATH)} data-reload>
      <input type="hidden" name="section" value="skills" />
      <ul className="flex flex-wrap gap-2">
        {own.map(skill => (
          <li key={skill} className="chip pe-0">
            <bdi>{skill}</bdi>
            <Button
              type="submit"
              size="icon"
              look="quiet"
              name="remove"
              value={skill}
              aria-label={t('resumes.labelled', { label: t('profile.remove'), value: skill })}
            >
              <CloseIcon />
            </Button>
          </li>
        ))}
      </ul>
    </form>
  )
}

interface SkillsFormProps {
  errors: Readonly<Record<string, string>>
  /** What was sent, where it was refused. */
  values: ProfileFormValues
}

export function SkillsForm({ errors, values }: SkillsFormProps) {
  const { t, href } = usePage()
  return (
    <form method="post" action={href(`${PROFILE_PATH}/skills`)} className="form" noValidate data-reload>
      <SuggestingField
        suggests="skills"
        name="skill"
        label={t('profile.skill')}
        help={t('profile.skillHelp')}
        error={errors.skill}
        defaultValue={values.find(([name]) => name === 'skill')?.[1]}
        dir="auto"
        maxLength={1000}
      />
      <div className="apply-send form-acts">
        <Button type="submit" look="primary">
          {t('profile.add')}
        </Button>
        <LinkButton look="quiet" href={href(`${PROFILE_PATH}#${anchorOf('skills')}`)}>
          {t('common.back')}
        </LinkButton>
      </div>
    </form>
  )
}
