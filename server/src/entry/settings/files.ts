import { z } from 'zod'
import { type Bucket, openBucket } from '../../files/bucket.ts'
import { type Files, openFiles } from '../../files/files.ts'

const text = z.string().min(1)

/** A bucket of an S3-compatible service for what people upload; none or all but the region. */
export const fileFields = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
}

type FileFields = z.output<z.ZodObject<typeof fileFields>>

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

/** Names of settings that are missing beside others of the bucket. */
export const missingFileFields = (fields: FileFields): string[] => {
  const absent = needed.filter(name => fields[name] === undefined)
  return absent.length < needed.length ? absent : []
}

/** Undefined where files stand in the data folder. */
export const bucketOf = (fields: FileFields): Bucket | undefined => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = fields
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = fields
  return endpoint && bucket && accessKey && secretKey
    ? openBucket({ endpoint, bucket, region, accessKey, secretKey })
    : undefined
}

/** Where files stand: in the bucket where one is configured, else in the data folder. */
export const configuredFiles = (fields: FileFields & { DATA_DIR: string }): Files =>
  openFiles(bucketOf(fields), fields.DATA_DIR)
