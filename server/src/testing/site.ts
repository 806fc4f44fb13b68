import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemo } from '../demo/load-demo.ts'
import { createApp } from '../entry/app.ts'
import { readSettings } from '../entry/settings/settings.ts'
import { loadSites } from '../entry/sites.ts'
import { createLog } from '../logging/log.ts'
import { freshDatabase, templateDatabase } from './database.ts'

export interface TestRequest {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** The demo data is loaded once for all files of a worker, which begin with copies. */
let demoData: ReturnType<typeof loadOnce> | undefined
const loadOnce = async () => {
  const files = mkdtempSync(join(tmpdir(), 'hanap-demo-'))
  process.once('exit', () => rmSync(files, { recursive: true, force: true }))
  const { name, filled } = await templateDatabase(db =>
    loadDemo({ db, dataDir: files, now: new Date(), size: 'small' }),
  )
  return { template: name, files, logins: filled }
}

/** The built sites with the demo data, asked by whole addresses: `http://ph.localhost/job-search`. */
export const startTestSite = async (environment: Record<string, string> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'hanap-site-'))
  demoData ??= loadOnce()
  const { template, files, logins } = await demoData
  cpSync(files, folder, { recursive: true })
  const database = await freshDatabase(template)
  const settings = readSettings({
    HANAP_ENV: 'test',
    LIMIT_SCALE: '1000',
    SEARCH_TIME_LIMIT_MS: '20000',
    DATA_DIR: folder,
    ...environment,
  })
  const sites = await loadSites()
  if (!sites.jobseeker || !sites.employer) throw new Error('the sites are not built; npm test builds them')
  const app = createApp({ connection: database, settings, log: createLog('warn'), sites })
  await app.start()

  const visit = async (address: string, { method = 'GET', headers = {}, body }: TestRequest = {}) => {
    const { host } = new URL(address)
    const request = new Request(address, {
      method,
      headers: { host, ...headers },
      ...(body === undefined ? {} : { body }),
    })
    const answer = await app.fetch(request, '127.0.0.1')
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  /** The cookies of a demo person who logs in on a host. */
  const logIn = async (who: 'seeker' | 'recruiter', host = 'ph.localhost') => {
    const { email, password } = logins[who]
    const { headers, text } = await visit(
      `http://${host}/api/auth/${who === 'seeker' ? 'jobseekers' : 'recruiters'}/login`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: `http://${host}` },
        body: JSON.stringify({ email, password }),
      },
    )
    const cookie = headers
      .getSetCookie()
      .map(each => each.split(';', 1)[0])
      .join('; ')
    if (!cookie.includes('sessionid=')) throw new Error(`nobody is logged in: ${text}`)
    return { cookie }
  }

  return {
    visit,
    logIn,
    app,
    connection: database,
    close: async () => {
      await app.stop()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type TestSite = Awaited<ReturnType<typeof startTestSite>>

/** What a page shows, without what its script reads. */
export const shownText = (html: string) => html.split('<script type="application/json"', 1)[0] ?? ''
