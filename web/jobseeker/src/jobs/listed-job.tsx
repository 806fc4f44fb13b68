import { VerifiedName } from '@hanap/shared/components/company/verified-name'
import { usePage } from '@hanap/shared/components/page'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { memo, type ReactNode } from 'react'
import type { CardView } from './card-view.ts'
import { HideButton } from './hide-button.person.tsx'
import { useMark } from './marks.ts'

export interface ListedJobProps {
  job: CardView
  /** Shown beside the list. */
  isChosen?: boolean
  /** Why it is in the list, where its own words do not tell. */
  note?: string | undefined
  /** Below the logo. */
  mark?: ReactNode
  /** Closes the card of a list where hiding is no act. */
  foot?: ReactNode
}

/** What, who, where, how much, how fresh; the whole card is the title's link. */
export const ListedJob = memo(function Card({ job, isChosen, note, mark, foot }: ListedJobProps) {
  const { t, user } = usePage()
  const { title, company, facts, fits, also, salary, posted, seen } = job
  const isSaved = useMark('save', job.id, job.isSaved)
  const isHidden = useMark('hide', job.id)
  return (
    <li className="job" data-chosen={isChosen || undefined} data-hidden={isHidden || undefined}>
      <CompanyAvatar name={company || title} logo={job.logo ?? null} />
      <h3>
        <a href={job.href} lang={job.lang} dir="auto" data-job={job.id}>
          {title}
        </a>
      </h3>
      <p className="job-who">
        <VerifiedName name={company} isVerified={job.isVerified} />
      </p>
      {mark}
      {salary && <p className="job-pay">{salary}</p>}
      <p className="job-facts">
        {facts.map(fact => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {note && <p className="job-note">{note}</p>}
      {also && <p className="job-also">{also}</p>}
      {fits && <p className="job-fits">{fits}</p>}
      <p className="job-age" data-new={job.isNew}>
        {posted}
        {job.closes && <span className="job-closes">{job.closes}</span>}
        {job.follows && <b className="badge badge-accent">{job.follows}</b>}
        {seen && <span className="job-seen">{seen}</span>}
        {job.isUrgent && <b className="badge badge-warning">{t('common.urgentlyHiring')}</b>}
        {job.isFeatured && <b className="badge badge-accent">{t('common.featured')}</b>}
        {job.isApplied && <b className="badge badge-positive">{t('common.applied')}</b>}
      </p>
      <button
        type="submit"
        className="save"
        form="save"
        name="job_id"
        value={job.id}
        aria-pressed={isSaved}
        aria-label={t('resumes.labelled', {
          label: t(isSaved ? 'common.unsaveJob' : 'common.saveJob'),
          value: title,
        })}
      />
      {foot}
      {user && !foot && <HideButton id={job.id} title={title} isHidden={isHidden} />}
    </li>
  )
})
