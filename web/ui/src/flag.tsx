/** A market's flag by its upper-case country key. Decorative: the market's name stands beside it. */
export function Flag({ code, assetsUrl }: { code: string; assetsUrl: string }) {
  return (
    <img
      className="flag"
      src={`${assetsUrl}/flags/${code}.svg`}
      alt=""
      width="24"
      height="18"
      loading="lazy"
    />
  )
}
