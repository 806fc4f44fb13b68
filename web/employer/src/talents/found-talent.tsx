import { usePage } from '@hanap/shared/components/page'
import { SkillBadges, WorkLines } from '@hanap/shared/components/person/found-facts'
import type { TalentCardView } from '@hanap/shared/person/talent-card-view'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { Badge } from '@hanap/ui/surface'

/** Somebody who was found, without what tells who they are. */
export function FoundTalent({ talent }: { talent: TalentCardView }) {
  const { t } = usePage()
  const { href, title, isNamed, avatar, headline, work, facts, skills, wanted } = talent
  return (
    <li className="talent-row">
      <div className="talent-who">
        {isNamed && <CompanyAvatar name={title} logo={avatar} />}
        <div className="grid min-w-0 flex-1 gap-1 wrap-anywhere">
          <h2 className="text-base font-semibold">
            <a href={href} className="talent-link">
              <bdi>{title}</bdi>
            </a>
          </h2>
          {headline && (
            <p className="text-sm">
              <bdi>{headline}</bdi>
            </p>
          )}
          <ul className="job-facts mt-0 text-muted">
            {facts.map(fact => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {wanted && (
            <p className="text-sm">
              <span className="text-muted">{t('talents.wants')}</span> <bdi>{wanted}</bdi>
            </p>
          )}
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-2 text-sm">
        <WorkLines work={work} />
        {skills.length > 0 && <SkillBadges skills={skills} />}
      </div>
      <p className="talent-marks">
        {talent.match && <Badge tone="accent">{talent.match}</Badge>}
        {talent.greeting && <span>{talent.greeting}</span>}
        <span className="text-muted">{talent.updated}</span>
      </p>
    </li>
  )
}
