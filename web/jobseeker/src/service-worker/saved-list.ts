import { pathLocaleOf } from './path-locale.ts'

/** Jobs of the list's first page; each has its own page and its application form. */
const MAX_JOBS = 20
const JOB_LINK = /href="((?:\/[a-z-]+)?\/job\/[^"/?#]+)"/g

/** Paths of the jobs that a list of saved jobs leads to. */
export const jobsIn = (html: string): string[] =>
  [...new Set([...html.matchAll(JOB_LINK)].map(([, path = '']) => path))].slice(0, MAX_JOBS)

/** Whether a request saves a job, or takes it back: a call's, or a form's. */
export const isSaving = (method: string, url: URL): boolean =>
  method !== 'GET' &&
  (/^\/api\/jobs\/saved-jobs(\/|$)/.test(url.pathname) || pathLocaleOf(url).path === '/saved-jobs')
