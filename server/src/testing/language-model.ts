import { createServer, type IncomingHttpHeaders } from 'node:http'

interface ModelRequest {
  path: string
  headers: IncomingHttpHeaders
  system: string
  user: string
}

/** What the endpoint does with a question: words to stream, and how the stream ends. */
export interface ModelScript {
  words: readonly string[]
  /** `cut`: the connection breaks after the words; `silent end`: it ends politely and too early. */
  end: 'done' | 'stop' | 'length' | 'cut' | 'silent end'
  status?: number
  /** Called after the words, before the end. */
  onRequest?: () => Promise<void>
}

/** An endpoint of the form of OpenAI's chat completions, that also breaks. */
export const startLanguageModel = async () => {
  const questions: ModelRequest[] = []
  let script: ModelScript = { words: ['Hello.'], end: 'done' }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('end', async () => {
      const { messages } = JSON.parse(Buffer.concat(chunks).toString())
      questions.push({
        path: request.url ?? '',
        headers: request.headers,
        system: messages[0].content,
        user: messages[1].content,
      })
      const { words, end, status = 200, onRequest } = script
      response.writeHead(status, { 'content-type': 'text/event-stream' })
      const say = (choice: object) =>
        response.write(`data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [choice] })}\n\n`)
      for (const content of words) say({ index: 0, delta: { content }, finish_reason: null })
      await onRequest?.()
      if (end === 'cut') return response.destroy()
      if (end === 'stop' || end === 'length') say({ index: 0, delta: {}, finish_reason: end })
      if (end === 'done') response.write('data: [DONE]\n\n')
      return response.end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    baseUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1`,
    questions,
    play: (next: ModelScript) => {
      script = next
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
