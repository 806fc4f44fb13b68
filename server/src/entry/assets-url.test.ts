import { markets } from '@hanap/markets/markets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../testing/site.ts'
import { readSettings } from './settings/settings.ts'

const FILES = 'https://files.example'

const PAGES = [
  '/',
  '/job-search',
  '/get-started',
  '/help',
  '/country-and-language',
  '/ar/companies?trackerName=a',
]

/** What a page has the browser fetch: scripts, styles and pictures, and what its start script asks for. */
const filesIn = (html: string) =>
  [
    ...html.matchAll(
      /(?:href|src)="([^"?]+\.(?:js|css|svg|png|webp|woff2))"|"([^"\s]+\/assets\/[\w.-]+\.(?:js|css))"/g,
    ),
  ].map(([, tag, named]) => tag ?? named ?? '')

const ours = [
  /^\/jobseeker\/assets\/[\w.-]+\.(js|css)$/,
  /^\/jobseeker\/(favicon\.svg|icons\/[\w-]+\.png|service-worker-start\.js)$/,
  /^\/flags\/[A-Z]{2,3}\.svg$/,
]

const visit = async (path: string) => {
  const { headers, text } = await site.visit(`http://ph.localhost${path}`)
  // A company's picture is data, and stands with the data.
  const files = filesIn(text).filter(file => !file.startsWith('/logos/'))
  return { files: [...new Set(files)], policy: headers.get('content-security-policy') ?? '' }
}

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ ASSETS_URL: FILES })
}, 120_000)
afterAll(() => site.close())

test.each(PAGES)('%s names its files below jobseeker/ and flags/ of ASSETS_URL', async path => {
  const { files, policy } = await visit(path)
  const local = files.map(file => (file.startsWith(`${FILES}/`) ? file.slice(FILES.length) : `here: ${file}`))
  expect(local.filter(file => !ours.some(form => form.test(file)))).toEqual([])
  expect(local.filter(file => file.endsWith('.js')).length).toBeGreaterThan(3)
  expect(local.some(file => file.endsWith('.css'))).toBe(true)
  expect(local.some(file => file.startsWith('/flags/'))).toBe(true)
  for (const kind of ['script-src', 'style-src', 'img-src', 'font-src'])
    expect(policy).toMatch(new RegExp(`${kind} [^;]*${FILES}`))
})

test('whoever distributes the files gets each, for any origin to use', async () => {
  const { files } = await visit('/country-and-language')
  for (const { code } of markets) expect(files).toContain(`${FILES}/flags/${code}.svg`)
  for (const file of files) {
    const { status, headers } = await site.visit(file.replace('https:', 'http:'))
    expect([status, headers.get('access-control-allow-origin')], file).toEqual([200, '*'])
  }
})

test('the app’s manifest names its icons there', async () => {
  const { text } = await site.visit('http://ph.localhost/manifest.webmanifest')
  const icons: { src: string }[] = JSON.parse(text).icons
  expect(icons.length).toBeGreaterThan(2)
  for (const { src } of icons) expect(src.startsWith(`${FILES}/jobseeker/`)).toBe(true)
})

test('scripts name each other from the root, so ASSETS_URL is an origin', () => {
  expect(readSettings({ ASSETS_URL: `${FILES}/` }).ASSETS_URL).toBe(FILES)
  expect(() => readSettings({ ASSETS_URL: `${FILES}/hanap` })).toThrow('ASSETS_URL')
})
