import { COLLEAGUE_EMAIL, OPERATOR_EMAIL, recruiterEmail, SEEKER_EMAIL } from '@hanap/demo/logins'
import { defaultMarket, type MarketKey, markets } from '@hanap/markets/markets'
import { otpauthUrl } from '../modules/operators/index.ts'
import { demoNoteFile, readDemoNote } from './demo-note.ts'

interface DemoLogin {
  email: string
  password: string
}

interface DemoOperatorLogin extends DemoLogin {
  /** What an authenticator reads. */
  otpauthUrl: string
}

export interface DemoLogins {
  /** `seeker@demo.example`. */
  seeker: DemoLogin
  /** Owner of the first company of the default market. */
  recruiter: DemoLogin
  /** A recruiter of the same company, who is not its owner. */
  colleague: DemoLogin
  /** Owners of each market's first company: `recruiter@sg1.demo.example` for Singapore's. */
  recruiters: ReadonlyMap<MarketKey, DemoLogin>
  operator: DemoOperatorLogin
}

export const demoLoginsOf = (password: string, operatorSecret: string): DemoLogins => {
  const recruiterOf = (market: MarketKey) => ({ email: recruiterEmail(market, 1), password })
  return {
    seeker: { email: SEEKER_EMAIL, password },
    recruiter: recruiterOf(defaultMarket.key),
    colleague: { email: COLLEAGUE_EMAIL, password },
    recruiters: new Map(markets.map(({ key }) => [key, recruiterOf(key)])),
    operator: {
      email: OPERATOR_EMAIL,
      password,
      otpauthUrl: otpauthUrl(operatorSecret, OPERATOR_EMAIL),
    },
  }
}

/** The log-ins of a data folder in which demo data is loaded; undefined where none is. */
export const readDemoLogins = async (dataDir: string): Promise<DemoLogins | undefined> => {
  const note = await readDemoNote(demoNoteFile(dataDir))
  return note?.isComplete && note.operatorSecret !== undefined
    ? demoLoginsOf(note.password, note.operatorSecret)
    : undefined
}
