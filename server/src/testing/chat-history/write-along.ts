import { sendMessage } from '@hanap/contracts/chats/chats.calls'
import type { DemoRandom } from '@hanap/demo/random'
import type { TestPerson } from '../../modules/auth/factory.ts'
import type { AcknowledgedMessage } from './examine-history.ts'
import type { HistoryClient } from './history-client.ts'
import type { Pace } from './pace.ts'

const LONGEST_BEFORE_CUT_MS = 6

export interface WriteAlong {
  chatId: string
  as: TestPerson
  /** Unlike all other writers'. */
  name: string
  messages: number
  /** Of so many requests one is cut off, at a moment of its own. */
  cutEvery: number
}

export const historyText = (name: string, number: number): string => `${name} ${number}`

/** Writes one after the other; what was not answered is sent again under its client id, as often as it takes. */
export const writeAlong = async (
  { chatId, as, name, messages, cutEvery }: WriteAlong,
  { client, pace, random }: { client: HistoryClient; pace: Pace; random: DemoRandom },
) => {
  const acknowledged: AcknowledgedMessage[] = []
  let cuts = 0
  for (let number = 1; number <= messages; number += 1) {
    await pace.mayWrite((number - 1) / messages)
    const text = historyText(name, number)
    const begunAt = performance.now()
    for (;;) {
      const cut = new AbortController()
      const isCut = random.between(1, cutEvery) === 1
      const timer = isCut
        ? setTimeout(() => cut.abort(), random.between(0, LONGEST_BEFORE_CUT_MS))
        : undefined
      const answer = await client.ask(sendMessage, {
        as,
        id: chatId,
        body: { client_id: `${name}-${number}-client`, text },
        signal: cut.signal,
      })
      clearTimeout(timer)
      if (cut.signal.aborted) cuts += 1
      if (answer) {
        const { seq } = answer.message
        acknowledged.push({ text, seq, begunAt, answeredAt: performance.now() })
        break
      }
      await client.rest()
    }
    pace.hasWritten()
  }
  return { acknowledged, cuts }
}
