import { LinkButton } from '@hanap/ui/button'
import { Notice } from '@hanap/ui/surface'
import type { SocialChoiceView } from './social-choice.server.ts'

/** Links, so that they work without script; leaving for a provider is the browser's, not the router's. */
export function SocialChoice({ choice }: { choice: SocialChoiceView }) {
  const { heading, or, choices, refusal } = choice
  if (choices.length === 0) return null
  return (
    <>
      {refusal && (
        <div role="alert">
          <Notice tone="warning">
            <p className="font-semibold">{refusal.title}</p>
            <p>{refusal.text}</p>
          </Notice>
        </div>
      )}
      <nav aria-label={heading} className="grid gap-2" data-reload>
        {choices.map(({ href, label }) => (
          <LinkButton key={href} href={href} rel="nofollow">
            {label}
          </LinkButton>
        ))}
      </nav>
      <p className="text-muted">{or}</p>
    </>
  )
}
