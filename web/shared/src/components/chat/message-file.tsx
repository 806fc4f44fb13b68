import { Button } from '@hanap/ui/button'
import { Dialog } from '@hanap/ui/dialog'
import { FileIcon } from '@hanap/ui/icon'
import { type MouseEvent, useState } from 'react'
import { Form } from 'react-router'
import type { JobLinkView, MessageFileView } from '../../chat/chat-view.ts'
import { usePage } from '../page.tsx'

/** What came with a message: an image, a file, or a resume that its seeker may stop sharing. */
export function MessageFile({ file, isOwn }: { file: MessageFileView; isOwn: boolean }) {
  const { t } = usePage()
  const { kind, name, href, size, requestId } = file
  if (kind === 'image') return <MessagePicture {...file} />
  return (
    <div className="grid justify-items-start gap-2">
      <a href={href} className="chat-file" data-reload>
        <FileIcon />
        <span className="grid min-w-0">
          <span dir="auto">{name}</span>
          <span className="text-sm text-muted">
            {kind === 'resume' && `${t('chats.sharedResume')} · `}
            <bdi>{name.slice(name.lastIndexOf('.') + 1).toUpperCase()}</bdi> · <bdi>{size}</bdi>
          </span>
        </span>
      </a>
      {isOwn && requestId && (
        <Form method="post">
          <input type="hidden" name="request_id" value={requestId} />
          <Button type="submit" size="small" look="danger-line" name="act" value="revoke">
            {t('chats.stopSharing')}
          </Button>
        </Form>
      )}
    </div>
  )
}

/** In a message, in pixels. */
const MAX_SHOWN = { width: 420, height: 288 }

const shownSize = ({ width, height }: { width: number; height: number }) => {
  const share = Math.min(1, MAX_SHOWN.width / width, MAX_SHOWN.height / height)
  return { width: Math.round(width * share), height: Math.round(height * share) }
}

/** Opens large over the page; without script the browser fetches it. */
function MessagePicture({ name, href, width, height }: MessageFileView) {
  const { t } = usePage()
  const [isOpen, setOpen] = useState(false)
  const alt = t('chats.imageNamed', { name })
  const size = width !== null && height !== null ? { width, height } : undefined
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a href={href} data-reload onClick={open}>
        <img
          className="chat-picture"
          src={href}
          alt={alt}
          loading="lazy"
          decoding="async"
          {...(size && shownSize(size))}
        />
      </a>
      {isOpen && (
        <Dialog title={name} isOpen closeLabel={t('common.close')} onClose={() => setOpen(false)}>
          <img className="chat-picture-large" src={href} alt={alt} {...size} />
        </Dialog>
      )}
    </>
  )
}

/** A job that somebody points to. */
export function JobLinkCard({ title, href, about }: JobLinkView) {
  const card = (
    <span className="grid min-w-0">
      <span className="font-semibold" dir="auto">
        {title}
      </span>
      <span className="text-sm text-muted" dir="auto">
        {about}
      </span>
    </span>
  )
  return href === null ? (
    <p className="chat-file">{card}</p>
  ) : (
    <a href={href} className="chat-file">
      {card}
    </a>
  )
}
