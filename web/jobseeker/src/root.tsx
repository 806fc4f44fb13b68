import { PageProvider } from '@hanap/shared/components/page'
import { Shell } from '@hanap/shared/components/shell'
import { SiteFooter } from '@hanap/shared/components/site-footer'
import { SiteHeader, type SiteSection } from '@hanap/shared/components/site-header'
import menuTexts from '@hanap/shared/components/user-menu.person?texts'
import type { PageFacts } from '@hanap/shared/page/facts'
import { factsOf, textsFor } from '@hanap/shared/page/page-facts'
import { pageContext } from '@hanap/shared/page/page-handler'
import { type ReactNode, useEffect } from 'react'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { AccountNav } from './account/account-nav.person.tsx'
import { TabBar } from './account/tab-bar.person.tsx'
import tabTexts from './account/tab-bar.person.tsx?texts'
import stylesheet from './app.css?url'
import { JobseekerErrorPage } from './error-page.tsx'
import hideTexts from './jobs/hide-button.person.tsx?texts'
import saveTexts from './jobs/person-form.person.tsx?texts'
import noteTexts from './note/job-note.person.tsx?texts'
import liveTexts from './notifications/live.tsx?texts'
import { updatesPart } from './notifications/updates-part.server.ts'
import ownStylesheet from './own.css?url'
import texts from './root.tsx?texts'
import { forgetSearches } from './search/recent/kept-searches.ts'
import { personWithMenu } from './sign-in/person.server.ts'
import { LatePart } from './singpass/late-part.tsx'
import { singpassPart } from './singpass/part.server.ts'

const personTexts = [
  ...texts,
  ...menuTexts,
  ...tabTexts,
  ...liveTexts,
  ...hideTexts,
  ...saveTexts,
  ...noteTexts,
]

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const page = context.get(pageContext)
  const facts = factsOf(page)
  const user = await personWithMenu(page)
  const parts = [await updatesPart(page), await singpassPart(page, request)].filter(
    each => each !== undefined,
  )
  return { facts, user, texts: textsFor(facts.language, user ? personTexts : texts), parts }
}

/** Its facts change with the market, the language and the person only, and none of these by a link. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined && formMethod !== 'GET'

export default function Root() {
  return <Outlet />
}

/** Routes say in their `handle` what the shell should know of them. */
export interface RouteHandle {
  /** The part of the site that the page belongs to. */
  section?: SiteSection
  /** The page has a search form of its own. */
  hasSearch?: boolean
  /** One logs in here. */
  isLogIn?: boolean
  /** The page is one of a person's own. */
  isAccount?: boolean
}

const isHandle = (handle: unknown): handle is RouteHandle => typeof handle === 'object' && handle !== null

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const handle = useMatches().at(-1)?.handle
  const isSignedIn = data?.user != null
  useEffect(() => {
    // A visitor's searches from before are nobody's after this account has logged out.
    if (isSignedIn) forgetSearches()
  }, [isSignedIn])
  if (!data) return <Document>{children}</Document>
  const { section, hasSearch = false, isLogIn = false, isAccount = false } = isHandle(handle) ? handle : {}
  return (
    <Document facts={data.facts} isSignedIn={isSignedIn}>
      <PageProvider facts={data.facts} user={data.user}>
        <Shell
          roleId={1}
          header={<SiteHeader section={section} hasSearch={hasSearch} isLogIn={isLogIn} />}
          side={isAccount && data.user ? <AccountNav person={data.user} /> : undefined}
          footer={
            <>
              <SiteFooter />
              {data.user && <TabBar />}
            </>
          }
        >
          {children}
          {data.parts.map(part => (
            <LatePart key={part} address={part} />
          ))}
        </Shell>
      </PageProvider>
    </Document>
  )
}

function Document({
  facts,
  isSignedIn = false,
  children,
}: {
  facts?: PageFacts
  isSignedIn?: boolean
  children: ReactNode
}) {
  const assetsUrl = facts?.assetsUrl ?? ''
  return (
    <html lang={facts?.tag ?? 'en'} dir={facts?.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#faf9f6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131513" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={`${assetsUrl}/jobseeker/favicon.svg`} type="image/svg+xml" />
        <link rel="stylesheet" href={assetsUrl + stylesheet} precedence="site" />
        {/* After a log-in without a new document, the page waits for it. */}
        {isSignedIn && <link rel="stylesheet" href={assetsUrl + ownStylesheet} precedence="own" />}
      </head>
      <body>{children}</body>
    </html>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error)) return <JobseekerErrorPage status={error.status} />
  // Only a browser knows that there is no line.
  return <JobseekerErrorPage status={navigator.onLine === false ? undefined : 500} />
}
