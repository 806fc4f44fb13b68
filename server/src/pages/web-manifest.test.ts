import { expect, test } from 'vitest'
import { z } from 'zod'
import { createHosts } from './hosts.ts'
import { webManifest } from './web-manifest.ts'

const at = (host: string, path: string) =>
  webManifest(
    path,
    { site: createHosts('hanap.example')(host) },
    new Headers(),
    'https://files.example',
  )?.json()

test('the manifest speaks the language of its path and names the market of its host', async () => {
  expect(await at('ph.hanap.example', '/manifest.webmanifest')).toMatchObject({
    id: '/',
    name: 'Hanap | Jobs in the Philippines',
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
  })
  const arabic = await at('sg.hanap.example', '/ar/manifest.webmanifest')
  expect(arabic).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/ar' })
  const { shortcuts } = z.object({ shortcuts: z.array(z.object({ url: z.string() })) }).parse(arabic)
  expect(shortcuts.map(({ url }) => url)).toEqual(['/ar/job-search', '/ar/saved-jobs', '/ar/applied-jobs'])
})

test('no other path is a manifest', () => {
  expect(at('ph.hanap.example', '/jobs/manifest.webmanifest')).toBeUndefined()
  expect(at('ph.hanap.example', '/manifest.json')).toBeUndefined()
})
