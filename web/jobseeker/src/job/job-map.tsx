import { usePage } from '@hanap/shared/components/page'
import type { JobMapView } from './job-view.ts'

/** Where the job is: a dot among the larger places around it, with rings of distance. Asks no other site for anything. */
export function JobMap({ map: { here, places, rings } }: { map: JobMapView }) {
  const { t, format } = usePage()
  return (
    <section className="grid gap-3" aria-labelledby="map">
      <h2 id="map" className="ad-title">
        {t('job.location')}
      </h2>
      <figure className="job-map">
        <svg viewBox="0 0 320 200" aria-hidden="true">
          {rings.map(({ radius, text }) => (
            <g key={radius}>
              <circle className="job-map-ring" cx={here.x} cy={here.y} r={radius} />
              <text className="job-map-far" x={here.x} y={here.y + radius - 4}>
                {text}
              </text>
            </g>
          ))}
          {places.map(({ x, y, name, isBefore }) => (
            <g key={name}>
              <circle className="job-map-place" cx={x} cy={y} r="3" />
              <text x={isBefore ? x - 7 : x + 7} y={y + 4} textAnchor={isBefore ? 'end' : 'start'}>
                {name}
              </text>
            </g>
          ))}
          <circle className="job-map-halo" cx={here.x} cy={here.y} r="11" />
          <circle className="job-map-here" cx={here.x} cy={here.y} r="5" />
          <text className="job-map-name" x={here.x + 14} y={here.y + 4}>
            {here.name}
          </text>
        </svg>
        <figcaption className="unseen">
          {t('resumes.labelled', {
            label: t('job.mapOf', { place: here.name }),
            value: format.series(places.map(({ name, away }) => `${name} ${away}`)),
          })}
        </figcaption>
      </figure>
    </section>
  )
}
