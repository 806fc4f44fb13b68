import { listPhrases } from '@hanap/contracts/chats/chats.calls'
import type { PageContext } from '@hanap/contracts/page'
import type { PhrasesView } from './phrases-view.ts'

/** Phrases filled in for a chat, and as they are written: call 314. None of them is worth a page that fails. */
export const loadPhrases = async (
  page: PageContext,
  request: Request,
  { chatId, path }: { chatId: string; path: string },
): Promise<PhrasesView> => {
  const [filled, written] = await Promise.all([
    page.call(listPhrases, { query: { chat_id: chatId } }),
    page.call(listPhrases, { query: {} }),
  ])
  if (!filled.ok || !written.ok) return { path, phrases: [], chosen: null }
  const texts = new Map(written.data.phrases.map(({ id, text }) => [id, text]))
  const chosen = new URL(request.url).searchParams.get('phrase')
  return {
    path,
    phrases: filled.data.phrases.map(({ id, text, is_own }) => ({
      id,
      text,
      isOwn: is_own,
      written: texts.get(id) ?? text,
    })),
    chosen: filled.data.phrases.find(({ id }) => id === chosen)?.text ?? null,
  }
}
