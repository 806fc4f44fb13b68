import { seededRandom } from '../random.ts'
import type { DemoApplicant } from './applicants.ts'
import { type DemoResume, resumePdf } from './resume-pdf.ts'

/** What the demo company's team has written of an applicant. */
export interface DemoTeamWork {
  labels: readonly string[]
  notes: readonly { text: string; daysAgo: number }[]
  /** From 1 to 5 by criterion; null: nobody has rated. */
  rating: { criteria: Readonly<Record<string, number>>; comment: string | null } | null
}

const labels = [
  'Strong',
  'Second look',
  'Can start soon',
  'Night shift',
  'Referred',
  'Needs relocation',
] as const
const notes = {
  viewed: [
    'Worth a second look once we know how many seats we have.',
    'Very close to what we asked for last time.',
    'Asks for a bit more than our range; let us see.',
  ],
  in_review: [
    'Called: free from the first of next month, lives twenty minutes away.',
    'Good examples of earlier work. Ask how large the team was.',
    'Has done the same work for a smaller company. I would invite them.',
    'Reference from the last employer is fine.',
  ],
  interview: [
    'Calm and clear. Explained a mistake of their own without being asked.',
    'Knows the tools; less sure about planning. A second talk with the team lead?',
    'Asked good questions about the shifts. Everybody at the table liked the answer about complaints.',
  ],
  offer: ['Offer is out. They want to talk it over at home until Friday.'],
  hired: ['Signed. Laptop and badge are ordered.'],
  not_selected: [
    'Kind and able, but no experience with shifts. Tell them about the other opening.',
    'We went with somebody who knows our software.',
  ],
} as const
const comments = [
  'Would work with this person tomorrow.',
  'Solid; needs a week to learn our tools.',
  null,
  'Not for this seat, but for the next one.',
] as const

type Written = keyof typeof notes
const isWritten = (key: string): key is Written => Object.hasOwn(notes, key)

/** Labels, notes and a rating, the same at every load; nothing of whom nobody has opened. */
export const demoTeamWork = ({ email, steps }: DemoApplicant): DemoTeamWork => {
  const dice = seededRandom(`team work ${email}`)
  const last = steps.at(-1)
  if (!last) return { labels: [], notes: [], rating: null }
  const written = steps.filter(({ key }) => isWritten(key) && dice.chance(key === 'viewed' ? 0.15 : 0.4))
  const isMet = steps.some(({ key }) => key === 'interview')
  const score = () => dice.between(last.key === 'not_selected' ? 1 : 3, 5)
  return {
    labels: dice.chance(0.3) ? dice.sample(labels, dice.between(1, 2)) : [],
    notes: written.flatMap(({ key, daysAgo }) =>
      isWritten(key) ? [{ text: dice.pick<string>(notes[key]), daysAgo }] : [],
    ),
    rating:
      isMet && dice.chance(0.7)
        ? {
            criteria: {
              skills: score(),
              experience: score(),
              communication: score(),
              motivation: score(),
            },
            comment: dice.pick<string | null>(comments),
          }
        : null,
  }
}

const employers = [
  'Bayan Retail Group',
  'Northgate Services',
  'Luntian Foods',
  'Harbor Line Logistics',
  'Tala Systems',
  'Mabini Clinic',
  'Clearline Contact',
  'Ilaw Trading',
] as const
const schools = ['University of Santa Clara', 'Cavite State College', 'Iloilo Technical Institute'] as const
/** Trades from which people come to another. */
const otherTitles = [
  'Team Lead',
  'Project Coordinator',
  'Operations Associate',
  'Customer Support Specialist',
  'Data Associate',
  'Office Administrator',
] as const

/** The work that an applicant to an ad does now; most are of its trade. */
export const demoWork = ({ email }: Pick<DemoApplicant, 'email'>, title: string) => {
  const dice = seededRandom(`work ${email}`)
  const years = dice.between(1, 9)
  const rank = years < 3 ? `Junior ${title}` : years > 6 ? `Senior ${title}` : title
  return {
    years,
    title: dice.chance(0.7) && !/^(Junior|Senior) /.test(title) ? rank : dice.pick<string>(otherTitles),
    employer: dice.pick<string>(employers),
    /** Of the places where they may live. */
    place: dice.next(),
  }
}

const duties = [
  'Planned the weekly shifts of twelve people',
  'Answered customers by phone and email, 60 a day',
  'Kept the stock list and found out where it was wrong',
  'Trained five new colleagues',
  'Wrote the handbook that the team still uses',
  'Cut the time to answer from two days to four hours',
  'Worked with accounting on the month-end close',
] as const

/** The resume that an applicant to an ad has sent. */
export const demoResume = ({ email, firstName, lastName }: DemoApplicant, title: string): string => {
  const dice = seededRandom(`resume ${email}`)
  const { years, title: own, employer: now } = demoWork({ email }, title)
  const before = dice.pick(employers.filter(employer => employer !== now))
  const lines = dice.sample(duties, 6)
  const resume: DemoResume = {
    name: `${firstName} ${lastName}`,
    headline: own,
    contact: `${email}  -  0917 555 ${dice.between(1000, 9999)}  -  Metro Manila`,
    sections: [
      {
        heading: 'Profile',
        lines: [
          `${years + 2} years of work in teams of five to twenty people.`,
          'I like work that is planned well, and I say early when something goes wrong.',
        ],
      },
      {
        heading: 'Experience',
        lines: [
          `${own}, ${now}  (${2026 - years} to today)`,
          ...lines.slice(0, 3).map(line => `-  ${line}`),
          `Assistant, ${before}  (${2024 - years} to ${2026 - years})`,
          ...lines.slice(3).map(line => `-  ${line}`),
        ],
      },
      {
        heading: 'Education',
        lines: [`Bachelor of Science, ${dice.pick(schools)}  (${2020 - years} to ${2024 - years})`],
      },
      { heading: 'Skills', lines: ['Excel, scheduling, English, Filipino, customer care, first aid'] },
    ],
  }
  return resumePdf(resume)
}
