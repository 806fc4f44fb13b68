import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'

/** The least that is a PDF by its content. */
export const pdfBytes = (more = ''): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`%PDF-1.7\n${more}\n%%EOF\n`)

const joined = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}

/** The least that is an OLE file with a stream of this name. */
export const docBytes = (stream = 'WordDocument') =>
  joined(Buffer.from('d0cf11e0a1b11ae1', 'hex'), new Uint8Array(64), Buffer.from(stream, 'utf16le'))

/** The least that is a ZIP file with a part of this name. */
export const docxBytes = (part = 'word/document.xml') =>
  joined(Buffer.from('504b0304', 'hex'), new Uint8Array(26), Buffer.from(part))

/** A resume as a form's file. */
export const resumeFile = (name = 'Ana Cruz.pdf', content = pdfBytes()) => ({
  name,
  type: 'application/pdf',
  content,
})

/** An entry of each section of a profile. */
export interface ProfileEntries {
  work: string
  education: string
  license: string
  website: string
}

/** Entries as the only ones of an account, without the calls that add them. */
export const buildProfileEntries = async (db: Db, accountId: string): Promise<ProfileEntries> => {
  const [work, education, license, website] = [newId(), newId(), newId(), newId()] as const
  await sql`delete from work_experiences where account_id = ${accountId}`.execute(db)
  await sql`delete from educations where account_id = ${accountId}`.execute(db)
  await sql`delete from license_certifications where account_id = ${accountId}`.execute(db)
  await sql`delete from websites where account_id = ${accountId}`.execute(db)
  await sql`
    with work as (
      insert into work_experiences (id, account_id, job_title, company_name, is_currently_working, skills)
      values (${work}, ${accountId}, 'Beekeeper', 'Honey House', true, '{}')
    ), education as (
      insert into educations (id, account_id, school, is_currently_studying)
      values (${education}, ${accountId}, 'School of Bees', false)
    ), license as (
      insert into license_certifications (id, account_id, title)
      values (${license}, ${accountId}, 'Hive inspector')
    )
    insert into websites (id, account_id, url)
    values (${website}, ${accountId}, 'https://bees.example')`.execute(db)
  return { work, education, license, website }
}
