import { createServer } from 'node:net'

/** A mail as a mail server got it. */
interface ReceivedMail {
  from: string
  to: string
  content: string
}

/** A mail server for tests, as much of one as sending needs. Refuses the first `refusals` mails for now. */
export const startSmtpServer = async ({ refusals = 0, hasUtf8 = true } = {}) => {
  const received: ReceivedMail[] = []
  let left = refusals
  const server = createServer(socket => {
    let mail: ReceivedMail = { from: '', to: '', content: '' }
    let isContent = false
    let buffer = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'EHLO' || verb === 'HELO') return say(hasUtf8 ? '250-test\r\n250 SMTPUTF8' : '250 test')
      if (verb === 'MAIL') {
        mail = { from: /<(.*?)>/.exec(line)?.[1] ?? '', to: '', content: '' }
        if (left > 0) {
          left -= 1
          return say('451 later')
        }
        return say('250 ok')
      }
      if (verb === 'RCPT') {
        mail.to = /<(.*?)>/.exec(line)?.[1] ?? ''
        if (!hasUtf8 && /\P{ASCII}/u.test(mail.to)) return say('553 what a name')
        return say('250 ok')
      }
      if (verb === 'DATA') {
        isContent = true
        return say('354 go on')
      }
      say(verb === 'QUIT' ? '221 bye' : '250 ok')
      if (verb === 'QUIT') socket.end()
    }
    socket.on('error', () => socket.destroy())
    socket.on('data', chunk => {
      buffer += chunk.toString('utf8')
      for (;;) {
        const end = isContent ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n')
        if (end < 0) return
        const part = buffer.slice(0, end)
        buffer = buffer.slice(end + (isContent ? 5 : 2))
        if (isContent) {
          isContent = false
          received.push({ ...mail, content: part })
          say('250 taken')
        } else command(part)
      }
    })
    say('220 test')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
