import { usePage } from '@hanap/shared/components/page'

/** For whoever follows by a program of their own what the list holds. */
export function RssLink({ href }: { href: string | undefined }) {
  const { t } = usePage()
  if (!href) return null
  return (
    <a
      className="btn btn-quiet btn-small justify-self-start text-muted"
      href={href}
      type="application/rss+xml"
      rel="nofollow"
      data-reload
    >
      {t('search.feed')}
    </a>
  )
}
