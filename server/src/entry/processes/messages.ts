import type { CountedWindow, WindowCount } from '../../db/request-counts.ts'
import type { DemoLogins } from '../../demo/demo-logins.ts'
import type { SocialSettings } from '../../modules/auth/index.ts'

/** What a process asks the one that started it, by name of the question. */
export interface ParentCalls {
  /** Counts a request in windows that all processes of the machine share. */
  count: { input: readonly CountedWindow[]; output: WindowCount[] }
  /** Settings of the stand-ins for log-in providers, which start with the first question. */
  sandbox: { input: null; output: SocialSettings }
}

export type ParentRequest = {
  [Name in keyof ParentCalls]: { kind: 'ask'; number: number; call: Name; input: ParentCalls[Name]['input'] }
}[keyof ParentCalls]

/** What a process says to the one that started it. */
export type ChildMessage =
  | {
      kind: 'ready'
      port: number | undefined
      demo: Pick<DemoLogins, 'seeker' | 'colleague' | 'recruiter' | 'operator'> | undefined
    }
  | ParentRequest

export type ParentMessage =
  | { kind: 'answer'; number: number; output: unknown }
  | { kind: 'failed'; number: number; message: string }
  /** Those who ask this one have ended. */
  | { kind: 'alone' }
