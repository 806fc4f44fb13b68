import type { MessagePart } from '@hanap/i18n/message'
import { usePage } from '@hanap/shared/components/page'
import { Fragment, type ReactNode } from 'react'
import type { RelaxedView } from './search-view.ts'

/** What was corrected or left out to find anything. */
export function RelaxedWords({ relaxed }: { relaxed: RelaxedView }) {
  const { t } = usePage()
  const { shown, dropped, freed } = relaxed
  const query = shown.map(({ text }) => text).join(' ')
  return (
    <div className="notice relaxed">
      {dropped.length > 0 && (
        <p>
          <Marked parts={t.parts('search.dropped', { words: dropped.join(' ') })}>
            {dropped.map(word => (
              <s key={word}>
                <bdi>{word}</bdi>
              </s>
            ))}
          </Marked>
        </p>
      )}
      {shown.some(({ isCorrected }) => isCorrected) && (
        <p>
          <Marked parts={t.parts('search.corrected', { query })}>
            <bdi>
              {shown.map(({ text, isCorrected }, index) => (
                <Fragment key={String(index)}>
                  {index > 0 && ' '}
                  {isCorrected ? <mark>{text}</mark> : text}
                </Fragment>
              ))}
            </bdi>
          </Marked>
        </p>
      )}
      {freed.map(text => (
        <p key={text}>{t('search.freed', { text })}</p>
      ))}
    </div>
  )
}

/** What quotes, minus and prefixes did, in words. */
export function Clauses({ clauses }: { clauses: readonly string[] }) {
  return (
    <ul className="clauses">
      {clauses.map(clause => (
        <li key={clause}>{clause}</li>
      ))}
    </ul>
  )
}

/** A text with something of its own in the place of its tag. */
function Marked({ parts, children }: { parts: readonly MessagePart[]; children: ReactNode }) {
  // The parts of a text never change their order.
  return parts.map((part, index) =>
    typeof part === 'string' ? part : <span key={String(index)}>{children}</span>,
  )
}
