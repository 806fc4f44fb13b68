import { Callout } from '@hanap/ui/surface'

/** What a form's act was refused for. */
export function PageError({ errors }: { errors: Record<string, string> | undefined }) {
  const [error] = Object.values(errors ?? {})
  return error ? (
    <Callout tone="danger">
      <p role="alert">{error}</p>
    </Callout>
  ) : null
}
