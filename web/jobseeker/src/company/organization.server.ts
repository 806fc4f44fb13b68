import type { AnswerOf } from '@hanap/contracts/call'
import type { readCompany } from '@hanap/contracts/companies/companies.calls'
import type { PageContext } from '@hanap/contracts/page'
import { factsOf } from '@hanap/shared/page/page-facts'

/** A company as schema.org's Organization. */
export const organizationOf = (page: PageContext, company: AnswerOf<typeof readCompany>) => {
  const absolute = (path: string | null) => (path ? new URL(path, page.origin).href : undefined)
  const { name, legal_name, about, website, logo, cover, locations } = company
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    legalName: legal_name && legal_name !== name ? legal_name : undefined,
    description: about ?? undefined,
    url: absolute(encodeURI(factsOf(page).prefix + company.company_url)),
    sameAs: website && /^https?:/.test(website) ? [website] : undefined,
    logo: absolute(logo),
    image: absolute(cover),
    location: locations.map(place => ({ '@type': 'Place', name: place })),
  }
}
