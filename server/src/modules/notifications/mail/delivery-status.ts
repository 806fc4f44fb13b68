/** What a delivery-status message (RFC 3464) says became of one mail for one address. */
export interface DeliveryFailure {
  address: string
  /** Id of our mail, as its Message-ID begins. */
  mailId: string
  /** RFC 3463: `5.1.1`. */
  status: string
  /** Whether trying again is of no use. */
  isHard: boolean
}

const unfolded = (text: string) => text.replace(/\n[ \t]+/g, ' ')

/** Value of a header field at the beginning of a line. */
const field = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*(.+)$`, 'im').exec(text)?.[1]?.trim()

/** Messages of an mbox file, or the one message that the file is. */
const messagesIn = (text: string): string[] =>
  /^From .+\n/.test(text) ? text.split(/^From .+\n/m).filter(part => part.trim() !== '') : [text]

/** Bodies of a message's parts, with their headers, nested ones too; the message itself where it has none. */
const partsOf = (message: string): string[] => {
  const boundaries = [...message.matchAll(/boundary="?([^";\n]+)"?/gi)].map(([, boundary = '']) =>
    boundary.trim(),
  )
  return boundaries.reduce(
    (parts, boundary) => parts.flatMap(part => part.split(`\n--${boundary}`)),
    [message],
  )
}

const bodyAfterHeaders = (part: string) => part.slice(part.search(/\n[ \t]*\n/) + 1).trim()

const typeIs = (part: string, type: RegExp) =>
  type.test(field(part.slice(0, Math.max(0, part.search(/\n[ \t]*\n/))), 'Content-Type') ?? '')

/** Addresses that are not ASCII come as they are or with their signs' numbers (RFC 6533). */
const addressIn = (value: string | undefined) =>
  /^(?:rfc822|utf-8);\s*<?([^\s<>]+@[^\s<>]+?)>?$/i
    .exec(value ?? '')?.[1]
    ?.replaceAll(/\\x\{([0-9A-F]{2,5}|10[0-9A-F]{4})\}/gi, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )

const failuresIn = (message: string): DeliveryFailure[] => {
  const parts = partsOf(unfolded(message))
  const status = parts.find(part => typeIs(part, /^message\/(global-)?delivery-status/i))
  const returned = parts.find(part =>
    typeIs(part, /^(message\/(rfc822|global(?!-delivery))|text\/rfc822-headers)/i),
  )
  const mailId = /^<?([A-Za-z0-9_]+)@/.exec(
    field(returned ? bodyAfterHeaders(returned) : '', 'Message-ID') ?? '',
  )?.[1]
  if (status === undefined || mailId === undefined) return []
  return bodyAfterHeaders(status)
    .split(/\n[ \t]*\n/)
    .flatMap(recipient => {
      const address =
        addressIn(field(recipient, 'Original-Recipient')) ?? addressIn(field(recipient, 'Final-Recipient'))
      const code = /^[245]\.\d{1,3}\.\d{1,3}/.exec(field(recipient, 'Status') ?? '')?.[0]
      const isFailed = field(recipient, 'Action')?.toLowerCase() === 'failed'
      if (address === undefined || code === undefined || !isFailed || code.startsWith('2.')) return []
      return { address, mailId, status: code, isHard: code.startsWith('5.') }
    })
}

/** Mails that did not arrive, by the delivery-status messages of a file: one message, or an mbox of several. */
export const deliveryFailures = (file: string): DeliveryFailure[] =>
  messagesIn(file.replaceAll('\r\n', '\n')).flatMap(failuresIn)
