import type { MatchView } from './job-view.ts'

/** How a job matches the signed-in seeker, part by part, and what is missing. All its texts come with it. */
export function JobMatch({ match: { heading, percent, parts, invite } }: { match: MatchView }) {
  return (
    <details className="disclosure ad-match">
      <summary>
        {heading}
        {percent !== null && <progress className="progress" max={100} value={percent} aria-hidden="true" />}
      </summary>
      <dl>
        {parts.map(({ label, text, missing }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            {missing && <dd>{missing}</dd>}
          </div>
        ))}
      </dl>
      {invite && <a href={invite.href}>{invite.text}</a>}
    </details>
  )
}
