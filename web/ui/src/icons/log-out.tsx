/** A door that one leaves by. */
export const LogOutIcon = () => (
  <svg className="icon icon-directed" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M10 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h4m5-12 4 4-4 4m4-4H10" />
  </svg>
)
