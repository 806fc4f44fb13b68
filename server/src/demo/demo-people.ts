import type { DemoAd } from '@hanap/demo/ads/ads'
import type { DemoEmployers } from './demo-employers.ts'

export interface LoadedDemo {
  ads: readonly DemoAd[]
  /** By the ad's key. */
  jobIds: ReadonlyMap<string, string>
  employers: DemoEmployers
  /** By address. */
  accountIds: ReadonlyMap<string, string>
}

/** Who meets about which ad; what it names and the demo data does not have is an error. */
export const peopleOf = (
  about: { seekerEmail: string; recruiterEmail: string; title: string },
  { ads, jobIds, employers, accountIds }: LoadedDemo,
) => {
  const ad = ads.find(
    ({ title, company }) => title === about.title && company.recruiter.email === about.recruiterEmail,
  )
  const employer = ad && employers.get(ad.company.key)
  const seekerId = accountIds.get(about.seekerEmail)
  const jobId = ad && jobIds.get(ad.key)
  if (!employer?.companyId || !employer.recruiterId || !seekerId || !jobId)
    throw new Error(`The demo data about “${about.title}” has no ad of its recruiter's or no seeker`)
  return { ad, seekerId, jobId, recruiterId: employer.recruiterId, companyId: employer.companyId }
}
