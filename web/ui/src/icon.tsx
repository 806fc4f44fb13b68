import type { ReactNode } from 'react'

interface IconProps {
  className?: string
}

/** An icon beside a text that says the same; for a control without text, label the control. */
function Icon({
  className,
  isDirected,
  children,
}: IconProps & { isDirected?: boolean; children: ReactNode }) {
  const base = isDirected ? 'icon icon-directed' : 'icon'
  return (
    <svg className={className ? `${base} ${className}` : base} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m21 21-4.3-4.3M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z" />
  </Icon>
)

export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
  </Icon>
)

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 6l12 12M18 6 6 18" />
  </Icon>
)

export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M18 16H6l1.5-2.5V10a4.5 4.5 0 0 1 9 0v3.5ZM10 20h4" />
  </Icon>
)

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
)

export const GripIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
  </Icon>
)

export const FiltersIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h10m4 0h2M4 17h2m4 0h10M16 9.5v-5M8 19.5v-5" />
  </Icon>
)

export const GlobeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-8.5-9h17M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3Z" />
  </Icon>
)

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15V4m0 0L8 8m4-4 4 4M5 13v6a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-6" />
  </Icon>
)

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
)

export const AlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 3v.01" />
  </Icon>
)

export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5 5 6v5.5c0 4.3 2.9 7.5 7 9 4.1-1.5 7-4.7 7-9V6l-7-2.5Zm-3 8.3 2.2 2.2 4-4.2" />
  </Icon>
)

export const BriefcaseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Zm5 0V5.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1V8M3 13.5h18" />
  </Icon>
)

export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8.5c.8-3.6 3.5-5.5 7-5.5s6.2 1.9 7 5.5" />
  </Icon>
)

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
)

export const ArrowIcon = (props: IconProps) => (
  <Icon isDirected {...props}>
    <path d="M5 12h14m-6-6 6 6-6 6" />
  </Icon>
)

export const MoreIcon = (props: IconProps) => (
  <Icon {...props}>
    <path strokeWidth="3" strokeLinecap="round" d="M5 12h.01M12 12h.01M19 12h.01" />
  </Icon>
)

export const BackIcon = (props: IconProps) => (
  <Icon isDirected {...props}>
    <path d="M19 12H5m6-6-6 6 6 6" />
  </Icon>
)

export const OutIcon = (props: IconProps) => (
  <Icon isDirected {...props}>
    <path d="M14 4h6v6m0-6-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5" />
  </Icon>
)

export const AttachIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m20 11.5-8.2 8.2a5 5 0 0 1-7-7l8.7-8.8a3.3 3.3 0 0 1 4.7 4.7l-8.7 8.7a1.7 1.7 0 0 1-2.4-2.3l8-8" />
  </Icon>
)

export const FileIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.5 3.5H7a1 1 0 0 0-1 1v15a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V8l-4.5-4.5Zm0 0V8H18M9 12.5h6m-6 4h6" />
  </Icon>
)
