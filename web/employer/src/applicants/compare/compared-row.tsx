import type { ReactNode } from 'react'
import type { ApplicantDetailView } from '../load-applicant-page.server.ts'

/** What two applicants are compared by. */
export type ComparedView = Pick<
  ApplicantDetailView,
  'match' | 'disqualifying' | 'message' | 'answers' | 'profile' | 'isBlind' | 'resume'
>

/** One line of the page, beside the same line of the other applicant. */
export interface ComparedRow {
  key: string
  /** What is compared; said where nothing else is, unless a line above has said it. */
  label: string | null
  /** Equal where the two do not differ. */
  said(view: ComparedView): unknown
  /** What it shows of one of them; nothing where there is nothing. */
  of(view: ComparedView): ReactNode
}

/** In place of what a company that judges without names is not shown: it is not that there is none. */
export const WITHHELD = <></>

/** What a line is about, and what it says. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl>
      <dt className="text-sm text-muted" dir="auto">
        {label}
      </dt>
      {typeof children === 'string' ? (
        <dd className="whitespace-pre-line wrap-anywhere" dir="auto">
          {children}
        </dd>
      ) : (
        <dd className="wrap-anywhere">{children}</dd>
      )}
    </dl>
  )
}
