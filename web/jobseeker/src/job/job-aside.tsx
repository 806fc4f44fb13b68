import { VerifiedName } from '@hanap/shared/components/company/verified-name'
import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { Cover } from '@hanap/ui/lens/cover'
import { Card } from '@hanap/ui/surface'
import { Follow } from '../company/follow.tsx'
import type { CompanyNote, JobView, RecruiterNote } from './job-view.ts'

/** Who posted the ad. */
export function JobRecruiter({ job }: { job: JobView }) {
  return job.recruiter && <Recruiter recruiter={job.recruiter} chatHref={`${job.href}/chat`} />
}

/** Whose ad it is. */
export function AboutCompany({ company }: { company: CompanyNote }) {
  const { t } = usePage()
  return (
    <Card className="ad-company">
      {company.cover ? <img src={company.cover} alt="" className="cover" /> : <Cover seed={company.name} />}
      <h2 className="text-sm text-muted">{t('job.aboutCompany')}</h2>
      <div className="flex items-center gap-3">
        <CompanyAvatar name={company.name} logo={company.logo} />
        <div>
          <a className="lone -my-2.5 font-semibold text-text" href={company.href}>
            <VerifiedName name={company.name} isVerified={company.isVerified} />
          </a>
          <p className="job-facts mt-0 text-muted">
            {company.facts.map(fact => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
      </div>
      {company.about && (
        <p className="prose line-clamp-4 text-sm" dir="auto">
          {company.about}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <a className="lone text-sm" href={company.href}>
          {t('job.companyJobs', { count: company.openJobs, company: company.name })}
        </a>
        <Follow id={company.id} company={company.name} isFollowed={company.isFollowed} />
      </div>
    </Card>
  )
}

function Recruiter({ recruiter, chatHref }: { recruiter: RecruiterNote; chatHref: string }) {
  const { t } = usePage()
  return (
    <Card className="grid gap-2 p-5">
      <h2 className="text-sm text-muted">{t('job.postedBy')}</h2>
      <div className="flex items-center gap-3">
        <CompanyAvatar name={recruiter.name} logo={recruiter.avatar} />
        <div className="text-sm">
          <p className="text-base font-semibold">
            <bdi>{recruiter.name}</bdi>
          </p>
          {recruiter.title && <p className="text-muted">{recruiter.title}</p>}
        </div>
      </div>
      <div className="text-sm text-muted">
        {recruiter.replies && <p>{t('job.recruiterReplies', recruiter.replies)}</p>}
        {recruiter.active && <p>{t('job.recruiterActive', { when: recruiter.active })}</p>}
      </div>
      <LinkButton href={chatHref} rel="nofollow" className="justify-self-start">
        {t('chats.chatNow')}
      </LinkButton>
    </Card>
  )
}
