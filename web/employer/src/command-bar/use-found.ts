import { listApplicants } from '@hanap/contracts/job-applications/job-applications.calls'
import { listEmployerJobs } from '@hanap/contracts/recruiters/employer-jobs.calls'
import { call } from '@hanap/shared/calls/call'
import { usePage } from '@hanap/shared/components/page'
import { useEffect, useState } from 'react'
import type { SiteAccess } from '../recruiter/site-access.ts'
import { applicantCommands, type Command, jobCommands, MAX_FOUND } from './commands.ts'

/** A pause in typing that asks the server. */
const PAUSE_MS = 120

interface Found {
  /** What was searched for. */
  query: string
  jobs: Command[]
  applicants: Command[]
}
const nothing: Found = { query: '', jobs: [], applicants: [] }

/** Jobs by their titles and applicants by their names, as somebody types; nothing where there is no connection. */
export function useFound(query: string, access: SiteAccess): Found {
  const { t } = usePage()
  const [results, setResults] = useState(nothing)
  useEffect(() => {
    if (query === '' || !access.isMember) return setResults(nothing)
    const { signal, abort } = abortable()
    const timer = setTimeout(async () => {
      const size = String(MAX_FOUND)
      const [jobs, applicants] = await Promise.all([
        call(listEmployerJobs, { query: { query, size } }, { signal }),
        call(listApplicants, { query: { query, size } }, { signal }),
      ])
      if (signal.aborted) return
      setResults({
        query,
        jobs: jobs.ok ? jobCommands(jobs.data.jobs, access, t) : [],
        applicants: applicants.ok ? applicantCommands(applicants.data.applications, access, t) : [],
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort()
    }
  }, [query, access, t])
  return results
}

const abortable = () => {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
