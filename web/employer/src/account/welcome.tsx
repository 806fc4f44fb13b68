import { usePage } from '@hanap/shared/components/page'
import { CheckIcon } from '@hanap/ui/icon'
import type { ReactNode } from 'react'

/** A form for visitors, beside what the site is for. */
export function Welcome({ children }: { children: ReactNode }) {
  const { t } = usePage()
  const points = [t('employer.welcome1'), t('employer.welcome2'), t('employer.welcome3')]
  return (
    <div className="welcome">
      <div className="form-page">{children}</div>
      <aside className="welcome-aside" aria-label={t('employer.title')}>
        <svg className="welcome-lens" viewBox="0 0 200 200" aria-hidden="true">
          <circle cx="100" cy="100" r="92" />
          <circle cx="100" cy="100" r="66" />
          <circle cx="100" cy="100" r="40" />
          <path d="M100 8a92 92 0 0 1 80 46M34 100a66 66 0 0 1 20-47M100 140a40 40 0 0 1-38-28" />
          <circle className="sun" cx="100" cy="100" r="18" />
        </svg>
        <ul>
          {points.map(point => (
            <li key={point}>
              <CheckIcon />
              {point}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}
