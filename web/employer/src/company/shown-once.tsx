import { Callout } from '@hanap/ui/surface'

interface ShownOnceProps {
  heading: string
  text: string
  secret: string
}

/** A secret that no later answer holds. */
export function ShownOnce({ heading, text, secret }: ShownOnceProps) {
  return (
    <Callout tone="warning">
      <h2 className="font-semibold">{heading}</h2>
      <p role="status">{text}</p>
      <p className="wrap-anywhere">
        <code dir="ltr" id="secret">
          {secret}
        </code>
      </p>
    </Callout>
  )
}
