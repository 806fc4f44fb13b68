import { describe, expect, test } from 'vitest'
import type { PreferenceRow } from '../../job-preferences/index.ts'
import type { JobFacts } from '../../jobs/index.ts'
import { createMatcher } from './match.ts'
import { workOf } from './title-work.ts'

const job = (title: string, more: Partial<JobFacts> = {}): JobFacts => ({
  id: title,
  market: 'us',
  title,
  url: '/job',
  language: null,
  status: 'active',
  salary_from: null,
  salary_to: null,
  salary_period: null,
  currency: null,
  is_salary_hidden: false,
  job_type_id: null,
  workplace: null,
  xp_lvl_id: null,
  degree_id: null,
  location_id: null,
  region_id: null,
  address: null,
  main_function_id: null,
  job_function_id: null,
  function_title_id: null,
  skills: [],
  benefit_ids: [],
  company: null,
  recruiter_id: null,
  external_apply_url: null,
  is_urgent: false,
  is_featured: false,
  first_posted_at: '2026-01-01T00:00:00Z',
  published_at: '2026-01-01T00:00:00Z',
  refreshed_at: '2026-01-01T00:00:00Z',
  expires_at: null,
  also_posted: [],
  ...more,
})

const preference = (job_title: string | null, main_function_id: number | null = null): PreferenceRow => ({
  id: 'p',
  account_id: 'a',
  market: 'us',
  job_title,
  main_function_id,
  job_function_id: null,
  function_title_id: null,
  job_type_ids: [],
  workplace: null,
  salary_from: null,
  salary_to: null,
  region_id: null,
  location_id: null,
  industry_ids: [],
  career_summary: null,
  is_default: true,
  created_at: new Date(0),
})

interface Person {
  did?: string[]
  wants?: string
  field?: number
  licences?: string[]
  degree?: number
  level?: number
}

const matcher = ({ did = [], wants, field, licences = [], degree, level }: Person) =>
  createMatcher({
    strengths: {
      skills: new Set(),
      skillNames: [],
      xpLevelId: level ?? null,
      degreeId: degree ?? null,
      licences,
      functionIds: [],
      titles: did,
      locationId: null,
      regionId: null,
    },
    preferences: wants === undefined && field === undefined ? [] : [preference(wants ?? null, field ?? null)],
    languages: ['en'],
  })

const percent = (person: Person, title: string, more?: Partial<JobFacts>) =>
  matcher(person)(job(title, more)).percent

const LITTLE = 25

describe('the work decides', () => {
  test.each([
    ['IT', 'Facilities Manager'],
    ['IT', 'Securities Trader'],
    ['Python Developer', 'Community Manager'],
    ['Truck Driver', 'Device Driver Developer'],
    ['プログラマー', '営業事務'],
    ['事務', '会計事務所スタッフ'],
    ['エンジニア', 'セールスエンジニア'],
    ['محاسب', 'ممرض'],
    ['司机', '会计'],
    ['Guru', 'Operator Forklift'],
  ])('who wants "%s" is not offered "%s", with all else as wanted', (wants, title) => {
    expect(percent({ did: [wants], wants }, title)).toBeLessThanOrEqual(LITTLE)
  })

  test.each([
    ['RN', 'Registered Nurse'],
    ['SWE', 'Senior Software Engineer'],
    ['QA Engineer', 'Software Tester'],
    ['CNA', 'Certified Nursing Assistant'],
    ['TCAE', 'Auxiliar de Enfermería'],
    ['看護師', '病棟看護師'],
    ['护士', '注册护士'],
    ['護理師', '加護病房護理師'],
    ['ممرضة', 'ممرض'],
    ['Sopir Truk', 'Driver Truk Box'],
    ['Yazılımcı', 'Yazılım Mühendisi'],
  ])('"%s" is "%s"', (did, title) => {
    expect(percent({ did: [did] }, title)).toBeGreaterThanOrEqual(75)
  })

  test('the same field alone is little; near work is more; the same is most', () => {
    const person = { did: ['Python Developer'] }
    const [same, near, field, other] = [
      percent(person, 'Python Developer'),
      percent(person, 'Java Developer'),
      percent(person, 'Scrum Master'),
      percent(person, 'Baker'),
    ].map(Number)
    expect(same).toBe(100)
    expect(near).toBeLessThan(same ?? 0)
    expect(field).toBeLessThan(near ?? 0)
    expect(other).toBeLessThan(LITTLE)
  })

  test('a name with several meanings is told by what else is known', () => {
    const tester = { did: ['QA', 'Software Tester'], wants: 'QA' }
    expect(percent(tester, 'QA Engineer', { main_function_id: 1 })).toBeGreaterThan(75)
    expect(percent(tester, 'Quality Analyst (QA) - Voice', { main_function_id: 4 })).toBeLessThanOrEqual(
      LITTLE,
    )
    const manager = { did: ['PM', 'Associate Product Manager'] }
    expect(percent(manager, 'Product Manager (PM)')).toBeGreaterThan(75)
    expect(percent(manager, 'Property Manager (PM)')).toBeLessThanOrEqual(LITTLE)
  })

  test('a title from a field far from the employer’s means something else', () => {
    expect(
      percent({ did: ['プログラマー'] }, 'NCプログラマー', { main_function_id: 17 }),
    ).toBeLessThanOrEqual(LITTLE)
  })

  test('who wants a field alone wants any of it', () => {
    expect(percent({ field: 1 }, 'Scrum Master')).toBe(100)
  })
})

describe('licensed professions stand apart', () => {
  test.each([
    'Pediatrician',
    'Dental Hygienist',
    'Veterinarian',
    'Pharmacist',
    'Midwife',
    '助産師',
    'طبيب أسنان',
    'Apoteker',
  ])('a nurse is not offered "%s"', title => {
    expect(percent({ did: ['Registered Nurse'], wants: 'Nurse' }, title)).toBeLessThanOrEqual(LITTLE)
  })

  test.each([
    ['Nursing Assistant', 'Registered Nurse'],
    ['介護福祉士', '看護師'],
    ['Auxiliar de Enfermería', 'Enfermero/a de UCI'],
    ['LPN', 'Registered Nurse'],
    ['Paralegal', 'Attorney'],
    ['باحث قانوني', 'محام مرخص'],
    ['経理', '税理士'],
  ])('who helps ("%s") does not practise ("%s")', (did, title) => {
    expect(percent({ did: [did] }, title)).toBeLessThanOrEqual(LITTLE)
  })

  test('a licence, or having practised, opens one', () => {
    const licences = ['Registered Nurse']
    expect(percent({ did: ['Caregiver'], wants: 'Nurse', licences }, 'Staff Nurse')).toBeGreaterThan(75)
    expect(percent({ did: ['ICU Nurse'] }, 'School Nurse')).toBeGreaterThan(50)
  })

  test('words beside the profession are another job', () => {
    expect(workOf('Nurse Recruiter').licence).toBeUndefined()
    expect(workOf('Veterinary Assistant').licence).toBeUndefined()
  })
})

describe('experience and level count', () => {
  test('the farther above or below, the less', () => {
    const person = { did: ['Senior Accountant'], wants: 'Accountant' }
    const titles = ['Accountant', 'Accounting Manager', 'Chief Financial Officer']
    const above = titles.map(title => percent(person, title) ?? 0)
    expect(above).toEqual([...above].sort((a, b) => b - a))
    expect(above[2]).toBeLessThanOrEqual(LITTLE)
    expect(percent(person, 'Accounting Intern')).toBeLessThan(above[0] ?? 0)
  })

  test.each([
    ['経理', '経理部長'],
    ['会计', '会计总监'],
    ['محاسب', 'مدير محاسبة'],
    ['Contable', 'Jefe de contabilidad'],
  ])('in any language: "%s" is below "%s"', (did, title) => {
    const person = { did: [did] }
    expect(percent(person, title)).toBeLessThan(percent(person, did) ?? 0)
  })

  test('too few years and a lesser degree leave less, however well all else fits', () => {
    const at = (level: number, degree: number) =>
      percent({ did: ['Accountant'], level, degree }, 'Accountant', { xp_lvl_id: 6, degree_id: 8 }) ?? 0
    expect(at(6, 8)).toBe(100)
    expect(at(4, 8)).toBeLessThan(70)
    expect(at(6, 6)).toBeLessThan(40)
  })
})
