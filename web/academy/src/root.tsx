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
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { jobsAddress, logInFor } from './account/seeker.server.ts'
import stylesheet from './app.css?url'
import { AcademyErrorPage } from './error-page.tsx'
import { AcademyFooter, AcademyHeader } from './header.tsx'
import texts from './root.tsx?texts'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const page = context.get(pageContext)
  const facts = factsOf(page)
  const { pathname, search } = new URL(request.url)
  return {
    facts,
    user: personOf(page),
    links: {
      jobs: jobsAddress(page, '/job-search'),
      profile: jobsAddress(page, '/profile'),
      logIn: logInFor(page, pathname + search),
    },
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
  if (!data) return <Document>{children}</Document>
  return (
    <Document facts={data.facts}>
      <PageProvider facts={data.facts} user={data.user}>
        <Shell
          roleId={1}
          header={<AcademyHeader links={data.links} isSignedIn={data.user !== null} />}
          footer={<AcademyFooter />}
        >
          {children}
        </Shell>
      </PageProvider>
    </Document>
  )
}

function Document({ facts, children }: { facts?: PageFacts; children: ReactNode }) {
  return (
    <SiteDocument facts={facts} stylesheet={stylesheet}>
      {children}
    </SiteDocument>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return <AcademyErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
}
