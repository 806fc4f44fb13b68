import { expect, test } from 'vitest'
import { htmlToText } from './plain-text.ts'

test.each([
  ['<p>One</p><p>two</p>', 'One two'],
  ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  ['R&amp;D &lt;lead&gt; &quot;x&quot;', 'R&D <lead> "x"'],
  ['caf&#233; &#x4F1A;&#8232;end', 'café 会 end'],
  ['&unknown; &#0;', '&unknown;'],
])('the words of %s', (html, words) => {
  expect(htmlToText(html)).toBe(words)
})
