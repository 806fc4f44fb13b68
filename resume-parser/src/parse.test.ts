import { describe, expect, test } from 'vitest'
import { readDoc } from './formats/doc.ts'
import { column, docxOf, docxTable, pdfOf, plainResume } from './formats/documents.factory.ts'
import { readDocx } from './formats/docx.ts'
import { readPdf } from './formats/pdf.ts'
import { wordDocument } from './formats/word-document.factory.ts'
import { type ParsedResume, parseResume } from './parse.ts'

const jobsOf = ({ works }: ParsedResume) =>
  works.map(({ jobTitle, company, from, to, goesOn }) => [
    jobTitle?.value,
    company?.value,
    from?.value.year,
    goesOn ? 'now' : to?.value.year,
  ])

const expectPlain = (found: ParsedResume) => {
  expect(found.contact.name?.value).toBe('Mara Villanueva')
  expect(found.contact.email?.value).toBe('mara.villanueva@example.com')
  expect(found.contact.phone?.value).toBe('+63 917 555 0142')
  expect(found.contact.headline?.value).toBe('Warehouse Supervisor')
  expect(jobsOf(found)).toEqual([
    ['Warehouse Supervisor', 'Bayside Logistics Inc.', 2019, 'now'],
    ['Stock Clerk', 'Mabini Trading Co.', 2015, 2019],
  ])
  expect(found.educations).toMatchObject([
    {
      school: { value: 'University of Batangas' },
      degree: { value: { key: 'bachelor' } },
      field: { value: 'Industrial Engineering' },
      from: { value: { year: 2011 } },
      to: { value: { year: 2015 } },
    },
  ])
  expect(found.skills.map(({ value }) => value)).toEqual([
    'Forklift',
    'Inventory',
    'Excel',
    'Team leadership',
  ])
}

describe('the same resume', () => {
  test('as a PDF', async () => {
    expectPlain(parseResume(await readPdf(pdfOf([column(plainResume)]))))
  })

  test('as a document', () => {
    const lines = plainResume.map((line, at) => (at === 0 ? `# ${line}` : line))
    expectPlain(parseResume(readDocx(docxOf(lines))))
  })

  test('as a document of Word 97 to 2003, with all that it has as a newer one', async () => {
    const found = parseResume(await readDoc(wordDocument(plainResume)))
    expectPlain(found)
    const newer = parseResume(readDocx(docxOf(plainResume)))
    // A list's items have their signs in the text itself.
    expect([jobsOf(found), found.text]).toEqual([jobsOf(newer), newer.text.replaceAll('• ', '- ')])
  })

  test('as such a document in letters of sixteen bits', async () => {
    const named = plainResume.map(line => line.replace('Mara', 'María').replace('Bayside', 'Łódź'))
    const { contact, works } = parseResume(await readDoc(wordDocument(named)))
    expect(contact.name?.value).toBe('María Villanueva')
    expect(works[0]?.company?.value).toBe('Łódź Logistics Inc.')
  })

  test('as a document whose layout is a table', () => {
    const at = plainResume.indexOf('Skills')
    const cells = [plainResume.slice(0, at), plainResume.slice(at)]
    expectPlain(parseResume(readDocx(docxTable(cells))))
  })

  test('in two columns that keep step, read one after the other', async () => {
    const at = plainResume.indexOf('Work Experience')
    const education = plainResume.indexOf('Education')
    const left = [...plainResume.slice(0, 3).map(line => line.split(' | ')[0] ?? ''), '+63 917 555 0142', '']
    const pages = [
      [
        ...column([...left, ...plainResume.slice(education)], 40),
        ...column(plainResume.slice(at, education), 320, 758),
      ],
    ]
    expectPlain(parseResume(await readPdf(pdfOf(pages))))
  })
})

test('what was found stands where it says in the text', async () => {
  const found = parseResume(await readPdf(pdfOf([column(plainResume)])))
  const all = [
    found.contact.name,
    found.contact.email,
    found.contact.phone,
    ...found.works.flatMap(({ jobTitle, company, from }) => [jobTitle, company, from]),
    ...found.educations.map(({ school }) => school),
    ...found.skills,
  ]
  for (const each of all) {
    expect(each?.text).not.toBe('')
    expect(found.text.slice(each?.start, each?.end)).toBe(each?.text)
    expect(each?.confidence).toBeGreaterThan(0.4)
  }
})

test('times at the end of lines stay beside their titles', async () => {
  const rows: [string, string][] = [
    ['Work Experience', ''],
    ['Nurse, Harbour Clinic', 'May 2019 - Present'],
    ['Cared for a ward of thirty beds and trained those who came new to it', ''],
    ['Care Assistant, Oak Home', '2016 - 2019'],
    ['Helped residents with meals and walks', ''],
    ['Cleaner, Oak Home', '2014 - 2016'],
    ['Night Porter, Hotel Linden', '2012 - 2014'],
  ]
  const drawn = rows.flatMap(([text, time], at) => [
    { text, x: 50, y: 780 - at * 18 },
    ...(time ? [{ text: time, x: 450, y: 780 - at * 18 }] : []),
  ])
  expect(jobsOf(parseResume(await readPdf(pdfOf([drawn]))))).toEqual([
    ['Nurse', 'Harbour Clinic', 2019, 'now'],
    ['Care Assistant', 'Oak Home', 2016, 2019],
    ['Cleaner', 'Oak Home', 2014, 2016],
    ['Night Porter', 'Hotel Linden', 2012, 2014],
  ])
})

test('the Japanese form, a row an event', () => {
  const found = parseResume(
    readDocx(
      docxOf([
        '# 履 歴 書',
        '氏名\t山田 花子',
        '携帯電話番号\t090-1234-5678',
        'E-MAIL\thanako@example.com',
        '年\t月\t学歴・職歴',
        '# 学歴',
        '2010\t4\tみなと大学 経済学部 入学',
        '2014\t3\tみなと大学 経済学部 卒業',
        '# 職歴',
        '2014\t4\t株式会社あおば商事 営業部 入社',
        '2019\t9\t株式会社あおば商事 一身上の都合により退職',
        '2019\t10\t有限会社ひかり工房 入社',
        '現在に至る',
      ]),
    ),
  )
  expect(found.contact.name?.value).toBe('山田 花子')
  expect(jobsOf(found)).toEqual([
    ['営業部', '株式会社あおば商事', 2014, 2019],
    [undefined, '有限会社ひかり工房', 2019, 'now'],
  ])
  expect(found.educations).toMatchObject([
    {
      school: { value: 'みなと大学' },
      field: { value: '経済学部' },
      to: { value: { year: 2014, month: 3 } },
    },
  ])
})

test('a year in a cell does not take in the heading or the “to the present” below it', () => {
  const { lines } = readDocx(
    docxOf(['2014\t3\tみなと大学 卒業', '# 職歴', '2019\t10\tひかり工房 入社', '現在に至る']),
  )
  expect(lines.map(({ text }) => text)).toEqual([
    '2014\t3\tみなと大学 卒業',
    '職歴',
    '2019\t10\tひかり工房 入社',
    '現在に至る',
  ])
})

test.each([
  [
    'en',
    'Jordan Blake',
    'WORK HISTORY',
    'Barista – Corner Coffee Ltd',
    '03/2020 – 05/2022',
    'Barista',
    'Corner Coffee Ltd',
  ],
  [
    'zh-cn',
    '姓名：李明',
    '工作经历',
    '销售经理 | 北京晨光贸易有限公司',
    '2020.03 - 2022.05',
    '销售经理',
    '北京晨光贸易有限公司',
  ],
  ['zh-tw', '姓名：陳美玲', '工作經歷', '護理師 | 仁愛醫院', '2020年3月 - 2022年5月', '護理師', '仁愛醫院'],
  [
    'ja',
    '氏名：田中 一郎',
    '職務経歴',
    '株式会社ひまわり　営業',
    '2020年3月～2022年5月',
    '営業',
    '株式会社ひまわり',
  ],
  [
    'id',
    'Nama: Budi Santoso',
    'Riwayat Pekerjaan',
    'Kasir, PT Toko Makmur',
    'Maret 2020 - Mei 2022',
    'Kasir',
    'PT Toko Makmur',
  ],
  [
    'ms',
    'Nama: Ahmad bin Ismail',
    'Pengalaman Bekerja',
    'Juruteknik, Teguh Sdn Bhd',
    'Mac 2020 - Mei 2022',
    'Juruteknik',
    'Teguh Sdn Bhd',
  ],
  [
    'tr',
    'Ad Soyad: Ayşe Yılmaz',
    'İŞ DENEYİMİ',
    'Muhasebeci, Güneş Tekstil A.Ş.',
    'Mart 2020 - Mayıs 2022',
    'Muhasebeci',
    'Güneş Tekstil A.Ş.',
  ],
  [
    'pt-br',
    'Nome: Ana Ribeiro',
    'EXPERIÊNCIA PROFISSIONAL',
    'Vendedora, Loja Central Ltda',
    'março de 2020 a maio de 2022',
    'Vendedora',
    'Loja Central Ltda',
  ],
  [
    'es',
    'Nombre: Luis Prado',
    'Experiencia laboral',
    'Cocinero en Restaurante El Puerto S.L.',
    'marzo 2020 - mayo 2022',
    'Cocinero',
    'Restaurante El Puerto S.L.',
  ],
  [
    'ar',
    'الاسم: خالد العمري',
    'الخبرة العملية',
    'سائق - شركة النقل السريع',
    'مارس 2020 - مايو 2022',
    'سائق',
    'شركة النقل السريع',
  ],
])('a job is found in a resume in %s', (_language, name, heading, head, time, title, company) => {
  const found = parseResume(readDocx(docxOf([name, 'x@example.com', `# ${heading}`, head, time])))
  const bare = name.replace(/^.*[:：]\s*/, '')
  expect(found.contact.name?.value).toBe(bare)
  expect(found.works).toMatchObject([
    {
      jobTitle: { value: title },
      company: { value: company },
      from: { value: { year: 2020, month: 3 } },
      to: { value: { year: 2022, month: 5 } },
    },
  ])
})
