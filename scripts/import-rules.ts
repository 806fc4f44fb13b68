/** The server's own folders around its calls, pages and sockets; modules stand on them. */
const http = ['server/src/calls', 'server/src/pages', 'server/src/security', 'server/src/sockets']

/** What every module may import. */
const modules = [
  'server/src/modules',
  'server/src/tasks',
  ...http,
  'server/src/db',
  'server/src/files',
  'contracts',
  'markets',
  'i18n',
]

/** What a folder may import of ours (`ARCHITECTURE.md`), by prefixes of paths below the root. Longest folder wins. */
export const arrows: Record<string, readonly string[]> = {
  // The table of filters is of the wire as much as of the pages, and knows nothing else.
  contracts: ['contracts', 'markets/src/search-filters'],
  markets: ['markets'],
  'search-engine': ['search-engine'],
  'job-import': ['job-import', 'markets'],
  'resume-parser': ['resume-parser', 'markets'],
  'resume-templates': ['resume-templates', 'markets'],
  courses: ['courses', 'markets'],
  i18n: ['i18n', 'markets'],
  demo: ['demo', 'markets'],
  'server/src/db': ['server/src/db'],
  // A request has the key under which the database stores its answer.
  'server/src/calls': [...http, 'server/src/db/idempotency.ts', 'contracts', 'i18n', 'markets'],
  'server/src/pages': [...http, 'contracts', 'i18n', 'markets'],
  'server/src/security': [...http, 'contracts', 'i18n', 'markets'],
  'server/src/sockets': [...http, 'contracts', 'i18n', 'markets'],
  'server/src/tasks': ['server/src/tasks', 'server/src/db', 'server/src/files'],
  'server/src/logging': ['server/src/logging', ...http],
  'server/src/backup': ['server/src/backup', 'server/src/db', 'server/src/files', 'server/src/tasks'],
  'server/src/metrics': ['server/src/metrics', ...http, 'server/src/db'],
  'server/src/files': ['server/src/files'],
  'server/src/modules': modules,
  'server/src/modules/academy': [...modules, 'courses'],
  'server/src/modules/jobs': [...modules, 'job-import'],
  // Reads what an ad leaves open from its words, as an imported one is read.
  'server/src/modules/employer-jobs': [...modules, 'job-import'],
  'server/src/modules/recommendation': [...modules, 'job-import'],
  'server/src/modules/resumes': [...modules, 'resume-parser', 'resume-templates'],
  'server/src/modules/search': [...modules, 'search-engine', 'job-import'],
  // Reads texts by the words that search compares.
  'server/src/modules/risk': [
    'server/src/modules/risk',
    'server/src/tasks',
    'server/src/db',
    'search-engine',
    'markets',
  ],
  'server/src/demo': [
    'server/src/demo',
    'server/src/modules',
    'server/src/db',
    'server/src/calls/locale.ts',
    'server/src/security/security-headers.ts',
    'contracts',
    'demo',
    'i18n',
    'job-import',
    'markets',
    'resume-templates',
  ],
  'server/src/sitemaps': [
    'server/src/sitemaps',
    'server/src/modules/academy',
    'server/src/modules/jobs',
    ...http,
    'server/src/db',
    'markets',
  ],
  'server/src/entry': ['server/src', 'contracts', 'markets', 'demo', 'job-import'],
  'server/src/sandbox': ['server/src/sandbox'],
  'server/src/testing': ['server/src', 'contracts', 'markets', 'demo'],
  'web/ui': ['web/ui'],
  'web/shared': ['web/shared', 'web/ui', 'i18n', 'markets', 'contracts'],
  'web/jobseeker': ['web/jobseeker', 'web/shared', 'web/ui', 'i18n', 'markets', 'contracts'],
  'web/employer': ['web/employer', 'web/shared', 'web/ui', 'i18n', 'markets', 'contracts'],
  'web/resume-builder': ['web/resume-builder', 'web/shared', 'web/ui', 'i18n', 'markets', 'contracts'],
  'web/academy': ['web/academy', 'web/shared', 'web/ui', 'i18n', 'markets', 'contracts'],
  'web/operator': ['web/operator', 'web/shared', 'web/ui', 'i18n', 'markets', 'contracts'],
  e2e: ['e2e', 'contracts', 'markets', 'i18n'],
  bench: [
    'bench',
    'contracts',
    'markets',
    'search-engine',
    'job-import',
    'resume-parser',
    'resume-templates',
    'server/src/db',
    'server/src/modules/risk',
    'server/src/modules/recommendation',
  ],
  scripts: ['scripts', 'markets', 'contracts', 'i18n'],
}

/** Folders that run in browsers too: no Node there. Files named `*.server.ts` and builds' settings stay on the server. */
export const browserFolders = ['contracts', 'markets', 'web']
