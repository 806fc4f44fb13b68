import type { ReactNode } from 'react'
import type { HeaderLinks } from '../../companion/addresses.server.ts'
import type { HeaderPerson, PageFacts } from '../../page/facts.ts'
import { PageProvider } from '../page.tsx'
import { Shell } from '../shell.tsx'
import { SiteDocument } from '../site-document.tsx'

interface CompanionLayoutProps {
  /** Of the root's loader; nothing where it failed. */
  data: { facts: PageFacts; user: HeaderPerson | null; links: HeaderLinks } | undefined
  stylesheet: string
  header: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** The document of a companion site for job seekers. */
export function CompanionLayout({ data, stylesheet, header, footer, children }: CompanionLayoutProps) {
  return (
    <SiteDocument facts={data?.facts} stylesheet={stylesheet}>
      {data ? (
        <PageProvider facts={data.facts} user={data.user}>
          <Shell roleId={1} header={header} footer={footer}>
            {children}
          </Shell>
        </PageProvider>
      ) : (
        children
      )}
    </SiteDocument>
  )
}
