import { usePage } from '../page.tsx'
import { RichText } from '../rich-text.tsx'

/** Below a log-in, where this is a demo: who one can log in as. */
export function DemoHint() {
  const { t, demoUrl } = usePage()
  if (demoUrl === undefined) return null
  return (
    <p className="field-help">
      <RichText parts={t.parts('demo.hint')} links={{ demo: demoUrl }} />
    </p>
  )
}
