/** What the demo seeker says of themself, looks for and has done; months as `YYYY-MM`. */
export const demoSeekerProfile = {
  firstName: 'Sam',
  lastName: 'Seeker',
  headline: 'UX researcher who runs the tests and tells the story',
  about:
    'Four years of research for travel and payment products. I plan studies with the team, run them with the people they are for, and stay until something has changed. I like small teams, plain words and field days with slow phones.',
  work: [
    {
      title: 'UX Researcher',
      company: 'Bituin Travel',
      from: '2024-02',
      to: null,
      description:
        'Ran 40 usability tests a year, half of them on phones with slow lines. Cut the steps of a booking from nine to five. Trained designers to run tests of their own.',
    },
    {
      title: 'Research Assistant',
      company: 'Northwind Labs',
      from: '2021-06',
      to: '2024-01',
      description:
        'Recruited people for interviews in four regions and kept the library of findings that every team reads.',
    },
    {
      title: 'Customer Service Representative',
      company: 'Clearline Contact',
      from: '2019-05',
      to: '2021-05',
      description: 'Answered 60 customers a day by phone and chat, and wrote up what they asked for most.',
    },
  ],
  educations: [
    {
      school: 'University of Mabini',
      degreeId: 6,
      field: 'Psychology',
      from: '2015-06',
      to: '2019-04',
    },
  ],
  licenses: [
    {
      title: 'Certified Usability Analyst',
      issuer: 'Manila Design Guild',
      issued: '2023-03',
      credential: 'MDG-23-0417',
    },
  ],
  skills: [
    'Usability testing',
    'User research',
    'Figma',
    'Surveys',
    'Statistics',
    'Customer Service',
    'English',
    'Filipino',
  ],
} as const

/** What the demo seeker looks for, by the key of its title. */
export const demoSeekerWish = {
  title: 'ux-researcher',
  workplace: 'hybrid',
  salary: [45_000, 70_000],
} as const

/** Applications beside those that led to interviews, each with how far it has come. */
export const demoSeekerApplications = [
  {
    title: 'ui-ux-designer',
    daysAgo: 4,
    message: 'I research more than I draw, but every study of mine ended in a design that shipped.',
    steps: [{ key: 'viewed', daysAgo: 2 }],
  },
  {
    title: 'customer-service-representative',
    daysAgo: 11,
    message: 'I did this work for two years and liked it. Nights are fine.',
    steps: [
      { key: 'viewed', daysAgo: 10 },
      { key: 'in_review', daysAgo: 8 },
      { key: 'interview', daysAgo: 6 },
      { key: 'offer', daysAgo: 1 },
    ],
  },
  {
    title: 'digital-marketing-specialist',
    daysAgo: 19,
    message: 'I know what your customers say when nobody sells to them.',
    steps: [
      { key: 'viewed', daysAgo: 17 },
      { key: 'not_selected', daysAgo: 13 },
    ],
  },
] as const

/** Titles of five jobs that the demo seeker has saved. */
export const demoSeekerSaved = [
  'ui-ux-designer',
  'graphic-designer',
  'data-analyst',
  'customer-service-representative',
  'virtual-assistant',
] as const

/** Searches that tell the demo seeker of new jobs; `titles` are of those they have found. */
export const demoSeekerAlerts = [
  { keyword: 'UX designer', isRemote: false, titles: ['ui-ux-designer', 'product-designer', 'web-designer'] },
  {
    keyword: 'customer service',
    isRemote: true,
    titles: ['customer-service-representative', 'chat-support-agent'],
  },
] as const

/** What the demo seeker searched for lately, a day apart, the latest first. */
export const demoSeekerRecent = ['UX designer', 'product designer', 'customer service'] as const

/** Courses of the academy by key; `lessons` is how many are done, null: all of them. */
export const demoSeekerCourses = [
  { key: 'cv-writing', lessons: null },
  { key: 'interviewing', lessons: 3 },
] as const
