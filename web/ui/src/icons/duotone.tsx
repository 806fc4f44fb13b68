export interface IconProps {
  className?: string
}

/** The soft shape and the lines of an icon on a grid of 24, as data of two paths. */
export type Tones = readonly [soft: string, line: string]

/** An icon of two tones, for a thing; a control's are of lines alone (`icon.tsx`). A text beside it says the same. */
export function Duotone({
  tones: [soft, line],
  isDirected,
  className,
}: IconProps & { tones: Tones; isDirected?: boolean }) {
  return (
    <svg
      className={`icon duo${isDirected ? ' icon-directed' : ''}${className ? ` ${className}` : ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={soft} />
      <path d={line} />
    </svg>
  )
}
