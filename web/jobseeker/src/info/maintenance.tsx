import { usePage } from '@hanap/shared/components/page'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page-facts'
import type { LoaderFunctionArgs } from 'react-router'
import texts from './maintenance.tsx?texts'

/** Served in the place of every page while the marketplace is closed. */
export function loader(args: LoaderFunctionArgs) {
  return { texts: textsFor(factsOf(pageOf(args)).language, texts) }
}

export default function MaintenancePage() {
  const { t } = usePage()
  return (
    <div className="mx-auto grid max-w-prose gap-3 px-4 py-24 text-center">
      <title>{`${t('maintenance.heading')} | ${t('common.brand')}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl">{t('maintenance.heading')}</h1>
      <p className="text-lg text-muted">{t('maintenance.text')}</p>
    </div>
  )
}
