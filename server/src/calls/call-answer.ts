import { isDeepStrictEqual } from 'node:util'
import { Session, SessionUser } from '@hanap/contracts/auth/session.schemas'
import { z } from 'zod'
import { readableUser } from '../security/cookies.ts'
import type { IssuedLogIn } from './call-context.ts'
import type { AnyCaller } from './caller.ts'
import type { Route } from './route.ts'

const answerTypes = new WeakMap<Route, WeakSet<object>>()

/**
 * An answer as its schema has it. A list that anybody may keep is the same object each time: where the schema
 * leaves it as it is, it is parsed once.
 */
export const parsed = (route: Route, answer: unknown): unknown => {
  const { answer: schema } = route.schemas
  if (!route.call.cacheControl || typeof answer !== 'object' || answer === null) return schema.parse(answer)
  const checked = answerTypes.get(route) ?? new WeakSet()
  answerTypes.set(route, checked)
  if (checked.has(answer)) return answer
  const data = schema.parse(answer)
  if (isDeepStrictEqual(data, answer)) checked.add(answer)
  return checked.has(answer) ? answer : data
}

/** An answer of a page's call: its loader takes from it what the page shows, so an exact one is taken as it is. */
export const parsedForPage = (route: Route, answer: unknown, isVerified: boolean): unknown => {
  if (!route.isExact) return parsed(route, answer)
  if (isVerified && !isDeepStrictEqual(route.schemas.answer.parse(answer), answer))
    throw new Error(`${route.call.method} ${route.call.path} answered what its schema does not name`)
  return answer
}

const Begun = z.object({ session: Session, user: SessionUser.nullable() })

/** Any answer that carries a session begins it: the cookies follow from the answer. */
export const sessionIn = (data: unknown): IssuedLogIn | undefined =>
  typeof data === 'object' && data !== null && 'session' in data ? Begun.safeParse(data).data : undefined

const AnswerWithUser = z.object({ user: SessionUser })

/** Any answer that carries the caller's own record as it now is renews the cookie that scripts read. */
export const renewedIn = (data: unknown, caller: AnyCaller): SessionUser | undefined => {
  if (caller.kind !== 'seeker' && caller.kind !== 'recruiter') return undefined
  const user = AnswerWithUser.safeParse(data).data?.user
  return user?.id === caller.accountId && !isDeepStrictEqual(readableUser(user), readableUser(caller.user))
    ? user
    : undefined
}
