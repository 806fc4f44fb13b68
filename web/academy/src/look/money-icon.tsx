import { Duotone, type IconProps } from '@hanap/ui/icons/duotone'

export const MoneyIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={[
      'M3 6.5h18v11H3z',
      'M3 6.5h18v11H3zm9 8.3a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM6.5 12h.01m10.99 0h.01',
    ]}
  />
)
