/** What a run would end with while this is done: the guard of transactions throws where nobody can catch it. */
export const transactionReports = async (work: () => Promise<unknown>): Promise<string[]> => {
  const reports: string[] = []
  const runners = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException')
  const note = (error: Error) => reports.push(error.message)
  process.on('uncaughtException', note)
  try {
    await work()
    await new Promise(resolve => setImmediate(resolve))
  } finally {
    process.off('uncaughtException', note)
    for (const runner of runners) process.on('uncaughtException', runner)
  }
  return reports
}
