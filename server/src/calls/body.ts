import type { FormFile } from '@hanap/contracts/page'
import { Refusal } from './refusal.ts'

/** A call's body before its schema: fields, files and the bytes' own text for the fingerprint. */
export interface RawBody {
  fields: unknown
  files: Record<string, FormFile>
}

export const MAX_JSON_BYTES = 512 * 1024
export const MAX_FORM_BYTES = 12 * 1024 * 1024

/** Reads at most `max` bytes; 413 beyond. */
export const readBytes = async (request: Request, max: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw new Refusal('body_too_large')
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength
      if (length > max) throw new Refusal('body_too_large')
      chunks.push(chunk)
    }
  } catch (error) {
    // Whoever sent it is gone, and hears nothing of this.
    throw error instanceof Refusal ? error : new Refusal('broken_form')
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

const decode = (bytes: Uint8Array) => {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new Refusal('broken_encoding')
  }
}

/** PostgreSQL keeps no NUL in a text, and no text that a person types has one. */
export const refuseNul = (value: unknown): void => {
  if (typeof value === 'string' && value.includes('\u0000')) throw new Refusal('broken_encoding')
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      refuseNul(key)
      refuseNul(inner)
    }
}

const parseJson = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    if (text.includes('\\u0000')) refuseNul(value)
    return value
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('broken_json')
  }
}

/** Fields that carry text in a form as they stand; any other field of a form carries JSON. */
export type IsTextField = (name: string) => boolean

/** Further files under one name stand as `name.2`, `name.3`, … */
const nextName = (files: Record<string, FormFile>, name: string) => {
  if (!(name in files)) return name
  let number = 2
  while (`${name}.${number}` in files) number += 1
  return `${name}.${number}`
}

const fromForm = (form: FormData, isText: IsTextField, fileNames: readonly string[]): RawBody => {
  const fields: Record<string, unknown> = {}
  const files: Record<string, FormFile> = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string') {
      // A browser sends an empty nameless file for a field that was left empty.
      if (fileNames.includes(name) && (value.size > 0 || value.name !== ''))
        files[nextName(files, name)] = value
    } else if (value !== '' || isText(name)) {
      refuseNul(value)
      fields[name] = isText(name) ? value : jsonOrText(value)
    }
  }
  return { fields, files }
}

/** Text that is no JSON goes on as text, for the schema to refuse by the field's name. */
const jsonOrText = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The body by its Content-Type; an empty one is no fields. */
export const parseBody = async (
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  accepts: 'json' | 'form',
  isText: IsTextField,
  fileNames: readonly string[],
): Promise<RawBody> => {
  if (bytes.byteLength === 0) return { fields: {}, files: {} }
  const type = request.headers.get('content-type') ?? ''
  const kind = type.split(';', 1)[0]?.trim().toLowerCase()
  if (kind === 'application/json') return { fields: parseJson(decode(bytes)), files: {} }
  if (
    accepts === 'form' &&
    (kind === 'multipart/form-data' || kind === 'application/x-www-form-urlencoded')
  ) {
    try {
      return fromForm(
        await new Response(bytes, { headers: { 'content-type': type } }).formData(),
        isText,
        fileNames,
      )
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal('broken_form')
    }
  }
  throw new Refusal('unsupported_type')
}
