import { headerLinksOf } from '@hanap/shared/companion/addresses.server'
import { personWithBell } from '@hanap/shared/companion/person.server'
import { CompanionHeader } from '@hanap/shared/components/companion/header'
import { CompanionLayout } from '@hanap/shared/components/companion/layout'
import { usePage } from '@hanap/shared/components/page'
import { factsOf, textsFor } from '@hanap/shared/page/page-facts'
import { pageContext } from '@hanap/shared/page/page-handler'
import type { ComponentProps, ReactNode } from 'react'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import stylesheet from './app.css?url'
import { BuilderErrorPage } from './error-page.tsx'
import { BuilderFooter } from './footer.tsx'
import texts from './root.tsx?texts'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const page = context.get(pageContext)
  const facts = factsOf(page)
  const { pathname, search } = new URL(request.url)
  return {
    facts,
    user: await personWithBell(page),
    links: headerLinksOf(page, pathname + search),
    texts: textsFor(facts.language, texts),
  }
}

/** Its facts change with the language and the person only, and none of these by a link. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined && formMethod !== 'GET'

export default function Root() {
  return <Outlet />
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  return (
    <CompanionLayout
      data={data}
      stylesheet={stylesheet}
      header={data && <Header links={data.links} person={data.user} />}
      footer={<BuilderFooter />}
    >
      {children}
    </CompanionLayout>
  )
}

function Header({ links, person }: Pick<ComponentProps<typeof CompanionHeader>, 'links' | 'person'>) {
  const { t, academyUrl } = usePage()
  return (
    <CompanionHeader
      title={t('builder.title')}
      own={[{ href: academyUrl, text: t('academy.title'), isElsewhere: true }]}
      links={links}
      person={person}
    />
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return <BuilderErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
}
