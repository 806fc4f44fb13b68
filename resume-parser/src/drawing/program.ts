import '../no-network.ts'
import { drawPages } from './draw-pages.ts'
import { frameOf } from './frames.ts'

/** Draws the PDF of standard input and writes each page as soon as it is drawn: what comes later may end this process. */
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk)
// Notes of the libraries would mix with the answer.
console.log = console.error
const drawn = await drawPages(new Uint8Array(Buffer.concat(chunks)))
if ('problem' in drawn) process.stdout.write(frameOf(drawn))
else {
  process.stdout.write(frameOf({ numOfPages: drawn.numOfPages }))
  for (const { png, ...size } of drawn.pages) process.stdout.write(frameOf(size, png))
}
