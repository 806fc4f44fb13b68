/** The mark: a looking-glass with a sun in it. */
export function Brand({ name }: { name: string }) {
  return (
    <span className="brand">
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="m18.6 18.6 6 6" />
        <circle className="brand-sun" cx="12" cy="12" r="3.6" />
      </svg>
      {name}
    </span>
  )
}
