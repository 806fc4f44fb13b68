import { Button } from '@hanap/ui/button'
import { ChatIcon } from '@hanap/ui/icons/navigation'
import { type MouseEvent, useRef } from 'react'
import { Form } from 'react-router'
import type { PhrasesView } from '../../chat/phrases-view.ts'
import { usePage } from '../page.tsx'
import { ChatTool } from './chat-tool.tsx'

/** Sets a field as if it had been typed into, so that whatever listens hears of it. */
const typeInto = (field: HTMLTextAreaElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}

/** Phrases to put into the message; without script the page comes back with the one that was chosen. */
export function PhraseMenu({ path, phrases }: PhrasesView) {
  const { t } = usePage()
  const menuRef = useRef<HTMLDivElement>(null)
  const own = phrases.filter(({ isOwn }) => isOwn)
  const put = (event: MouseEvent, text: string) => {
    const field = menuRef.current
      ?.closest('.chat')
      ?.querySelector<HTMLTextAreaElement>('textarea[name="text"]')
    if (!field || !menuRef.current) return
    event.preventDefault()
    event.stopPropagation()
    menuRef.current.hidePopover()
    typeInto(field, field.value.trim() === '' ? text : `${field.value.trimEnd()}\n${text}`)
  }
  return (
    <ChatTool id="chat-phrases" icon={<ChatIcon />} text={t('chats.phrases')} panelRef={menuRef}>
      <ul>
        {phrases.map(({ id, text }) => (
          <li key={id}>
            <a href={`${path}?phrase=${id}`} onClick={event => put(event, text)} dir="auto">
              {text}
            </a>
          </li>
        ))}
      </ul>
      <Form method="post" className="grid gap-2 p-3">
        <label className="grid w-full gap-1 text-sm">
          <span>{t('chats.phrasesOwn')}</span>
          <textarea
            className="input"
            name="phrases"
            rows={4}
            defaultValue={own.map(({ written }) => written).join('\n')}
            aria-describedby="phrases-help"
            dir="auto"
          />
        </label>
        <p className="text-sm text-muted" id="phrases-help">
          {t('chats.phrasesHint')}
        </p>
        <Button type="submit" size="small" name="act" value="save_phrases">
          {t('chats.phrasesSave')}
        </Button>
      </Form>
    </ChatTool>
  )
}
