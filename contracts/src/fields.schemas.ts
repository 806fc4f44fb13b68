import { z } from 'zod'

/** An opaque id: letters and digits, never a hyphen, so that `{slug}-{id}` splits at the last one. */
export const Id = z.string().regex(/^[A-Za-z0-9_]{1,40}$/)
const MAX_OPTION_ID = 999_999_999

/** Id of an option of a config list; a location's has eight digits. */
export const OptionId = z.int().min(1).max(MAX_OPTION_ID)
/** RFC 3339 in UTC. */
export const Instant = z.iso.datetime()
export const Url = z.url().max(2000)

/** Letters of any script; nothing unseen, which would make two addresses look alike. */
const EMAIL =
  /^(?!.*\p{Default_Ignorable_Code_Point})(?:[\p{L}\p{M}\p{N}_'+-]+\.)*[\p{L}\p{M}\p{N}_'+-]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:xn--[A-Za-z0-9-]+|[\p{L}\p{M}]{2,})$/u

/** An address in any script (RFC 6531, IDNA), kept as it is written. */
export const Email = z.email({ pattern: EMAIL }).normalize('NFC').max(254)
/** A phone number, with its country's code or as the market of the request writes its own; kept and answered in E.164. Blank: none. */
export const Phone = z
  .string()
  .trim()
  .max(40)
  .meta({ examples: ['+639171234567', '0917 123 4567'] })
export const Empty = z.object({})
export const IdParams = z.object({ id: Id })

const MAX_INT = 2_147_483_647

/** A whole number in a query string. */
export const integerText = (min: number, max: number = MAX_INT) =>
  z
    .string()
    .regex(/^-?\d{1,10}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))

/** A decimal number in a query string. */
export const numberText = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,10}(\.\d{1,12})?$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))

/** `1`, `0`, `true` or `false` in a query string. */
export const flagText = z.enum(['0', '1', 'true', 'false']).transform(text => text === '1' || text === 'true')

/** Several values in a query string: comma-separated or repeated; blanks are dropped. */
export const listText = <Item extends z.ZodType<unknown, string>>(item: Item, max = 50) =>
  z
    .union([z.string().max(2000), z.array(z.string().max(2000)).max(max)])
    .transform(value =>
      (Array.isArray(value) ? value : [value])
        .flatMap(text => text.split(','))
        .map(text => text.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item).max(max))

/** An option id in a query string. */
export const optionIdText = integerText(1, MAX_OPTION_ID)

/** Text that a person typed: trimmed, without control characters other than line breaks and tabs. */
export const typedText = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/)

/** Unseen characters that turn a text around or hide in it; joiners are part of how some names are written. */
const UNSEEN =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g
const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u

/** Typed text of one line that reads the way it is written. */
export const lineText = (min: number, max: number) =>
  z
    .string()
    .overwrite(text => text.replace(UNSEEN, '').trim())
    .min(min)
    .max(max)
    .regex(ONE_LINE)

/** An address of a page or a mailbox, as mail programs make links of them; "a/l", "J.R." and "Ali @ Ahmad" are parts of names. */
const ADDRESS =
  /:\/\/|\/\/|\bwww\.|\S@\S|\p{L}[\p{L}\p{N}-]*\.(com|net|org|info|biz|xyz|top|site|online|shop|store|app|link|click|live|vip|icu|club|page|dev|cloud)\b|[\p{L}\p{N}-]{3,}\.\p{L}{2}(?![\p{L}\p{N}.])/iu

/** What a person is called, and nothing that leads anywhere: names stand in mails to others. */
export const nameText = (min: number, max: number) => lineText(min, max).refine(text => !ADDRESS.test(text))

/** What is known of a file beside its bytes; `size` in bytes. */
export const FileInfo = z.object({ name: z.string(), mime: z.string(), size: z.int() })

/** Fields of every paged answer. */
export const paged = { page: z.int(), size: z.int(), total_num: z.int(), total_pages: z.int() }
export const pageText = integerText(1, 100_000).default(1)
export const sizeText = (size: number) => integerText(1, 100).default(size)
/** The same, where 0 asks for the total alone. */
export const sizeOrTotalText = (size: number) => integerText(0, 100).default(size)

/** An option of a config list in the request's language. */
export const Option = z.object({ id: OptionId, key: z.string(), value: z.string(), seo_value: z.string() })
export type Option = z.infer<typeof Option>
