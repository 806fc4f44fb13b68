import type { LanguageCode } from '@hanap/markets/languages'

/** What an entry says; what is left out is empty. */
interface DemoDocumentEntry {
  title?: string
  organization?: string
  detail?: string
  location?: string
  email?: string
  phone?: string
  url?: string
  from?: string
  to?: string
  is_current?: boolean
  text?: string
}

export interface DemoDocument {
  /** Its id, as it would be made. */
  id: string
  name: string
  language: LanguageCode
  template: 'classic' | 'banner' | 'right-to-left'
  sections: readonly {
    kind: 'heading' | 'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'projects'
    entries: readonly DemoDocumentEntry[]
  }[]
}

/** Resumes that the demo seeker has written in the builder: one for an ad in Manila, one in Arabic. */
export const demoDocuments: readonly DemoDocument[] = [
  {
    id: 'demodocument0001',
    name: 'Sam Seeker, UX research',
    language: 'en',
    template: 'banner',
    sections: [
      {
        kind: 'heading',
        entries: [
          {
            title: 'Sam Seeker',
            detail: 'UX researcher who runs the tests and tells the story',
            email: 'seeker@demo.example',
            location: 'Manila',
          },
        ],
      },
      {
        kind: 'summary',
        entries: [
          {
            text: 'Four years of research for travel and payment products. I plan studies with the team, run them with the people they are for, and stay until something has changed.',
          },
        ],
      },
      {
        kind: 'experience',
        entries: [
          {
            title: 'UX Researcher',
            organization: 'Bituin Travel',
            location: 'Manila',
            from: '2024-02',
            is_current: true,
            text: '- Ran 40 usability tests a year, half of them on phones with slow lines\n- Cut the steps of a booking from nine to five\n- Trained designers to run their own tests',
          },
          {
            title: 'Research Assistant',
            organization: 'Northwind Labs',
            location: 'Makati',
            from: '2021-06',
            to: '2024-01',
            text: '- Recruited people for interviews in four regions\n- Kept the library of findings that every team reads',
          },
        ],
      },
      {
        kind: 'education',
        entries: [
          {
            organization: 'University of Mabini',
            title: "Bachelor's degree",
            detail: 'Psychology',
            from: '2017-06',
            to: '2021-04',
          },
        ],
      },
      {
        kind: 'skills',
        entries: [
          { title: 'Usability testing' },
          { title: 'Interviews' },
          { title: 'Surveys' },
          { title: 'Statistics' },
        ],
      },
      {
        kind: 'languages',
        entries: [{ title: 'English' }, { title: 'Filipino' }, { title: 'Arabic', detail: 'B1' }],
      },
    ],
  },
  {
    id: 'demodocument0002',
    name: 'سام سيكر',
    language: 'ar',
    template: 'right-to-left',
    sections: [
      {
        kind: 'heading',
        entries: [
          {
            title: 'سام سيكر',
            detail: 'باحث في تجربة المستخدم',
            email: 'seeker@demo.example',
            location: 'مانيلا',
          },
        ],
      },
      {
        kind: 'summary',
        entries: [{ text: 'أربع سنوات من البحث في منتجات السفر والدفع، من التخطيط إلى التحسين.' }],
      },
      {
        kind: 'experience',
        entries: [
          {
            title: 'باحث في تجربة المستخدم',
            organization: 'Bituin Travel',
            location: 'مانيلا',
            from: '2024-02',
            is_current: true,
            text: '- إجراء 40 اختبارًا لقابلية الاستخدام سنويًا\n- تقليل خطوات الحجز من تسع إلى خمس',
          },
        ],
      },
      { kind: 'skills', entries: [{ title: 'اختبار قابلية الاستخدام' }, { title: 'المقابلات' }] },
    ],
  },
]
