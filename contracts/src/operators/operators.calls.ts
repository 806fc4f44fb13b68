import type { Call } from '../call.ts'
import type * as schemas from './operators.schemas.ts'

const service = 'operators'

/** Tries with a password and code: few, wherever they come from and whoever they name. */
const tries = [
  { by: 'address', max: 20, seconds: 900 },
  { by: 'email', max: 10, seconds: 900 },
] as const

export const logInOperator: Call<typeof schemas.logInOperator> = {
  id: '500',
  service,
  method: 'POST',
  path: '/api/operators/log-in',
  who: 'public',
  body: 'json',
  summary:
    'Log in as an operator: address, password and a code of the authenticator, each of which works once.',
  refusals: ['invalid_credential'],
  limits: tries,
}

export const sendOperatorCode: Call<typeof schemas.sendOperatorCode> = {
  id: '501',
  service,
  method: 'POST',
  path: '/api/operators/code',
  who: 'operator',
  isForLocked: true,
  body: 'json',
  summary: 'Open a session again in which nothing was done for 30 minutes. Five wrong codes end it.',
  limits: [{ by: 'account', max: 10, seconds: 900 }],
}

export const logOutOperator: Call<typeof schemas.logOutOperator> = {
  id: '502',
  service,
  method: 'POST',
  path: '/api/operators/log-out',
  who: 'operator',
  isForLocked: true,
  body: 'json',
  summary: 'End the session.',
}

export const readOperatorSetUp: Call<typeof schemas.readOperatorSetUp> = {
  id: '503',
  service,
  method: 'GET',
  path: '/api/operators/set-up',
  who: 'public',
  summary: 'Whose account a set-up link of the command line opens, and the secret for the authenticator.',
  refusals: ['set_up_over'],
  limits: [{ by: 'address', max: 30, seconds: 900 }],
}

export const setUpOperator: Call<typeof schemas.setUpOperator> = {
  id: '504',
  service,
  method: 'POST',
  path: '/api/operators/set-up',
  who: 'public',
  body: 'json',
  summary:
    'Choose a password, prove with a code that the authenticator has the secret, and log in. The link ends.',
  refusals: ['set_up_over'],
  limits: [{ by: 'address', max: 20, seconds: 900 }],
}

export const readOperator: Call<typeof schemas.readOperator> = {
  id: '505',
  service,
  method: 'GET',
  path: '/api/operators/me',
  who: 'operator',
  isForLocked: true,
  summary: 'Who is logged in, and whether the session waits for the next code.',
}
