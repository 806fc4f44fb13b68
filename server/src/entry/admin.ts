import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { registry } from '@hanap/contracts/registry'
import { backUp, type Manifest, restore, WrongBackup } from '../backup/backup.ts'
import type { Connection } from '../db/client.ts'
import { accountAdmin } from '../modules/auth/index.ts'
import { verifyCompany } from '../modules/companies/index.ts'
import { endOutage, startOutage } from '../modules/config/index.ts'
import { openFeedback, settleFeedback, uploadPath } from '../modules/go/index.ts'
import { closeJobs, reportedJobs, reviewJob, verdicts } from '../modules/jobs/index.ts'
import { pageSpeeds, recordCounts, seekerRecordCounts } from '../modules/logs/index.ts'
import { recordBounces } from '../modules/notifications/index.ts'
import { joinRequests, settleJoin, unverifiedCompanies } from '../modules/recruiters/index.ts'
import { openDatabase } from './database.ts'
import { readSettings, WrongSetting } from './settings/settings.ts'

/** What is wrong with the words of a command. */
class WrongWords extends Error {}

interface Command {
  words: string
  does: string
  run(connection: Connection, words: readonly string[], dataDir: string): Promise<string>
}

const kinds = ['seeker', 'recruiter'] as const
type Kind = (typeof kinds)[number]

const accountIn = ([kind, email]: readonly string[]): [Kind, string] => {
  const known = kinds.find(each => each === kind)
  if (!known || !email) throw new WrongWords('name the account: seeker|recruiter ADDRESS')
  return [known, email]
}

const onAccount =
  (act: (connection: Connection, kind: Kind, email: string) => Promise<boolean | number>, said: string) =>
  async (connection: Connection, words: readonly string[]) => {
    const [kind, email] = accountIn(words)
    const done = await act(connection, kind, email)
    if (done === false) throw new WrongWords(`no ${kind} has the address ${email}`)
    return typeof done === 'number' ? `${done} ${said}` : `${email} ${said}`
  }

const review = async ({ db }: Connection, [id, verdict]: readonly string[]) => {
  if (id === undefined) {
    const jobs = await reportedJobs(db)
    const lines = jobs.map(
      job =>
        `${job.id}  ${job.market}  ${job.status}  ${job.accounts} accounts, ${job.guests} guests  ${job.title}\n` +
        job.reports
          .map(({ reasonId, detail }) => `    reason ${reasonId}${detail ? `: ${detail}` : ''}`)
          .concat(job.answer === null ? [] : `    its owner answers: ${job.answer}`)
          .join('\n'),
    )
    return lines.length > 0 ? lines.join('\n') : 'No reported jobs wait.'
  }
  const known = verdicts.find(each => each === verdict)
  if (!known) throw new WrongWords(`review JOB ${verdicts.join('|')}`)
  if (!(await reviewJob(db, id, known))) throw new WrongWords(`no open reports on a job ${id}`)
  return known === 'keep' ? `${id} is shown again.` : `${id} is closed.`
}

const closeAd = async ({ db }: Connection, [id]: readonly string[]) => {
  if (id === undefined) throw new WrongWords('name the ad: the letters and digits at the end of its address')
  const closed = await db.transaction().execute(trx => closeJobs(trx, [id]))
  if (closed.length === 0) throw new WrongWords(`no open ad has the id ${id}`)
  return `${id} is closed.`
}

const bounce = async ({ db }: Connection, [file]: readonly string[]) => {
  if (file === undefined) throw new WrongWords('name a file of delivery-status messages (RFC 3464)')
  const bounces = await recordBounces(db, await readFile(file, 'utf8'))
  if (bounces.length === 0) return 'The file names no mail that failed.'
  const said = { counted: '', known: ', counted before', unknown: ', left out: no mail of ours' }
  return bounces
    .map(
      ({ address, status, outcome, isStopped }) =>
        `${address}  ${status}${said[outcome]}${isStopped ? ', gets no more mail until it is confirmed' : ''}`,
    )
    .join('\n')
}

const roles = ['owner', 'admin', 'recruiter', 'viewer'] as const

const joinCompany = async ({ db }: Connection, [email, answer]: readonly string[]) => {
  if (email === undefined) {
    const requests = await joinRequests(db)
    const lines = requests.map(each => `${each.askedAt.toISOString()}  ${each.email}  ${each.company}`)
    return lines.length > 0 ? lines.join('\n') : 'Nobody asks to join a company.'
  }
  const role = roles.find(each => each === answer)
  if (!role && answer !== 'refuse') throw new WrongWords(`join ADDRESS ${roles.join('|')}|refuse`)
  if (!(await settleJoin(db, email, role ?? null))) throw new WrongWords(`${email} asks to join no company`)
  return role ? `${email} is of the company now: ${role}.` : `${email} is turned down.`
}

const outage = async ({ db }: Connection, [state, message, until]: readonly string[]) => {
  if (state === 'off') return (await endOutage(db)) ? 'The marketplace is open.' : 'It was open already.'
  if (state !== 'on') throw new WrongWords('outage on [MESSAGE [UNTIL]] | outage off')
  const endsAt = until === undefined ? undefined : new Date(until)
  if (endsAt && Number.isNaN(endsAt.getTime()))
    throw new WrongWords(`${until} is no time; write 2026-12-31T22:00Z`)
  await startOutage(db, { message: message || null, until: endsAt ?? null })
  return 'The maintenance page stands until `outage off`.'
}

const verify = async ({ db }: Connection, [id, off]: readonly string[]) => {
  if (id === undefined) {
    const lines = (await unverifiedCompanies(db)).map(
      ({ id: company, market, name, website }) => `${company}  ${market}  ${name}  ${website ?? ''}`,
    )
    return lines.join('\n') || 'Every company that has recruiters is verified.'
  }
  if (off !== undefined && off !== 'off') throw new WrongWords('verify-company [ID [off]]')
  const name = await verifyCompany(db, id, off === undefined)
  if (name === undefined) throw new WrongWords(`no company has the id ${id}`)
  return off === undefined
    ? `${name} is verified: its recruiters see the applicants of all its ads.`
    : `${name} is verified no more: its recruiters see the applicants of the ads that they posted.`
}

const feedback = async ({ db }: Connection, [id, verdict]: readonly string[]) => {
  if (id !== undefined) {
    if (verdict !== 'done') throw new WrongWords('feedback ID done')
    if (!(await settleFeedback(db, id))) throw new WrongWords(`no open feedback ${id}`)
    return `${id} is done.`
  }
  const folder = join(readSettings(process.env).DATA_DIR, 'files')
  const lines = (await openFeedback(db)).map(each =>
    [
      `${each.id}  ${each.sent_at.toISOString()}  ${each.market} ${each.language}  ${each.category}  ${each.contact ?? ''}`,
      ...each.content.split('\n').map(line => `    ${line}`),
      ...each.files.map(({ name, content_hash }) => `    file ${name}: ${uploadPath(folder, content_hash)}`),
    ].join('\n'),
  )
  return lines.join('\n') || 'No feedback waits.'
}

const contents = ({ tables, files }: Manifest) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, ${files.length} files`

const backup = async (connection: Connection, [folder]: readonly string[], dataDir: string) => {
  if (folder === undefined) throw new WrongWords('name a new folder')
  return `${contents(await backUp(connection, dataDir, resolve(folder)))} are in ${folder}.`
}

const openAccount = onAccount(
  ({ db }, kind, email) => accountAdmin(db).restore(kind, email),
  'is open again.',
)

/** Of an account where one is named, else of a backup. */
const restoring: Command['run'] = async (connection, words, dataDir) => {
  const [folder, ...more] = words
  if (folder === undefined || more.length > 0) return openAccount(connection, words)
  return `${contents(await restore(connection, dataDir, resolve(folder)))} are restored.`
}

const commands: Record<string, Command> = {
  outage: {
    words: 'on [MESSAGE [UNTIL]] | off',
    does: 'puts up the maintenance page, or takes it down',
    run: outage,
  },
  join: {
    words: '[ADDRESS owner|admin|recruiter|viewer|refuse]',
    does: 'lists recruiters who ask to join a company, or settles one',
    run: joinCompany,
  },
  'verify-company': {
    words: '[ID [off]]',
    does: 'lists companies with recruiters that nobody verified, or verifies one',
    run: verify,
  },
  review: { words: `[JOB ${verdicts.join('|')}]`, does: 'lists reported jobs, or settles one', run: review },
  'close-ad': { words: 'ID', does: 'closes an ad for good', run: closeAd },
  bounce: {
    words: 'FILE',
    does: 'reads delivery-status messages; addresses whose mails come back get no more',
    run: bounce,
  },
  suspend: {
    words: 'seeker|recruiter ADDRESS',
    does: 'suspends an account and ends its sessions',
    run: onAccount(({ db }, kind, email) => accountAdmin(db).suspend(kind, email), 'is suspended.'),
  },
  restore: {
    words: 'seeker|recruiter ADDRESS | FOLDER',
    does: 'opens a suspended account again, or fills an empty installation from a backup',
    run: restoring,
  },
  'end-sessions': {
    words: 'seeker|recruiter ADDRESS',
    does: 'ends every session of an account',
    run: onAccount(({ db }, kind, email) => accountAdmin(db).endSessions(kind, email), 'sessions ended.'),
  },
  feedback: {
    words: '[ID done]',
    does: 'lists what people said and the files they sent, or settles one',
    run: feedback,
  },
  tracked: {
    words: '[DAYS]',
    does: 'counts what pages and devices reported, of the last 30 days',
    run: async ({ db }, [days = '30']) => {
      if (!/^\d{1,3}$/.test(days)) throw new WrongWords('tracked [DAYS]')
      const [counts, seekers] = await Promise.all([
        recordCounts(db, Number(days)),
        seekerRecordCounts(db, Number(days)),
      ])
      const lines = [
        ...counts.map(
          ({ kind, name, count, devices }) => `${kind}  ${name}  ${count} times, ${devices} devices`,
        ),
        ...seekers.map(each => `${each.kind}  ${each.key}  ${each.seekers} seekers`),
      ]
      return lines.join('\n') || 'Nothing was reported.'
    },
  },
  speed: {
    words: '[DAYS]',
    does: 'says how fast pages were for people who let it be measured, of the last 30 days',
    run: async ({ db }, [days = '30']) => {
      if (!/^\d{1,3}$/.test(days)) throw new WrongWords('speed [DAYS]')
      const pages = await pageSpeeds(db, Number(days))
      const lines = pages.map(
        ({ page, loads, answered, painted, loaded }) =>
          `${page}  ${loads} loads; three of four answered in ${answered} ms, painted in ${painted} ms, loaded in ${loaded} ms`,
      )
      return lines.join('\n') || 'Nothing was measured.'
    },
  },
  backup: {
    words: 'FOLDER',
    does: 'writes the database and the files to a new folder, while the server runs or not',
    run: backup,
  },
  calls: {
    words: '',
    does: 'lists the calls of the API',
    run: async () =>
      registry.map(({ call }) => `${call.id} ${call.who.padEnd(9)} ${call.method} ${call.path}`).join('\n'),
  },
}

const help = () =>
  Object.entries(commands)
    .map(([name, { words, does }]) => `  ${`${name} ${words}`.padEnd(42)} ${does}`)
    .join('\n')

const main = async ([name, ...words]: string[]) => {
  const command = name === undefined ? undefined : commands[name]
  if (!command) {
    process.stdout.write(`npm run admin -- WORD…\n${help()}\n`)
    return name === undefined || name === '--help' ? 0 : 2
  }
  const settings = readSettings(process.env)
  const connection = await openDatabase(settings)
  try {
    process.stdout.write(`${await command.run(connection, words, settings.DATA_DIR)}\n`)
    return 0
  } finally {
    await connection.close()
  }
}

main(process.argv.slice(2)).then(
  code => process.exit(code),
  (error: unknown) => {
    const isSaid = [WrongWords, WrongSetting, WrongBackup].some(kind => error instanceof kind)
    const isError = error instanceof Error
    process.stderr.write(`${isError ? (isSaid ? error.message : error.stack) : error}\n`)
    process.exit(isSaid ? 2 : 1)
  },
)
