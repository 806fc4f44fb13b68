import { describe, expect, test } from 'vitest'
import { benefitIds } from './benefits.ts'
import { mapCompany } from './company.ts'
import { expiresAt, postedAt } from './dates.ts'
import { degreeId } from './degree.ts'
import { jobTypeId } from './employment.ts'
import { experienceId } from './experience.ts'
import { industryId } from './industry.ts'
import { detectLanguage, statedLanguage } from './language.ts'
import { skillsOf } from './skills.ts'
import { workplaceOf } from './workplace.ts'

const FULL_TIME = 1
const PART_TIME = 2
const CONTRACT = 3
const TEMPORARY = 4
const INTERNSHIP = 5
const FREELANCE = 6

describe('job types', () => {
  test.each<[string[], string, number | null]>([
    [['FULL_TIME'], '', FULL_TIME],
    [['FullTime'], '', FULL_TIME],
    [['PART_TIME'], '', PART_TIME],
    [['CONTRACTOR', 'FULL_TIME'], '', CONTRACT],
    [['FULL_TIME', 'CONTRACTOR'], '', CONTRACT],
    [['full_time', 'permanent'], '', FULL_TIME],
    [['PER_DIEM'], '', FREELANCE],
    [['TEMPORARY'], '', TEMPORARY],
    [['INTERN'], '', INTERNSHIP],
    [['正社員'], '', FULL_TIME],
    [['アルバイト・パート'], '', PART_TIME],
    [['全职'], '', FULL_TIME],
    [['دوام جزئي'], '', PART_TIME],
    [['Penuh Waktu'], '', FULL_TIME],
    [['Sepenuh masa'], '', FULL_TIME],
    [['Tempo integral'], '', FULL_TIME],
    [['Media jornada'], '', PART_TIME],
    [['Yarı zamanlı'], '', PART_TIME],
    [['OTHER'], 'Marketing Intern', INTERNSHIP],
    [[], 'Desenvolvedor - Estágio', INTERNSHIP],
    [[], 'Contract Manager', null],
    [[], 'Cleaner', null],
    [['Permanent', 'Part Time'], '', PART_TIME],
    [['Fixed Term', 'Part Time'], '', PART_TIME],
    [['Jornada parcial'], '', PART_TIME],
    [['Parcial'], '', PART_TIME],
    [[], 'Teacher (Maternity Cover)', TEMPORARY],
  ])('%j with the title %j', (stated, title, expected) => {
    expect(jobTypeId(stated, title)).toBe(expected)
  })

  test.each<[string, number | null]>([
    ['Hybrid | Leeds | Part-time\nServe customers.', PART_TIME],
    ['Employment type: Fixed-term contract', CONTRACT],
    ['雇用形態：正社員（試用期間あり）', FULL_TIME],
    ['This is a full-time role.', FULL_TIME],
    ['Kerja separuh masa di Ipoh.', PART_TIME],
    ['Contrato temporal de tres meses.', TEMPORARY],
    ['You negotiate contracts and work with temporary staff.', null],
  ])('in the text %j', (text, expected) => {
    expect(jobTypeId([], 'Clerk', text)).toBe(expected)
  })
})

describe('degrees', () => {
  test.each<[string[], string, number | null]>([
    [["Bachelor's Degree"], '', 6],
    [['SMA/SMK/STM, Diploma/D1/D2/D3, Sarjana/S1'], '', 2],
    [['本科'], '', 6],
    [['大专'], '', 5],
    [['高中'], '', 2],
    [['学历不限'], '', 1],
    [['Master’s Degree'], '', 7],
    [['Certificate'], '', 3],
    [['Ensino superior completo'], '', 6],
    [['Üniversite mezunu'], '', 6],
    [['Yüksek lisans'], '', 7],
    [['professional certificate'], '', 3],
    [[], 'Requires a Bachelor’s or Master’s degree in law.', 6],
    [[], 'Pendidikan minimal SMA/SMK sederajat', 2],
    [[], 'الشروط:\nحاصل على شهادة البكالوريوس', 6],
    [[], '大卒以上', 6],
    [[], 'We master our craft and have a smart team.', null],
    [[], 'Baccalaureate degree in nursing.', 6],
    [[], 'Baccalauréat ou équivalent.', 2],
    [[], 'B.Sc. in physics, Ph.D. a plus', 6],
    [[], 'LLB required; LL.M preferred', 6],
    [[], 'A-levels or BTEC', 2],
    [[], 'Titulación: FP o grado superior', 3],
    [[], 'Licenciatura en Derecho, se valorará máster', 6],
    [[], 'Meslek yüksekokulu mezunu', 5],
    [[], 'Ijazah Sarjana Muda dalam Perakaunan', 6],
    [[], '学歴不問・未経験歓迎', 1],
    [[], 'ماجستير، والدكتوراه ميزة', 7],
    [[], 'A bachelor party planner with a high degree of tact, for high school students.', null],
    [[], '大学病院の食堂です', null],
    [[], 'Servis Samsung S2', null],
    [[], '', null],
  ])('%j in %j', (stated, text, expected) => {
    expect(degreeId(stated, text)).toBe(expected)
  })
})

describe('experience', () => {
  test.each<[string | number, string, number | null]>([
    [0, '', 2],
    [6, '', 3],
    [12, '', 4],
    [36, '', 5],
    [60, '', 6],
    [120, '', 7],
    [-5, '', null],
    ['2-4 years', '', 4],
    ['5+ years', '', 6],
    ['3-4年经验', '', 5],
    ['无工作经验', '', 2],
    ['在校生/应届生', '', 1],
    ['JUNIOR', '', 3],
    ['Pleno-sênior', '', 5],
    ['Diretor', '', 6],
    ['', 'At least 3 years of experience in sales.', 5],
    ['', 'two (2) years of satisfactory experience', 4],
    ['', 'Pengalaman minimal 1 tahun di bidangnya', 4],
    ['', '3年以上の実務経験', 5],
    ['', '5年以上销售经验', 6],
    ['', 'خبرة لا تقل عن ٣ سنوات', 5],
    ['', 'خبرة لا تقل عن سنتين', 4],
    ['', '6 months of experience', 3],
    ['', 'No experience required', 2],
    ['', '未経験歓迎', 2],
    ['', 'We have over 20 years of experience.', null],
    ['', 'Experience of any kind', null],
    ['', '4 years PQE', 5],
    ['', 'Al menos dos años en puesto similar', 4],
    ['', 'Usia maksimal 30 tahun, pengalaman 5 tahun', 6],
    ['', 'You must be at least 18 years old.', null],
    ['', 'A minimum 2 year contract', null],
    ['', '工作年資：三年以上', 5],
    ['', 'لا تشترط الخبرة', 2],
    ['', 'No prior experience needed', 2],
    ['', 'Yeni mezunlar başvurabilir', 1],
    ['', 'Open to fresh graduates', 1],
  ])('%j in %j', (stated, text, expected) => {
    expect(experienceId(stated, text)).toBe(expected)
  })
})

describe('workplace', () => {
  const of = (more: Partial<Parameters<typeof workplaceOf>[0]>) =>
    workplaceOf({ locationType: '', title: 'Cook', place: 'Cebu', description: '', hasPlace: true, ...more })
  test.each<[string, Partial<Parameters<typeof workplaceOf>[0]>, string | null]>([
    ['stated as TELECOMMUTE', { locationType: 'TELECOMMUTE' }, 'remote'],
    ['stated, yet hybrid by its title', { locationType: 'TELECOMMUTE', title: 'Cook (Hybrid)' }, 'hybrid'],
    ['in the title', { title: 'Paralegal | Permanent WFH' }, 'remote'],
    ['in the description', { description: 'Work Setup: Hybrid (3 days on-site)' }, 'hybrid'],
    ['in Portuguese', { description: 'Modalidade: Híbrido.' }, 'hybrid'],
    ['in Arabic', { title: 'مصمم عن بعد' }, 'remote'],
    ['remote sensing is none', { title: 'Remote Sensing Analyst' }, 'on_site'],
    ['hybrid cars are none', { description: 'You repair hybrid cars.' }, 'on_site'],
    ['a place and nothing else', {}, 'on_site'],
    ['in a line that heads the text', { description: 'Hybrid | Cebu | Full-time\nCook.' }, 'hybrid'],
    ['in such a line, with a country', { description: 'Remote - US\nCook.' }, 'remote'],
    ['as one of a line’s facts', { description: 'Inn | Cook | Onsite (Cebu) | $30k' }, 'on_site'],
    ['as days at both', { description: 'Three days in the office, two from home.' }, 'hybrid'],
    ['as days at both, in Japanese', { description: '週3日出社、他は在宅勤務' }, 'hybrid'],
    ['said not to be remote', { description: 'This is not a remote position.', title: 'Cook' }, 'on_site'],
    ['in Chinese', { description: '可全遠端工作。' }, 'remote'],
    ['teaching from afar is none', { title: 'Uzaktan Eğitim Uzmanı' }, 'on_site'],
    [
      'a sentence about remote villages is none',
      { description: 'You visit remote, poor villages.' },
      'on_site',
    ],
    ['not even a place', { hasPlace: false, place: '' }, null],
  ])('%s', (_, ad, expected) => {
    expect(of(ad)).toBe(expected)
  })
})

describe('language', () => {
  test.each([
    ['zh-TW', 'zh-tw'],
    ['zh-Hant', 'zh-tw'],
    ['zh_HK', 'zh-tw'],
    ['zh', 'zh-cn'],
    ['pt-BR', 'pt-br'],
    ['EN-us', 'en'],
    ['Japanese', 'ja'],
    ['fr-CA', 'fr'],
    ['', undefined],
    ['??', undefined],
  ])('the tag %j is %j', (tag, expected) => {
    expect(statedLanguage(tag)).toBe(expected)
  })

  test.each([
    ['We are looking for a cook who will work with our team.', 'en'],
    ['Kami mencari karyawan yang memiliki pengalaman dan mampu bekerja', 'id'],
    ['Syarikat kami mencari calon yang mempunyai kemahiran untuk jawatan ini', 'ms'],
    ['Ekibimize katılacak, deneyimli ve sorumluluk sahibi bir aşçı arıyoruz.', 'tr'],
    ['Você vai trabalhar com a nossa equipe e não precisa de experiência na área.', 'pt-br'],
    ['Buscamos una persona para el puesto de cocinero en nuestra empresa.', 'es'],
    ['نبحث عن طباخ للعمل في الرياض', 'ar'],
    ['調理スタッフを募集しています。', 'ja'],
    ['诚聘厨师，负责厨房的管理与营业', 'zh-cn'],
    ['誠徵廚師，負責廚房的經營與開發', 'zh-tw'],
    ['주방에서 일할 요리사를 찾습니다', 'ko'],
    ['Nous cherchons un cuisinier pour notre restaurant et vous avez une équipe', 'fr'],
    ['12345', undefined],
  ])('%s', (text, expected) => {
    expect(detectLanguage(text)).toBe(expected)
  })
})

test('a company is named as written; who is not named is none', () => {
  expect(mapCompany('PT Roti Enak')).toEqual({ name: 'PT Roti Enak', legalName: 'PT Roti Enak' })
  expect(mapCompany('"Bread &amp; Sons"')).toEqual({ name: 'Bread & Sons', legalName: null })
  expect(mapCompany('株式会社パン屋')?.legalName).toBe('株式会社パン屋')
  for (const nobody of ['', '-', 'Confidential Company', 'Private Client', '非公開'])
    expect(mapCompany(nobody)).toBeNull()
})

test('industries are known by our names in any language and by common words', () => {
  const ids = (...texts: string[]) => texts.map(text => industryId([text]))
  expect(ids('IT Services & Software', '计算机软件', 'Desenvolvimento de software')).toEqual([1, 1, 1])
  expect(ids('Hospitality & Tourism', 'Health Care Services & Hospitals')).toEqual([23, 18])
  expect(ids('Transportation & Delivery', 'Sports')).toEqual([41, 21])
  expect(industryId(['???', 'Retail'])).toBe(27)
  expect(industryId([])).toBeNull()
})

test('benefits are found in ten languages', () => {
  expect(benefitIds('HMO from day one, 13th month pay and free meals')).toEqual([1, 11, 19])
  expect(benefitIds('BPJS Kesehatan dan THR')).toEqual([1, 11])
  expect(benefitIds('五险一金，周末双休，包住')).toEqual([6, 22, 30])
  expect(benefitIds('交通費支給、社会保険完備')).toEqual([6, 20])
  expect(benefitIds('بدل سكن وتذاكر سفر وتأمين طبي')).toEqual([1, 21, 36])
  expect(benefitIds('Plano de saúde e vale-transporte')).toEqual([1, 20])
  expect(benefitIds('We cook.')).toEqual([])
})

test('skills are the listed ones by our names, then those of ours in the text', () => {
  expect(skillsOf(['js', 'Bread scoring', 'JavaScript'], 'You use React and machine learning.')).toEqual([
    'JavaScript',
    'Bread scoring',
    'React',
    'Machine learning',
  ])
})

test('a common word is a skill only where it is written as a name', () => {
  expect(skillsOf([], 'You go to work with Go and express yourself in Express.')).toEqual([
    'Go',
    'Express.js',
  ])
  expect(skillsOf([], 'R&D, vitamin C and communication')).toEqual([])
})

test.each([
  ['Salary: PHP 40,000 to PHP45,000, or 40k PHP', []],
  ['PHP 8 and MySQL developer', ['PHP', 'MySQL']],
  ['Own our go-to-market plan on the go', []],
  ['Services in Go, Rust and C++', ['Go', 'Rust', 'C++']],
  ['Firmware in C for motors', ['C']],
  ['Statistics in R or SAS', ['R', 'SAS']],
  ['Feed the python and set rubies', []],
  ['Café de Java', []],
  ['SWIFT messages of banks', []],
  ['You excel by word of mouth and react calmly', []],
  ['Proficient in excel and word', ['Microsoft Excel', 'Microsoft Word']],
  ['إتقان Python وSQL', ['Python', 'SQL']],
  ['Go、AWSを使った開発', ['Go', 'Amazon Web Services']],
])('skills in %j', (text, expected) => {
  const found = skillsOf([], text)
  expect(found.toSorted()).toEqual(expected.toSorted())
})

test('a long line without spaces costs no time', () => {
  const began = performance.now()
  skillsOf([], 'PHP'.repeat(20_000))
  skillsOf([], '9 PHP, '.repeat(9000))
  expect(performance.now() - began).toBeLessThan(1000)
})

describe('dates', () => {
  const now = new Date('2026-03-10T12:00:00Z')
  test.each([
    ['2026-03-01', 'Asia/Manila', '2026-03-01T04:00:00.000Z'],
    ['2026-03-01T08:00:00Z', 'Asia/Manila', '2026-03-01T08:00:00.000Z'],
    ['2026-03-01T08:00:00.123+00:00', 'Asia/Manila', '2026-03-01T08:00:00.123Z'],
    ['Mon, 02 Mar 2026 12:12:33 GMT', 'UTC', '2026-03-02T12:12:33.000Z'],
    ['05.02.2026', 'UTC', '2026-02-05T12:00:00.000Z'],
    ['2026/2/5', 'UTC', '2026-02-05T12:00:00.000Z'],
    ['7 Feb 2026', 'UTC', '2026-02-07T12:00:00.000Z'],
    ['2027-01-01', 'UTC', '2026-03-10T12:00:00.000Z'],
    ['1887-01-01', 'UTC', undefined],
    ['soon', 'UTC', undefined],
    ['', 'UTC', undefined],
  ])('posted %j in %s', (text, timeZone, expected) => {
    expect(postedAt(text, timeZone, now)?.toISOString()).toBe(expected)
  })

  test('an end counts to the end of its day in the market', () => {
    expect(expiresAt('2026-03-10', 'Asia/Tokyo')?.toISOString()).toBe('2026-03-10T15:00:00.000Z')
    expect(expiresAt('05.09.2023', 'UTC')?.toISOString()).toBe('2023-09-06T00:00:00.000Z')
    expect(expiresAt('whenever', 'UTC')).toBeNull()
  })
})
