import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { countFaults } from '../../../testing/chat-history/examine-history.ts'
import { runHistory } from '../../../testing/chat-history/run-history.ts'
import { wholeHistory } from '../../../testing/chat-history/whole-history.ts'
import { startSecondApp } from '../../../testing/second-app.ts'
import { buildChat } from '../factory.ts'

/** On a machine that does much else; alone it takes a few seconds. */
const PATIENCE_MS = 120_000
const WHOLE_PATIENCE_MS = 1_200_000
const WHOLE = { messagesAWriter: 1250, kills: 20, restarts: 5 }

test(
  'whatever is cut on the way, what was acknowledged is there once, in order and without gaps, for every reader',
  async () => {
    const app = await startTestApp()
    let second = await startSecondApp(app)
    const result = await runHistory({
      host: { ports: () => [app.port, second.port] },
      chats: [await buildChat(app, 'First'), await buildChat(app, 'First')],
      writersASide: 2,
      messagesAWriter: 10,
      cutRequestEvery: 3,
      cutSocketEvery: 10,
      disasters: [
        async () => {
          await second.close()
          second = await startSecondApp(app)
        },
      ],
      seed: '23 November 2026',
    })
    await second.close()
    await app.close()
    expect(result).toMatchObject({ faults: [], acknowledged: 80 })
    expect(result.cutRequests).toBeGreaterThan(10)
    expect(result.cutSockets).toBeGreaterThan(5)
  },
  PATIENCE_MS,
)

// HISTORY_SEED repeats the cuts and the disasters of an earlier run.
if (process.env.HANAP_FULL === '1')
  test(
    `10,000 messages of 8 writers, 4 readers, ${WHOLE.kills} kills of processes and ${WHOLE.restarts} restarts of the database: nothing acknowledged is lost, doubled or out of order`,
    async () => {
      const begun = performance.now()
      const seed = process.env.HISTORY_SEED ?? randomBytes(6).toString('hex')
      process.stdout.write(`chat history: seed ${seed}\n`)
      const { faults, ...counts } = await wholeHistory({ ...WHOLE, seed })
      const { kills, restarts } = WHOLE
      const seconds = Math.round((performance.now() - begun) / 1000)
      const figures = { seed, ...counts, kills, restarts, ...countFaults(faults), seconds }
      process.stdout.write(`chat history: ${JSON.stringify(figures)}\n`)
      expect(faults.slice(0, 20)).toEqual([])
      expect(counts.acknowledged).toBe(10_000)
      expect(counts.cutRequests + counts.cutSockets).toBeGreaterThanOrEqual(100)
    },
    WHOLE_PATIENCE_MS,
  )
