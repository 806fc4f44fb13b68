import { Duotone, type IconProps } from '@hanap/ui/icons/duotone'

export const JobsIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={[
      'M3 13.5h18V20H3z',
      'M4 8h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Zm5 0V5.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1V8M3 13.5h18',
    ]}
  />
)

export const ApplicantsIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={[
      'M4 13h4l1.5 3h5L16 13h4v7H4z',
      'M5.5 5h13l2.5 8v6a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-6ZM3 13h5l1.5 3h5l1.5-3h5',
    ]}
  />
)

export const PeopleIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={[
      'M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-6 8c.5-3.5 3-5 6-5s5.5 1.5 6 5z',
      'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20c.5-3.5 3-5 6-5s5.5 1.5 6 5m0-15a3.5 3.5 0 0 1 0 6.5m2.5 4c2 .7 3.2 2.2 3.5 4.5',
    ]}
  />
)

export const ReportsIcon = (props: IconProps) => (
  <Duotone {...props} tones={['M10 5h4v15h-4z', 'M4.5 20v-7h4v7Zm5.5 0V5h4v15Zm5.5 0V9.5h4V20ZM3 20h18']} />
)

export const FeedIcon = () => (
  <Duotone tones={['M5 20v-7a7 7 0 0 1 7 7z', 'M5 19h.01M5 12a7 7 0 0 1 7 7M5 5a14 14 0 0 1 14 14']} />
)

export const KeyboardIcon = () => (
  <Duotone
    tones={[
      'M3 6h18v12H3z',
      'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm3 4h.01m3.3 0h.01m3.3 0h.01m3.3 0h.01M8 14.5h8',
    ]}
  />
)
