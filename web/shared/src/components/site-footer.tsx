import { Brand } from './brand.tsx'
import { usePage } from './page.tsx'

export function SiteFooter() {
  const { t, href, year, employerUrl, builderUrl, academyUrl } = usePage()
  return (
    <footer className="site-footer">
      <div className="site-footer-row">
        <div className="flex flex-wrap items-center justify-between gap-2 md:grid md:content-start">
          <Brand name={t('common.brand')} />
          <p className="text-sm">{t('common.copyright', { year: String(year) })}</p>
        </div>
        <ul>
          <li>
            <a href={href('/job-search')}>{t('common.findJobs')}</a>
          </li>
          <li>
            <a href={href('/companies')}>{t('common.companies')}</a>
          </li>
          <li>
            <a href={builderUrl} data-reload>
              {t('builder.title')}
            </a>
          </li>
          <li>
            <a href={academyUrl} data-reload>
              {t('academy.title')}
            </a>
          </li>
          <li>
            <a href={employerUrl} data-reload>
              {t('common.forEmployers')}
            </a>
          </li>
        </ul>
        <ul>
          <li>
            <a href={href('/help')}>{t('common.help')}</a>
          </li>
          <li>
            <a href={href('/terms')}>{t('common.terms')}</a>
          </li>
          <li>
            <a href={href('/privacy')}>{t('common.privacy')}</a>
          </li>
          <li>
            <a href={href('/cookies')}>{t('common.cookies')}</a>
          </li>
        </ul>
      </div>
    </footer>
  )
}
