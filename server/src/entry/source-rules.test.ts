import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** The server, and what reads feeds for it. */
const folders = ['../', '../../../job-import/src/'].map(folder =>
  fileURLToPath(new URL(folder, import.meta.url)),
)

const files = folders.flatMap(folder =>
  globSync('**/*.ts', { cwd: folder })
    .filter(file => !/\.(test|factory|cluster)\.ts$|(^|\/)factory\.ts$|^(testing|sandbox)\//.test(file))
    .map(file => ({ file, source: readFileSync(folder + file, 'utf8') })),
)

/** Files that hold a pattern, beyond those for which there is a reason. */
const filesWith = (pattern: RegExp, reasons: Record<string, string> = {}) =>
  files.filter(({ file, source }) => pattern.test(source) && !(file in reasons)).map(({ file }) => file)

const ASKS =
  /(?<![\w.'"])fetch\(|import \* as client from 'openid-client'|from '(?:nodemailer|@opensearch[^']*|undici|node:https?|node:net|node:tls)'/

const asks: Record<string, string> = {
  'db/embedded/cluster.ts': 'the database of this machine',
  'logging/error-report.ts': 'the service that is configured',
  'calls/docs.ts': 'a script of the browser’s, which asks its own site',
  'security/head-problem.ts': 'reads the names of statuses and asks none',
  'entry/live-reload.ts': 'a script of the browser’s in development, which asks its own site',
  'entry/listen.ts': 'listens, and calls the application by that name',
  'security/slow-bodies.ts': 'watches connections and asks none',
  'sockets/upgrade.ts': 'takes connections over and asks none',
  'security/public-address.ts': 'judges addresses that somebody typed',
  'security/client-address.ts': 'reads addresses and asks none',
  'modules/auth/social/facebook.ts': 'the provider that is configured',
  'modules/auth/social/open-id.ts': 'the provider that is configured',
  'modules/auth/social/provider-errors.ts': 'reads the errors of that library',
  'modules/career-summary/model-writer.ts': 'the language model that is configured',
  'modules/notifications/push/send-push.ts': 'push services that browsers named, public hosts alone',
  'modules/notifications/mail/transport.ts': 'the mail server that is configured',
  'modules/webhooks/send-delivery.ts': 'machines that companies named, public hosts alone',
  'metrics/metrics-server.ts': 'listens and asks none',
  'modules/search/remote/index-connection.ts': 'the search process that is configured',
  'modules/search/remote/index-server.ts': 'listens and asks none',
  'modules/search/remote/json-lines.ts': 'reads and writes connections of both',
  'modules/search/opensearch/cluster.ts': 'the cluster that is configured',
  'modules/singpass/singpass-client.ts': 'the provider that is configured',
}

test('the server asks no address that anybody typed: what asks at all is named here, each with what it asks', () => {
  expect(filesWith(ASKS, asks)).toEqual([])
  expect(filesWith(ASKS)).toContain('logging/error-report.ts')
})

/** What stands outside of all parentheses. */
const outermost = (text: string): string => {
  const inner = /\([^()]*\)/g
  const less = text.replaceAll(inner, ' ')
  return less === text ? text : outermost(less)
}

test('a condition with “or” is in parentheses: it stands beside others, which bind tighter', () => {
  const open = files.flatMap(({ file, source }) =>
    [...source.matchAll(/sql<boolean>`((?:[^`\\]|\\.)*)`/g)]
      .filter(([, condition = '']) => /\bor\b/i.test(outermost(condition)))
      .map(() => file),
  )
  expect(open).toEqual([])
})

test('no statement is put together of texts, but by what knows all of them', () => {
  const reasons = {
    'db/client.ts': 'modes of transactions that our own code names',
    'db/copy.ts': 'tables that the backup names, escaped',
    'db/embedded/cluster.ts': 'one name, escaped',
    'db/listener.ts': 'channels, escaped',
    'db/migrating/apply-migration.ts': 'files of ours, and one name, escaped',
    'backup/backup.ts': 'bounds that the catalogue told, and its names, escaped',
    'backup/tables.ts': 'names that the catalogue told, escaped',
    'tasks/retention.ts': 'conditions that modules state',
  }
  const pattern = /\bsql\.(?:raw|lit)\(|\.unsafe\(|\.query\(\s*[`[]/
  expect(filesWith(pattern, reasons)).toEqual([])
  expect(filesWith(pattern)).toContain('db/migrating/apply-migration.ts')
})

test('spreadsheets are written in one place alone, which keeps their cells from being formulas', () => {
  const reasons = {
    'files/csv.ts': 'the place',
    'modules/hiring-reports/index.ts': 'the name of a file that it writes',
    'modules/job-applications/applicants/routes.ts': 'the name and type of a file that it writes',
    'modules/resumes/documents/exchange/read-linkedin.ts': 'the names of files that it reads',
  }
  expect(filesWith(/text\/csv|\.(?:csv|xlsx?|ods)\b|spreadsheetml/, reasons)).toEqual([])
})

test('nothing is run that was put together of texts', () => {
  expect(filesWith(/(?<![\w.])eval\(|new Function\(|\bexec(?:Sync)?\(['"`]|shell: true/)).toEqual([])
})
