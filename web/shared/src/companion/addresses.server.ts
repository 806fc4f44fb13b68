import type { PageContext } from '@hanap/contracts/page'
import { externalAddress, factsOf, originOfMarket } from '../page/page-facts.ts'

/** Log-in stands on the job seekers' site, which hands who is signed in over to the address that it was given. */
export const logInAddressOf = (page: PageContext, path: string): string => {
  const { prefix } = factsOf(page)
  const query = new URLSearchParams({ redirect: page.origin + path })
  return `${originOfMarket(page)}${prefix}/get-started?${query}`
}

/** A page of the job seekers' site, for who reads this one. */
export const jobseekerAddress = (page: PageContext, path: string): string =>
  externalAddress(page, `${originOfMarket(page)}${factsOf(page).prefix}${path}`)

/** Where the header of a companion site leads. */
export const headerLinksOf = (page: PageContext, path: string) => ({
  jobs: jobseekerAddress(page, '/job-search'),
  profile: jobseekerAddress(page, '/profile'),
  notifications: jobseekerAddress(page, '/notifications'),
  logIn: logInAddressOf(page, path),
})
export type HeaderLinks = ReturnType<typeof headerLinksOf>
