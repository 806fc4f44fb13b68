import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'

export interface OthersVideoProps {
  title: string
  /** Where it is, and who learns that it is watched. */
  href: string
  host: string
  text: string
  /** Where the page shows it in a frame; null: it is linked. */
  show: string | null
  /** What the frame loads; null until the reader wants it. */
  src: string | null
}

/** A video of another site, of which nothing is loaded until the reader asks for it. */
export function OthersVideo({ title, href, host, text, show, src }: OthersVideoProps) {
  const { t } = usePage()
  return (
    <div className="grid justify-items-start gap-2" id="video">
      {src ? (
        <iframe
          className="video"
          src={src}
          title={title}
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="fullscreen; picture-in-picture; encrypted-media"
          allowFullScreen
        />
      ) : (
        <>
          <p>{text}</p>
          {/* The page is loaded anew: only the one that frames the video may ask for it. */}
          <LinkButton href={show ?? href} rel={show ? 'nofollow' : 'noopener noreferrer'} data-reload>
            {t('academy.showVideo')}
          </LinkButton>
        </>
      )}
      {show && (
        <p>
          <a className="lone" href={href} rel="noopener noreferrer" dir="ltr">
            {host}
          </a>
        </p>
      )}
    </div>
  )
}
