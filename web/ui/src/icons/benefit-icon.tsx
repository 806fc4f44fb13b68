import { Duotone, type IconProps, type Tones } from './duotone.tsx'

const HEART = 'M12 20C6 16 3.5 12.5 3.5 9a4.5 4.5 0 0 1 8.5-2 4.5 4.5 0 0 1 8.5 2c0 3.5-2.5 7-8.5 11Z'
const SHIELD = 'M12 3.5 5 6v5.5c0 4.3 2.9 7.5 7 9 4.1-1.5 7-4.7 7-9V6Z'

const groups = {
  insurance: [SHIELD, `${SHIELD}M12 8.5v6M9 11.5h6`],
  retirement: [
    'M6 15h12l-1 5.5H7z',
    'M6 15h12l-1 5.5H7zm6 0V8m0 3c-4 0-6-2-6-5.5 4 0 6 2 6 5.5Zm0-2c0-3 2-5.5 6-5.5 0 4-2 5.5-6 5.5',
  ],
  leave: [
    'M3 13a9 9 0 0 1 18 0c-3-2.5-6-2.5-9 0-3-2.5-6-2.5-9 0Z',
    'M3 13a9 9 0 0 1 18 0c-3-2.5-6-2.5-9 0-3-2.5-6-2.5-9 0Zm9-9V2.5M12 13v6a1.8 1.8 0 0 0 3.6 0',
  ],
  pay: [
    'M3 6.5h18v11H3z',
    'M3 6.5h18v11H3zm9 8.3a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM6.5 12h.01m10.99 0h.01',
  ],
  meals: [
    'M3.5 12h17a8.5 8.5 0 0 1-17 0Z',
    'M3.5 12h17a8.5 8.5 0 0 1-17 0Zm5-3.5c-1.5-2 1-3 0-5m4 5c-1.5-2 1-3 0-5m4 5c-1.5-2 1-3 0-5',
  ],
  transport: [
    'M5 4.5h14v7H5z',
    'M5 17V5.5a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1V17Zm0-5.5h14M8 14.3h.01m7.99 0h.01M7 17v2.5m10-2.5v2.5',
  ],
  housing: ['M5 10.5 12 4l7 6.5V20H5z', 'm3 12 9-8 9 8M5 10.5V20h14v-9.5M10 20v-5.5h4V20'],
  devices: ['M5 5h14v10H5z', 'M5 15V5h14v10M2.5 15h19l-1.5 4H4zM10 8.5h4'],
  flexible: [
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z',
    'M20.5 12a8.5 8.5 0 1 1-3-6.5m.5-2.5v3h-3M12 7.5V12l3 2',
  ],
  learning: [
    'M12 6c-2.5-1.7-5.5-2-9-1.5V18c3.5-.5 6.5-.2 9 1.5z',
    'M12 6c-2.5-1.7-5.5-2-9-1.5V18c3.5-.5 6.5-.2 9 1.5 2.5-1.7 5.5-2 9-1.5V4.5c-3.5-.5-6.5-.2-9 1.5Zm0 0v13.5',
  ],
  moving: ['m3 13 18-8-5 15-4.5-5.5z', 'm3 13 18-8-5 15-4.5-5.5ZM21 5l-9.5 9.5V20l2.3-2.7'],
  wellbeing: [HEART, HEART],
  family: [
    'M8 10.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-5.5 9c0-4 2-6 5.5-6s5.5 2 5.5 6z',
    'M8 10.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-5.5 9c0-4 2-6 5.5-6 1.8 0 3.2.5 4.2 1.5m5.3-.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm-4 5c0-2.7 1.5-4 4-4s4 1.3 4 4Z',
  ],
  clothes: [
    'M8 4 3 8l2.5 3.5L7 10.5V20h10v-9.5l1.5 1L21 8l-5-4c-1.5 3-6.5 3-8 0Z',
    'M8 4 3 8l2.5 3.5L7 10.5V20h10v-9.5l1.5 1L21 8l-5-4c-1.5 3-6.5 3-8 0Z',
  ],
  rooms: [
    'M5 12h14v5H5z',
    'M6 12V7a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v5M3.5 11A2 2 0 0 1 6 13v2h12v-2a2 2 0 0 1 2.5-2c.6.2 1 .8 1 1.5V17.5h-19V12.5c0-.7.4-1.3 1-1.5Zm2.5 7V20m12-2.5V20',
  ],
  together: [
    'm12 3 2 4.5 5 .5-3.7 3.3 1 4.7L12 13.5 7.7 16l1-4.7L5 8l5-.5z',
    'm12 3 2 4.5 5 .5-3.7 3.3 1 4.7L12 13.5 7.7 16l1-4.7L5 8l5-.5ZM5 20.5h14',
  ],
} as const satisfies Record<string, Tones>

type BenefitGroup = keyof typeof groups

/** Of a benefit that is in no group yet. */
const other: Tones = [SHIELD, SHIELD]

const inGroups = (ids: Partial<Record<BenefitGroup, readonly number[]>>): ReadonlyMap<number, Tones> =>
  new Map(
    Object.entries(groups).flatMap(([name, tones]) =>
      (Object.entries(ids).find(([group]) => group === name)?.[1] ?? []).map(id => [id, tones] as const),
    ),
  )

/** Ids of `job_benefit_lists`. */
const ofJobs = inGroups({
  insurance: [1, 2, 3, 4],
  retirement: [5, 6],
  leave: [7, 8, 29, 30],
  family: [9, 10, 39],
  pay: [11, 12, 13, 14, 15, 16, 17, 18],
  meals: [19],
  transport: [20, 26],
  housing: [21, 22],
  devices: [23, 24, 25],
  flexible: [27, 28],
  learning: [31, 32, 33],
  moving: [34, 35, 36],
  wellbeing: [37, 38],
  clothes: [40],
})

/** Ids of `company_benefit_lists`. */
const ofCompanies = inGroups({
  rooms: [1, 9, 10, 11],
  transport: [2, 3, 4],
  meals: [5, 6],
  wellbeing: [7, 12, 19],
  family: [8],
  clothes: [13],
  together: [14, 15, 16, 17, 18],
  learning: [20],
  housing: [21],
  pay: [22],
})

/** The icon of a benefit's group, by the benefit's id in its list. */
export function BenefitIcon({ id, of = 'job', ...rest }: IconProps & { id: number; of?: 'job' | 'company' }) {
  return <Duotone tones={(of === 'job' ? ofJobs : ofCompanies).get(id) ?? other} {...rest} />
}
