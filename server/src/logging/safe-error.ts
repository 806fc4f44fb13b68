import { DatabaseError } from 'pg'

/** What a log or a report says of an error: where and what it was, and nothing that a person typed. */
export interface SafeError {
  type: string
  message: string
  /** Where it was thrown, without the message. */
  stack: string
  code?: string
  table?: string
  constraint?: string
  cause?: SafeError
}

const MAX_MESSAGE = 500
const MAX_CAUSES = 3

const textOf = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

/** Messages quote what they complain of; those of the database quote names of ours, but where a value is wrong. */
const withoutQuotes = (error: Error) => {
  const { message } = error
  if (error.name === 'ZodError') return message
  if (!(error instanceof DatabaseError)) return message.replaceAll(/"[^"]*"|'[^']*'/g, '"…"')
  return error.code?.startsWith('22') ? message.replace(/:.*/s, '') : message
}

const scrubbed = (text: string) =>
  text
    .replaceAll(/[^\s"'<>()[\]{},;:=]+@[^\s"'<>()[\]{},;:=]+/g, '<address>')
    .replaceAll(/\+?\d[\d ().-]{4,}\d/g, '<number>')
    .slice(0, MAX_MESSAGE)

const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')

/**
 * An error as it may be kept. Its further fields are left out, as a database's `detail` and a mail server's `response` name
 * addresses and values; so is what its message quotes.
 */
export const safeError = (thrown: unknown, depth = 0): SafeError => {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: '', stack: '' }
  const pick = (name: 'code' | 'table' | 'constraint') => {
    const value = textOf(thrown, name)
    return value !== undefined && /^[\w.-]{1,80}$/.test(value) ? { [name]: value } : {}
  }
  return {
    // The driver names all of its errors «error».
    type: thrown instanceof DatabaseError ? 'DatabaseError' : thrown.name,
    message: scrubbed(withoutQuotes(thrown)),
    stack: framesOf(thrown),
    ...pick('code'),
    ...(thrown instanceof DatabaseError ? { ...pick('table'), ...pick('constraint') } : {}),
    ...(thrown.cause instanceof Error && depth < MAX_CAUSES
      ? { cause: safeError(thrown.cause, depth + 1) }
      : {}),
  }
}
