import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface LockHolder {
  pid: number
  /** When the process began, so that a later one with its number is not taken for it. */
  began: string
}

const beganAt = (pid: number): string => {
  if (process.platform !== 'linux') return ''
  try {
    // The name in parentheses may hold spaces; the 20th field after it is the start time.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const isRunning = ({ pid, began }: LockHolder) => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return beganAt(pid) === began
}

const readHolder = (file: string): LockHolder | undefined => {
  try {
    const [pid, began = ''] = readFileSync(file, 'utf8').trim().split(' ')
    return { pid: Number(pid), began }
  } catch {
    return undefined
  }
}

const MAX_WAIT_MS = 8000

/**
 * One server on a folder. A holder that is just ending is waited for; one that was killed has left a lock
 * that counts for nothing. Answers how to let go, or the pid of the server that is running there.
 */
export const lockFolder = async (folder: string): Promise<{ release: () => void } | { heldBy: number }> => {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const file = join(folder, 'server.pid')
  const end = Date.now() + MAX_WAIT_MS
  for (;;) {
    try {
      writeFileSync(file, `${process.pid} ${beganAt(process.pid)}\n`, { flag: 'wx' })
      return { release: () => rmSync(file, { force: true }) }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const holder = readHolder(file)
    // `npm run dev` holds the folder for the servers that it starts, one after another.
    if (holder?.pid === process.ppid && isRunning(holder)) return { release: () => undefined }
    if (!holder || !isRunning(holder)) rmSync(file, { force: true })
    else if (Date.now() > end) return { heldBy: holder.pid }
    else await new Promise(resolve => setTimeout(resolve, 100))
  }
}
