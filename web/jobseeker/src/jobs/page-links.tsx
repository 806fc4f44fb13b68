import { usePage } from '@hanap/shared/components/page'
import { Pagination } from '@hanap/ui/pagination'

interface PageLinksProps {
  page: number
  totalPages: number
  /** Address of the first page. */
  href: string
}

/** The pages of a list, by the key `page` of its address. */
export function PageLinks({ page, totalPages, href }: PageLinksProps) {
  const { t, format } = usePage()
  return (
    <Pagination
      page={page}
      totalPages={totalPages}
      hrefOf={each => (each === 1 ? href : `${href}${href.includes('?') ? '&' : '?'}page=${each}`)}
      formatNumber={format.number}
      labels={{ pages: t('common.pages'), previous: t('common.previousPage'), next: t('common.nextPage') }}
    />
  )
}
