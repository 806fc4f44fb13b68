/** Eight bytes, the lengths of a head and of what comes after it; the head as JSON; and that. */
export const frameOf = (head: object, bytes: Uint8Array = new Uint8Array()): Buffer => {
  const text = Buffer.from(JSON.stringify(head))
  const lengths = Buffer.alloc(8)
  lengths.writeUInt32LE(text.length, 0)
  lengths.writeUInt32LE(bytes.length, 4)
  return Buffer.concat([lengths, text, bytes])
}

/** The frames that came whole; one that was cut off ends them. */
export const framesIn = (answer: Buffer): { head: Record<string, unknown>; bytes: Uint8Array }[] => {
  const frames = []
  for (let at = 0; at + 8 <= answer.length; ) {
    const start = at + 8
    const middle = start + answer.readUInt32LE(at)
    const end = middle + answer.readUInt32LE(at + 4)
    if (end > answer.length) break
    const head: Record<string, unknown> = JSON.parse(answer.toString('utf8', start, middle))
    frames.push({ head, bytes: new Uint8Array(answer.subarray(middle, end)) })
    at = end
  }
  return frames
}
