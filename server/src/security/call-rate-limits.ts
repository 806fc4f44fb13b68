import type { Call, Limit } from '@hanap/contracts/call'
import type { AnyCaller } from '../calls/caller.ts'
import { limitedAddress } from './rate-limits.ts'

interface LimitSubject {
  caller: AnyCaller
  address: string
  isPage: boolean
}

/** One limit of a call and whom it counts; that is known later of one that counts the address which the body names. */
interface CallLimit {
  name: string
  limit: Limit
  who: string | undefined
}

/** For calls that name no limit and change something: no person comes near it, nor a full office behind one address. */
const WRITES: readonly Limit[] = [
  { by: 'account', max: 1000, seconds: 600, isPerProcess: true },
  { by: 'address', max: 10_000, seconds: 600, isPerProcess: true },
]

/** For calls that read: ten a second, all minute long, in one session, and as much as a full office behind one address. */
const OF_SESSION: Limit = { by: 'device', max: 600, seconds: 60, isPerProcess: true }
const OF_ADDRESS: Limit = { by: 'address', max: 3000, seconds: 60, isPerProcess: true }

const readsOf = ({ caller, isPage }: LimitSubject): readonly Limit[] => {
  if (isPage) return []
  return caller.kind === 'none' ? [OF_ADDRESS] : [OF_SESSION, OF_ADDRESS]
}

const isReading = ({ method, who }: Call) => method === 'GET' || who === 'public'

/** The device that asks, or its address where it has none yet. */
export const clientKeyOf = ({ caller, address }: Pick<LimitSubject, 'caller' | 'address'>): string =>
  caller.kind === 'none' ? limitedAddress(address) : caller.deviceId

/** Visitors have no account: each device of theirs is counted for itself, or the many behind one address would share one count. */
const whoIs = (by: Limit['by'], asking: LimitSubject) => {
  const { caller, address } = asking
  if (by === 'email') return undefined
  if (by === 'address') return limitedAddress(address)
  return by === 'account' && 'accountId' in caller ? caller.accountId : clientKeyOf(asking)
}

/** The limits under which a call is counted: its own, else those of all that read or all that write. */
export const rateLimitsOf = (call: Call, asking: LimitSubject): CallLimit[] => {
  const [name, limits] = call.limits
    ? [call.id, call.limits]
    : isReading(call)
      ? ['reads', readsOf(asking)]
      : ['writes', WRITES]
  return limits.map(limit => ({ name, limit, who: whoIs(limit.by, asking) }))
}
