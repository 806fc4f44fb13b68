import { describe, expect, test } from 'vitest'
import { docxOf } from './formats/documents.factory.ts'
import { readDocx } from './formats/docx.ts'
import { type ParsedResume, parseResume } from './parse.ts'

const read = (...lines: string[]) => parseResume(readDocx(docxOf(['Jordan Blake', ...lines])))
const jobsOf = ({ works }: ParsedResume) =>
  works.map(({ jobTitle, company, from, to, goesOn }) => [
    jobTitle?.value,
    company?.value,
    from?.value.year,
    goesOn ? 'now' : to?.value.year,
  ])

describe('a history told in sentences', () => {
  test.each([
    [
      'Experience',
      'Worked with The Jacaranda as Night Auditor from March 2014 to June 2018.',
      ['Night Auditor', 'The Jacaranda', 2014, 2018],
    ],
    [
      'Experiencia laboral',
      'Trabajé en El Trébol como Auxiliar de Bodega desde junio de 2014 hasta la fecha.',
      ['Auxiliar de Bodega', 'El Trébol', 2014, 'now'],
    ],
    [
      'الخبرات المهنية',
      'أعمل في شركة البحر الأحمر للتوزيع بوظيفة أمين مستودع من أغسطس 2018 حتى الآن.',
      ['أمين مستودع', 'شركة البحر الأحمر للتوزيع', 2018, 'now'],
    ],
    ['工作經歷', '2018年3月至今，於小米缸食堂擔任店長，帶領10名夥伴。', ['店長', '小米缸食堂', 2018, 'now']],
    [
      '職務経歴',
      '2018年4月から現在まで、株式会社北斗フーズにて法人営業として既存顧客80社を担当。',
      ['法人営業', '株式会社北斗フーズ', 2018, 'now'],
    ],
  ])('below “%s”', (heading, sentence, job) => {
    expect(jobsOf(read(`# ${heading}`, sentence))).toEqual([job])
  })
})

test('a sentence beside a time is no title', () => {
  expect(
    jobsOf(
      read(
        '# Pengalaman Kerja',
        'Supervisor Toko',
        'Griya Busana Asri, Semarang',
        'Juli 2019 – sekarang',
        'Memimpin 12 pramuniaga.',
      ),
    ),
  ).toEqual([['Supervisor Toko', 'Griya Busana Asri', 2019, 'now']])
})

test('a table of studies whose times say when one left is no form of events', () => {
  const found = read('# 学歴', '学位\t学校名\t卒業年月\t成績', '学士\t北海学園大学\t2014年3月 卒業\t良')
  expect(found.educations).toMatchObject([{ school: { value: '北海学園大学' } }])
})

test('what one leaves any school with is not its name', () => {
  const found = read('# المؤهلات', 'الثانوية العامة، ثانوية الفيصل (2007 – 2010)')
  expect(found.educations).toMatchObject([
    { school: { value: 'ثانوية الفيصل' }, degree: { value: { key: 'high-school' } } },
  ])
})

test('“National” is of the diploma, not what it is in', () => {
  const found = read(
    '# Education',
    'National Diploma – Hospitality Management, Tshwane University, 2010 – 2013',
  )
  expect(found.educations[0]?.field?.value).toBe('Hospitality Management')
})

describe('forms as people fill them', () => {
  test.each([
    ['Present Employer : Godrej Agrovet Ltd', 'Previous Employer : Nirma Ltd', 'Designation : ', 'Period : '],
    ['Company – Godrej Agrovet Ltd', 'Company – Nirma Ltd', 'Designation – ', 'Duration – '],
    ['Employer #1: Godrej Agrovet Ltd', 'Employer #2: Nirma Ltd', 'Position: ', 'Date: '],
    ['Working with Godrej Agrovet Ltd', 'Worked with Nirma Ltd', 'Designation: ', 'Duration: '],
  ])('“%s”', (first, second, title, time) => {
    const found = read(
      '# WORK EXPERIENCE',
      first,
      `${title}Sales Officer`,
      `${time}1st July 2016 – TILL DATE`,
      second,
      `${title}Sales Representative`,
      `${time}5th May 2012 – 30th June 2016`,
    )
    expect(jobsOf(found)).toEqual([
      ['Sales Officer', 'Godrej Agrovet Ltd', 2016, 'now'],
      ['Sales Representative', 'Nirma Ltd', 2012, 2016],
    ])
  })

  test('several labels on a line', () => {
    const found = read(
      '# WORK EXPERIENCE',
      'Firm: Godrej Agrovet Ltd. Designation: Sales Officer. Duration: 1st July 2016 – TILL DATE',
      'Firm: Nirma Ltd. Designation: Sales Representative. Duration: 5th May 2012 – 30th June 2016',
    )
    expect(jobsOf(found)).toEqual([
      ['Sales Officer', 'Godrej Agrovet Ltd.', 2016, 'now'],
      ['Sales Representative', 'Nirma Ltd.', 2012, 2016],
    ])
  })

  test('a label that says the degree and has the school behind it', () => {
    const found = read(
      '# ÖĞRENİM DURUMU',
      'Lisans: Ege Üniversitesi – İktisat (2008-2012)',
      'Lise: Atatürk Anadolu Lisesi (2004-2008)',
    )
    expect(found.educations).toMatchObject([
      {
        school: { value: 'Ege Üniversitesi' },
        degree: { value: { key: 'bachelor' } },
        field: { value: 'İktisat' },
      },
      { school: { value: 'Atatürk Anadolu Lisesi' }, degree: { value: { key: 'high-school' } } },
    ])
  })
})

describe('times of tables', () => {
  test.each([
    ['من تاريخ', 'إلى تاريخ', '03/2018', 'على رأس العمل'],
    ['تاريخ الالتحاق', 'تاريخ ترك العمل', '1/3/2018', 'حتى تاريخه'],
    // Nobody's list has these labels.
    ['Entrée', 'Sortie', '03/2018', 'present'],
  ])('in columns headed “%s” and “%s”', (from, to, began, ended) => {
    const found = read(
      '# Experience',
      `Employer\tPosition\t${from}\t${to}`,
      `Nirma Ltd\tDriver\t${began}\t${ended}`,
    )
    expect(found.works[0]).toMatchObject({ from: { value: { year: 2018, month: 3 } }, goesOn: true })
  })

  test.each([
    ['2014م – 2018م', 2014, 2018],
    ['1435هـ – 1439هـ', 2014, 2018],
  ])('“%s”', (time, from, to) => {
    const found = read('# الخبرات العملية', 'الفترة\tجهة العمل\tالوظيفة', `${time}\tمؤسسة النخيل\tمحاسب`)
    expect(jobsOf(found)).toEqual([['محاسب', 'مؤسسة النخيل', from, to]])
  })
})

test('years of an era in a cell of their own', () => {
  const found = read('# 職歴', '平成27\t4\t株式会社 みなと商事 入社', '令和元\t9\t株式会社 みなと商事 退職')
  expect(found.works).toMatchObject([
    {
      company: { value: '株式会社みなと商事' },
      from: { value: { year: 2015, month: 4 } },
      to: { value: { year: 2019, month: 9 } },
    },
  ])
})

test('a sentence below a bare time says who employed', () => {
  expect(
    jobsOf(
      read(
        '# WORK EXPERIENCE',
        '1st July 2016 – TILL DATE',
        'Working as Branch Manager in Muthoot Finance Ltd, Kochi.',
        'Role: Heading the branch of 12 staff.',
      ),
    ),
  ).toEqual([['Branch Manager', 'Muthoot Finance Ltd', 2016, 'now']])
})

test('posts below a company that says how long all of them were are posts there', () => {
  const found = read(
    '# Experience',
    'Oakhurst Dairy',
    '4 years 3 months',
    'Plant Manager',
    'January 2017 - March 2019 (2 years 3 months)',
    'Shift Lead',
    'January 2015 - December 2016 (2 years)',
  )
  expect(jobsOf(found)).toEqual([
    ['Plant Manager', 'Oakhurst Dairy', 2017, 2019],
    ['Shift Lead', 'Oakhurst Dairy', 2015, 2016],
  ])
})

test('what stands apart by spaces is apart', () => {
  const found = parseResume(
    readDocx(
      docxOf(['P R I Y A   N A I R', '# Work History', '2012 – 2016    Dispatcher    Northline Buses']),
    ),
  )
  expect(found.contact.name?.value).toBe('Priya Nair')
  expect(jobsOf(found)).toEqual([['Dispatcher', 'Northline Buses', 2012, 2016]])
})

test('posts within a job of a Japanese career are no jobs of their own', () => {
  const found = read(
    '# 職務経歴',
    '□2016年4月～2020年8月　株式会社光洋精機　正社員',
    '2016/04～2018/03\t製造部 品質管理担当',
    '2018/04～2020/08\t製造部 品質管理リーダー',
    '□2020年9月～現在　日野食品株式会社　正社員',
    '2020/09～現在\t品質保証課 主任',
  )
  expect(found.works.map(({ company }) => company?.value)).toEqual(['株式会社光洋精機', '日野食品株式会社'])
})

test('a name behind “氏名” and a wide space', () => {
  const { contact } = parseResume(readDocx(docxOf(['職務経歴書', '2024年5月10日現在', '氏名　中村 亮介'])))
  expect(contact.name?.value).toBe('中村 亮介')
})

describe('what a form asks in a line of its own', () => {
  test('is answered by the next', () => {
    const found = read(
      '# WORK EXPERIENCE',
      'Organization:',
      'Godrej Agrovet Ltd',
      'Designation:',
      'Sales Officer',
      'Duration:',
      '1st July 2016 – TILL DATE',
    )
    expect(jobsOf(found)).toEqual([['Sales Officer', 'Godrej Agrovet Ltd', 2016, 'now']])
  })

  test('the post may stand above what is asked', () => {
    const found = read(
      '# WORK EXPERIENCE',
      'Working as Sales Officer',
      'Company: Godrej Agrovet Ltd',
      'Period: 1st July 2016 – TILL DATE',
    )
    expect(jobsOf(found)).toEqual([['Sales Officer', 'Godrej Agrovet Ltd', 2016, 'now']])
  })

  test('the place of work is who employs where nothing else is', () => {
    const found = read(
      '# WORK EXPERIENCE',
      'Post: Sales Officer',
      'Place of work: Godrej Agrovet Ltd, Kurnool',
      'Period: 1st July 2016 – TILL DATE',
    )
    expect(jobsOf(found)).toEqual([['Sales Officer', 'Godrej Agrovet Ltd', 2016, 'now']])
  })
})

describe('what stands behind a name', () => {
  test('until when a licence holds and its number are no licence and nobody who issues it', () => {
    const { licenses } = read(
      '# Licences and certifications',
      'Registered Nurse',
      'Professional Regulation Commission · Aug 2018 · valid until Aug 2027 · Credential ID RN-000000',
    )
    expect(licenses).toMatchObject([
      {
        title: { value: 'Registered Nurse' },
        issuer: { value: 'Professional Regulation Commission' },
        date: { value: { year: 2018 } },
      },
    ])
  })

  test('on the Japanese form it stands in its row, behind year and month', () => {
    const { licenses } = read(
      '# 年 月\t免許・資格',
      '2013\t8\t普通自動車第一種運転免許',
      '2018\t3\t品質管理検定2級',
    )
    expect(licenses).toMatchObject([
      { title: { value: '普通自動車第一種運転免許' }, date: { value: { year: 2013, month: 8 } } },
      { title: { value: '品質管理検定2級' }, date: { value: { year: 2018, month: 3 } } },
    ])
  })

  test('a department and a post there are one title', () => {
    const found = read('# 職歴', '品質管理課 主任\t2019年10月 – 現在', '株式会社みどり食品')
    expect(jobsOf(found)).toEqual([['品質管理課 主任', '株式会社みどり食品', 2019, 'now']])
  })

  test('“Grado superior” is what one studied for, not what', () => {
    const { educations } = read(
      '# Formación',
      'Escuela de Hostelería del Turia\tsept 2012 – jun 2014',
      'Grado superior · Dirección de cocina',
    )
    expect(educations).toMatchObject([
      { degree: { value: { key: 'associate' } }, field: { value: 'Dirección de cocina' } },
    ])
  })
})
