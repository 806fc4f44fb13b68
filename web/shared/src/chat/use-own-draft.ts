import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { tellTyping } from '../live/subscribe-to-updates.ts'
import { readEnterSends, sends, setEnterSends } from './enter-sends.ts'
import { draftOf, keepDraft } from './own-words.ts'

/** While somebody types the others are told so often. */
const TELL_EVERY_MS = 2000

/** What is typed into a chat's field: kept until it is sent, told while it is typed. Without a chat it does nothing. */
export function useOwnDraft(chatId: string | undefined) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const toldAt = useRef(0)
  /** Undefined without script. */
  const [enterSends, setEnter] = useState<boolean>()

  useEffect(() => {
    setEnter(!matchMedia('(hover: none) and (pointer: coarse)').matches && readEnterSends())
    const field = ref.current
    if (chatId !== undefined && field && field.value === '') field.value = draftOf(chatId)
  }, [chatId])

  const onInput = () => {
    if (chatId === undefined) return
    const text = ref.current?.value ?? ''
    keepDraft(chatId, text)
    const now = Date.now()
    if (text === '' || now - toldAt.current < TELL_EVERY_MS) return
    toldAt.current = now
    tellTyping(chatId)
  }

  const onKeyDown = ({ nativeEvent, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) => {
    if (chatId === undefined || !sends(nativeEvent, enterSends ?? true)) return
    nativeEvent.preventDefault()
    currentTarget.form?.requestSubmit()
  }

  return {
    ref,
    onInput,
    onKeyDown,
    enterSends,
    changeEnter: () => {
      setEnterSends(!enterSends)
      setEnter(!enterSends)
    },
    /** What was typed, which the field has no longer. */
    take: (): string => {
      const field = ref.current
      const text = field?.value.trim() ?? ''
      if (field) field.value = ''
      if (chatId !== undefined) keepDraft(chatId, '')
      return text
    },
  }
}
