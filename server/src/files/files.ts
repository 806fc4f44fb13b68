import { join } from 'node:path'
import type { Bucket } from './bucket.ts'
import { createBucketStore } from './bucket-store.ts'
import { createFileStore, type FileStore } from './file-store.ts'
import { createBucketStage, createFolderStage, type UploadStage } from './upload-stage.ts'

/** Where all that people upload stands, by what it is. */
export interface Files {
  store(
    kind: 'academy' | 'avatars' | 'chats' | 'companies' | 'drawn-resumes' | 'resumes' | 'uploads' | 'videos',
  ): FileStore
  stage(kind: 'video-uploads'): UploadStage
}

/** In a folder of this machine's. */
export const createFolderFiles = (folder: string): Files => ({
  store: kind => createFileStore(join(folder, kind)),
  stage: kind => createFolderStage(join(folder, kind)),
})

/** In a bucket that several machines share; what programs read by themselves is gathered in a folder meanwhile. */
const createBucketFiles = (bucket: Bucket, folder: string): Files => ({
  store: kind => createBucketStore(bucket, `files/${kind}`),
  stage: kind => createBucketStage(bucket, `files/${kind}`, join(folder, 'staging')),
})

/** In the bucket where there is one, else in the data folder. */
export const openFiles = (bucket: Bucket | undefined, dataDir: string): Files => {
  const folder = join(dataDir, 'files')
  return bucket ? createBucketFiles(bucket, folder) : createFolderFiles(folder)
}
