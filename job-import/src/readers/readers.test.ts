import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postingOf } from '../posting.ts'
import { jsonItems } from './json-items.ts'
import { linesOf } from './lines.ts'
import { readAds } from './open.ts'
import type { Read } from './read.ts'
import { xmlItems } from './xml-items.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanap-readers-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (name: string, content: string | Uint8Array) => {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

const all = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

const read = (name: string, content: string | Uint8Array) => all(readAds(fileOf(name, content)))

/** Titles with their lines, and reasons with theirs. */
const gist = (reads: readonly Read[]) =>
  reads.map(each =>
    'reason' in each ? `${each.line} ! ${each.reason}` : `${each.line} ${each.posting.title}`,
  )

/** A text in pieces of one character, as badly as a stream may cut it. */
async function* inPieces(text: string, length = 1) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}

const ad = (title: string, more: object = {}) => JSON.stringify({ '@type': 'JobPosting', title, ...more })

describe('NDJSON', () => {
  test('gives the ad of each line with its number, and a broken line does not stop the rest', async () => {
    const text = [
      ad('Baker'),
      '',
      '{"@type": "JobPosting", "title": ',
      '{"@type":"Person","name":"Jo"}',
      ad('Cook'),
    ]
    expect(gist(await read('ads.ndjson', text.join('\r\n')))).toEqual([
      '1 Baker',
      '3 ! invalid JSON',
      '4 ! contains no JobPosting',
      '5 Cook',
    ])
  })

  test('is seen through gzip, under any name, with a byte order mark', async () => {
    const text = `\ufeff${ad('Baker')}\n${ad('Cook')}\n`
    expect(gist(await read('feed.bin', gzipSync(text)))).toEqual(['1 Baker', '2 Cook'])
  })

  test('takes an object without a type that has a title', async () => {
    expect(gist(await read('plain.ndjson', '{"title":"Baker"}\n{"title":"Cook"}'))).toEqual([
      '1 Baker',
      '2 Cook',
    ])
  })

  test('a file that ends within its gzip is an error and not an end', async () => {
    const packed = gzipSync(
      Array.from({ length: 4000 }, (_, at) => ad(`Job ${at} ${Math.random()}`)).join('\n'),
    )
    await expect(read('cut.gz', packed.subarray(0, packed.length / 2))).rejects.toThrow()
  })

  test('an empty file says so', async () => {
    expect(gist(await read('empty.ndjson', ''))).toEqual(['1 ! the file is empty'])
  })
})

describe('JSON-LD', () => {
  const page = (...scripts: string[]) =>
    `<!doctype html>\n<html><head>\n${scripts.map(each => `<script type="application/ld+json">${each}</script>`).join('\n')}\n</head></html>`

  test.each([
    ['one ad', ad('Baker'), ['3 Baker']],
    ['several in a list', `[${ad('Baker')},${ad('Cook')}]`, ['3 Baker', '3 Cook']],
    ['a graph', `{"@graph":[{"@type":"WebPage"},${ad('Baker')}]}`, ['3 Baker']],
    [
      'an item list',
      `{"@type":"ItemList","itemListElement":[{"@type":"ListItem","item":${ad('Baker')}}]}`,
      ['3 Baker'],
    ],
    ['several types', '{"@type":["Thing","https://schema.org/JobPosting"],"title":"Baker"}', ['3 Baker']],
    ['a line break within a text', '{"@type":"JobPosting","title":"Ba\nker"}', ['3 Ba ker']],
  ])('of a page: %s', async (name, script, expected) => {
    expect(gist(await read(`${name}.html`, page(script)))).toEqual(expected)
  })

  test('a broken script does not hide the next one', async () => {
    expect(gist(await read('broken.html', page('{"@type":', ad('Cook'))))).toEqual([
      '3 ! invalid JSON',
      '4 Cook',
    ])
  })

  test('a page without any says so', async () => {
    expect(gist(await read('none.html', page('{"@type":"Organization"}')))).toEqual([
      '1 ! contains no JobPosting',
    ])
  })
})

describe('XML', () => {
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<source><publisher>Acme Feeds</publisher>
<job>
  <title><![CDATA[Cook & <b>Baker</b>]]></title>
  <referencenumber>A-1</referencenumber>
  <company>Bread &amp; Sons</company><city>Lyon</city><country>FR</country>
  <salary>1.800 € par mois</salary>
  <description><![CDATA[<p>Ends in </job> and begins with <job></p>]]></description>
</job>
<job><title>Waiter</title><location>Long Beach, CA</location><remote>1</remote></job>
<job><title>Cut off
`

  test('gives one ad an element, however the text is cut', async () => {
    const items = await all(xmlItems(inPieces(feed, 7)))
    expect(items.map(({ line, text }) => [line, text?.slice(0, 12)])).toEqual([
      [3, '<job>\n  <tit'],
      [10, '<job><title>'],
      [11, undefined],
    ])
  })

  test('names fields as Indeed does, and an element without an end is a problem', async () => {
    const reads = await read('indeed_acme.xml', feed)
    expect(gist(reads)).toEqual(['3 Cook & <b>Baker</b>', '10 Waiter', '11 ! invalid XML'])
    const [first, second] = reads.flatMap(each =>
      'posting' in each ? [postingOf(each.posting, 'indeed_acme')] : [],
    )
    expect(first).toMatchObject({
      source: 'indeed_acme',
      sourceId: 'A-1',
      title: 'Cook & Baker',
      company: 'Bread & Sons',
      salary: '1.800 € par mois',
    })
    expect(first?.places[0]).toMatchObject({ locality: 'Lyon', country: 'FR' })
    expect(second).toMatchObject({ locationType: 'TELECOMMUTE' })
    expect(second?.places[0]).toMatchObject({ text: 'Long Beach, CA' })
  })

  test('reads other names, attributes and RSS', async () => {
    const jobs = `<jobs><job id="77"><name>Cook</name><link>https://a.example/77</link><expire>05.09.2023</expire></job></jobs>`
    const [job] = await read('custom.xml', jobs)
    expect(job).toMatchObject({
      posting: { title: 'Cook', identifier: { value: '77' }, validThrough: '05.09.2023' },
    })
    const rss = `<rss version="2.0"><channel><title>Jobs</title><item><title>Baker</title><guid>g1</guid>
      <content:encoded><![CDATA[<p>Bake</p>]]></content:encoded><pubDate>Mon, 22 Jun 2026 12:12:33 GMT</pubDate></item></channel></rss>`
    const [item] = await read('feed.rss', rss)
    expect(item).toMatchObject({
      posting: { title: 'Baker', description: '<p>Bake</p>', identifier: { value: 'g1' } },
    })
  })

  test('bare ampersands and stray brackets do not break it', async () => {
    const [job] = await read('sloppy.xml', '<jobs><job><title>R & D >> lead</title><id>1</id></job></jobs>')
    expect(job).toMatchObject({ posting: { title: 'R & D >> lead' } })
  })

  test('is decoded as its declaration says', async () => {
    const text =
      '<?xml version="1.0" encoding="windows-1252"?><jobs><job><title>Caf\u00e9</title></job></jobs>'
    expect(gist(await read('latin.xml', Buffer.from(text, 'latin1')))).toEqual(['1 Café'])
  })
})

describe('boards', () => {
  test('of Ashby give listed jobs with department, places and pay', async () => {
    const board = {
      jobs: [
        {
          id: 'a1',
          title: 'Baker',
          department: 'Kitchen',
          team: 'Bread',
          employmentType: 'FullTime',
          isListed: true,
          isRemote: false,
          address: { postalAddress: { addressLocality: 'Cebu', addressCountry: 'Philippines' } },
          secondaryLocations: [
            { location: 'Manila', address: { postalAddress: { addressLocality: 'Manila' } } },
          ],
          jobUrl: 'https://jobs.ashbyhq.com/Bread%20Co/a1',
          descriptionHtml: '<p>Bake</p>',
          compensation: {
            summaryComponents: [
              { compensationType: 'Bonus', minValue: 1 },
              {
                compensationType: 'Salary',
                interval: '1 YEAR',
                currencyCode: 'USD',
                minValue: 10,
                maxValue: 20,
              },
            ],
          },
        },
        { id: 'a2', title: 'Secret', isListed: false, jobUrl: 'https://x.example', descriptionHtml: '' },
      ],
    }
    const reads = await read('ashby_board_bread.json', JSON.stringify(board))
    expect(gist(reads)).toEqual(['1 Baker'])
    const [first] = reads
    const posting = first && 'posting' in first ? postingOf(first.posting, 'x') : undefined
    expect(posting).toMatchObject({
      source: 'ashby/Bread Co',
      sourceId: 'a1',
      company: 'Bread Co',
      categories: ['Kitchen', 'Bread'],
      employmentTypes: ['FullTime'],
      salary: { currency: 'USD', value: { minValue: 10, maxValue: 20, unitText: '1 YEAR' } },
    })
    expect(posting?.places.map(({ locality }) => locality)).toEqual(['Cebu', 'Manila'])
  })

  test('of Greenhouse give jobs with the lines where they begin', async () => {
    const board = {
      company: 'bread',
      job_count: 2,
      jobs: [
        {
          id: 7,
          title: 'Baker',
          absolute_url: 'https://boards.greenhouse.io/bread/jobs/7',
          location: { name: 'Berlin' },
        },
        { id: 8, title: 'Cook', absolute_url: 'https://bread.example/8', content: '&lt;p&gt;Cook&lt;/p&gt;' },
      ],
    }
    const reads = await read('greenhouse_board_bread.json.gz', gzipSync(JSON.stringify(board, null, 1)))
    expect(gist(reads)).toEqual(['5 Baker', '13 Cook'])
    expect(reads[0]).toMatchObject({ posting: { identifier: { name: 'greenhouse/bread', value: '7' } } })
    expect(reads[1]).toMatchObject({ posting: { hiringOrganization: { name: 'bread' } } })
  })

  test('a list and a single pretty-printed ad are read too', async () => {
    expect(gist(await read('list.json', `[\n${ad('Baker')},\n${ad('Cook')}\n]`))).toEqual([
      '2 Baker',
      '3 Cook',
    ])
    expect(gist(await read('one.json', `{\n "@type": "JobPosting",\n "title": "Baker"\n}`))).toEqual([
      '1 Baker',
    ])
  })
})

describe('pieces of a stream', () => {
  test('lines come whole with their numbers', async () => {
    expect(await all(linesOf(inPieces('a\r\n\nbc\nd')))).toEqual([
      { number: 1, text: 'a' },
      { number: 2, text: '' },
      { number: 3, text: 'bc' },
      { number: 4, text: 'd' },
    ])
  })

  test('items of a JSON list come one by one, whatever brackets their texts hold', async () => {
    const text = '{"n": 2, "jobs": [{"t": "a ] } \\" {"}, {"t": [{"deep": 1}]}], "meta": {"x": [1]}}'
    const items = await all(jsonItems(inPieces(text)))
    expect(items.map(({ value }) => value)).toEqual([{ t: 'a ] } " {' }, { t: [{ deep: 1 }] }])
  })

  test('a list that is cut off ends with a problem', async () => {
    const items = await all(jsonItems(inPieces('[{"t": 1}, {"t": ')))
    expect(items.map(({ value }) => value)).toEqual([{ t: 1 }, undefined])
  })
})

test('front matter is an ad with its text', async () => {
  const text = `---\ntitle: "Baker"\ncompany: Bread\nlocation: Lyon, France\ncreated: !!timestamp '2017-12-18'\ncontact:\n    name: Jo\ntags:\n  - bread\n  - dough\n---\n# Work\n- Bake\n`
  const [first] = await read('bread_baker.html', text)
  expect(first).toMatchObject({
    posting: {
      title: 'Baker',
      datePosted: '2017-12-18',
      skills: ['bread', 'dough'],
      identifier: { value: 'bread_baker' },
      description: '# Work\n- Bake\n',
    },
  })
})
