import { languages } from '@hanap/markets/languages'
import { expect, test } from 'vitest'
import { createLinks } from '../links.ts'
import type { MailEvent, Recipient } from '../notification-events.ts'
import { mailContentOf } from './mail-templates.ts'
import { mailHtml, mailText } from './render.ts'

const links = createLinks(site => `https://${site}.hanap.example`)
const SUPPORT = 'support@hanap.example'
const reader = (more: Partial<Recipient> = {}): Recipient => ({
  accountId: 'a1',
  email: 'ana@example.com',
  name: 'Ana',
  language: 'en',
  market: 'ph',
  ...more,
})

const interviewEvent = (about: Extract<MailEvent, { kind: 'interview' }>['news']): MailEvent => ({
  kind: 'interview',
  news: about,
  id: 'i1',
  job: 'Nurse',
  other: 'Acme',
  times: ['2027-03-01T09:00:00.000Z'],
  place: 'Room 5',
  onlineUrl: 'https://meet.example.com/1',
  reason: null,
  isOwn: false,
})

const news: MailEvent[] = [
  { kind: 'set_password', token: 'TOKEN', days: 7 },
  { kind: 'code', about: 'reset', code: '012345', minutes: 10 },
  { kind: 'code', about: 'address', code: '012345', minutes: 10 },
  { kind: 'code', about: 'deletion', code: '012345', minutes: 10 },
  { kind: 'deletion_asked', at: new Date('2026-12-05T08:00:00Z') },
  { kind: 'password_changed' },
  { kind: 'log_in_tries' },
  { kind: 'email_changed' },
  { kind: 'social_linked', provider: 'Google' },
  { kind: 'invited', company: 'Acme', token: 'TOKEN', days: 7 },
  { kind: 'join_asked', company: 'Acme', name: 'Ben Santos', email: 'ben@example.com' },
  { kind: 'join_answered', company: 'Acme', isAccepted: true },
  { kind: 'join_answered', company: 'Acme', isAccepted: false },
  ...[true, false].map(isHolder => ({
    kind: 'name_decided' as const,
    company: 'Acme',
    isAccepted: true,
    isHolder,
    reason: null,
  })),
  { kind: 'name_decided', company: 'Acme', isAccepted: false, isHolder: false },
  { kind: 'applied', job: 'Nurse', jobId: 'j1', company: 'Acme' },
  { kind: 'applied', job: 'Nurse', jobId: 'j1', company: null },
  { kind: 'new_applicant', job: 'Nurse', jobId: 'j1', applicant: 'Ben Santos' },
  { kind: 'job_hidden', job: 'Nurse', jobId: 'j1', reasonIds: [1, 8] },
  { kind: 'report_decided', name: 'Ben Santos', isUpheld: true, isReporter: true },
  ...[
    { isUpheld: true, isReporter: true },
    { isUpheld: false, isReporter: true },
    { isUpheld: true, isReporter: false },
  ].map(verdict => ({
    kind: 'interview_report_decided' as const,
    job: 'Nurse',
    name: 'Ben Santos',
    ...verdict,
  })),
  { kind: 'report_decided', name: 'Ben Santos', isUpheld: false, isReporter: true },
  { kind: 'report_decided', name: 'Ben Santos', isUpheld: true, isReporter: false },
  { kind: 'talent_report_decided', isUpheld: true, isReporter: true },
  { kind: 'talent_report_decided', isUpheld: false, isReporter: true },
  { kind: 'talent_report_decided', isUpheld: true, isReporter: false },
  { kind: 'company_suspended', company: 'Acme', seen: ['list', 'resume'] },
  { kind: 'chat_message', chatId: 'c1', name: 'Ben Santos', by: 'mail' },
  { kind: 'resume', from: null },
  { kind: 'resume', from: 'Ben Santos' },
  {
    kind: 'stage_changed',
    job: 'Nurse',
    jobId: 'j1',
    company: 'Acme',
    stage: 'offer',
    message: 'Congratulations',
  },
  { kind: 'stage_changed', job: 'Nurse', jobId: 'j1', company: null, stage: 'offer', message: null },
  ...(['proposed', 'moved', 'accepted', 'declined', 'cancelled', 'expired', 'day', 'hour'] as const).map(
    interviewEvent,
  ),
]

test.each(languages.map(({ code, tag, dir }) => [code, tag, dir] as const))(
  'every mail is written whole in %s, in HTML and in plain text',
  (language, tag, dir) => {
    for (const each of news) {
      const letter = mailContentOf(each, reader({ language }), links, SUPPORT)
      const html = mailHtml(letter, language)
      const text = mailText(letter)
      expect(html).toContain(`<html lang="${tag}" dir="${dir}">`)
      for (const form of [html, text, letter.subject])
        expect(form).not.toMatch(/\{\w+\}|mail\.\w+|undefined|null/)
      if (letter.button) expect(text).toContain(letter.button.url)
      if (letter.code) for (const form of [html, text]) expect(form).toContain(letter.code)
      expect(html).toContain(SUPPORT)
      if ('job' in each) expect(letter.subject + text).toContain('Nurse')
    }
  },
)

test('Arabic mails run from right to left, and what is Latin in them keeps its order', () => {
  const letter = mailContentOf(
    { kind: 'applied', job: 'Nurse (ICU)', jobId: 'j1', company: 'Acme Inc.' },
    reader({ language: 'ar', market: 'ae' }),
    links,
    SUPPORT,
  )
  expect(mailHtml(letter, 'ar')).toContain('text-align:right')
  expect(mailText(letter)).toContain('\u2068Nurse (ICU)\u2069')
})

test.each([
  ['ae', 'ar', 'https://ae.hanap.example/set-password?token=TOKEN'],
  ['ae', 'en', 'https://ae.hanap.example/en/set-password?token=TOKEN'],
  ['ph', 'en', 'https://ph.hanap.example/set-password?token=TOKEN'],
  ['sg', 'zh-cn', 'https://sg.hanap.example/zh-cn/set-password?token=TOKEN'],
] as const)(
  'a link in %s, read in %s, leads to the market’s site in that language',
  (market, language, url) => {
    const letter = mailContentOf(
      { kind: 'set_password', token: 'TOKEN', days: 7 },
      reader({ market, language }),
      links,
      SUPPORT,
    )
    expect(letter.button?.url).toBe(url)
  },
)

test('what people typed is text in a mail, never markup', () => {
  const letter = mailContentOf(
    { kind: 'new_applicant', job: 'A "B" & <c>', jobId: 'j1', applicant: `<img src=x onerror='1'>` },
    reader({ name: '<b>Rosa</b>' }),
    links,
    SUPPORT,
  )
  const html = mailHtml(letter, 'en')
  expect(html).not.toMatch(/<(b|img|c)[ >]/)
  expect(html).toContain('&lt;img src=x onerror=&#39;1&#39;&gt;')
  expect(mailText(letter)).toContain('A "B" & <c>')
})

test.each([
  [{ kind: 'password_changed' }, '/reset-password'],
  [{ kind: 'join_asked', company: 'Acme', name: 'Ben', email: 'ben@example.com' }, '/members'],
  [{ kind: 'invited', company: 'Acme', by: 'Rosa', token: 'TOKEN', days: 7 }, '/sign-up?invitation=TOKEN'],
] as const)('a recruiter’s mail leads to the employer site: %j', (news, path) => {
  const letter = mailContentOf(news, reader({ isRecruiter: true, language: 'ja' }), links, SUPPORT)
  expect(letter.button?.url).toBe(`https://employer.hanap.example/ja${path}`)
})
