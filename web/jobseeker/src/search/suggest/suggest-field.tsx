import { usePage } from '@hanap/shared/components/page'
import { type InputHTMLAttributes, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { EarlierTexts, KindWithTitle, ListState } from './suggestions.tsx'

/** Where the list cannot be loaded, the field stays a field. */
const Suggestions = lazy(() => import('./suggestions.tsx').catch(() => ({ default: () => null })))

interface SuggestFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  icon: ReactNode
  label: string
  name: string
  /** What is suggested, in this order. */
  kinds: readonly KindWithTitle[]
}

/** What the list says of earlier searches; its own module is loaded too late to bring texts. */
const earlierTexts = {
  title: 'search.recent',
  clear: 'search.recentClear',
} as const satisfies EarlierTexts

const closed: ListState = { count: 0, activeId: undefined }

/**
 * A search field of a form. With script it is a combobox, whose list is loaded when the field is first used;
 * without, and until then, it is a field.
 */
export function SuggestField({ icon, label, kinds, ...input }: SuggestFieldProps) {
  const { t } = usePage()
  const field = useRef<HTMLInputElement>(null)
  const [isStarted, setStarted] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const [list, setList] = useState(closed)
  const id = `${input.name}-list`
  const summary = list.count > 0 ? t('search.suggestions', { count: list.count }) : ''
  useEffect(() => {
    setStarted(true)
    // It may be what the visitor had touched before there was any script.
    setUsed(document.activeElement === field.current)
  }, [])
  const combobox = isStarted && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-controls': id,
    'aria-expanded': list.count > 0,
    'aria-activedescendant': list.activeId,
    autoComplete: 'off',
  }
  return (
    <>
      <label>
        {icon}
        <span className="unseen">{label}</span>
        <input
          type="search"
          enterKeyHint="search"
          {...input}
          {...combobox}
          ref={field}
          onFocus={() => setUsed(true)}
        />
      </label>
      {isUsed && (
        <Suspense>
          <p className="unseen" role="status">
            {summary}
          </p>
          <Suggestions
            field={field}
            name={input.name}
            id={id}
            kinds={kinds}
            label={summary}
            earlierTexts={earlierTexts}
            onList={setList}
          />
        </Suspense>
      )}
    </>
  )
}
