import type { DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import type { FormFile } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'
import { refuseField } from '../../../../calls/refusal.ts'
import { documentOfJsonResume } from './read-json-resume.ts'
import { documentOfLinkedIn } from './read-linkedin.ts'

const MAX_IMPORT_MB = 10
/** Of JSON, which is read at once. */
const MAX_JSON_MB = 2
const BYTES_PER_MB = 1024 * 1024
const ZIP = Buffer.from('504b0304', 'hex')

const jsonIn = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}

const linkedInOf = (bytes: Buffer, language: LanguageCode): DocumentContent | undefined => {
  try {
    return documentOfLinkedIn(bytes, language)
  } catch {
    throw refuseField('file', 'file_broken')
  }
}

/** A document of another program's file: JSON Resume, or LinkedIn's ZIP; what is neither is a refusal of the field. */
export const importedDocument = async (file: FormFile, language: LanguageCode): Promise<DocumentContent> => {
  const tooLarge = (most: number) => refuseField('file', 'file_too_large', { size: `${most} MB` })
  if (file.size > MAX_IMPORT_MB * BYTES_PER_MB) throw tooLarge(MAX_IMPORT_MB)
  const bytes = Buffer.from(await file.arrayBuffer())
  const isZip = bytes.subarray(0, ZIP.length).equals(ZIP)
  if (!isZip && bytes.length > MAX_JSON_MB * BYTES_PER_MB) throw tooLarge(MAX_JSON_MB)
  const value = isZip ? undefined : jsonIn(bytes)
  if (!isZip && value === undefined) throw refuseField('file', 'file_type', { types: ['JSON', 'ZIP'] })
  const t = translator(language)
  const titles = { publications: t('builder.publications'), interests: t('builder.interests') }
  const document = isZip ? linkedInOf(bytes, language) : documentOfJsonResume(value, { language, titles })
  if (!document) throw refuseField('file', 'nothing_read')
  return document
}
