import { usePage } from '@hanap/shared/components/page'
import { ChatIcon, FindIcon, InterviewsIcon, SettingsIcon } from '@hanap/ui/icons/navigation'
import { CompanyIcon } from '@hanap/ui/icons/things'
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { ApplicantsIcon, JobsIcon, PeopleIcon, ReportsIcon } from '../icons/nav-icons.tsx'
import type { HeaderAccess } from '../recruiter/site-access.ts'

/** The site's pages as far as they are open to a recruiter; those marked as tabs are in the bar of a phone. */
export function NavLinks({
  isMember,
  isTeamManager,
  maySearchTalent,
  maySeeReports,
  unopened,
}: HeaderAccess) {
  const { t } = usePage()
  return (
    <>
      {isMember && (
        <NavLink to="/" within="/jobs" data-tab="">
          <JobsIcon />
          {t('employer.myJobs')}
        </NavLink>
      )}
      {isMember && (
        <NavLink to="/applicants" data-tab="" data-number={unopened || undefined}>
          <ApplicantsIcon />
          {t('applicants.heading')}
        </NavLink>
      )}
      {maySearchTalent && (
        <NavLink to="/talents">
          <FindIcon />
          {t('talents.heading')}
        </NavLink>
      )}
      {isMember && (
        <NavLink to="/interviews" data-tab="">
          <InterviewsIcon />
          {t('interviews.heading')}
        </NavLink>
      )}
      {isMember && (
        <NavLink to="/chats" data-tab="" data-chats="">
          <ChatIcon />
          {t('chats.heading')}
        </NavLink>
      )}
      {maySeeReports && (
        <NavLink to="/reports">
          <ReportsIcon />
          {t('reports.heading')}
        </NavLink>
      )}
      {isTeamManager && (
        <NavLink to="/members">
          <PeopleIcon />
          {t('employer.team')}
        </NavLink>
      )}
      <NavLink to="/company">
        <CompanyIcon />
        {t('employer.company')}
      </NavLink>
      <NavLink to="/account">
        <SettingsIcon />
        {t('security.settingsHeading')}
      </NavLink>
    </>
  )
}

/** A job's applicants are of the applicants, not of the jobs. */
const OF_APPLICANTS = /^\/jobs\/[^/]+\/(?:applicants|board)$/

const placeOf = (path: string) => (OF_APPLICANTS.test(path) ? '/applicants/' : path)

interface NavLinkProps extends ComponentProps<'a'> {
  to: string
  /** Where its other pages are, unless below it. */
  within?: string
}

/** Says of itself when the page, or one below it, is open. */
function NavLink({ to, within = to, ...anchor }: NavLinkProps) {
  const { href, prefix } = usePage()
  const { pathname } = useLocation()
  const target = href(to)
  const isOpen = pathname === target || placeOf(pathname.slice(prefix.length)).startsWith(`${within}/`)
  return (
    <a
      {...anchor}
      href={target}
      aria-current={isOpen ? (pathname === target ? 'page' : 'true') : undefined}
    />
  )
}
