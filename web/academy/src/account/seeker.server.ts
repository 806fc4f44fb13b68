import type { PageContext } from '@hanap/contracts/page'
import { externalAddress, factsOf, originOfMarket } from '@hanap/shared/page/page-facts'

/** Log-in stands on the job seekers' site, which hands who is signed in over to the address that it was given. */
export const logInFor = (page: PageContext, path: string): string => {
  const { prefix } = factsOf(page)
  const query = new URLSearchParams({ redirect: page.origin + path })
  return `${originOfMarket(page)}${prefix}/get-started?${query}`
}

/** A page of the job seekers' site, for who reads this one. */
export const jobsAddress = (page: PageContext, path: string): string =>
  externalAddress(page, `${originOfMarket(page)}${factsOf(page).prefix}${path}`)
