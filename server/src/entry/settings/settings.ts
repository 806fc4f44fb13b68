import { availableParallelism, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { envelopeUrl } from '../../pages/tracking-consent.ts'
import { aiFields, missingAiFields } from './ai.ts'
import { credentialFields } from './credentials.ts'
import { fileFields, missingFileFields } from './files.ts'
import { pushFields, pushSettingsProblem } from './push.ts'
import { singpassFields, singpassSettingsProblem } from './singpass.ts'
import { missingSocialFields, socialFields } from './social.ts'

const list = z.string().transform(text =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean),
)
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .pipe(z.int().min(0).max(65_535))
const count = z
  .string()
  .regex(/^\d{1,6}$/, 'must be a whole number from 1 to 999999')
  .transform(Number)
  .pipe(z.int().min(1))
const seconds = z
  .string()
  .regex(/^\d{1,3}$/, 'must be a whole number of seconds from 0 to 999')
  .transform(Number)
const origin = z.url({ protocol: /^https?$/ }).transform(text => text.replace(/\/+$/, ''))

/** What a process does: answer, work in the background, hold the index of jobs. */
const ROLES = ['web', 'worker', 'search'] as const
type Role = (typeof ROLES)[number]
const MAX_WEB_PROCESSES = 64
/** More would outrun the one process that searches, and the one PostgreSQL: whoever has them measures first. */
const USUAL_MOST_WEB_PROCESSES = 8
const MEMORY_PER_WEB_PROCESS = 768e6

/** One for each core, where there is the memory. */
const usualWebProcesses = () =>
  Math.max(
    1,
    Math.min(
      availableParallelism(),
      USUAL_MOST_WEB_PROCESSES,
      Math.floor(memoryBytes() / MEMORY_PER_WEB_PROCESS),
    ),
  )

/** Of the machine, or what a container leaves us of it. */
const memoryBytes = () => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

/** Every setting, its form and its default. `docs/operators/settings.md` lists them; nothing else reads the environment. */
const Settings = z.object({
  HANAP_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DEMO_DATA: z.enum(['whole', 'small']).default('whole'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: z.string().min(1).default('.hanap/data'),
  ROLE: list.pipe(z.array(z.enum(['all', ...ROLES])).min(1)).default(['all']),
  WEB_PROCESSES: count.pipe(z.int().max(MAX_WEB_PROCESSES)).optional(),
  PAGE_CACHE_MB: count.default(48),
  DATABASE_CONNECTIONS: count.default(10),
  SEARCH_URL: list.pipe(z.array(z.string()).min(1)).optional(),
  SEARCH_LISTEN: z.string().optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  FINISH_MIGRATIONS: z.enum(['auto', 'manual']).default('auto'),
  OPENSEARCH_URL: list.pipe(z.array(z.url({ protocol: /^https?$/ })).min(1)).optional(),
  BASE_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/, 'must be a host name in lower case, without a port')
    .default('localhost'),
  PUBLIC_PROTOCOL: z.enum(['http', 'https']).default('http'),
  TRUSTED_PROXIES: list.optional(),
  // Scripts name each other from the root of where they came from.
  ASSETS_URL: origin
    .refine(
      text => text === new URL(text).origin,
      'must be an origin without a path, such as https://files.example',
    )
    .optional(),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  HAND_OFF_ORIGINS: list.pipe(z.array(origin).min(1)).optional(),
  AD_PIXEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  ERROR_REPORTING_DSN: z
    .url({ protocol: /^https?$/ })
    .refine(dsn => envelopeUrl(dsn) !== undefined, 'must have the form https://KEY@HOST/PROJECT')
    .optional(),
  SUPPORT_EMAIL: z.email().default('support@hanap.example'),
  MAIL_FROM: z.string().default('Hanap <no-reply@hanap.example>'),
  MOVE_NOTICE_SECONDS: seconds.default(60),
  DNS_SERVERS: list
    .pipe(
      z
        .array(
          z
            .string()
            .regex(
              /^[\d.]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$|^[\da-f:]+$/i,
              'must be IP addresses, with or without a port',
            ),
        )
        .min(1),
    )
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  LIMIT_SCALE: count.default(1),
  SEARCH_TIME_LIMIT_MS: count.default(2000),
  DRAIN_SECONDS: seconds.optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ...aiFields,
  ...socialFields,
  ...singpassFields,
  ...pushFields,
  ...credentialFields,
  ...fileFields,
})

export type Settings = z.output<typeof Settings> & {
  WEB_PROCESSES: number
  isProduction: boolean
  DRAIN_SECONDS: number
  roles: ReadonlySet<Role>
}

/** As long as the proxies of most platforms take to notice that a process is not ready, and to move its WebSockets. */
const PRODUCTION_DRAIN_SECONDS = 30

/** Settings that production cannot do without. */
const secrets = ['DATABASE_URL', 'SMTP_URL'] as const

export class InvalidSetting extends Error {}

/** Parsed once at the start; throws WrongSetting with the name of the invalid setting. Blank counts as absent. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const filledIn = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(filledIn)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new InvalidSetting(`Invalid setting ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const settings = parsed.data
  const isProduction = settings.HANAP_ENV === 'production'
  const missing = isProduction ? secrets.filter(name => settings[name] === undefined) : []
  if (missing.length > 0)
    throw new InvalidSetting(`Production requires these settings: ${missing.join(', ')}`)
  const incomplete = [
    ...missingSocialFields(settings),
    ...missingAiFields(settings),
    ...missingFileFields(settings),
  ]
  if (incomplete.length > 0)
    throw new InvalidSetting(`Related settings are set, but these are missing: ${incomplete.join(', ')}`)
  const roles = new Set(ROLES.filter(role => settings.ROLE.some(named => named === role || named === 'all')))
  if (roles.size < ROLES.length && settings.DATABASE_URL === undefined)
    throw new InvalidSetting('ROLE is for several processes on one database: it requires DATABASE_URL')
  const isWhole = roles.size === ROLES.length
  const { WEB_PROCESSES = isWhole ? usualWebProcesses() : 1 } = settings
  if (!isWhole && WEB_PROCESSES > 1)
    throw new InvalidSetting('WEB_PROCESSES is for ROLE=all: start processes of one role each for itself')
  const wrong = singpassSettingsProblem(settings, isProduction) ?? pushSettingsProblem(settings)
  if (wrong !== undefined) throw new InvalidSetting(wrong)
  return {
    ...settings,
    WEB_PROCESSES,
    DATA_DIR: resolve(settings.DATA_DIR),
    DRAIN_SECONDS: settings.DRAIN_SECONDS ?? (isProduction ? PRODUCTION_DRAIN_SECONDS : 0),
    isProduction,
    roles,
  }
}
