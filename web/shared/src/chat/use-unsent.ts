import { useSyncExternalStore } from 'react'
import type { MessageView } from './chat-view.ts'
import type { PickedFile } from './files/picked-file.ts'
import { keepFile } from './files/unsent-files.ts'
import { addUnsent, onOwnWords, type UnsentMessage, unsentMessages } from './own-words.ts'
import { type SendState, sendState, sendUnsent } from './send-unsent.ts'

const none: readonly UnsentMessage[] = []

/** What the person wrote into a chat that the server does not have yet, and what sends more of it. */
export function useUnsent(
  chatId: string,
  messages: readonly MessageView[],
): {
  unsent: readonly UnsentMessage[]
  state: SendState
  send(text: string, files?: readonly PickedFile[]): void
} {
  const all = useSyncExternalStore(onOwnWords, unsentMessages, () => none)
  const state = useSyncExternalStore(sendState.subscribe, sendState.read, () => 'sending' as const)
  return {
    unsent: all.filter(
      each => each.chatId === chatId && messages.every(({ clientId }) => clientId !== each.clientId),
    ),
    state,
    send: (text, files = []) => {
      for (const [at, { id, kind, file, thumbnail }] of files.entries()) {
        void keepFile(id, file)
        addUnsent({
          chatId,
          clientId: id,
          // What was written stands under the first.
          text: at === 0 ? text : '',
          problem: null,
          file: { kind, name: file.name, thumbnail, id: null },
        })
      }
      if (files.length === 0) addUnsent({ chatId, clientId: crypto.randomUUID(), text, problem: null })
      void sendUnsent()
    },
  }
}
