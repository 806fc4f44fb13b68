import { usePage } from '@hanap/shared/components/page'
import { Disclosure } from '@hanap/ui/surface'
import type { JobSummaryView } from '../job-summary.server.ts'
import type { ExcerptBlock } from './ad-excerpt.ts'

interface JobSummaryProps {
  summary: JobSummaryView
  /** Where all of it is read; null where it is not. */
  href: string | null
}

/** What the ad says, in short. */
export function JobSummary({ summary: { facts, excerpt }, href }: JobSummaryProps) {
  const { t } = usePage()
  return (
    <section className="card grid gap-4 p-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t('job.description')}</h2>
        {href && (
          <a className="lone" href={href}>
            {t('ads.preview')}
          </a>
        )}
      </header>
      {facts.length > 0 && (
        <dl className="summary-facts">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {excerpt.beginning.length > 0 && (
        <div className="job-excerpt" dir="auto">
          <Blocks blocks={excerpt.beginning} />
        </div>
      )}
      {excerpt.rest.length > 0 && (
        <div className="job-rest">
          <Disclosure summary={t('ads.showAll')}>
            <div className="job-excerpt" dir="auto">
              <Blocks blocks={excerpt.rest} />
            </div>
          </Disclosure>
        </div>
      )}
    </section>
  )
}

function Blocks({ blocks }: { blocks: readonly ExcerptBlock[] }) {
  return blocks.map((block, at) =>
    'text' in block ? (
      <p key={String(at)}>{block.text}</p>
    ) : (
      <ul key={String(at)}>
        {block.points.map((point, index) => (
          <li key={String(index)}>{point}</li>
        ))}
      </ul>
    ),
  )
}
