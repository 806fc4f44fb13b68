import { PageProvider } from '@hanap/shared/components/page'
import { Shell } from '@hanap/shared/components/shell'
import { SiteDocument } from '@hanap/shared/components/site-document'
import type { PageFacts } from '@hanap/shared/page/facts'
import { factsOf, personOf, textsFor } from '@hanap/shared/page/page-facts'
import { pageContext } from '@hanap/shared/page/page-handler'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import stylesheet from './app.css?url'
import { EmployerErrorPage } from './error-page.tsx'
import { EmployerFooter } from './header/footer.tsx'
import { EmployerHeader } from './header/header.tsx'
import { type EmployerRouteHandle, isHandle } from './header/route-handle.ts'
import { Live } from './live.tsx'
import { loadHeader } from './recruiter/load-access.server.ts'
import texts from './root.tsx?texts'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const page = context.get(pageContext)
  const facts = factsOf(page)
  return {
    facts,
    user: personOf(page),
    open: await loadHeader(page),
    seekersUrl: page.sites[facts.market] ?? '/',
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
  const handle = useMatches().at(-1)?.handle
  if (!data) return <Document>{children}</Document>
  return (
    <Document facts={data.facts} isIndexed={isHandle(handle) && handle.isIndexed === true}>
      <PageProvider facts={data.facts} user={data.user}>
        <Shell
          roleId={2}
          header={<EmployerHeader open={data.open} />}
          footer={<EmployerFooter seekersUrl={data.seekersUrl} isTool={data.open !== null} />}
        >
          {children}
          {data.open?.isMember && <Live />}
        </Shell>
      </PageProvider>
    </Document>
  )
}

interface DocumentProps extends Pick<EmployerRouteHandle, 'isIndexed'> {
  facts?: PageFacts
  children: ReactNode
}

function Document({ facts, isIndexed, children }: DocumentProps) {
  const head = isIndexed ? undefined : <meta name="robots" content="noindex" />
  return (
    <SiteDocument facts={facts} stylesheet={stylesheet} head={head}>
      {children}
    </SiteDocument>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return <EmployerErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
}
