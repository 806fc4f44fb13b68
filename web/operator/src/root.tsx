import { readOperator } from '@hanap/contracts/operators/operators.calls'
import { PageProvider } from '@hanap/shared/components/page'
import { Shell } from '@hanap/shared/components/shell'
import { SiteDocument } from '@hanap/shared/components/site-document'
import type { PageFacts } from '@hanap/shared/page/facts'
import { factsOf, textsFor } from '@hanap/shared/page/page-facts'
import { pageContext } from '@hanap/shared/page/page-handler'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import stylesheet from './app.css?url'
import { OperatorErrorPage } from './error-page.tsx'
import { OperatorFooter, OperatorHeader } from './header.tsx'
import texts from './root.tsx?texts'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const page = context.get(pageContext)
  const facts = factsOf(page)
  const own = await page.call(readOperator, {})
  return {
    facts,
    email: own.ok ? own.data.operator.email : null,
    isLocked: own.ok && own.data.operator.is_locked,
    texts: textsFor(facts.language, texts),
  }
}

/** Its facts change with the language and the operator only, and none of these by a link. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined && formMethod !== 'GET'

export default function Root() {
  return <Outlet />
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  if (!data) return <Document>{children}</Document>
  return (
    <Document facts={data.facts}>
      <PageProvider facts={data.facts} user={null}>
        <Shell
          roleId={2}
          header={<OperatorHeader email={data.email} isLocked={data.isLocked} />}
          footer={<OperatorFooter />}
        >
          {children}
        </Shell>
      </PageProvider>
    </Document>
  )
}

function Document({ facts, children }: { facts?: PageFacts; children: ReactNode }) {
  return (
    <SiteDocument facts={facts} stylesheet={stylesheet} head={<meta name="robots" content="noindex" />}>
      {children}
    </SiteDocument>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return <OperatorErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
}
