import { expect, test } from 'vitest'
import { adHtml, markdownOf } from './markdown.ts'

test('paragraphs, headings, lists, bold and italic', () => {
  expect(adHtml('# What you do\n\n- **Care** for people\n- *Write* it down\n\n1. One\n\nLine\nbreak')).toBe(
    '<h3>What you do</h3><ul>\n<li><strong>Care</strong> for people</li>\n<li><em>Write</em> it down</li>\n</ul>\n<ol>\n<li>One</li>\n</ol>\n<p>Line<br>break</p>',
  )
})

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['a <b onclick=x>b</b>', '<p>a &lt;b onclick=x&gt;b&lt;/b&gt;</p>'],
  ['[here](javascript:alert(1))', '<p>here</p>'],
  ['![x](https://a.example/p.png)', '<p>x</p>'],
  ['https://a.example/x', '<p>https://a.example/x</p>'],
  ['`<i>`', '<p>&lt;i&gt;</p>'],
  ['```\n<i>\n```', '<p>&lt;i&gt;</p>'],
  ['> said', '<p>said</p>'],
  ['a <kbd> <img src=x onerror=alert(1) ', '<p>a &lt;kbd&gt; &lt;img src=x onerror=alert(1) </p>'],
  ['<code><img src=x>', '<p>&lt;code&gt;&lt;img src=x&gt;</p>'],
  ['Salt & bread, \\<b\\> &lt;i&gt;', '<p>Salt &amp; bread, &lt;b&gt; &amp;lt;i&amp;gt;</p>'],
])('%s shows no more than its words', (markdown, html) => {
  expect(adHtml(markdown)).toBe(html)
})

test.each([
  '<p>One two.</p>\n<p>Three<br>four</p>',
  '<h3>What you do</h3><ul>\n<li><strong>Care</strong> for people</li>\n<li>Write</li>\n</ul>\n<p>After</p>',
  '<ol>\n<li>One &amp; two</li>\n<li>5 * 3 # 2</li>\n</ol>',
  '<p>- no list &lt;b&gt;</p>',
])('what is written from %s makes it again', html => {
  expect(adHtml(markdownOf(html)).replaceAll('\n', '')).toBe(html.replaceAll('\n', ''))
})
