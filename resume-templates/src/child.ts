import { createCompiler } from './compile.ts'
import type { RenderResult, RenderTask } from './render-task.ts'

const compiler = createCompiler()
const encoder = new TextEncoder()

process.on('message', ({ template, document, photo, as, page }: RenderTask) => {
  let answer: RenderResult
  try {
    answer = {
      made:
        as === 'pdf'
          ? compiler.pdf(template, document, photo)
          : encoder.encode(compiler.svg(template, document, { photo, page })),
    }
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) }
  }
  process.send?.(answer)
  compiler.forget()
})

// The process that started this one has ended.
process.on('disconnect', () => process.exit())
