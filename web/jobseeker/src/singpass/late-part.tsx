import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { INFO_KEY } from './return-path.ts'

/** A part of a page whose module's address came with the page's data; drawn once it is there. */
export function LatePart({ address }: { address: string }) {
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    import(/* @vite-ignore */ address).then(module => setPart(() => module.default))
  }, [address])
  // Who comes back from Singpass waits for it.
  const isAwaited = new URLSearchParams(useLocation().search).has(INFO_KEY)
  return Part ? <Part /> : <span hidden data-router={isAwaited ? 'idle' : 'quiet'} />
}
