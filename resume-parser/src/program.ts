import './no-network.ts'
import { parseResumeFile } from './read.ts'

/** Reads a resume from standard input, its kind being the first argument, and writes what it found as JSON. */
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk)
const [, , kind] = process.argv
// Notes of the libraries would mix with the answer.
console.log = console.error
const reading = await parseResumeFile(
  new Uint8Array(Buffer.concat(chunks)),
  kind === 'doc' || kind === 'docx' ? kind : 'pdf',
)
process.stdout.write(JSON.stringify(reading))
