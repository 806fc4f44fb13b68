import { type ComponentType, useEffect, useState } from 'react'

/** A part of a page whose module's address came with the page's data; drawn once it is there. */
export function LatePart({ address }: { address: string }) {
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    import(/* @vite-ignore */ address).then(module => setPart(() => module.default))
  }, [address])
  return Part ? <Part /> : null
}
