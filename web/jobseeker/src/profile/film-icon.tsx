import { Duotone } from '@hanap/ui/icons/duotone'

export const FilmIcon = () => (
  <Duotone
    tones={[
      'M3.5 6.5h12v11h-12z',
      'M4.5 6.5h10a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1Zm11 4 5-2.5v8l-5-2.5',
    ]}
  />
)
