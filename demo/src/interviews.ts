import { recruiterEmail, SEEKER_EMAIL } from './logins.ts'

/** A moment as the market's clocks show it: so many days from the load, before it where negative. */
export interface DemoMoment {
  day: number
  hour: number
}

export interface DemoSlot extends DemoMoment {
  /** Of a group's: how many applicants can take it. */
  capacity?: number
}

/** An application to an ad of a recruiter's company, and the interview that it led to. */
export interface DemoInterview {
  seekerEmail: string
  recruiterEmail: string
  /** The ad's title. */
  title: string
  appliedDaysAgo: number
  /** What the applicant wrote with the application. */
  message: string | null
  state: 'proposed' | 'accepted' | 'cancelled' | 'held'
  /** Whose proposal the slots are. */
  proposedBy: 'seeker' | 'recruiter'
  /** In the order of time; where a time is agreed, that one alone. */
  slots: readonly DemoSlot[]
  minutes: number
  place: string | null
  onlineUrl: string | null
  note: string | null
  reason: string | null
}

const DEMO_RECRUITER = recruiterEmail('ph', 1)
const OFFICE = '12th floor, 6750 Ayala Avenue, Makati'
const ONLINE = 'https://meet.example/bayanihan-hiring'

const interview = (
  seekerEmail: string,
  title: string,
  more: Pick<DemoInterview, 'appliedDaysAgo' | 'state' | 'slots'> & Partial<DemoInterview>,
): DemoInterview => ({
  seekerEmail,
  recruiterEmail: DEMO_RECRUITER,
  title,
  proposedBy: 'recruiter',
  minutes: 45,
  place: null,
  onlineUrl: null,
  message: null,
  note: null,
  reason: null,
  ...more,
})

/** One in each state that is worth a look, for the demo seeker and beside them for the demo recruiter. */
export const demoInterviews: readonly DemoInterview[] = [
  interview(SEEKER_EMAIL, 'UX Researcher', {
    appliedDaysAgo: 2,
    message:
      'I have run 40 tests a year on slow phones, and would like to do it for people who look for work.',
    state: 'proposed',
    slots: [
      { day: 3, hour: 10 },
      { day: 3, hour: 15 },
      { day: 4, hour: 9, capacity: 6 },
    ],
    place: OFFICE,
    note: 'You would meet Lea, who leads the team, and see the room where we test. Please bring the study that you chose.',
  }),
  interview(SEEKER_EMAIL, 'Customer Success Manager', {
    appliedDaysAgo: 6,
    message: 'Two years on the phone taught me what customers ask for; four of research taught me why.',
    state: 'accepted',
    slots: [{ day: 1, hour: 10 }],
    onlineUrl: ONLINE,
    note: 'A video call. We will talk about a customer you kept, and you can ask us anything.',
  }),
  interview(SEEKER_EMAIL, 'Telesales Agent', {
    appliedDaysAgo: 16,
    message: 'I can start next month, mornings or afternoons.',
    state: 'held',
    slots: [{ day: -5, hour: 14 }],
    minutes: 30,
    onlineUrl: ONLINE,
  }),
  interview(SEEKER_EMAIL, 'Photographer', {
    appliedDaysAgo: 12,
    message: 'I take the pictures of every field study myself. May I show you some?',
    state: 'cancelled',
    slots: [{ day: 2, hour: 11 }],
    place: OFFICE,
    reason: 'The studio is being rebuilt that week. We will propose other times once it is open again.',
  }),
  interview('ana@seekers.demo.example', 'Customer Success Manager', {
    appliedDaysAgo: 4,
    message: 'I looked after 80 shops for a payment company and know most of their owners by name.',
    state: 'proposed',
    proposedBy: 'seeker',
    slots: [
      { day: 2, hour: 16 },
      { day: 5, hour: 8 },
    ],
    onlineUrl: ONLINE,
    reason: 'I work until three on weekdays.',
  }),
  // Has a place in the group that the demo seeker may join.
  interview('jun@seekers.demo.example', 'UX Researcher', {
    appliedDaysAgo: 3,
    message: 'I come from market research and want to see people use what we ask them about.',
    state: 'accepted',
    slots: [{ day: 4, hour: 9, capacity: 6 }],
    place: OFFICE,
    note: 'A morning in a group of six: we test a small app together, and talk about it afterwards.',
  }),
  interview('jun@seekers.demo.example', 'Telesales Agent', {
    appliedDaysAgo: 5,
    state: 'accepted',
    slots: [{ day: 1, hour: 14 }],
    minutes: 30,
    place: OFFICE,
    note: 'Please bring an ID for the reception desk downstairs.',
  }),
  interview('paolo@seekers.demo.example', 'Photographer', {
    appliedDaysAgo: 9,
    message: 'Ten years of food and rooms; my own lights and a car.',
    state: 'held',
    slots: [{ day: -2, hour: 13 }],
    place: OFFICE,
    note: 'Bring ten pictures that you like, on paper or on a screen.',
  }),
]
