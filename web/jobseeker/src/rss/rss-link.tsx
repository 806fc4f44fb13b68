import { usePage } from '@hanap/shared/components/page'

/** For whoever follows by a program of their own what the list holds. */
export function RssLink({ href }: { href: string | undefined }) {
  const { t } = usePage()
  if (!href) return null
  return (
    <p className="text-sm">
      <a href={href} type="application/rss+xml" rel="nofollow" data-reload>
        {t('search.feed')}
      </a>
    </p>
  )
}
