import { Pagination } from '@hanap/ui/pagination'
import { usePage } from './page.tsx'

interface ListPagesProps {
  page: number
  pages: number
  /** What the address keeps from page to page. */
  query: Record<string, string>
}

/** Page links of a person's list. */
export function ListPages({ page, pages, query }: ListPagesProps) {
  const { t, format } = usePage()
  return (
    <Pagination
      page={page}
      totalPages={pages}
      hrefOf={number => `?${new URLSearchParams({ ...query, page: String(number) })}`}
      formatNumber={format.number}
      labels={{ pages: t('common.pages'), previous: t('common.previousPage'), next: t('common.nextPage') }}
    />
  )
}
