import { type LanguageCode, languages } from '@hanap/markets/languages'
import { getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, test } from 'vitest'
import {
  examples,
  RenderError,
  type ResumeContent,
  type ResumeOrder,
  ResumeRenderPool,
  sectionKeys,
  templates,
} from './index.ts'

const maker = new ResumeRenderPool()
afterAll(() => maker.stop())

const order = (language: LanguageCode, over: Partial<ResumeOrder> = {}): ResumeOrder => ({
  template: 'classic',
  language,
  sections: sectionKeys,
  content: examples[language],
  madeAt: new Date('2026-11-21T00:00:00Z'),
  ...over,
})

interface Read {
  pages: number
  text: string
  roles: string[]
  language: unknown
  title: unknown
  isTagged: boolean
}

interface TreeNode {
  role?: string
  children?: readonly object[]
}
const rolesOf = ({ role, children = [] }: TreeNode): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesOf),
]

/** As readers compare: composed, without spaces, ligatures' compatible letters as letters. */
const bare = (text: string) => text.normalize('NFKC').replace(/\s/g, '')

const read = async (pdf: Uint8Array): Promise<Read> => {
  const document = await getDocumentProxy(pdf.slice())
  const texts: string[] = []
  const roles: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(items.map(item => ('str' in item ? item.str : '')).join(''))
    const tree: TreeNode | null = await page.getStructTree()
    if (tree) roles.push(...rolesOf(tree))
  }
  const { info } = await document.getMetadata()
  const facts: Record<string, unknown> = { ...info }
  return {
    pages: document.numPages,
    text: bare(texts.join('')),
    roles,
    language: facts.Language,
    title: facts.Title,
    isTagged: (await document.getMarkInfo())?.Marked === true,
  }
}

const lines = (text = '') => text.split('\n').map(line => line.replace(/^[-•・]\s*/, ''))

/** Everything that somebody typed for a resume but the dates. */
const typedIn = (content: ResumeContent): string[] =>
  [
    content.name,
    content.headline ?? '',
    content.email ?? '',
    content.phone ?? '',
    content.location ?? '',
    ...lines(content.about),
    ...content.work.flatMap(({ title, company, description }) => [title, company, ...lines(description)]),
    ...content.educations.flatMap(({ school, degree = '', field = '' }) => [school, degree, field]),
    ...content.skills,
    ...content.licenses.flatMap(({ title, issuer = '', credential = '' }) => [title, issuer, credential]),
    ...content.links.flatMap(({ title = '', url }) => [title, url]),
  ].filter(text => text !== '')

const cvs = templates.map(({ key }) => key).filter(key => key !== 'rirekisho')

describe.each(languages.map(({ code }) => code))('a resume in %s', language => {
  test.each(cvs)('by the template %s says, copied back, all that was typed', async template => {
    const { text } = await read(await maker.pdf(order(language, { template })))
    for (const typed of typedIn(examples[language])) expect(text).toContain(bare(typed))
  })

  test('on the Japanese form says who, what and where', async () => {
    const { text } = await read(await maker.pdf(order(language, { template: 'rirekisho' })))
    const { name, email = '', phone = '', about, work, educations, skills, licenses } = examples[language]
    const said = [
      ...[name, email, phone, ...lines(about), ...skills],
      ...work.flatMap(({ company, title }) => [company, title]),
      ...educations.flatMap(({ school, field = '' }) => [school, field]),
      ...licenses.map(({ title }) => title),
    ]
    for (const typed of said) expect(text).toContain(bare(typed))
  })

  test.each(templates.map(({ key }) => key))(
    'by the template %s is tagged, titled and in its language',
    async template => {
      const pdf = await maker.pdf(order(language, { template }))
      const { isTagged, roles, language: told, title } = await read(pdf)
      expect(isTagged).toBe(true)
      expect(roles).toEqual(expect.arrayContaining(['Document', 'H1', 'H2']))
      expect(String(told).toLowerCase()).toBe(
        languages.find(({ code }) => code === language)?.tag.toLowerCase(),
      )
      expect(title).toContain(examples[language].name)
      const raw = Buffer.from(pdf).toString('latin1')
      expect(raw).toContain('/StructTreeRoot')
      // A font that is named is embedded: each has its file.
      const fonts = raw.match(/\/Type \/FontDescriptor/g)?.length ?? 0
      expect(fonts).toBeGreaterThan(0)
      expect(raw.match(/\/FontFile[23]? \d+ 0 R/g)?.length).toBe(fonts)
    },
  )
})

const person = (over: Partial<ResumeContent>): ResumeContent => ({
  ...{ name: 'Ana Cruz', work: [], educations: [], skills: [], licenses: [], links: [] },
  ...over,
})

describe('whatever somebody typed', () => {
  const about = async (text: string, language: LanguageCode = 'en') =>
    (await read(await maker.pdf(order(language, { content: person({ about: text }) })))).text

  test.each<[string, LanguageCode, string]>([
    ['Arabic and Latin in one line', 'ar', 'عملت في Microsoft Azure منذ 2019 على C++ وPython، أي 3.5 سنوات'],
    [
      'Arabic with its marks',
      'ar',
      'أيضًا خفّضنا مُدَّة المشروع، والله الموفق. لا إلى الأمام بلا تأخير، لأن الآلة',
    ],
    ['an Arabic phrase in English', 'en', 'I wrote «دليل الجودة الشاملة» for Gulf Steel.'],
    ['Turkish', 'tr', 'Iğdır’da İŞ, ığüşöç ĞÜŞİÖÇ; fi ffi fl'],
    ['emoji', 'en', 'Ships 🎉 with 👩‍💻 and 🇵🇭'],
    ['Japanese with rare characters', 'ja', '髙橋と𠮷野、①～④、㈱みどり'],
    ['letters of other languages', 'zh-tw', '日本語のカタカナ和简体字、Русский язык, Łódź, Tiếng Việt'],
  ])('%s is copied back', async (_, language, text) => {
    expect(await about(text, language)).toContain(bare(text))
  })

  test('a word of 300 letters goes on in the next line and is copied back whole', async () => {
    const word = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(7)
    const content = person({
      name: word.slice(0, 90),
      about: word,
      links: [{ url: `https://a.example/${word}` }],
    })
    for (const template of cvs) {
      const { text } = await read(await maker.pdf(order('en', { template, content })))
      expect(text).toContain(word)
      expect(text).toContain(`https://a.example/${word}`)
    }
  })

  test('markup is text, and so are paths of files', async () => {
    const text =
      '#read("/etc/passwd") #set page(fill: red) *b* _i_ $x^2$ <l> @ref [c] \\ // no /* no */ `raw` \\u{41}'
    expect(await about(text)).toContain(bare(text))
  })

  test('marks that hide or turn text around are dropped', async () => {
    expect(await about('se\u200bnior\u202e nurse\u202c\u0007\u2066 x\ufeff')).toContain('seniornursex')
  })

  test('letters that no font has leave room, and the resume is made', async () => {
    const { text, pages } = await read(
      await maker.pdf(order('en', { content: person({ about: 'ธนาคาร and ᚠᚢᚦ' }) })),
    )
    expect(pages).toBe(1)
    expect(text).toContain('and')
  })

  test('a profile of 300 entries goes over as many pages as it needs', { timeout: 60_000 }, async () => {
    const work = Array.from({ length: 300 }, (_, at) => ({
      ...{ title: `Post number ${at}`, company: `Company ${at}`, from: '2001-01', to: '2002-02' },
      description: 'Did what there was to do, and did it well.\n- A first thing\n- A second thing',
    }))
    for (const { key } of templates) {
      const made = await read(await maker.pdf(order('en', { template: key, content: person({ work }) })))
      expect(made.pages).toBeGreaterThan(8)
      for (const at of [0, 150, 299]) expect(made.text).toContain(bare(`Company ${at}`))
    }
  })

  test('only web pages are linked', async () => {
    const links = [
      { url: 'javascript:alert(1)' },
      { url: 'file:///etc/passwd' },
      { url: 'https://ana.example/' },
    ]
    const raw = Buffer.from(await maker.pdf(order('en', { content: person({ links }) }))).toString('latin1')
    expect(raw).toContain('/URI (https://ana.example/)')
    expect(raw).not.toMatch(/\/URI \((javascript|file)/)
  })
})

test('sections stand in the order asked for, and only those asked for', async () => {
  const { text } = await read(await maker.pdf(order('en', { sections: ['skills', 'work', 'skills'] })))
  expect(text.indexOf('Skills')).toBeLessThan(text.indexOf('Workexperience'))
  expect(text).not.toMatch(/Education|Summary|Licences/)
  expect(text.split('Triage')).toHaveLength(2)
})

test('the form counts years both ways, the oldest first', async () => {
  const { text } = await read(await maker.pdf(order('ja', { template: 'rirekisho' })))
  expect(text).toMatch(
    /2012平成24年4東都農工大学.*2016平成28年4北浜製菓.*2019令和元年10株式会社みどり食品.*現在に至る以上/,
  )
})

describe('a photo', () => {
  /** Three pixels wide, four high. */
  const photo = Buffer.from(
    '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAEAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCeAHrF/9k=',
    'base64',
  )
  const has = (made: Uint8Array) => Buffer.from(made).includes(photo)

  test.each(['ja', 'en', 'ar'] as const)(
    'stands on the Japanese form in its place, in %s',
    async language => {
      const withPhoto = order(language, { template: 'rirekisho', photo })
      const pdf = await maker.pdf(withPhoto)
      expect(has(pdf)).toBe(true)
      const { text, roles, pages } = await read(pdf)
      const without = await read(await maker.pdf({ ...withPhoto, photo: undefined }))
      expect(roles.filter(role => role === 'Figure')).toHaveLength(1)
      expect(without.roles).not.toContain('Figure')
      // The words in the empty place say how large a photo is to be.
      expect([without.text.includes('24'), text.length < without.text.length]).toEqual([true, true])
      expect(pages).toBe(without.pages)
      expect(new TextDecoder().decode(await maker.svg(withPhoto))).toContain('data:image/jpeg;base64,')
    },
  )

  test('is on nobody else’s form afterwards, and on no other template', async () => {
    const one = new ResumeRenderPool({ workers: 1 })
    expect(has(await one.pdf(order('ja', { template: 'rirekisho', photo })))).toBe(true)
    expect(has(await one.pdf(order('ja', { template: 'rirekisho' })))).toBe(false)
    for (const template of cvs) expect(has(await one.pdf(order('ja', { template, photo })))).toBe(false)
    one.stop()
  })
})

test('the picture has the same pages as the file, none over another', async () => {
  const work = Array.from({ length: 40 }, () => ({
    ...{ title: 'Nurse', company: 'Ward', description: 'Care.\n'.repeat(4) },
  }))
  const long = order('en', { content: person({ work }) })
  const { pages } = await read(await maker.pdf(long))
  const picture = new TextDecoder().decode(await maker.svg(long))
  const [, height] = /viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(picture) ?? []
  expect(pages).toBeGreaterThan(1)
  expect(Math.round(Number(height) / 841.89)).toBe(pages)
  expect(picture.match(/fill="#ffffff"/g)).toHaveLength(1)
})

test('one that takes too long is ended, and the next is made', async () => {
  const hurried = new ResumeRenderPool({ workers: 1, timeLimitMs: 1 })
  await expect(hurried.pdf(order('en'))).rejects.toThrow(RenderError)
  await expect(hurried.pdf(order('en'))).rejects.toThrow(RenderError)
  hurried.stop()
  const one = new ResumeRenderPool({ workers: 1 })
  const made = await Promise.all([one.pdf(order('en')), one.pdf(order('ja')), one.pdf(order('ar'))])
  for (const pdf of made) expect(pdf.byteLength).toBeGreaterThan(10_000)
  one.stop()
})
