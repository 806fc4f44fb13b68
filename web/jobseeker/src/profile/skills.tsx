import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { CloseIcon } from '@hanap/ui/icon'
import { anchorOf, PROFILE_PATH, type ProfileFormValues } from './profile-view.ts'
import { SectionIcon } from './section-icon.tsx'
import { SuggestingField } from './suggesting-field.tsx'

interface SkillsProps {
  own: readonly string[]
  /** While some are added. */
  isOpen: boolean
  errors: Readonly<Record<string, string>>
  /** What was sent, where it was refused. */
  values: ProfileFormValues
}

/** The skills, each with a button that takes it away, and the field that adds some. */
export function Skills({ own, isOpen, errors, values }: SkillsProps) {
  const { t, href } = usePage()
  const anchor = anchorOf('skills')
  return (
    <section id={anchor} tabIndex={-1} className="profile-section">
      <h2>
        <SectionIcon section="skills" />
        {t('profile.skills')}
      </h2>
      {own.length === 0 ? (
        <p className="text-muted">{t('profile.why_skills')}</p>
      ) : (
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
                  aria-label={`${t('profile.remove')}: ${skill}`}
                >
                  <CloseIcon />
                </Button>
              </li>
            ))}
          </ul>
        </form>
      )}
      {isOpen ? (
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
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="primary">
              {t('profile.add')}
            </Button>
            <LinkButton look="quiet" href={href(`${PROFILE_PATH}#${anchor}`)}>
              {t('common.back')}
            </LinkButton>
          </div>
        </form>
      ) : (
        <p>
          <LinkButton
            size="small"
            href={href(`${PROFILE_PATH}/skills#${anchor}`)}
            aria-label={`${t('profile.add')}: ${t('profile.skills')}`}
          >
            {t('profile.add')}
          </LinkButton>
        </p>
      )}
    </section>
  )
}
