import { usePage } from '@hanap/shared/components/page'
import { showToast } from '@hanap/shared/page/toasts'
import { trustedHtml } from '@hanap/shared/page/trusted-html'
import { TextArea } from '@hanap/ui/field'
import { useState } from 'react'
import { MarksBar } from './marks-bar.tsx'

interface DescriptionFieldProps {
  label: string
  value: string | undefined
  error: string | undefined
}

const FIELD = 'description'
/** Then it is tried again by a press. */
const LIMIT_MS = 15_000

/** Where a description is written with its marks, and shown as its readers will see it. */
export function DescriptionField({ label, value, error }: DescriptionFieldProps) {
  const { t, href } = usePage()
  const [html, setHtml] = useState<string | null>(null)
  // What is wrong with it is mended in the field.
  const isShown = html !== null && error === undefined
  const show = async () => {
    const area = document.getElementById(FIELD)
    if (!(area instanceof HTMLTextAreaElement)) return
    const body = new FormData()
    body.set(FIELD, area.value)
    const signal = AbortSignal.timeout(LIMIT_MS)
    const answer = await fetch(href('/jobs/description'), { method: 'POST', body, signal }).catch(
      () => undefined,
    )
    const shown: { html: string } | undefined = answer?.ok
      ? await answer.json().catch(() => undefined)
      : undefined
    if (shown) setHtml(shown.html)
    else showToast(t('common.errorTitle'))
  }
  return (
    <div className={isShown ? 'help-first description-shown' : 'help-first'}>
      <MarksBar field={FIELD} isShown={isShown} onShow={isShown ? () => setHtml(null) : show} />
      <TextArea
        name={FIELD}
        label={label}
        help={t('ads.descriptionHelp')}
        rows={12}
        maxLength={20_000}
        dir="auto"
        defaultValue={value}
        error={error}
      />
      {isShown && (
        <section aria-label={t('ads.preview')}>
          <Shown html={html} />
        </section>
      )}
    </div>
  )
}

function Shown({ html }: { html: string }) {
  const trusted = { __html: trustedHtml(html) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server
  return <div className="prose" dir="auto" dangerouslySetInnerHTML={trusted} />
}
