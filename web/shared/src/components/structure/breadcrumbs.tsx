import { usePage } from '../page.tsx'

/** A page on the way to this one; the last is this one, without an address. */
export interface Crumb {
  name: string
  /** With the page's language segment. */
  href?: string
}

/** Where a page stands among the others. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = usePage()
  return (
    <nav className="crumbs" aria-label={t('common.breadcrumbs')}>
      <ol>
        {crumbs.map(({ name, href }) => (
          <li key={name + href}>
            {href ? (
              <a href={href}>
                <bdi>{name}</bdi>
              </a>
            ) : (
              <bdi aria-current="page">{name}</bdi>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The same as schema.org’s BreadcrumbList. */
export const breadcrumbList = (crumbs: readonly Crumb[], origin: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    ...(href && { item: new URL(href, origin).href }),
  })),
})
