import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part of a signed-in person's page whose module's address came with the page's data; drawn once it is there. It asks for the
 * router as soon as the page is idle: log-out forgets the device by it, and news come by it.
 */
export function LatePart({ address }: { address: string }) {
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    import(/* @vite-ignore */ address).then(module => setPart(() => module.default))
  }, [address])
  return Part ? <Part /> : <span hidden data-router="idle" />
}
