import { Duotone } from '@hanap/ui/icons/duotone'

export const LearningIcon = () => (
  <Duotone
    tones={[
      'm12 5 10 4.5-10 4.5L2 9.5z',
      'm12 5 10 4.5-10 4.5L2 9.5ZM6 11.5V17c3.5 2.5 8.5 2.5 12 0v-5.5m4-2V15',
    ]}
  />
)
