import { locationsOf } from '@hanap/markets/locations'
import type { DemoSeeker } from './chats.ts'
import { recruiterEmail } from './logins.ts'
import { seededRandom } from './random.ts'

/** Somebody of the Philippines who lets verified companies find them. */
export interface DemoTalent extends DemoSeeker {
  headline: string
  locationId: number
  /** The latest first; it goes on. */
  work: readonly { title: string; company: string; startMonthsAgo: number; endMonthsAgo: number | null }[]
  degreeId: number
  field: string
  school: string
  skills: readonly string[]
  wanted: string
  /** Since the profile was changed. */
  daysAgo: number
}

interface Career {
  /** From the first to the latest. */
  titles: readonly [string, string, string]
  employers: readonly string[]
  field: string
  degreeId: number
  skills: readonly string[]
  headline: string
}

const careers: readonly Career[] = [
  {
    titles: ['Staff Nurse', 'Registered Nurse', 'Charge Nurse'],
    employers: ['Santa Lucia Hospital', 'Bayview Medical Center', 'Mabini Clinic'],
    field: 'Nursing',
    degreeId: 6,
    skills: ['Patient Care', 'Triage', 'Wound care', 'Medication safety'],
    headline: 'Calm in busy wards, happy to teach younger nurses',
  },
  {
    titles: ['Junior Software Engineer', 'Software Engineer', 'Senior Software Engineer'],
    employers: ['Tala Systems', 'Bituin Software', 'Northwind Labs'],
    field: 'Computer Science',
    degreeId: 6,
    skills: ['TypeScript', 'React', 'PostgreSQL', 'Node.js'],
    headline: 'Builds web products from the first sketch to the pager',
  },
  {
    titles: ['Customer Service Representative', 'Customer Success Associate', 'Customer Success Manager'],
    employers: ['Clearline Contact', 'Alon Telecom', 'Haligi Support'],
    field: 'Communication',
    degreeId: 6,
    skills: ['Customer Service', 'CRM', 'Conflict resolution', 'English'],
    headline: 'Turns difficult calls into long customers',
  },
  {
    titles: ['Accounting Assistant', 'Accountant', 'Senior Accountant'],
    employers: ['Sandiwa Foods', 'Ilaw Trading', 'Kapatid Holdings'],
    field: 'Accountancy',
    degreeId: 6,
    skills: ['Accounting', 'Excel', 'Tax returns', 'SAP'],
    headline: 'Closes the month in four days',
  },
  {
    titles: ['Commis Chef', 'Line Cook', 'Sous Chef'],
    employers: ['Hotel Perlas', 'Kusina Norte', 'Isla Resort'],
    field: 'Culinary Arts',
    degreeId: 4,
    skills: ['Menu planning', 'Food Safety', 'Cost control'],
    headline: 'Filipino cooking, French training',
  },
  {
    titles: ['Graphic Designer', 'UI Designer', 'UX Researcher'],
    employers: ['Studio Kulay', 'Habi Design', 'Lakbay Travel'],
    field: 'Fine Arts',
    degreeId: 6,
    skills: ['Figma', 'User research', 'Usability testing', 'Prototyping'],
    headline: 'Asks users first, draws second',
  },
  {
    titles: ['Sales Associate', 'Telesales Agent', 'Sales Team Leader'],
    employers: ['Tindahan Plus', 'Agila Insurance', 'Sigla Motors'],
    field: 'Marketing',
    degreeId: 5,
    skills: ['Sales', 'Negotiation', 'Lead generation'],
    headline: 'Above target in nine of the last ten quarters',
  },
  {
    titles: ['IT Support Specialist', 'Network Administrator', 'IT Manager'],
    employers: ['Kable Net', 'Tulay Bank', 'Dagat Shipping'],
    field: 'Information Technology',
    degreeId: 6,
    skills: ['Networking', 'Linux', 'Incident management', 'Vendor management'],
    headline: 'Keeps branches online, and knows why when they are not',
  },
]

const firstNames = [
  'Liza',
  'Miguel',
  'Andrea',
  'Carlo',
  'Bianca',
  'Ramon',
  'Tricia',
  'Joel',
  'Denise',
  'Marvin',
  'Katrina',
  'Noel',
  'Patricia',
  'Arnel',
  'Sheila',
  'Dennis',
  'Grace',
  'Rico',
  'Ivy',
  'Leo',
] as const
const lastNames = [
  'Aquino',
  'Bautista',
  'Castillo',
  'Domingo',
  'Espino',
  'Flores',
  'Gutierrez',
  'Hernandez',
  'Ilagan',
  'Javier',
] as const

const TALENTS = 40

const talentAt = (at: number): DemoTalent => {
  const dice = seededRandom(`talent ${at}`)
  const career = careers[at % careers.length] ?? dice.pick(careers)
  // More of them are at the beginning of a career than at its end.
  const rank = dice.pick([0, 1, 1, 1, 2, 2])
  const employers = dice.sample(career.employers, career.employers.length)
  let months = 0
  const work = [...career.titles.slice(0, rank + 1)].toReversed().map((title, place) => {
    const endMonthsAgo = place === 0 ? null : months
    months += dice.between(10, 38)
    return { title, company: employers[place] ?? career.headline, startMonthsAgo: months, endMonthsAgo }
  })
  const places = locationsOf('ph')
    .regions.slice(0, 3)
    .flatMap(region => region.locations.slice(0, 4))
  return {
    email: `talent${at + 1}@seekers.demo.example`,
    firstName: firstNames[at % firstNames.length] ?? '',
    lastName: lastNames[(at + 3 * Math.floor(at / firstNames.length)) % lastNames.length] ?? '',
    headline: career.headline,
    locationId: dice.pick(places).id,
    work,
    degreeId: career.degreeId,
    field: career.field,
    school: dice.pick(['Unibersidad ng Silangan', 'Mayon State College', 'Santa Clara University of Cebu']),
    skills: dice.sample(career.skills, dice.between(2, career.skills.length)),
    wanted: career.titles[Math.min(rank + 1, 2)] ?? career.titles[2],
    daysAgo: dice.between(0, 60),
  }
}

/** Whom the demo recruiter's company can find; nobody can log in as them. */
export const demoTalents = (): readonly DemoTalent[] =>
  Array.from({ length: TALENTS }, (_, at) => talentAt(at))

/** A greeting of the demo recruiter's that waits for its answer. */
export const demoGreeting = {
  seekerEmail: 'talent30@seekers.demo.example',
  recruiterEmail: recruiterEmail('ph', 1),
  title: 'UX Researcher',
  hoursAgo: 20,
  text: 'Hello! You have done interviews and tests, and we are looking for a researcher who does both. The team is small, and you would plan your own studies. May I tell you more?',
} as const
