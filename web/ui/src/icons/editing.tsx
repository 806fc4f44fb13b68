import { Duotone, type IconProps } from './duotone.tsx'

/** Icons of what somebody writes about themselves: change it, delete it, move it up, a picture of it. */

const Lines = ({ className, path }: IconProps & { path: string }) => (
  <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

export const PencilIcon = (props: IconProps) => (
  <Lines
    {...props}
    path="m4 20 1-4.5L16 4.5a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L8.5 19Zm10-13.5 3.5 3.5"
  />
)

export const BinIcon = (props: IconProps) => (
  <Lines {...props} path="M4 7h16M9.5 7V4h5v3M6 7l1 13h10l1-13m-8 4v5.5m4-5.5v5.5" />
)

export const UpIcon = (props: IconProps) => <Lines {...props} path="M12 19V5m-6 6 6-6 6 6" />

export const PictureIcon = (props: IconProps) => (
  <Duotone
    {...props}
    tones={[
      'm3 17 5-5 4 4 3-3 6 6v.5H3z',
      'M4 4.5h16a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM3 17l5-5 7 7m-3-3 3-3 6 6M15.5 9h.01',
    ]}
  />
)
