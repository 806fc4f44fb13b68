import { translator } from '@hanap/i18n/catalogues'
import { expect, test } from 'vitest'
import { offlinePage } from './offline-page.ts'
import { pathLocaleOf } from './path-locale.ts'

test('without a connection there is what waits and what is kept, in the page’s language, and nothing of a title runs', () => {
  const t = translator('ar')
  const html = offlinePage({
    place: pathLocaleOf(new URL('http://ph.hanap.example/ar/help')),
    t,
    address: '/ar/help?a="1"',
    cached: [{ address: '/ar/job/x-1', title: 'طباخ' }],
    outgoing: [
      {
        key: 'k',
        owner: 'a',
        jobId: '1',
        jobTitle: '<script>',
        form: '/ar/job/x-1/apply',
        texts: {},
        resume: null,
        at: 0,
        state: 'waiting',
      },
    ],
  })
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('<svg class="drawing"')
  expect(html).toContain(t('offline.heading'))
  expect(html).toContain('<a href="/ar/job/x-1" dir="auto">طباخ</a>')
  expect(html).toContain('action="/ar/outgoing"')
  expect(html).toContain('href="/ar/help?a=&quot;1&quot;"')
  expect(html).not.toContain('<script')
})
