import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { SandboxUnavailable, type SocialSettings, type SocialSource } from '../modules/auth/index.ts'

const PROGRAM = fileURLToPath(new URL('../sandbox/program.ts', import.meta.url))
const MAX_WAIT_MS = 20_000

const Client = z.object({
  issuer: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
  teamId: z.string(),
  keyId: z.string(),
  privateKey: z.string(),
})
const Clients = z.object({ google: Client, apple: Client, facebook: Client, linkedin: Client, line: Client })

const settingsOf = ({
  google,
  apple,
  facebook,
  linkedin,
  line,
}: z.infer<typeof Clients>): SocialSettings => ({
  google,
  apple,
  linkedin,
  line,
  facebook: { ...facebook, dialogUrl: facebook.issuer, graphUrl: facebook.issuer },
})

interface RunningSandbox {
  child: ChildProcess
  settings: SocialSettings
}

const start = (baseHost: string): Promise<RunningSandbox> =>
  new Promise((resolve, reject) => {
    const child = fork(PROGRAM, [baseHost], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    const timer = setTimeout(() => child.kill(), MAX_WAIT_MS)
    child.once('message', message => {
      clearTimeout(timer)
      resolve({ child, settings: settingsOf(Clients.parse(message)) })
    })
    child.once('error', error =>
      reject(new SandboxUnavailable('The sandbox could not start', { cause: error })),
    )
    child.once('exit', code => {
      clearTimeout(timer)
      reject(new SandboxUnavailable(`The sandbox exited with code ${code}`))
    })
  })

/**
 * Stand-ins for all providers in a process of their own, which starts when somebody first wants to log in with one,
 * starts anew after it ended, and ends with this one. Never for production.
 */
export const createSandbox = (baseHost: string): SocialSource => {
  let running: Promise<RunningSandbox> | undefined
  let isStopped = false

  const current = () => {
    if (isStopped) throw new SandboxUnavailable('The server is shutting down')
    if (running) return running
    const starting = start(baseHost)
    running = starting
    const forget = () => {
      if (running === starting) running = undefined
    }
    starting.then(({ child }) => child.once('exit', forget), forget)
    return starting
  }

  return {
    types: ['google', 'apple', 'facebook', 'linkedin', 'line'],
    settings: async () => (await current()).settings,
    stop: async () => {
      isStopped = true
      const child = await running?.then(up => up.child).catch(() => undefined)
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill()
      await ended
    },
  }
}
