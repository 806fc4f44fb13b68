import { readFileSync } from 'node:fs'
import { messageSignals } from '../../../server/src/modules/risk/index.ts'
import { median, percentile, printTable } from '../harness/figures.ts'

/**
 * How many frauds in chats are warned of, and how many ordinary messages, each judged alone as a recruiter's.
 * `node bench/src/chats/message-frauds.ts SET.jsonl…`; `--wrong` lists what is judged wrongly.
 */

interface SetMessage {
  id: string
  language: string
  label: 'fraud' | 'honest'
  family: string
  text: string
}

interface JudgedMessage {
  message: SetMessage
  keys: readonly string[]
  ms: number
}

const HEAD = ['', 'found', 'missed', 'honest warned of', 'recall', 'precision'] as const

const judge = (message: SetMessage): JudgedMessage => {
  const began = performance.now()
  const keys = messageSignals(message.text).map(({ key }) => key)
  return { message, keys, ms: performance.now() - began }
}

const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3))

const rowOf = (name: string, judged: readonly JudgedMessage[]) => {
  const frauds = judged.filter(({ message }) => message.label === 'fraud')
  const honest = judged.filter(({ message }) => message.label === 'honest')
  const warnedOf = frauds.filter(({ keys }) => keys.length > 0).length
  const warned = honest.filter(({ keys }) => keys.length > 0).length
  return [
    name,
    warnedOf,
    frauds.length - warnedOf,
    `${warned} of ${honest.length}`,
    share(warnedOf, frauds.length),
    share(warnedOf, warnedOf + warned),
  ] as const
}

const isListing = process.argv.includes('--wrong')
const files = process.argv.slice(2).filter(argument => argument !== '--wrong')
if (files.length === 0) throw new Error('name sets of messages')
const judged = files
  .flatMap(file => readFileSync(file, 'utf8').split('\n'))
  .filter(line => line !== '')
  .map((line): SetMessage => JSON.parse(line))
  .map(judge)
const by = (name: (message: SetMessage) => string) =>
  [...Map.groupBy(judged, ({ message }) => name(message))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, group]) => rowOf(key, group))
printTable(`${judged.length} messages, by language`, [
  HEAD,
  ...by(({ language }) => language),
  rowOf('all', judged),
])
printTable('by family', [HEAD, ...by(({ family }) => family)])
const times = judged.map(({ ms }) => ms)
console.log(`\n  ${median(times).toFixed(2)} ms a message, median; ${percentile(times, 0.99).toFixed(2)} p99`)
if (isListing)
  for (const { message, keys } of judged)
    if (keys.length > 0 !== (message.label === 'fraud'))
      console.log(
        `${message.language} ${message.label} ${message.family}: ${message.text} [${keys.join(', ') || 'none'}]`,
      )
