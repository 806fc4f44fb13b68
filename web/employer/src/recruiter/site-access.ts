/** What of the site is open to the recruiter. */
export interface SiteAccess {
  isMember: boolean
  isTeamManager: boolean
  maySearchTalent: boolean
  maySeeReports: boolean
  mayPost: boolean
  mayMove: boolean
  /** How the company handles applicants. */
  maySet: boolean
}

/** The same, and what of it waits. */
export interface HeaderAccess extends SiteAccess {
  /** Applications that nobody has opened. */
  unopened: number
  /** How many notifications wait to be read, and the same in words. */
  unread: number
  bell: string
}

/** The stage of an application that nobody has opened, by its id in the list of stages. */
export const UNOPENED_STAGE = 1
