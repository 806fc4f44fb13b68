import { expect, test } from 'vitest'
import { escapeHtml, escapeHtmlText } from './escape-html.ts'

test('what HTML means is written so that it means itself', () => {
  expect(escapeHtml(`<b a="1" b='2'>&amp; مرحبا`)).toBe(
    '&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;amp; مرحبا',
  )
  expect(escapeHtmlText(`<b a="1">&`)).toBe('&lt;b a="1"&gt;&amp;')
})
