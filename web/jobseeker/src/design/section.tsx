import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  /** What it is for and how it is used: the rule, in English for those who build. */
  rule: string
  children: ReactNode
}

/** A part of the system with its rule. */
export function Section({ id, title, rule, children }: SectionProps) {
  return (
    <section className="grid gap-4 border-t border-line pt-6" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="justify-self-start text-xl" id={`${id}-title`} lang="en" dir="ltr">
        {title}
      </h2>
      <p className="max-w-prose justify-self-start text-muted" lang="en" dir="ltr">
        {rule}
      </p>
      {children}
    </section>
  )
}

/** Examples side by side. */
export function Examples({ children }: { children: ReactNode }) {
  return <ul className="flex flex-wrap items-end gap-6">{children}</ul>
}

/** A component with the name of its state. */
export function Example({ of, children }: { of: string; children: ReactNode }) {
  return (
    <li className="grid justify-items-start gap-2">
      {children}
      <small className="text-xs text-muted" lang="en" dir="ltr">
        {of}
      </small>
    </li>
  )
}
