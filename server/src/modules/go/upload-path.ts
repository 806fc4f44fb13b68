import { join } from 'node:path'

/** Where the content of an upload is stored, for operators; below `files` in a bucket. */
export const uploadPath = (filesFolder: string, hash: string) =>
  join(filesFolder, 'uploads', hash.slice(0, 2), hash)
