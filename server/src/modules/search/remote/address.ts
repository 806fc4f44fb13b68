import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where an index is served: a socket's path, or `HOST:PORT`. */
export type IndexAddress = { path: string } | { host: string; port: number }

/** Of a path, by the narrowest of the systems. */
const MAX_PATH_BYTES = 100

/** `HOST:PORT`, or else the path of a socket. */
export const indexAddress = (text: string): IndexAddress => {
  const [, host = '', port = ''] = /^(?:tcp:\/\/)?\[?([^/\\]+?)\]?:(\d{1,5})$/.exec(text) ?? []
  return port === '' ? { path: text } : { host, port: Number(port) }
}

/** The socket of a data folder: in it, unless its path is too long for one. */
export const localIndexAddress = (dataDir: string): string => {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\hanap-search-${name}`
  const path = join(dataDir, 'search.sock')
  return Buffer.byteLength(path) <= MAX_PATH_BYTES ? path : join(tmpdir(), `hanap-search-${name}.sock`)
}
