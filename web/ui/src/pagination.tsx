import { ArrowIcon, BackIcon } from './icon.tsx'

interface PaginationProps {
  page: number
  totalPages: number
  /** Address of a page. */
  hrefOf: (page: number) => string
  formatNumber: (page: number) => string
  labels: { pages: string; previous: string; next: string }
}

/** Pages to show around the open one: first, last, and one on either side; null stands for a gap. */
export const pagesAround = (page: number, totalPages: number): (number | null)[] => {
  const near = [1, page - 1, page, page + 1, totalPages].filter(each => each >= 1 && each <= totalPages)
  const pages = [...new Set(near)].sort((a, b) => a - b)
  return pages.flatMap((each, index) => {
    const before = pages[index - 1]
    if (before === undefined || each - before === 1) return [each]
    return each - before === 2 ? [each - 1, each] : [null, each]
  })
}

export function Pagination({ page, totalPages, hrefOf, formatNumber, labels }: PaginationProps) {
  if (totalPages <= 1) return null
  return (
    <nav className="pages" aria-label={labels.pages}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" aria-label={labels.previous}>
          <BackIcon />
        </a>
      )}
      {pagesAround(page, totalPages).map((each, index) =>
        each === null ? (
          <span key={`gap-${index < 2 ? 'start' : 'end'}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a key={each} href={hrefOf(each)} aria-current={each === page ? 'page' : undefined}>
            {formatNumber(each)}
          </a>
        ),
      )}
      {page < totalPages && (
        <a href={hrefOf(page + 1)} rel="next" aria-label={labels.next}>
          <ArrowIcon />
        </a>
      )}
    </nav>
  )
}
