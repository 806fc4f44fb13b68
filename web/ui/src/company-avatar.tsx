const HUES = 8

/** One of the eight colours of `.avatar`, always the same for a name. */
export const hueOf = (name: string): number => {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % HUES
}

/** First letter or ideograph of a name, past brackets and the like. */
export const initialOf = (name: string): string =>
  (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '?').toLocaleUpperCase()

interface CompanyAvatarProps {
  name: string
  /** Address of the logo; without one the name's initial stands on a colour of its own. */
  logo?: string | null
  size?: 'normal' | 'large'
}

export function CompanyAvatar({ name, logo, size = 'normal' }: CompanyAvatarProps) {
  const hue = hueOf(name)
  return (
    <span
      className={`avatar${size === 'large' ? ' avatar-large' : ''}${hue ? ` hue-${hue}` : ''}`}
      aria-hidden="true"
    >
      {logo ? <img src={logo} alt="" loading="lazy" width="44" height="44" /> : initialOf(name)}
    </span>
  )
}
