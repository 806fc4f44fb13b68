import { languageByCode, languages } from '@hanap/markets/languages'
import { useLocation } from 'react-router'
import { usePage } from './page.tsx'

/** This page in each of the languages, by the name that its readers give it. */
export function LanguageLinks() {
  const { t, language } = usePage()
  const { pathname, search } = useLocation()
  const [first = '', ...rest] = pathname.split('/').filter(Boolean)
  const path = languageByCode(first) ? rest.join('/') : [first, ...rest].join('/')
  return (
    <nav aria-label={t('common.language')}>
      <ul className="flex flex-wrap gap-x-4 gap-y-2 pointer-coarse:gap-y-0">
        {languages.map(({ code, slug, tag, dir, value }) => (
          <li key={code}>
            <a
              className="lone"
              href={`/${slug}${path && `/${path}`}${search}`}
              lang={tag}
              dir={dir}
              hrefLang={tag}
              aria-current={code === language ? 'true' : undefined}
              data-reload
            >
              {value}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
