import type { TalentMatchView } from '@hanap/shared/person/talent-card-view'
import { Badge } from '@hanap/ui/surface'

/** How somebody fits a job, part by part. */
export function TalentMatch({ match: { heading, parts } }: { match: TalentMatchView }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lg wrap-anywhere">
        <bdi>{heading}</bdi>
      </h2>
      <dl className="grid gap-2">
        {parts.map(({ key, label, text, tone }) => (
          <div key={key} className="flex flex-wrap gap-2 wrap-anywhere">
            <dt>
              <Badge tone={tone}>{label}</Badge>
            </dt>
            <dd className="min-w-0">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
