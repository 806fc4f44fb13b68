import { usePage } from '@hanap/shared/components/page'
import type { MouseEvent } from 'react'
import type { PreviewPicture } from './anchors.ts'

interface PreviewProps {
  /** Before a newer one was drawn here. */
  first: string
  picture: PreviewPicture | null
  text: string
  hasFailed: boolean
}

/** Leads from a text of the preview to the control in which it was typed. */
const openField = (event: MouseEvent<HTMLAnchorElement>) => {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  const pane = document.getElementById('pane-edit')
  if (pane instanceof HTMLInputElement) pane.checked = true
  const section = target.closest('details')
  if (section) section.open = true
  const control = target instanceof HTMLDetailsElement ? target.querySelector('summary') : target
  control?.scrollIntoView({ block: 'center' })
  control?.focus()
}

/** The pages of the PDF as its own process draws them. */
export function Preview({ first, picture, text, hasFailed }: PreviewProps) {
  const { t } = usePage()
  return (
    <section className="builder-preview" aria-labelledby="preview">
      <h2 className="unseen" id="preview">
        {t('making.preview')}
      </h2>
      {hasFailed ? (
        <p role="status">{t('builder.previewFailed')}</p>
      ) : (
        picture && <p className="text-sm text-muted">{t('builder.previewHelp')}</p>
      )}
      <div className="builder-paper">
        <img
          src={picture?.source ?? first}
          alt={text}
          width={picture?.width ?? 595}
          height={picture?.height ?? 842}
        />
        {picture?.anchors.map(({ target, left, top, width, height }, at) => (
          // biome-ignore lint/a11y/useAnchorContent: who reads with the keyboard or a screen reader has the fields themselves
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: a text may lead to one field from several lines
            key={at}
            href={`#${target}`}
            tabIndex={-1}
            aria-hidden="true"
            data-reload
            onClick={openField}
            style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
          />
        ))}
      </div>
    </section>
  )
}
