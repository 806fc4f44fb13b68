import { describe, expect, test } from 'vitest'
import { descriptionHtml, textOfHtml } from './description.ts'

describe('HTML keeps paragraphs, lists, headings and emphasis only', () => {
  test.each([
    ['styles and classes', '<p style="color:red" class="x">Cook</p>', '<p>Cook</p>'],
    [
      'links become their text',
      '<p>See <a href="https://x.example" onclick="y()">us</a></p>',
      '<p>See us</p>',
    ],
    [
      'scripts and styles go with their text',
      '<p>a</p><script>alert(1)</script><style>p{}</style>',
      '<p>a</p>',
    ],
    ['images and handlers', '<p>a<img src=x onerror=alert(1)>b</p>', '<p>ab</p>'],
    ['headings are of two sizes', '<h1>A</h1><h2>B</h2><h5>C</h5>', '<h3>A</h3><h3>B</h3><h4>C</h4>'],
    ['b and i', '<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>'],
    ['divs are paragraphs', '<div>a</div><div><p>b</p></div>', '<p>a</p><p>b</p>'],
    [
      'paragraphs within items',
      '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
      '<ul><li>a</li><li>b</li></ul>',
    ],
    ['lists in lists', '<ul><li>a<ol><li>b</li></ol></li></ul>', '<ul><li>a<ol><li>b</li></ol></li></ul>'],
    ['what was left open', '<ul><li>a<li><strong>b', '<ul><li>a</li><li><strong>b</strong></li></ul>'],
    ['text between', 'a<p>b<p>c', '<p>a</p><p>b</p><p>c</p>'],
    ['nothing empty', '<p> </p><p>&nbsp;</p><ul><li></li></ul><p>a</p><p><br></p>', '<p>a</p>'],
    ['line breaks', '<p>a<br/>b<br><br><br>c<br></p>', '<p>a<br />b<br /><br />c</p>'],
    ['tables by their rows', '<table><tr><td>a</td><td>b</td></tr></table>', '<p>ab</p>'],
    ['escaped HTML', '&lt;p&gt;a &amp;amp; b&lt;/p&gt;', '<p>a &amp; b</p>'],
    ['entities of text', '<p>R&amp;D &lt;3 &eacute;</p>', '<p>R&amp;D &lt;3 é</p>'],
    ['dangerous addresses', '<p><a href="javascript:alert(1)">x</a></p>', '<p>x</p>'],
    ['bold lines are headings', '<p><b>Pay</b></p><p>Good.</p>', '<h4>Pay</h4><p>Good.</p>'],
    [
      'bold lines within a paragraph',
      '<p><b>You</b><br>cook<br><b>We</b><br>eat</p>',
      '<h4>You</h4><p>cook</p><h4>We</h4><p>eat</p>',
    ],
    [
      'dashes are a list',
      '<div>Duties:<br>- cook<br>- clean</div>',
      '<h4>Duties:</h4><ul><li>cook</li><li>clean</li></ul>',
    ],
    [
      'a bold sentence is none',
      '<p><b>Apply soon, we may close early.</b></p><p>x</p>',
      '<p><strong>Apply soon, we may close early.</strong></p><p>x</p>',
    ],
    ['items without a list', '<li>a</li><li>b</li>', '<p>a</p><p>b</p>'],
  ])('%s', (_, html, expected) => {
    expect(descriptionHtml(html)).toBe(expected)
  })
})

describe('plain text becomes paragraphs, lists and headings', () => {
  test.each([
    ['paragraphs', 'One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
    [
      'bullets',
      'Do:\n• a\n- b\n* c\n・d\n– e',
      '<h4>Do:</h4><ul><li>a</li><li>b</li><li>c</li><li>d</li><li>e</li></ul>',
    ],
    ['numbers', '1. a\n2) b', '<ol><li>a</li><li>b</li></ol>'],
    ['a number alone is none', '5. Shift of the day', '<p>5. Shift of the day</p>'],
    ['what looks like HTML', 'a < b & c > d', '<p>a &lt; b &amp; c &gt; d</p>'],
    [
      'bullets without line breaks',
      'Duties• cook• clean',
      '<h4>Duties</h4><ul><li>cook</li><li>clean</li></ul>',
    ],
    ['sentences glued together', 'You cook.You clean well.', '<p>You cook.</p><p>You clean well.</p>'],
    [
      'lines glued together',
      'Menguasai WordPress dan kasMemiliki laptopBersedia lemburUsia maksimalDomisili Bogor',
      '<p>Menguasai WordPress dan kas</p><p>Memiliki laptop</p><p>Bersedia lembur</p><p>Usia maksimal</p><p>Domisili Bogor</p>',
    ],
    [
      'Japanese headings',
      '【仕事内容】調理【給与】月給',
      '<h4>仕事内容</h4><p>調理</p><h4>給与</h4><p>月給</p>',
    ],
    [
      'brackets within a sentence emphasise',
      '英検【2級】以上。勤務地は【東京】です。',
      '<p>英検【2級】以上。勤務地は【東京】です。</p>',
    ],
    [
      'a notice in brackets is no heading',
      '職責：\n- 收銀\n【只限本地居民申請，請附履歷。】',
      '<h4>職責：</h4><ul><li>收銀</li></ul><p>【只限本地居民申請，請附履歷。】</p>',
    ],
    [
      'marks that stand alone',
      '■仕事内容\n調理です。\n■給与\n月給',
      '<h4>仕事内容</h4><p>調理です。</p><h4>給与</h4><p>月給</p>',
    ],
    ['marks that stand together', '■調理\n■清掃', '<ul><li>調理</li><li>清掃</li></ul>'],
    [
      'Chinese numbers',
      '一、岗位职责\n1、做菜。\n2、打扫。',
      '<h4>岗位职责</h4><ol><li>做菜。</li><li>打扫。</li></ol>',
    ],
    [
      'stars',
      '*Tugas*\nMasak.\n*Catatan:* hanya *Bogor* saja',
      '<h4>Tugas</h4><p>Masak.</p><p><strong>Catatan:</strong> hanya <strong>Bogor</strong> saja</p>',
    ],
    [
      'a short line before a list',
      'Requisitos e qualificações\n- Cozinhar',
      '<h4>Requisitos e qualificações</h4><ul><li>Cozinhar</li></ul>',
    ],
    [
      'a shouted sentence is none',
      'WE WELCOME ALL APPLICANTS.\nCook.',
      '<p>WE WELCOME ALL APPLICANTS.</p><p>Cook.</p>',
    ],
    ['negative numbers are no bullets', '-5 degrees', '<p>-5 degrees</p>'],
  ])('%s', (_, text, expected) => {
    expect(descriptionHtml(text)).toBe(expected)
  })
})

test('whatever HTML it is given, the result is well formed and has allowed tags only', () => {
  const nasty = [
    '<p><ul><li><p>',
    '</li></ul>',
    '<strong><p>a</strong>',
    '<<p>>',
    '<li>',
    'x',
    '<em>',
    '</p>',
    '<h2>',
    '<br>',
  ]
  for (let seed = 1; seed < 400; seed++) {
    let state = seed
    const html = Array.from({ length: 12 }, () => {
      state = (state * 48_271) % 2_147_483_647
      return nasty[state % nasty.length]
    }).join('')
    const open: string[] = []
    for (const [, slash, tag = '', isVoid] of descriptionHtml(html).matchAll(/<(\/?)(\w+)( \/)?>/g)) {
      expect(['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'h3', 'h4']).toContain(tag)
      if (isVoid) continue
      if (slash) expect(open.pop()).toBe(tag)
      else {
        if (tag === 'li') expect(['ul', 'ol']).toContain(open.at(-1))
        if (tag === 'p' || tag === 'h3') expect(open).toEqual([])
        open.push(tag)
      }
    }
    expect(open).toEqual([])
  }
})

test('the words of HTML stand in lines of their own', () => {
  expect(textOfHtml('<h4>Do:</h4><ul><li>a &amp; b</li><li>c</li></ul><p>d<br />e</p>')).toBe(
    'Do:\na & b\nc\nd\ne',
  )
})

test('texts of one thing repeated take no time', () => {
  const began = performance.now()
  for (const text of [' ', '【a', '- ', '*a ', '<p>- a</p>', '<b>'])
    descriptionHtml(`x${text.repeat(15_000)}x`)
  expect(performance.now() - began).toBeLessThan(3000)
})
