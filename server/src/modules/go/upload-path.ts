import { join } from 'node:path'

export const uploadsFolderIn = (filesFolder: string) => join(filesFolder, 'uploads')

/** Where the content of an upload is stored, for operators. */
export const uploadPath = (filesFolder: string, hash: string) =>
  join(uploadsFolderIn(filesFolder), hash.slice(0, 2), hash)
