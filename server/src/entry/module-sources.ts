import type { ServerModule } from '../calls/module.ts'
import { type AcademyDeps, academyModule } from '../modules/academy/index.ts'
import type { AccountFacts, SocialSource } from '../modules/auth/index.ts'
import { configuredProviders } from '../modules/auth/index.ts'
import { type Jobs, statusAt } from '../modules/jobs/index.ts'
import type { SiteAddress } from '../modules/notifications/index.ts'
import type { Qualifications } from '../modules/profiles/index.ts'
import type { ResumesModule, TailoringJob } from '../modules/resumes/index.ts'
import { indexAddress, localIndexAddress } from '../modules/search/index.ts'
import { createSandbox } from './sandbox.ts'
import { credentialKeyOf } from './settings/credentials.ts'
import type { Settings } from './settings/settings.ts'
import { siteAddressOf } from './settings/site-address.ts'
import { socialSettingsOf } from './settings/social.ts'

/** Log-in providers that are configured; where there are none, stand-ins, but never in production. */
export const socialSource = (settings: Settings, sandbox: SocialSource | undefined) => {
  const configured = configuredProviders(socialSettingsOf(settings))
  return settings.isProduction || configured.types.length > 0
    ? configured
    : (sandbox ?? createSandbox(settings.BASE_HOST))
}

/** With every role in the only process nobody else asks its index. */
export const indexPlaces = (
  { roles, DATA_DIR, SEARCH_URL, SEARCH_LISTEN }: Settings,
  hasSiblings: boolean,
) => {
  const own = localIndexAddress(DATA_DIR)
  if (!roles.has('search')) return { remote: (SEARCH_URL ?? [own]).map(indexAddress) }
  return {
    servedAt:
      roles.has('web') && !hasSiblings && SEARCH_LISTEN === undefined
        ? undefined
        : indexAddress(SEARCH_LISTEN ?? own),
  }
}

interface AcademyParts extends Pick<AcademyDeps, 'db' | 'listener' | 'allFiles' | 'changed' | 'onError'> {
  jobs: Pick<Jobs, 'factsByIds'>
  /** What a profile says that jobs may ask for. */
  matchDeps: { strengths(accountId: string): Promise<Qualifications> }
  resumes: Pick<ResumesModule, 'printCertificate'>
}

/** The academy with what it needs of others. */
export const academyWith = (
  settings: Settings,
  { jobs, matchDeps, resumes, ...deps }: AcademyParts,
): ServerModule =>
  academyModule({
    ...deps,
    printCertificate: resumes.printCertificate,
    site: siteAddressOf(settings)('academy'),
    credentialKey: credentialKeyOf(settings),
    skillsOfJob: async id => (await jobs.factsByIds([id]))[0]?.skills,
    profileSkills: async accountId => (await matchDeps.strengths(accountId)).skills,
  })

/** What documents of the resume builder need of jobs, accounts and addresses. */
export const documentSources = (
  jobs: Pick<Jobs, 'factsByIds'>,
  accountsByIds: (ids: readonly string[]) => Promise<Map<string, AccountFacts>>,
  siteAddress: SiteAddress,
) => ({
  /** A job that anybody may read, or could while it was open. */
  jobOf: async (jobId: string): Promise<TailoringJob | undefined> => {
    const [job] = await jobs.factsByIds([jobId])
    if (!job || job.status === 'hidden') return undefined
    const { id, title, url, company, skills } = job
    const isOpen = statusAt(job, new Date()) === 'active'
    return { id, title, url, company: company?.name ?? null, isOpen, skills }
  },
  publicUrlOf: (key: string) => `${siteAddress('resume')}/r/${key}`,
  isStaying: async (accountId: string) =>
    (await accountsByIds([accountId])).get(accountId)?.isStaying ?? false,
})
