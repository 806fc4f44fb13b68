import { usePage } from '@hanap/shared/components/page'
import { Chip } from '@hanap/ui/surface'
import { JobListItem } from '../jobs/job-list-item.tsx'
import { PageLinks } from '../jobs/page-links.tsx'
import { useListLog } from '../jobs/use-log.ts'
import type { CompanyPageView } from './company-view.ts'

/** A company's open jobs in rows, by field where there are several. */
export function CompanyJobs({ view }: { view: Omit<CompanyPageView, 'organization'> }) {
  const { t, format } = usePage()
  const { company, jobs, before, fields, allNum, listHref } = view
  const list = useListLog({ from: 'company', jobs, before })
  const isNarrowed = fields.some(({ isOn }) => isOn)
  return (
    <>
      {fields.length > 0 && (
        <nav aria-label={t('search.mainFunctions')}>
          <ul className="company-fields">
            <li>
              <Chip href={`${encodeURI(company.href)}#jobs`} isOn={!isNarrowed}>
                {t('company.allFields')} <span>{format.number(allNum)}</span>
              </Chip>
            </li>
            {fields.map(({ text, href, count, isOn }) => (
              <li key={href}>
                <Chip href={href} isOn={isOn}>
                  {text} <span>{format.number(count)}</span>
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ul className="job-rows" ref={list}>
        {jobs.map(job => (
          <JobListItem key={job.id} job={job} />
        ))}
      </ul>
      <PageLinks page={view.page} totalPages={view.totalPages} href={listHref} />
    </>
  )
}
