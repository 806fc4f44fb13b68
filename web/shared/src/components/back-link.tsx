import { BackIcon } from '@hanap/ui/icon'
import type { ReactNode } from 'react'

/** To the page above this one. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p>
      <a href={href} className="back-link">
        <BackIcon />
        <span>{children}</span>
      </a>
    </p>
  )
}
