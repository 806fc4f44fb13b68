import { z } from 'zod'

/** What nodemailer throws where the server takes none of a mail's recipients. */
const EnvelopeError = z.object({
  code: z.literal('EENVELOPE'),
  responseCode: z.int().min(500).max(599),
  response: z.string(),
})

/** RFC 6531: an address that is not ASCII, and a server that has no way for it. */
const NOT_ASCII_REFUSED = '5.6.7'

const isAsciiName = (address: string) => /^\p{ASCII}*$/u.test(address.slice(0, address.lastIndexOf('@')))

/**
 * Why a server refuses an address for good, with the enhanced status (RFC 3463); nothing for what may pass, or is about us. A
 * server that lacks SMTPUTF8 refuses a name that is not ASCII in words of its own.
 */
export const rejectedAddress = (
  error: unknown,
  address: string,
): { status: string; response: string } | undefined => {
  const { data } = EnvelopeError.safeParse(error)
  if (!data) return undefined
  const [status = isAsciiName(address) ? undefined : NOT_ASCII_REFUSED] =
    /\b5\.(1\.\d{1,3}|6\.7)\b/.exec(data.response) ?? []
  return status === undefined ? undefined : { status, response: data.response }
}
