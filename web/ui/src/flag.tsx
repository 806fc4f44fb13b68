/** A market's flag by its upper-case country key. Decorative: the market's name stands beside it. */
export function Flag({
  code,
  assetsUrl,
  isSpecial,
}: {
  code: string
  assetsUrl: string
  /** Drawn round. */
  isSpecial?: boolean
}) {
  return (
    <img
      className={isSpecial ? 'flag flag-special' : 'flag'}
      src={`${assetsUrl}/flags/${code}.svg`}
      alt=""
      width="24"
      height="18"
      loading="lazy"
    />
  )
}
