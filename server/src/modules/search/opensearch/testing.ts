import { fingerprint, jobSchema } from '../schema.ts'
import { type ClusterIndexOptions, openCluster } from './index.ts'

/** The cluster that `npm run test:cluster` started. */
export const clusterNodes = () => {
  const urls = process.env.OPENSEARCH_URL?.split(',') ?? []
  const pids = process.env.OPENSEARCH_PIDS?.split(',').map(Number) ?? []
  if (urls.length === 0) throw new Error('OPENSEARCH_URL names no node: run npm run test:cluster')
  return { urls, pids }
}

export const openTestCluster = (installation: string, more: Partial<ClusterIndexOptions> = {}) =>
  openCluster({
    urls: clusterNodes().urls,
    schema: jobSchema,
    fingerprint: fingerprint(),
    installation,
    isFresh: false,
    onError: error => {
      throw error
    },
    onLost: () => {
      throw new Error('The index was lost')
    },
    ...more,
  })
