import type { MessageKey } from '@hanap/i18n/message-key'
import { usePage } from '@hanap/shared/components/page'

const tips = ['search.tipPhrase', 'search.tipWithout', 'search.tipField'] as const satisfies MessageKey[]

/** How to say more exactly what is searched for. */
export function SearchTips() {
  const { t } = usePage()
  return (
    <details className="search-tips">
      <summary>{t('search.tips')}</summary>
      <ul>
        {tips.map(tip => (
          <li key={tip}>
            {t
              .parts(tip, { prefix: t('search.prefixTitle') })
              .map(part =>
                typeof part === 'string' ? part : <code key="code">{part.content.join('')}</code>,
              )}
          </li>
        ))}
      </ul>
    </details>
  )
}
