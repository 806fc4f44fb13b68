import { translator } from '@hanap/i18n/catalogues'
import type { MessageKey } from '@hanap/i18n/message-key'
import { escapeHtml } from '@hanap/markets/escape-html'
import { languageByCode } from '@hanap/markets/languages'
import type { PageLocale } from '../calls/locale.ts'
import { BARE_POLICY } from '../security/security-headers.ts'
import { type DemoLogins, readDemoLogins } from './demo-logins.ts'
import { DEMO_STYLE } from './demo-style.ts'

/** Of our sites: what stands before the base host; empty: the default market's. */
type DemoSite = '' | 'employer' | 'operator' | 'resume' | 'academy'

interface DemoPerson {
  name: MessageKey
  text: MessageKey
  login: (logins: DemoLogins) => { email: string; password: string }
  logIn: readonly [site: DemoSite, path: string]
  tries: readonly (readonly [text: MessageKey, site: DemoSite, path: string])[]
}

const people: readonly DemoPerson[] = [
  {
    name: 'demo.seekerName',
    text: 'demo.seekerText',
    login: ({ seeker }) => seeker,
    logIn: ['', '/get-started'],
    tries: [
      ['demo.seekerApplications', '', '/applied-jobs'],
      ['demo.seekerInterview', '', '/interviews'],
      ['demo.seekerChat', '', '/chat'],
      ['demo.seekerResume', 'resume', '/'],
      ['demo.seekerCourse', 'academy', '/my-courses'],
    ],
  },
  {
    name: 'demo.recruiterName',
    text: 'demo.recruiterText',
    login: ({ colleague }) => colleague,
    logIn: ['employer', '/log-in'],
    tries: [
      ['demo.recruiterApplicants', 'employer', '/applicants/board'],
      ['demo.recruiterTalents', 'employer', '/talents'],
      ['demo.recruiterInterviews', 'employer', '/interviews'],
      ['demo.recruiterChats', 'employer', '/chats'],
    ],
  },
  {
    name: 'demo.ownerName',
    text: 'demo.ownerText',
    login: ({ recruiter }) => recruiter,
    logIn: ['employer', '/log-in'],
    tries: [
      ['demo.ownerReports', 'employer', '/reports'],
      ['demo.ownerTeam', 'employer', '/members'],
      ['demo.ownerCompany', 'employer', '/company'],
      ['demo.ownerLog', 'employer', '/company/audit-log'],
    ],
  },
  {
    name: 'demo.operatorName',
    text: 'demo.operatorText',
    login: ({ operator }) => operator,
    logIn: ['operator', '/log-in'],
    tries: [
      ['demo.operatorQueue', 'operator', '/'],
      ['demo.operatorLog', 'operator', '/log'],
    ],
  },
]

export interface DemoPageRequest {
  locale: PageLocale
  originOf(site: DemoSite): string
}

const bodyOf = (logins: DemoLogins, { locale, originOf }: DemoPageRequest): string => {
  const t = translator(locale.language)
  const { slug = '' } = languageByCode(locale.language) ?? {}
  const say = (key: MessageKey) => escapeHtml(t(key))
  // Every site knows every language by its segment, also its own.
  const href = (site: DemoSite, path: string) =>
    escapeHtml(`${originOf(site)}/${slug}${path === '/' ? '' : path}`)
  const fact = (label: MessageKey, value: string) =>
    `<div><dt>${say(label)}</dt><dd dir="ltr">${escapeHtml(value)}</dd></div>`
  const cards = people.map(person => {
    const { email, password } = person.login(logins)
    const isOperator = email === logins.operator.email
    const secret = new URL(logins.operator.otpauthUrl).searchParams.get('secret') ?? ''
    const tries = person.tries.map(
      ([text, site, path]) => `<li><a href="${href(site, path)}">${say(text)}</a></li>`,
    )
    return `<section><h2>${say(person.name)}</h2><p>${say(person.text)}</p>
<dl>${fact('demo.email', email)}${fact('demo.password', password)}${isOperator ? fact('demo.authenticator', secret) : ''}</dl>
<p><a class="log-in" href="${href(...person.logIn)}">${say('demo.logIn')}<span class="hidden">: ${say(person.name)}</span></a></p>
<h3>${say('demo.tryFirst')}</h3><ol>${tries.join('')}</ol></section>`
  })
  return `<main><h1>${say('demo.title')}</h1><p class="lead">${say('demo.intro')}</p><div class="cards">${cards.join('')}</div>
<h2>${say('demo.also')}</h2><ul><li><a href="/mail">${say('demo.mails')}</a></li><li><a href="/api/docs">${say('demo.api')}</a></li></ul></main>`
}

const POLICY = `${BARE_POLICY}; style-src 'unsafe-inline'`

/** `/demo`: whom one can log in as, and what to try as them. Undefined where no demo data is loaded; never made in production. */
export const createDemoPage =
  (dataDir: string) =>
  async (request: DemoPageRequest): Promise<Response | undefined> => {
    const logins = await readDemoLogins(dataDir)
    const language = languageByCode(request.locale.language)
    if (!logins || !language) return undefined
    const t = translator(language.code)
    const html = `<!doctype html><html lang="${language.tag}" dir="${language.dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(t('demo.title'))}</title>
<style>${DEMO_STYLE}</style>${bodyOf(logins, request)}</html>`
    return new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': POLICY,
        'referrer-policy': 'no-referrer',
      },
    })
  }

/** Whether a path is the page's, in whatever language. */
export const isDemoPath = (path: string): boolean => {
  const [, segment] = /^(?:\/([a-z-]+))?\/demo$/.exec(path) ?? [path, path]
  return segment === undefined || languageByCode(segment) !== undefined
}
