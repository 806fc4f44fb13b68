import type { Call } from '@hanap/contracts/call'
import type { FormFile, PageContext } from '@hanap/contracts/page'
import { expect, test } from 'vitest'
import { chatAction } from './chat-action.server.ts'

interface Sent {
  client_id: string
  kind: string
  file_id: string
  text?: string
}

/** A chat that takes each client id once, as the server does: another upload is other content. */
const createPage = () => {
  const sent: Sent[] = []
  let uploads = 0
  const call = async (
    { id }: Call,
    { body, files }: { body?: unknown; files?: Record<string, FormFile> },
  ) => {
    if (id === '392') {
      uploads += 1
      return { ok: true, data: { file: { id: `file${uploads}`, mime: files?.file?.type } } }
    }
    const message = body as Sent
    if (sent.some(({ client_id }) => client_id === message.client_id))
      return { ok: false, status: 409, code: 'client_id_used', message: '', errors: {} }
    sent.push(message)
    return { ok: true, data: {} }
  }
  const page = { market: 'ph', language: 'en', origin: 'http://localhost', sites: {}, call } as unknown
  return { page: page as PageContext, sent }
}

const submit = (page: PageContext, names: readonly string[]) => {
  const form = new FormData()
  form.set('client_id', 'client-1')
  form.set('text', 'These are mine')
  for (const name of names)
    form.append(
      'file',
      new File(['x'], name, { type: name.endsWith('.png') ? 'image/png' : 'application/pdf' }),
    )
  return chatAction({
    page,
    request: new Request('http://localhost/chat/c1', { method: 'POST', body: form }),
    chatId: 'c1',
    path: '/chat',
  })
}

test('a form’s files are a message each, with what was written under the first; sent twice they are sent once', async () => {
  const { page, sent } = createPage()
  for (const _ of [1, 2]) expect(await submit(page, ['me.png', 'licence.pdf'])).toMatchObject({ status: 303 })
  expect(sent).toEqual([
    { client_id: 'client-1', kind: 'image', file_id: 'file1', text: 'These are mine' },
    { client_id: 'client-1-1', kind: 'file', file_id: 'file2' },
  ])
})
