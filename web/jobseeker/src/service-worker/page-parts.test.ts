import { expect, test } from 'vitest'
import { titleIn, withOfflineNotice } from './page-parts.ts'

test('a copy says so behind all that the page’s own script draws', () => {
  const html = withOfflineNotice('<html><body><p>job</p></body></html>', 'copy of <today>', 'again')
  expect(html).toMatch(/^<html><body><p>job<\/p><aside .*copy of &lt;today&gt;.*<\/aside><\/body><\/html>$/)
})

test('what is no page stays as it is', () => {
  expect(withOfflineNotice('text', 'copy', 'again')).toBe('text')
})

test('titles are read as they stand in the HTML', () => {
  expect(titleIn('<head><title>Cook &amp; driver</title></head>')).toBe('Cook &amp; driver')
})
