import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { type Mark, withMark } from './with-mark.ts'

const marks = [
  ['bold', 'ads.markBold'],
  ['heading', 'ads.markHeading'],
  ['list', 'ads.markList'],
] as const

interface MarksBarProps {
  field: string
  /** Whether the description is shown as its readers will see it. */
  isShown: boolean
  onShow: () => void
}

/** Writes the marks of a description for whoever does not know them; without script they are typed. */
export function MarksBar({ field, isShown, onShow }: MarksBarProps) {
  const { t } = usePage()
  return (
    <fieldset className="marks-bar">
      <legend className="unseen">{t('ads.marks')}</legend>
      {marks.map(([mark, text]) => (
        <Button
          key={mark}
          size="small"
          className={`mark-${mark}`}
          aria-controls={field}
          disabled={isShown}
          onClick={() => putMark(field, mark)}
        >
          {t(text)}
        </Button>
      ))}
      <Button size="small" look="quiet" className="marks-show" aria-pressed={isShown} onClick={onShow}>
        {t('ads.markShow')}
      </Button>
    </fieldset>
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
