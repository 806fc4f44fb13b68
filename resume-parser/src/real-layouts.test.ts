import { describe, expect, test } from 'vitest'
import { readDocx } from './docx.ts'
import { docxOf } from './made.factory.ts'
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
