import { listNotifications } from '@hanap/contracts/jobseekers/notifications.calls'
import type { PageContext } from '@hanap/contracts/page'
import { readRecruiter } from '@hanap/contracts/recruiters/recruiters.calls'
import { translator } from '@hanap/i18n/catalogues'
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
import stylesheet from './app.css?url'
import { EmployerErrorPage } from './error-page.tsx'
import { EmployerFooter, EmployerHeader, type HeaderAccess } from './header.tsx'
import { Live } from './live.tsx'
import texts from './root.tsx?texts'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const page = context.get(pageContext)
  const facts = factsOf(page)
  return {
    facts,
    user: personOf(page),
    open: await openTo(page),
    seekersUrl: page.sites[facts.market] ?? '/',
    texts: textsFor(facts.language, texts),
  }
}

const openTo = async (page: PageContext): Promise<HeaderAccess | null> => {
  if (!page.user) return null
  const [own, news] = await Promise.all([
    page.call(readRecruiter, {}),
    page.call(listNotifications, { query: { size: '1' } }),
  ])
  if (!own.ok) return null
  const count = news.ok ? news.data.unread_num : 0
  const { role, permissions } = own.data
  return {
    isMember: role !== null,
    isTeamManager: permissions.includes('manage_team'),
    maySearchTalent: permissions.includes('search_talent'),
    maySeeReports: permissions.includes('view_reports'),
    unread: count,
    bell: translator(factsOf(page).language)('notifications.bell', { count }),
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
          roleId={2}
          header={<EmployerHeader open={data.open} />}
          footer={<EmployerFooter seekersUrl={data.seekersUrl} />}
        >
          {children}
          {data.open?.isMember && <Live />}
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
  return <EmployerErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
}
