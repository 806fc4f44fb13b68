import type { ChildProcess } from 'node:child_process'
import { z } from 'zod'
import type { Metrics, MetricsSnapshot } from './metrics.ts'

/** Between a process and those that it started, on the channel that Node gives them; other messages are none of ours. */
const SnapshotRequest = z.object({ snapshotRequest: z.int() })
const SnapshotAnswer = z.object({
  snapshotAnswer: z.int(),
  snapshot: z.custom<MetricsSnapshot>(Array.isArray),
})

/** Whoever takes longer is left out. */
const ANSWER_MS = 2000

/** A started process tells its figures whenever the one that started it asks. */
export const answerSnapshotRequests = ({ snapshot }: Metrics, onError: (error: unknown) => void): void => {
  process.on('message', message => {
    const request = SnapshotRequest.safeParse(message).data
    if (!request) return
    snapshot().then(figures => {
      process.send?.({ snapshotAnswer: request.snapshotRequest, snapshot: figures })
    }, onError)
  })
}

let lastId = 0

/** The figures of a started process; undefined where it does not answer in time. */
const snapshotOf = (child: ChildProcess) =>
  new Promise<MetricsSnapshot | undefined>(resolve => {
    lastId += 1
    const id = lastId
    const end = (snapshot?: MetricsSnapshot) => {
      clearTimeout(timer)
      child.off('message', onMessage)
      resolve(snapshot)
    }
    const onMessage = (message: unknown) => {
      const answer = SnapshotAnswer.safeParse(message).data
      if (answer?.snapshotAnswer === id) end(answer.snapshot)
    }
    const timer = setTimeout(end, ANSWER_MS)
    child.on('message', onMessage)
    child.send({ snapshotRequest: id }, error => {
      if (error) end()
    })
  })

/** The figures of all started processes that answer. */
export const snapshotsOf = async (children: readonly ChildProcess[]): Promise<MetricsSnapshot[]> => {
  const connected = children.filter(child => child.connected)
  const snapshots = await Promise.all(connected.map(snapshotOf))
  return snapshots.filter(snapshot => snapshot !== undefined)
}
