import type { PageContext } from '@hanap/contracts/page'
import { expect, test } from 'vitest'
import { headOf } from './page-head.ts'

const page: PageContext = {
  market: 'my',
  language: 'ms',
  origin: 'https://my.hanap.example',
  user: null,
  assetsUrl: '',
  supportEmail: 'help@hanap.example',
  sites: { com: 'https://com.hanap.example' },
  isOurSite: () => false,
  call: () => Promise.reject(new Error('no call expected')),
}

test('canonical, the market’s own languages and the x-default of everybody else', () => {
  expect(headOf(page, 'Hanap', { title: 'Home', pathIn: () => '/', pathElsewhere: '/' })).toEqual({
    title: 'Home | Hanap',
    canonical: 'https://my.hanap.example/ms',
    alternates: [
      ['en-MY', 'https://my.hanap.example/'],
      ['ms-MY', 'https://my.hanap.example/ms'],
      ['x-default', 'https://com.hanap.example/'],
    ],
  })
})

test('a page that is not to be indexed names itself and no others', () => {
  const head = headOf(page, 'Hanap', { title: 'Jobs', pathIn: () => '/job-search?page=2', isIndexed: false })
  expect(head).toEqual({
    title: 'Jobs | Hanap',
    canonical: 'https://my.hanap.example/ms/job-search?page=2',
    robots: 'noindex',
  })
})

test('a language that is not the market’s own has no hreflang but its own canonical', () => {
  const head = headOf({ ...page, language: 'ar' }, 'Hanap', { title: 'Jobs', pathIn: () => '/job-search' })
  expect(head.canonical).toBe('https://my.hanap.example/ar/job-search')
  expect(head.alternates?.map(([tag]) => tag)).toEqual(['en-MY', 'ms-MY'])
})
