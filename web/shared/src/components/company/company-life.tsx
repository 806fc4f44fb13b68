import { BenefitIcon } from '@hanap/ui/icons/benefit-icon'
import type { CompanyArticleView } from '../../company/company-view.ts'
import { usePage } from '../page.tsx'

/** Whether a company says anything of how it is to work there. */
export const hasLife = ({ photos, benefits, cultures }: CompanyArticleView): boolean =>
  photos.length + benefits.length + cultures.length > 0

/** How it is to work there: pictures, what there is beside the pay, what counts. */
export function CompanyLife({ company }: { company: CompanyArticleView }) {
  const { t } = usePage()
  if (!hasLife(company)) return null
  const { name, photos, benefits, cultures } = company
  return (
    <section className="company-life" id="life">
      <h2>{t('company.tabLife')}</h2>
      {photos.length > 0 && (
        <ul className="company-photos">
          {photos.map((photo, at) => (
            <li key={photo}>
              <img src={photo} alt={`${name} ${at + 1}`} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
      {benefits.length > 0 && (
        <>
          <h3>{t('company.benefits')}</h3>
          <ul className="company-benefits">
            {benefits.map(({ id, name: text }) => (
              <li key={id}>
                <BenefitIcon id={id} of="company" />
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
      {cultures.length > 0 && (
        <>
          <h3>{t('audit.field_culture')}</h3>
          <ul className="flex flex-wrap gap-2">
            {cultures.map(culture => (
              <li key={culture} className="chip">
                {culture}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
