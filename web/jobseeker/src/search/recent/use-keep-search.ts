import { usePage } from '@hanap/shared/components/page'
import { useEffect } from 'react'
import type { SearchView } from '../search-view.ts'
import { keepSearch } from './kept-searches.ts'

/** Keeps what a visitor searches for in the browser; a seeker's searches the server knows. */
export function useKeepSearch({ query, chosen, href, page }: SearchView): void {
  const { user } = usePage()
  const value = [query, ...chosen.map(({ label }) => label)].filter(Boolean).join(' · ')
  const isKept = !user && page === 1 && value !== ''
  useEffect(() => {
    if (isKept) keepSearch({ value, url: href })
  }, [isKept, value, href])
}
