import { Badge } from '@hanap/ui/surface'
import type { TalentCardView, TalentFactsView } from '../../person/talent-card-view.ts'
import { usePage } from '../page.tsx'

/** Where somebody worked and for how long; without the employers, as long as these are hidden. */
export function WorkLines({ work }: Pick<TalentCardView, 'work'>) {
  return (
    <ul className="grid gap-1">
      {work.map(({ title, company, time }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may have one title, and none comes between them
        <li key={at} className="wrap-anywhere">
          <bdi>{title}</bdi>
          {company && (
            <>
              {' · '}
              <bdi>{company}</bdi>
            </>
          )}
          {time && (
            <>
              {' · '}
              <bdi className="text-muted">{time}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

export function SkillBadges({ skills }: Pick<TalentCardView, 'skills'>) {
  return (
    <ul className="flex flex-wrap gap-2">
      {skills.map(skill => (
        <li key={skill}>
          <Badge>
            <bdi>{skill}</bdi>
          </Badge>
        </li>
      ))}
    </ul>
  )
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{heading}</h2>
      <ul className="grid gap-1">
        {lines.map(line => (
          <li key={line} className="wrap-anywhere">
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What companies read of somebody whom they find. */
export function FoundFacts({ card, functions, educations, licenses, wishes }: TalentFactsView) {
  const { t } = usePage()
  return (
    <>
      <Lines heading={t('talents.wants')} lines={[...new Set(wishes)]} />
      {card.work.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-lg">{t('talents.work')}</h2>
          <WorkLines work={card.work} />
        </section>
      )}
      {card.skills.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-lg">{t('job.skills')}</h2>
          <SkillBadges skills={card.skills} />
        </section>
      )}
      <Lines heading={t('search.jobFunctions')} lines={functions} />
      <Lines heading={t('job.education')} lines={[...new Set(educations)]} />
      <Lines heading={t('talents.licenses')} lines={[...new Set(licenses)]} />
    </>
  )
}
