import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { type Mark, withMark } from './with-mark.ts'

const marks = [
  ['bold', 'ads.markBold'],
  ['heading', 'ads.markHeading'],
  ['list', 'ads.markList'],
] as const

/** Writes the marks of a description for whoever does not know them; without script they are typed. */
export function MarksBar({ field }: { field: string }) {
  const { t } = usePage()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be named by a legend that is seen
    <div className="marks-bar" role="group" aria-label={t('ads.marks')}>
      {marks.map(([mark, text]) => (
        <Button
          key={mark}
          size="small"
          className={`mark-${mark}`}
          aria-controls={field}
          onClick={() => putMark(field, mark)}
        >
          {t(text)}
        </Button>
      ))}
    </div>
  )
}

/** The form is told as of anything typed. */
const putMark = (field: string, mark: Mark) => {
  const area = document.getElementById(field)
  if (!(area instanceof HTMLTextAreaElement)) return
  const { value, selectionStart, selectionEnd } = area
  const { text, from, to } = withMark({ text: value, from: selectionStart, to: selectionEnd }, mark)
  area.focus()
  area.value = text
  area.setSelectionRange(from, to)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
