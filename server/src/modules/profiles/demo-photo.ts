import { join } from 'node:path'
import { readAvatar } from '@hanap/contracts/jobseekers/avatar.calls'
import type { Db } from '../../db/client.ts'
import { createFolderFiles } from '../../files/files.ts'
import { saveDemoAvatar } from '../auth/index.ts'

/** Gives an account of the demo data a photo, where it has none: a square picture in WebP. */
export const saveDemoPhoto = async (
  db: Db,
  dataDir: string,
  accountId: string,
  photo: Uint8Array<ArrayBuffer>,
): Promise<void> => {
  const key = await createFolderFiles(join(dataDir, 'files')).store('avatars').put(photo)
  await saveDemoAvatar(db, accountId, readAvatar.path.replace('{id}', key))
}
