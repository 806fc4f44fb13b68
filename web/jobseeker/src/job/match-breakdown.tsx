import type { MatchView } from './job-view.ts'

/** How a job matches the signed-in seeker, part by part, and what is missing. All its texts come with it. */
export function MatchBreakdown({ match: { heading, parts, invite } }: { match: MatchView }) {
  return (
    <details className="disclosure ad-match">
      <summary>{heading}</summary>
      <dl>
        {parts.map(({ label, texts }) => (
          <div key={label}>
            <dt>{label}</dt>
            {texts.map(text => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
      {invite && <a href={invite.href}>{invite.text}</a>}
    </details>
  )
}
