import { connectDatabase } from '../../../server/src/db/client.ts'
import { insertPairs, pairToken } from '../chats/pairs.ts'
import { median, percentile, printTable } from '../harness/figures.ts'
import { cpuMs, processTree } from '../harness/processes.ts'
import { freshFolder, startMarketplace } from '../harness/server.ts'
import { databaseUrlOf } from '../harness/web-process.ts'

/**
 * From a key to the picture that shows it, while so many people write in the resume builder, each as the editor does: a change is
 * saved once the one before is, and a picture asked for once the one before is there. `node bench/src/companions/preview.ts [people] [keys a
 * second] [seconds] [rounds]`. Each writes into the summary of a two-page document, every second one in a design of its own.
 */
const PEOPLE = Number(process.argv[2] ?? 20)
const KEYS_A_SECOND = Number(process.argv[3] ?? 3)
const SECONDS = Number(process.argv[4] ?? 20)
const ROUNDS = Number(process.argv[5] ?? 3)
const WARM_UP_SECONDS = 5
const TEMPLATES = ['classic', 'sidebar', 'banner', 'compact', 'timeline']
const SENTENCE = 'Keeps books and bees in order, and likes both. '

const data = freshFolder()
const server = await startMarketplace(data.folder)
const database = connectDatabase(databaseUrlOf(data.folder), { max: 2, allowsLongStatements: true })
const base = `http://127.0.0.1:${server.port}/api/jobseekers/documents`

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const ask = async (at: number, method: string, path: string, body?: object): Promise<Response> => {
  const answer = await fetch(base + path, {
    method,
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      authorization: `Bearer ${pairToken('seeker', at)}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

interface WireDocument {
  id: string
  revision: number
  sections: { id: string; kind: string; entries: Record<string, unknown>[] }[]
}
const documentIn = async (answer: Response): Promise<WireDocument> => {
  const { data: content }: { data: { document: WireDocument } } = JSON.parse(await answer.text())
  return content.document
}

const entry = (id: string, texts: object) => ({
  id,
  title: '',
  organization: '',
  detail: '',
  location: '',
  email: '',
  phone: '',
  url: '',
  from: '',
  to: '',
  is_current: false,
  text: '',
  ...texts,
})
const section = (id: string, kind: string, entries: object[]) => ({
  id,
  kind,
  title: '',
  is_hidden: false,
  entries,
})
const summary = (text: string) => section('sum', 'summary', [entry('e', { text })])
const others = [
  section('head', 'heading', [entry('e', { title: 'Mara Velasco', email: 'mara@example.com' })]),
  section(
    'work',
    'experience',
    Array.from({ length: 8 }, (_, at) =>
      entry(`w${at}`, {
        title: `Bookkeeper ${at}`,
        organization: 'Bees and Books',
        from: `20${10 + at}-02`,
        to: `20${11 + at}-02`,
        text: SENTENCE.repeat(6),
      }),
    ),
  ),
  section(
    'skills',
    'skills',
    Array.from({ length: 15 }, (_, at) => entry(`s${at}`, { title: `Skill ${at}` })),
  ),
]
const withText = (text: string) => ({ sections: [others[0], summary(text), ...others.slice(1)] })

/** Types for a while; answers with the milliseconds from each key to its picture. */
const type = async (at: number, seconds: number): Promise<number[]> => {
  const document = await documentIn(
    await ask(at, 'POST', '', { name: `Resume ${at}`, template: TEMPLATES[at % TEMPLATES.length] }),
  )
  let { revision } = document
  let text = SENTENCE.repeat(4)
  /** Keys that were pressed and are in no answered save. */
  let pressed: number[] = []
  /** Keys that are saved and in no picture that came. */
  let saved: number[] = []
  let saving: Promise<void> | undefined
  let drawing: Promise<void> | undefined
  const times: number[] = []

  const drawSaved = async () => {
    while (saved.length > 0) {
      const shown = saved
      saved = []
      await (await ask(at, 'GET', `/${document.id}/preview?revision=${revision}`)).arrayBuffer()
      times.push(...shown.map(key => performance.now() - key))
    }
    drawing = undefined
  }
  const savePressed = async () => {
    while (pressed.length > 0) {
      const sent = pressed
      pressed = []
      const answer = await ask(at, 'PATCH', `/${document.id}`, { revision, changes: withText(text) })
      revision = (await documentIn(answer)).revision
      saved.push(...sent)
      drawing ??= drawSaved()
    }
    saving = undefined
  }

  await pause((at * 1000) / KEYS_A_SECOND / PEOPLE)
  for (let key = 0; key < seconds * KEYS_A_SECOND; key += 1) {
    text = key % 200 === 199 ? SENTENCE : text + SENTENCE[key % SENTENCE.length]
    pressed.push(performance.now())
    saving ??= savePressed()
    await pause(1000 / KEYS_A_SECOND)
  }
  await saving
  await drawing
  await ask(at, 'DELETE', `/${document.id}`)
  return times
}

const typeAll = async (seconds: number) =>
  (await Promise.all(Array.from({ length: PEOPLE }, (_, at) => type(at, seconds)))).flat()

try {
  await insertPairs(database.sql, PEOPLE)
  await typeAll(WARM_UP_SECONDS)
  const rounds: number[][] = []
  const began = performance.now()
  const cpu = () => processTree(server.starter).reduce((sum, pid) => sum + cpuMs(pid), 0)
  const before = cpu()
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await typeAll(SECONDS))
  const used = (cpu() - before) / (performance.now() - began)
  const keys = rounds.flat()
  printTable(`${PEOPLE} people, ${KEYS_A_SECOND} keys a second each, ${keys.length} keys`, [
    ['from a key to its picture', 'ms'],
    ['p50', median(rounds.map(times => percentile(times, 0.5))).toFixed(1)],
    ['p99', median(rounds.map(times => percentile(times, 0.99))).toFixed(1)],
    ['slowest', Math.max(...keys).toFixed(1)],
    ['cores in use', used.toFixed(2)],
  ])
} finally {
  await database.close()
  await server.stop()
  data.remove()
}
