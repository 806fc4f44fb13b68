import { join } from 'node:path'
import type { Db } from '../../db/client.ts'
import { createFolderFiles } from '../../files/files.ts'
import { resumeMimes } from './resume-file.ts'
import { resumesStore } from './resumes-store.ts'

export interface DemoResumeFile {
  accountId: string
  name: string
  /** A PDF in ASCII. */
  content: string
}

/** Makes these the resumes of accounts that have none; ids by account. */
export const saveDemoResumes = async (
  db: Db,
  dataDir: string,
  resumes: readonly DemoResumeFile[],
): Promise<Map<string, string>> => {
  const files = createFolderFiles(join(dataDir, 'files')).store('resumes')
  const ids = new Map<string, string>()
  for (const { accountId, name, content: text } of resumes) {
    const content = new TextEncoder().encode(text)
    const [existing] = await resumesStore.ofAccount(db, accountId)
    const contentHash = existing ? existing.content_hash : await files.put(content)
    const saved =
      existing ??
      (await db.transaction().execute(trx =>
        resumesStore.insert(trx, {
          accountId,
          name,
          mime: resumeMimes.pdf,
          size: content.byteLength,
          contentHash,
          source: 'quick-apply',
        }),
      ))
    ids.set(accountId, saved.id)
  }
  return ids
}

/** Keeps files as the resumes of an account of the demo data that has none; answers the id of the default, which the first one is. */
export const saveOwnDemoResumes = async (
  db: Db,
  dataDir: string,
  accountId: string,
  resumes: readonly { name: string; content: Uint8Array<ArrayBuffer> }[],
): Promise<string | undefined> => {
  const files = createFolderFiles(join(dataDir, 'files')).store('resumes')
  const existing = await resumesStore.ofAccount(db, accountId)
  if (existing.length === 0)
    for (const { name, content } of resumes) {
      const contentHash = await files.put(content)
      await db.transaction().execute(trx =>
        resumesStore.insert(trx, {
          accountId,
          name,
          mime: resumeMimes.pdf,
          size: content.byteLength,
          contentHash,
          source: 'resume-builder',
        }),
      )
    }
  return (await resumesStore.ofAccount(db, accountId)).find(({ is_default }) => is_default)?.id
}
