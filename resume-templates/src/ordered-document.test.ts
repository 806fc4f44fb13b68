import { type LanguageCode, languages } from '@hanap/markets/languages'
import { getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, test } from 'vitest'
import { examples } from './examples.ts'
import {
  type DocumentOrder,
  type OrderedEntry,
  type OrderedSection,
  ResumeRenderPool,
  templates,
} from './index.ts'

const pool = new ResumeRenderPool()
afterAll(() => pool.stop())

const entry = (id: string, texts: Partial<OrderedEntry>): OrderedEntry => ({
  id,
  title: '',
  organization: '',
  detail: '',
  location: '',
  email: '',
  phone: '',
  url: '',
  from: '',
  to: '',
  is_current: false,
  text: '',
  ...texts,
})
const section = (
  id: string,
  kind: OrderedSection['kind'],
  entries: OrderedEntry[],
  over: Partial<OrderedSection> = {},
): OrderedSection => ({ id, kind, title: '', is_hidden: false, entries, ...over })

/** A document of somebody who does not exist. */
const sectionsIn = (language: LanguageCode): OrderedSection[] => {
  const {
    name,
    headline = '',
    email = '',
    phone = '',
    location = '',
    about = '',
    ...person
  } = examples[language]
  return [
    section('head', 'heading', [entry('e', { title: name, detail: headline, email, phone, location })]),
    section('sum', 'summary', [entry('e', { text: about })]),
    section(
      'work',
      'experience',
      person.work.map(({ title, company, from = '', to = '', isCurrent = false, description = '' }, at) =>
        entry(`e${at}`, {
          title,
          organization: company,
          from,
          to,
          is_current: isCurrent,
          text: description,
        }),
      ),
    ),
    section(
      'skills',
      'skills',
      person.skills.map((title, at) => entry(`e${at}`, { title, detail: at === 0 ? 'C1' : '' })),
    ),
    section('prizes', 'awards', [entry('e', { title: 'Prize', organization: 'Academy', from: '2024-05' })]),
    section('refs', 'references', [entry('e', { title: 'R. Cruz', email: 'r@example.com' })]),
  ]
}

const order = (over: Partial<DocumentOrder> = {}): DocumentOrder => ({
  template: 'classic',
  language: 'en',
  paper: 'a4',
  style: { accent: null, size: 'normal', spacing: 'normal' },
  sections: sectionsIn(over.language ?? 'en'),
  madeAt: new Date('2026-11-21T00:00:00Z'),
  ...over,
})

const picture = async (over: Partial<DocumentOrder> = {}, page?: number) =>
  new TextDecoder().decode(await pool.preview(order(over), page))
const pdf = async (over: Partial<DocumentOrder> = {}) => {
  const document = await getDocumentProxy((await pool.pdf(order(over))).slice())
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const drawn = items.flatMap(item => ('str' in item && item.str.trim() ? [item] : []))
  const [, , width, height] = page.view
  return { pages: document.numPages, text: drawn.map(({ str }) => str).join(' '), drawn, width, height }
}

const GROUP = /<(\/?)(g|use)\b([^>]*)>/g
const MATRIX = /matrix\(([-\d.e]+) [-\d.e]+ [-\d.e]+ [-\d.e]+ ([-\d.e]+) ([-\d.e]+)\)/
const GLYPH_X = /\bx="([-\d.e]+)"/

/** Where the glyphs of a picture stand, in points from its upper left corner. */
const glyphsOf = (svg: string): { x: number; y: number }[] => {
  const groups = [{ x: 0, y: 0, scale: 1 }]
  const glyphs: { x: number; y: number }[] = []
  for (const [, end, name, attributes = ''] of svg.matchAll(GROUP)) {
    const { x, y, scale } = groups.at(-1) ?? { x: 0, y: 0, scale: 1 }
    if (name === 'use') glyphs.push({ x: x + scale * Number(GLYPH_X.exec(attributes)?.[1] ?? 0), y })
    else if (end) groups.pop()
    else if (!attributes.endsWith('/')) {
      const [, wide = '1', right = '0', down = '0'] = MATRIX.exec(attributes) ?? []
      groups.push({ x: x + scale * Number(right), y: y + Number(down), scale: scale * Number(wide) })
    }
  }
  return glyphs
}

describe('a preview', () => {
  test.each(templates.map(({ key }) => key))(
    'has the glyphs of the PDF at their places, in every language: %s',
    async template => {
      for (const { code } of languages) {
        const { drawn, height = 0 } = await pdf({ template, language: code })
        const glyphs = glyphsOf(await picture({ template, language: code }))
        expect(drawn.length).toBeGreaterThan(10)
        for (const { str, transform } of drawn) {
          const [x, y] = [Number(transform[4]), height - Number(transform[5])]
          const distance = Math.min(
            ...glyphs.map(each => Math.max(Math.abs(each.x - x), Math.abs(each.y - y))),
          )
          expect(distance, `${code}: ${str}`).toBeLessThan(0.1)
        }
      }
    },
    60_000,
  )

  test('leads from each text to its field', async () => {
    const svg = await picture()
    const fields = [...svg.matchAll(/data-of="([^"]*)"/g)].map(([, field]) => field)
    for (const field of [
      'head.e.title',
      'head.e.email',
      'sum.e.text',
      'work.e0.organization',
      'skills.e0.title',
      'prizes',
    ])
      expect(fields, field).toContain(field)
    expect(svg).not.toContain('<a ')
  })

  test('is one page where one is asked for, and nothing where there is no such page', async () => {
    const entries = Array.from({ length: 30 }, (_, at) =>
      entry(`e${at}`, { title: `Post ${at}`, text: 'Did it.\nAgain.' }),
    )
    const sections = [...sectionsIn('en').slice(0, 1), section('many', 'experience', entries)]
    for (const paper of ['a4', 'letter'] as const) {
      const whole = await picture({ sections, paper })
      const height = paper === 'a4' ? 841.8 : 792
      expect(Number(/viewBox="0 0 \S+ ([\d.]+)"/.exec(whole)?.[1])).toBeGreaterThan(2 * height - 1)
      expect(await picture({ sections, paper }, 2)).toMatch(/viewBox="0 \d{3}/)
      expect(await picture({ sections, paper }, 99)).toBe('')
    }
  })
})

describe('a document', () => {
  test.each(languages.map(({ code }) => code))(
    'is written in %s in every design',
    async language => {
      for (const { key } of templates) {
        const { text } = await pdf({ template: key, language })
        const { name } = examples[language]
        const bare = (typed: string) => typed.normalize('NFKC').replace(/\s/g, '')
        expect(bare(text), key).toContain(bare(name))
      }
    },
    60_000,
  )

  test('has its own headings, and hides what is hidden', async () => {
    const [head, summary, work] = sectionsIn('en')
    if (!head || !summary || !work) throw new Error('the example has these')
    const { text } = await pdf({
      sections: [head, { ...summary, is_hidden: true }, { ...work, title: 'Where I have been' }],
    })
    expect(text).toContain('Where I have been')
    expect(text).not.toContain('Work experience')
    expect(text).not.toContain(examples.en.about?.slice(0, 20) ?? '')
  })

  test('has its sections in their order', async () => {
    const [head, ...others] = sectionsIn('en')
    if (!head) throw new Error('the example has one')
    const { text } = await pdf({ sections: [head, ...others.toReversed()] })
    const [references, skills, summary] = ['References', 'Skills', 'Summary'].map(title =>
      text.indexOf(title),
    )
    expect([references, skills, summary]).toEqual(
      [references, skills, summary].toSorted((a = 0, b = 0) => a - b),
    )
    expect(references).toBeGreaterThan(0)
  })

  test('months are written as the language does, other dates as they were typed', async () => {
    const said = (from: string, language: LanguageCode) =>
      pdf({ language, sections: [section('s', 'awards', [entry('e', { title: 'Prize', from })])] })
    expect((await said('2024-05', 'en')).text).toContain('May 2024')
    expect((await said('2024-05', 'ja')).text.replaceAll(' ', '')).toContain('2024年5月')
    expect((await said('Summer 2020', 'en')).text).toContain('Summer 2020')
  })

  test('is as small, as airy and on the paper that was chosen', async () => {
    const entries = Array.from({ length: 40 }, (_, at) =>
      entry(`e${at}`, { title: `Post ${at}`, text: 'Did it.' }),
    )
    const sections = [section('many', 'experience', entries)]
    const pagesOf = async (style: Partial<DocumentOrder['style']>) =>
      (await pdf({ sections, style: { ...order().style, ...style } })).pages
    expect(await pagesOf({ size: 'small', spacing: 'tight' })).toBeLessThan(
      await pagesOf({ size: 'large', spacing: 'airy' }),
    )
    expect((await pdf({ paper: 'letter' })).width).toBe(612)
    expect(await picture({ style: { ...order().style, accent: '#9b1c3a' } })).toContain('#9b1c3a')
  })

  test('of nothing is a page', async () => {
    for (const { key } of templates)
      expect((await pdf({ template: key, sections: [] })).pages).toBeGreaterThan(0)
  })
})
