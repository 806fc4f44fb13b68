import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Posting, postingOf } from '../posting.ts'
import { roleOf } from './field-roles.ts'
import { itemElement } from './item-element.ts'
import { readAds } from './open.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanap-foreign-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = async (name: string, content: string | Uint8Array) => {
  const file = join(folder, name)
  writeFileSync(file, content)
  const postings: Posting[] = []
  const unread = new Set<string>()
  for await (const each of readAds(file)) {
    if (!('posting' in each)) continue
    postings.push(postingOf(each.posting, 'feed'))
    for (const field of each.unread ?? []) unread.add(field)
  }
  return { postings, unread: [...unread] }
}

describe('fields are known by their meaning, in whatever form names are written', () => {
  test.each([
    [['RecruiterName'], 'company'],
    [['ShortDescription'], 'short'],
    [['SalaryDescription'], 'salary'],
    [['LocationDescription'], 'place'],
    [['EndDate'], 'end'],
    [['job_title'], 'title'],
    [['JobPositionTitle'], 'title'],
    [['salary_from'], 'salaryMin'],
    [['compensation', 'max'], 'salaryMax'],
    [['BasePay', 'BasePayAmountMin'], 'salaryMin'],
    [['salario_maximo'], 'salaryMax'],
    [['fecha_fin'], 'end'],
    [['puesto'], 'title'],
    [['perusahaan'], 'company'],
    [['şirket_adı'], 'company'],
    [['勤務地'], 'place'],
    [['公司名稱'], 'company'],
    [['الراتب'], 'salary'],
    [['attributes', 'remote-status'], 'remoteFlag'],
    [['location', 'city'], 'city'],
    [['hiring_organization', 'name'], 'company'],
    [['typeOfEmployment', 'label'], 'jobType'],
    [['company', 'website'], 'companyUrl'],
  ] as const)('%j', (path, role) => {
    expect(roleOf(path)?.role).toBe(role)
  })

  test('a recruiter’s town, a company’s number and a department’s name are not the ad’s', () => {
    expect(roleOf(['contact', 'city'])).toBeUndefined()
    expect(roleOf(['company', 'id'])).toBeUndefined()
    expect(roleOf(['department', 'name'])?.role).toBe('category')
    expect(roleOf(['lunchColour'])).toBeUndefined()
  })
})

const madgex = `<?xml version="1.0" encoding="utf-8"?>
<Board><Vacancies>
 <Vacancy><Ref>B/1</Ref><JobTitle>Curator</JobTitle><RecruiterName>Town Museum</RecruiterName>
  <ShortDescription>Look after coins.</ShortDescription><LocationDescription>Bath</LocationDescription>
  <SalaryDescription>£28,000 a year</SalaryDescription><EndDate>2026-12-15T23:59:00</EndDate><Mood>blue</Mood></Vacancy>
 <Vacancy><Ref>B/2</Ref><JobTitle>Guide</JobTitle><RecruiterName>Town Museum</RecruiterName>
  <ShortDescription>Short.</ShortDescription><FullDescription><![CDATA[<p>Lead tours.</p>]]></FullDescription></Vacancy>
</Vacancies></Board>`

describe('XML', () => {
  test('of British boards gives company, text, pay, place and end, and names what it had no use for', async () => {
    const { postings, unread } = await read('board.xml', madgex)
    expect(postings).toMatchObject([
      {
        sourceId: 'B/1',
        title: 'Curator',
        company: 'Town Museum',
        description: 'Look after coins.',
        salary: '£28,000 a year',
        validThrough: '2026-12-15T23:59:00',
        places: [{ text: 'Bath' }],
      },
      { sourceId: 'B/2', description: '<p>Lead tours.</p>' },
    ])
    expect(unread).toEqual(['Mood'])
  })

  test('in Latin-1, declared or not, keeps its letters', async () => {
    const feed = (head: string) =>
      Buffer.from(
        `${head}<ofertas><oferta><puesto>Técnico</puesto><empresa>Peña</empresa><descripcion>Año</descripcion></oferta></ofertas>`,
        'latin1',
      )
    for (const head of [
      '<?xml version="1.0" encoding="ISO-8859-1"?>',
      '',
      '<?xml version="1.0" encoding="UTF-16"?>',
    ])
      expect((await read('ofertas.xml', feed(head))).postings).toMatchObject([
        { title: 'Técnico', company: 'Peña', description: 'Año' },
      ])
  })

  test('with namespaces, or all in attributes, is read', async () => {
    const { postings } = await read(
      'attributes.xml',
      '<x:list xmlns:x="u"><x:job ref="7" title="Cook" company="Inn" city="Ghent" text="a > b"/><x:job ref="8" title="Maid" company="Inn" city="Ghent"/></x:list>',
    )
    expect(postings).toMatchObject([
      { sourceId: '7', title: 'Cook', company: 'Inn', places: [{ locality: 'Ghent' }] },
      { sourceId: '8', title: 'Maid' },
    ])
  })

  test('an element’s name may be its value', async () => {
    const { postings } = await read(
      'flags.xml',
      '<l><o><name>Cook</name><firm/><company>Inn</company><Schedule><FullTime/></Schedule><isTemporary>no</isTemporary><hourly_rate>12</hourly_rate></o></l>',
    )
    expect(postings).toMatchObject([
      { employmentTypes: ['FullTime'], salary: { value: { unitText: 'hour' } } },
    ])
  })
})

describe('which element is an ad', () => {
  const ad = '<title>A</title><company>B</company><city>C</city>'
  test.each([
    ['the one that repeats', `<l><oferta>${ad}</oferta><oferta>${ad}</oferta></l>`, 'oferta'],
    ['a single one', `<l><oferta>${ad}</oferta></l>`, 'oferta'],
    [
      'the one that holds all, not its largest part',
      `<l><p><ref>1</ref><q>${ad}</q></p><p><ref>2</ref><q>${ad}</q></p></l>`,
      'p',
    ],
    [
      'none that a comment or a CDATA section holds',
      `<l><!-- <x>${ad}</x> --><![CDATA[<y>${ad}</y>]]></l>`,
      undefined,
    ],
    ['none where no title is', '<l><i><company>B</company><city>C</city><url>u</url></i></l>', undefined],
  ])('%s', (_, xml, name) => {
    expect(itemElement(xml)).toBe(name)
  })
})

describe('JSON', () => {
  test('of JSON:API finds the company and the place that stand beside the ads', async () => {
    const feed = {
      data: [
        {
          id: '1',
          type: 'jobs',
          attributes: { title: 'Baker', body: '<p>Bake.</p>', 'end-date': '2026-12-01', 'flour-kind': 'rye' },
          relationships: {
            company: { data: { id: '5', type: 'companies' } },
            locations: { data: [{ id: '9', type: 'locations' }] },
          },
        },
      ],
      included: [
        { id: '5', type: 'companies', attributes: { name: 'Bread' } },
        { id: '9', type: 'locations', attributes: { city: 'Turku', country: 'Finland' } },
      ],
    }
    for (const text of [JSON.stringify(feed), JSON.stringify(feed, null, 1)]) {
      const { postings, unread } = await read('api.json', text)
      expect(postings).toMatchObject([
        { sourceId: '1', company: 'Bread', validThrough: '2026-12-01', places: [{ locality: 'Turku' }] },
      ])
      expect(unread).toEqual(['flour-kind'])
    }
  })

  test('keeps the parts of a description with their headings, and takes the company of the whole list', async () => {
    const { postings } = await read(
      'list.json',
      JSON.stringify({
        company: { name: 'Inn' },
        offers: [
          {
            id: 3,
            name: 'Cook',
            createdAt: 1794787200000,
            description: '<p>Cook.</p>',
            descriptionPlain: 'Cook.',
            lists: [{ text: 'You bring', content: '<li>Knives</li>' }],
          },
        ],
      }),
    )
    expect(postings).toMatchObject([
      {
        company: 'Inn',
        datePosted: '2026-11-16T00:00:00.000Z',
        description: '<p>Cook.</p>\n<h3>You bring</h3><ul><li>Knives</li></ul>',
      },
    ])
  })

  test('of a whole page’s state finds the list that holds the ads', async () => {
    const jobs = ['Cook', 'Maid'].map(title => ({
      title,
      company: 'Inn',
      city: 'Ghent',
      description: 'Work.',
    }))
    const state = { config: { title: 'Jobs', url: 'https://x.example', salary: 1 }, results: { jobs } }
    const { postings } = await read('state.json', JSON.stringify(state))
    expect(postings).toMatchObject([{ title: 'Cook' }, { title: 'Maid' }])
  })

  test('nothing of it is endless: deep, hostile and empty values are passed over', async () => {
    const deep = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`
    const { postings } = await read(
      'deep.json',
      `[{"title":"Cook","company":"Inn","city":"Ghent","x":${deep},"__proto__":{"title":"no"},"empty":null}]`,
    )
    expect(postings).toMatchObject([{ title: 'Cook', company: 'Inn' }])
  })
})
