import { createSocket } from 'node:dgram'

/** What a zone says of a name: TXT records, or that there is no such name, or nothing at all: no answer comes. */
type Zone = { txt: readonly string[] } | 'absent' | 'silent'

const NO_ERROR = 0x8180
const NAME_ERROR = 0x8183
const TXT = 16

const header = (id: number, flags: number, answers: number) => {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt16BE(id, 0)
  bytes.writeUInt16BE(flags, 2)
  bytes.writeUInt16BE(1, 4)
  bytes.writeUInt16BE(answers, 6)
  return bytes
}

/** A TXT record (RFC 1035, 3.3.14) of the name that was asked for. */
const txtRecord = (text: string) => {
  const parts = text.match(/.{1,255}/g) ?? ['']
  const data = Buffer.concat(parts.map(part => Buffer.from([part.length, ...Buffer.from(part)])))
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(TXT, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

const nameIn = (question: Buffer) => {
  const labels: string[] = []
  let at = 0
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.subarray(at + 1, at + 1 + length).toString())
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: question.readUInt16BE(at + 1) }
}

/** A name server (RFC 1035) on a port of its own that answers as `zones` says; a name that is not there is absent. */
export const startNameServer = async () => {
  const zones = new Map<string, Zone>()
  let questions = 0
  const socket = createSocket('udp4', (message, { port, address }) => {
    questions += 1
    const question = message.subarray(12)
    const { name, type } = nameIn(question)
    const end = question.indexOf(0) + 5
    const zone = zones.get(name) ?? 'absent'
    if (zone === 'silent') return
    const records = zone === 'absent' || type !== TXT ? [] : zone.txt.map(txtRecord)
    const flags = zone === 'absent' ? NAME_ERROR : NO_ERROR
    const answer = [
      header(message.readUInt16BE(0), flags, records.length),
      question.subarray(0, end),
      ...records,
    ]
    socket.send(Buffer.concat(answer), port, address)
  })
  await new Promise<void>(resolve => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    zones,
    questionsAsked: () => questions,
    close: () => new Promise<void>(resolve => socket.close(() => resolve())),
  }
}
