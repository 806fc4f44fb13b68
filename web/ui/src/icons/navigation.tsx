import { Duotone, type IconProps } from './duotone.tsx'

/** Icons of a person's own pages, for the account's navigation and the tab bar. */

export const FindIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={[
      'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z',
      'm20.5 20.5-4.5-4.5M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z',
    ]}
  />
)

export const SavedIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={['M6 4h12v16l-6-4-6 4z', 'M7 4h10a1 1 0 0 1 1 1v15l-6-4-6 4V5a1 1 0 0 1 1-1Z']}
  />
)

export const AppliedIcon = (props: IconProps) => (
  <Duotone {...props} isDirected tones={['m4 4 17.5 8L4 20l2.5-8z', 'm4 4 17.5 8L4 20l2.5-8Zm2.5 8h7.5']} />
)

export const ChatIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={[
      'M4 5h16v11h-8l-4.5 4v-4H4z',
      'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-7l-4.5 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm3.5 4h7m-7 3.2H13',
    ]}
  />
)

export const MeIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={[
      'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8.5c.8-3.6 3.5-5.5 7-5.5s6.2 1.9 7 5.5z',
      'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8.5c.8-3.6 3.5-5.5 7-5.5s6.2 1.9 7 5.5',
    ]}
  />
)

export const NoticeIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={[
      'M18 16H6l1.5-2.5V10a4.5 4.5 0 0 1 9 0v3.5z',
      'M18 16H6l1.5-2.5V10a4.5 4.5 0 0 1 9 0v3.5ZM10 19.5h4',
    ]}
  />
)

export const JobAlertIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={[
      'M3 6h18v13H3z',
      'M14 6H4a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h16a1 1 0 0 0 1-1v-7M3.5 7l8.5 6 3-2m4-4.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
    ]}
  />
)

export const ResumeIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={[
      'M6 3.5h7.5L18 8v12.5H6z',
      'M13.5 3.5H7a1 1 0 0 0-1 1v15a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V8Zm0 0V8H18M10 12.5h.01m3 0H15m-6 4h6',
    ]}
  />
)

export const PreferencesIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={[
      'M9 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm6 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
      'M4 7h2.5m5 0H20M4 17h8.5m5 0H20M9 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm6 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
    ]}
  />
)

export const SettingsIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={[
      'm12 3 7.8 4.5v9L12 21l-7.8-4.5v-9z',
      'm12 3 7.8 4.5v9L12 21l-7.8-4.5v-9Zm0 12a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
    ]}
  />
)

export const InterviewsIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={[
      'M4 5.5h16V10H4z',
      'M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1ZM4 10h16M8 3.5v3.5m8-3.5v3.5m-7 7.5 2.2 2.2 4-4',
    ]}
  />
)

const EYE = 'M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12Z'
const OPEN_EYE = `${EYE}m9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z`

export const SeenIcon = (props: IconProps) => <Duotone {...props} tones={[EYE, OPEN_EYE]} />

export const HiddenIcon = (props: IconProps) => <Duotone {...props} tones={[EYE, `${OPEN_EYE}M4 4l16 16`]} />

export const PrivacyIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={[
      'M5 10.5h14v10H5z',
      'M6 10.5h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1Zm2 0V7.5a4 4 0 0 1 8 0v3m-4 3.5v3',
    ]}
  />
)
