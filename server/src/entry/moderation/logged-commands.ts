import type { Db } from '../../db/client.ts'
import { findReport } from '../../modules/chats/index.ts'
import { type ActRecord, recordAct } from '../../modules/operators/index.ts'
import type { AdminCommand, AdminCommands } from '../../tasks/admin-command.ts'

type Verdict = Pick<ActRecord, 'kind' | 'caseId' | 'action'>

/** How many words a command has at least when it changes something; what is not named only reads, or logs itself. */
const actingFrom: Readonly<Record<string, number>> = {
  outage: 1,
  'close-ad': 1,
  review: 2,
  'chat-reports': 2,
  'chat-risks': 2,
  'talent-reports': 2,
  'interview-reports': 3,
  restore: 2,
  'end-sessions': 2,
  join: 2,
  'verify-company': 1,
  'name-claims': 2,
  verifications: 2,
  feedback: 2,
  operator: 2,
}

const ofAnswer = (answer: string | undefined): 'uphold' | 'refuse' =>
  answer === 'refuse' || answer === 'keep' ? 'refuse' : 'uphold'

const chatKinds = { chat: 'chat', recruiter: 'recruiter', talent: 'seeker' } as const

/** Which verdict on which case a command is; nothing for one that is none. */
const verdictIn = async (
  db: Db,
  name: string,
  [id = '', second, third]: readonly string[],
): Promise<Verdict | undefined> => {
  switch (name) {
    case 'review':
      return { kind: 'job', caseId: id, action: ofAnswer(second) }
    case 'chat-reports': {
      const report = await findReport(db, id)
      return report && { kind: chatKinds[report.subject], caseId: id, action: ofAnswer(second) }
    }
    case 'name-claims':
      return { kind: 'name_claim', caseId: id, action: ofAnswer(second) }
    case 'talent-reports':
      return { kind: 'talent', caseId: id, action: ofAnswer(second) }
    case 'interview-reports':
      return { kind: 'interview', caseId: `${id}-${second}`, action: ofAnswer(third) }
    case 'verifications':
      return second === 'document'
        ? { kind: 'verification', caseId: id, action: 'read_document' }
        : { kind: 'verification', caseId: id, action: ofAnswer(second) }
    default:
      return undefined
  }
}

const logged = (name: string, command: AdminCommand, from: number): AdminCommand => ({
  ...command,
  run: async request => {
    const answer = await command.run(request)
    const { args, connection } = request
    if (args.length >= from) {
      const verdict = await verdictIn(connection.db, name, args)
      await recordAct(connection.db, {
        operatorId: null,
        action: 'command',
        ...verdict,
        title: [name, ...args].join(' '),
        effects: { isFromCommandLine: true },
      })
    }
    return answer
  },
})

/** The commands, of which those that change something stand in the operators' log; who did it is the command line. */
export const withLog = (commands: AdminCommands): AdminCommands =>
  Object.fromEntries(
    Object.entries(commands).map(([name, command]) => {
      const from = actingFrom[name]
      return [name, from === undefined ? command : logged(name, command, from)]
    }),
  )
