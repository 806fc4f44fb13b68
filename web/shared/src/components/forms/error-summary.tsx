import { Callout } from '@hanap/ui/surface'
import { useEffect, useId, useRef } from 'react'
import { useActionData } from 'react-router'
import { usePage } from '../page.tsx'

/** Name under which a refusal of the whole form stands. */
const GENERAL = 'error'

/** A question ends in a mark of its own. */
const problemText = (label: string) =>
  /[?？؟]\s*$/.test(label) ? 'common.questionProblem' : 'common.fieldProblem'

interface ErrorSummaryProps {
  /** Text by field name; the field's control has the name as its id. */
  errors: Readonly<Record<string, string>>
  /** What the fields are called on the page, by name, in the page's order: a problem alone may be that of any of them. */
  labels: Readonly<Record<string, string>>
}

/** What is wrong with a form, at its head, each with a link to its field. It takes the focus when an act was refused. */
export function ErrorSummary({ errors, labels }: ErrorSummaryProps) {
  const { t } = usePage()
  const refused = useActionData<unknown>()
  const title = useId()
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused) summary.current?.focus()
  }, [refused])
  const { [GENERAL]: general, ...fields } = errors
  const ordered = Object.keys(labels)
  const placeOf = (name: string) => (ordered.includes(name) ? ordered.indexOf(name) : ordered.length)
  const names = Object.keys(fields).toSorted((a, b) => placeOf(a) - placeOf(b))
  if (!general && names.length === 0) return null
  return (
    <div role="alert" aria-labelledby={title} tabIndex={-1} ref={summary}>
      <Callout tone="danger">
        {general && (
          <p id={title} className="font-semibold">
            {general}
          </p>
        )}
        {names.length > 0 && (
          <>
            <p id={general ? undefined : title} className="font-semibold">
              {t('common.formProblems', { count: names.length })}
            </p>
            <ul className="list-disc ps-5">
              {names.map(name => (
                <li key={name}>
                  <a href={`#${name}`}>
                    {labels[name]
                      ? t(problemText(labels[name]), { field: labels[name], problem: fields[name] ?? '' })
                      : fields[name]}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </Callout>
    </div>
  )
}
