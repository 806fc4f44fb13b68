import { LinkButton } from '@hanap/ui/button'
import { ProviderMark } from '@hanap/ui/icons/provider-mark'
import { Callout } from '@hanap/ui/surface'
import type { SocialProvidersView } from './social-providers.server.ts'

/** The first are named; of the others, side by side, the mark tells which it is. */
const NAMED = 2

/** Links, so that they work without script; leaving for a provider is the browser's, not the router's. */
export function SocialProviders({ choice }: { choice: SocialProvidersView }) {
  const { heading, or, choices, refusal } = choice
  if (choices.length === 0) return null
  return (
    <>
      {refusal && (
        <div role="alert">
          <Callout tone="warning">
            <p className="font-semibold">{refusal.title}</p>
            <p>{refusal.text}</p>
          </Callout>
        </div>
      )}
      <nav aria-label={heading} className="entry-ways" data-reload>
        {choices.map(({ provider, href, label }, at) => (
          <LinkButton
            key={href}
            href={href}
            rel="nofollow"
            {...(at >= NAMED && { 'aria-label': label, title: label })}
          >
            <ProviderMark provider={provider} />
            {at < NAMED && label}
          </LinkButton>
        ))}
      </nav>
      <p className="entry-or">{or}</p>
    </>
  )
}
