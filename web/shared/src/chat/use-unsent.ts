import { useSyncExternalStore } from 'react'
import type { MessageView } from './chat-view.ts'
import { addUnsent, onOwnWords, type UnsentMessage, unsentMessages } from './own-words.ts'
import { type SendState, sendState, sendUnsent } from './send-unsent.ts'

const none: readonly UnsentMessage[] = []

/** What the person wrote into a chat that the server does not have yet, and what sends more of it. */
export function useUnsent(
  chatId: string,
  messages: readonly MessageView[],
): { unsent: readonly UnsentMessage[]; state: SendState; send(text: string): void } {
  const all = useSyncExternalStore(onOwnWords, unsentMessages, () => none)
  const state = useSyncExternalStore(sendState.subscribe, sendState.read, () => 'sending' as const)
  return {
    unsent: all.filter(
      each => each.chatId === chatId && messages.every(({ clientId }) => clientId !== each.clientId),
    ),
    state,
    send: text => {
      addUnsent({ chatId, clientId: crypto.randomUUID(), text, problem: null })
      void sendUnsent()
    },
  }
}
