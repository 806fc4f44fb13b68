interface VideoProps {
  src: string
  poster: string | null
  /** What it is, for those who do not see it. */
  label: string
}

/** A video with the browser's own controls; nothing of it is fetched before it is played. */
export function Video({ src, poster, label }: VideoProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: people record these themselves, and there are no captions of them
    <video
      className="video"
      controls
      preload="none"
      playsInline
      src={src}
      poster={poster ?? undefined}
      aria-label={label}
    />
  )
}
