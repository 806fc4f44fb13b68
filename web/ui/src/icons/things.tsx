import { Duotone, type IconProps } from './duotone.tsx'

/** Icons of what a page tells or offers beside its text: place, dates, print. */

export const ClockIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={[
      'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z',
      'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-13V12l3 2',
    ]}
  />
)

export const CompanyIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={[
      'M5 3.5h10v17H5z',
      'M5 20.5v-16a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v16m0-11h3a1 1 0 0 1 1 1v10M3 20.5h18M8.5 8h3m-3 4h3m-3 4h3',
    ]}
  />
)

export const FollowIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={[
      'M5 3.5h9v17H5z',
      'M14 12.5V4.5a1 1 0 0 0-1-1H6a1 1 0 0 0-1 1v16M3 20.5h9M8 8h3m-3 4h3m-3 4h2m8-2v6m-3-3h6',
    ]}
  />
)

export const HistoryIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={[
      'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z',
      'M4 9a8.5 8.5 0 1 1-.5 3M3.5 4.5V9H8m4-1.5V12l3 2',
    ]}
  />
)
