const isTerminal = process.stdout.isTTY === true

/** Says that a step is being done, and that it is done, with its seconds and a note where it gives one. */
export const progress = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const began = performance.now()
  if (isTerminal) process.stdout.write(`… ${name}`)
  const result = await work()
  const note = typeof result === 'string' ? ` (${result})` : ''
  const line = `✓ ${name}${note}  ${((performance.now() - began) / 1000).toFixed(1)} s`
  process.stdout.write(isTerminal ? `\r${line}\u001b[K\n` : `${line}\n`)
  return result
}
