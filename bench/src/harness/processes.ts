import { readdirSync, readFileSync } from 'node:fs'

const MS_PER_TICK = 10

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process ended meanwhile.
    return ''
  }
}

/** Fields of `/proc/<pid>/stat` after the name, which may hold blanks: the first of them is field 3. */
const statOf = (pid: number): string[] =>
  read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')

/** Milliseconds of CPU that a process has used, all of its threads together. */
export const cpuMs = (pid: number): number => {
  const stat = statOf(pid)
  return (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) * MS_PER_TICK
}

/** A process and all below it. */
export const processTree = (root: number): number[] => {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) parents.set(Number(name), Number(statOf(Number(name))[1] ?? 0))
  }
  const processIds = [root]
  for (const parent of processIds) {
    for (const [pid, itsParent] of parents) if (itsParent === parent) processIds.push(pid)
  }
  return processIds
}

/** Megabytes (10⁶) of memory, pages shared by several processes counted in parts: those of a tree add up. */
export const pssMb = (pid: number): number => {
  const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? []
  return (Number(kilobytes) * 1024) / 1e6
}

/** Megabytes (10⁶) of the most memory that a process ever had. */
export const peakMb = (pid: number): number => {
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`)) ?? []
  return (Number(kilobytes) * 1024) / 1e6
}
