import type { Socket } from 'node:net'

/** Far beyond the longest answer; whoever sends more is no process of ours. */
const MAX_LINE = 64 * 1024 * 1024

/** Messages over a socket, as JSON, one a line. Answers how to send one; a line that is no JSON ends the connection. */
export const exchangeJsonLines = (socket: Socket, onMessage: (message: unknown) => void) => {
  socket.setEncoding('utf8')
  let parts: string[] = []
  let length = 0

  const take = (line: string) => {
    try {
      onMessage(JSON.parse(line))
    } catch (error) {
      socket.destroy(error instanceof Error ? error : undefined)
    }
  }

  socket.on('data', (chunk: string) => {
    let from = 0
    for (;;) {
      const end = chunk.indexOf('\n', from)
      if (end < 0) break
      take(parts.length === 0 ? chunk.slice(from, end) : parts.join('') + chunk.slice(from, end))
      parts = []
      length = 0
      from = end + 1
    }
    if (from === chunk.length) return
    parts.push(chunk.slice(from))
    length += chunk.length - from
    if (length > MAX_LINE) socket.destroy(new Error('A line is too long'))
  })
  return (message: object): void => {
    if (socket.writable) socket.write(`${JSON.stringify(message)}\n`)
  }
}
