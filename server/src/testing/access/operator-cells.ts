import { type AccessCell, callerKinds } from './cell.ts'

const anything: AccessCell = { input: () => ({}) }
const empty: AccessCell = { input: () => ({ body: {} }) }
const ofJob = (body?: object): AccessCell => ({
  input: ({ jobId }) => ({ params: { kind: 'job', id: jobId }, ...(body && { body }) }),
})

/** What nobody may try who is not asked: a code is wrong for everybody here, and each kind of caller gets the same. */
const forEverybody = (input: AccessCell['input'], status: number): AccessCell => ({
  input,
  statuses: Object.fromEntries(callerKinds.map(kind => [kind, status])),
})

/** Calls of operators, and the appeals that their verdicts allow. */
export const operatorCells: Record<string, AccessCell> = {
  logInOperator: forEverybody(
    () => ({ body: { email: 'nobody@example.com', password: 'no password', code: '123456' } }),
    401,
  ),
  readOperatorSetUp: { input: ({ setUpToken }) => ({ query: { token: setUpToken } }) },
  setUpOperator: forEverybody(
    ({ setUpToken }) => ({
      body: { token: setUpToken, password: 'a long enough secret', code: '000000' },
    }),
    422,
  ),
  sendOperatorCode: { input: () => ({ body: { code: '000000' } }), statuses: { operator: 422 } },
  readOperator: anything,
  logOutOperator: empty,
  listCases: anything,
  readCase: ofJob(),
  claimCase: ofJob({}),
  releaseCase: ofJob(),
  decideCase: ofJob({ verdict: 'refuse', reason: 'no_breach' }),
  undoVerdict: { input: ({ actId }) => ({ params: { id: actId }, body: {} }) },
  listOperatorActs: anything,
  readCaseDocument: { input: ({ verificationId }) => ({ params: { id: verificationId } }) },
  readAppeal: { input: ({ appealToken }) => ({ query: { token: appealToken } }) },
  makeAppeal: { input: ({ appealToken }) => ({ body: { token: appealToken, text: 'It is wrong.' } }) },
}
