import { usePage } from '@hanap/shared/components/page'
import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  /** Of the same table as a file. */
  file: string | null | undefined
  children: ReactNode
}

export function ReportSection({ id, title, file, children }: SectionProps) {
  const { t } = usePage()
  return (
    <div className="card grid min-w-0 gap-4 p-4">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
      {file && (
        <p className="text-sm">
          <a href={file} data-reload download className="report-file">
            {t('reports.download', { table: title })}
          </a>
        </p>
      )}
    </div>
  )
}

interface TableProps {
  label: string
  heads: readonly string[]
  children: ReactNode
}

/** A table that scrolls by itself where the screen is narrow. */
export function NumberTable({ label, heads, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className="report-scroll" aria-label={label} tabIndex={0}>
      <table className="report-table">
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
