import { recruiterEmail, SEEKER_EMAIL } from './logins.ts'

export interface DemoSeeker {
  email: string
  firstName: string
  lastName: string
}

type Colour = readonly [red: number, green: number, blue: number]

/** Discs on a ground, the later above the earlier, in pixels. */
export interface DemoPicture {
  /** Of its file. */
  name: string
  width: number
  height: number
  background: Colour
  discs: readonly { x: number; y: number; radius: number; colour: Colour }[]
}

export interface DemoMessage {
  from: 'seeker' | 'recruiter'
  hoursAgo: number
  text: string
  /** Sent with it. */
  picture?: DemoPicture
}

/** A chat about an ad of a recruiter's company, with at least one message. */
export interface DemoChat {
  seekerEmail: string
  recruiterEmail: string
  /** The ad's title. */
  title: string
  messages: readonly DemoMessage[]
  /** Up to which message each side has read, from 1. */
  seekerRead: number
  recruiterRead: number
  declinedBy: 'seeker' | 'recruiter' | null
}

const emailOf = (name: string) => `${name}@seekers.demo.example`

/** Who writes to the demo recruiter beside the demo seeker; nobody can log in as them. */
export const demoChatSeekers: readonly DemoSeeker[] = [
  { email: emailOf('ana'), firstName: 'Ana', lastName: 'Reyes' },
  { email: emailOf('jun'), firstName: 'Jun', lastName: 'Dela Cruz' },
  { email: emailOf('maricel'), firstName: 'Maricel', lastName: 'Santos' },
  { email: emailOf('paolo'), firstName: 'Paolo', lastName: 'Garcia' },
]

const seeker = (hoursAgo: number, text: string): DemoMessage => ({ from: 'seeker', hoursAgo, text })
const recruiter = (hoursAgo: number, text: string): DemoMessage => ({ from: 'recruiter', hoursAgo, text })

const DEMO_RECRUITER = recruiterEmail('ph', 1)

/** Three plates on a cloth, from above. */
const LUNCH: DemoPicture = {
  name: 'lunch.jpg',
  width: 960,
  height: 640,
  background: [233, 220, 195],
  discs: [
    { x: 250, y: 250, radius: 140, colour: [255, 255, 255] },
    { x: 250, y: 250, radius: 100, colour: [217, 144, 47] },
    { x: 225, y: 225, radius: 30, colour: [95, 143, 58] },
    { x: 285, y: 270, radius: 26, colour: [182, 58, 43] },
    { x: 560, y: 390, radius: 150, colour: [255, 255, 255] },
    { x: 560, y: 390, radius: 108, colour: [244, 225, 180] },
    { x: 530, y: 370, radius: 44, colour: [143, 47, 38] },
    { x: 600, y: 410, radius: 34, colour: [79, 127, 52] },
    { x: 760, y: 190, radius: 100, colour: [255, 255, 255] },
    { x: 760, y: 190, radius: 66, colour: [60, 110, 143] },
  ],
}

export const demoChats: readonly DemoChat[] = [
  // A fraud, to be seen with its warning and to be reported.
  {
    seekerEmail: SEEKER_EMAIL,
    recruiterEmail: recruiterEmail('ph', 4),
    title: 'Waiter',
    messages: [
      seeker(
        31,
        'Good evening, I have two years of experience in a hotel restaurant. Is there an evening shift?',
      ),
      recruiter(
        6,
        'Congratulations, you are hired! Please pay the training fee of 800 pesos by GCash today, and send me the code that you get by SMS, so that I can keep your slot.',
      ),
    ],
    seekerRead: 1,
    recruiterRead: 2,
    declinedBy: null,
  },
  {
    seekerEmail: SEEKER_EMAIL,
    recruiterEmail: DEMO_RECRUITER,
    title: 'UX Researcher',
    messages: [
      seeker(
        52,
        'Good morning! I have run usability tests for two years at a travel site. Is the job still open?',
      ),
      recruiter(50, 'Good morning, Sam. Yes, it is, and we are talking with people this week.'),
      recruiter(
        50,
        'How many days a week could you be at the office? The team meets there on Tuesdays and Thursdays.',
      ),
      seeker(47, 'Both days are fine. For the rest I would work from home.'),
      seeker(47, 'May I ask how you recruit the people you test with?'),
      recruiter(
        26,
        'Through our own customers, and an agency for the rest. The researcher plans that, so it would be yours.',
      ),
      recruiter(
        3,
        'Would you send me a study that you are proud of? Two pages are enough, without your client’s name.',
      ),
    ],
    seekerRead: 6,
    recruiterRead: 7,
    declinedBy: null,
  },
  {
    seekerEmail: emailOf('ana'),
    recruiterEmail: DEMO_RECRUITER,
    title: 'Customer Success Manager',
    messages: [
      seeker(30, 'Hello! Is this job for a fixed shift, or does it follow customers abroad?'),
      recruiter(28, 'Hello Ana, a fixed day shift, 8 to 5. Nobody works nights in this team.'),
      seeker(27, 'That is what I hoped. I have sent my application.'),
      seeker(1, 'I forgot to say that I can start on the first of next month.'),
    ],
    seekerRead: 4,
    recruiterRead: 3,
    declinedBy: null,
  },
  {
    seekerEmail: emailOf('jun'),
    recruiterEmail: DEMO_RECRUITER,
    title: 'Telesales Agent',
    messages: [
      seeker(
        8,
        'Good day po. I have no experience in sales, but I worked in a call centre for a year. Should I apply?',
      ),
      seeker(8, 'I speak English, Tagalog and Cebuano.'),
    ],
    seekerRead: 2,
    recruiterRead: 0,
    declinedBy: null,
  },
  {
    seekerEmail: emailOf('maricel'),
    recruiterEmail: DEMO_RECRUITER,
    title: 'IT Manager',
    messages: [
      seeker(200, 'Does the manager of this team still write code, or is it planning and people only?'),
      recruiter(178, 'Planning and people mostly. You would review changes of the network team.'),
      seeker(177, 'Thank you. How big is the team?'),
      recruiter(170, 'Six people now, eight by the end of the year.'),
      seeker(169, 'And how many of them are on call at night?'),
      recruiter(168, 'Two at a time, one week in four, paid by the hour.'),
      seeker(160, 'Thank you for the honest answers. I will stay where I am for now.'),
    ],
    seekerRead: 7,
    recruiterRead: 7,
    declinedBy: 'seeker',
  },
  {
    seekerEmail: emailOf('paolo'),
    recruiterEmail: DEMO_RECRUITER,
    title: 'Photographer',
    messages: [
      seeker(75, 'Hi, do I bring my own camera?'),
      recruiter(74, 'Hi Paolo, we have two bodies and the lights. Many bring their own lenses.'),
      {
        ...seeker(74, 'Great. My pictures are mostly of food and small shops, like this one.'),
        picture: LUNCH,
      },
      recruiter(73, 'That fits well: most of our customers are restaurants.'),
    ],
    seekerRead: 4,
    recruiterRead: 4,
    declinedBy: null,
  },
]
