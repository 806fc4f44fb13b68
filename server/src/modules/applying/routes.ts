import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import * as calls from '@hanap/contracts/data/data.calls'
import * as schemas from '@hanap/contracts/data/data.schemas'
import type { Caller } from '../../calls/caller.ts'
import type { Locale } from '../../calls/locale.ts'
import { fieldErrorsOf, Refusal, refuseField, refuseIdempotencyConflict } from '../../calls/refusal.ts'
import { type Route, route, seekerRoute, withFieldErrors } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { withIdempotency, withIdempotentPreparation } from '../../db/idempotency.ts'
import { type Registrar, refuseSignedIn } from '../auth/index.ts'
import type { ApplyingSeeker, JobApplicationsModule } from '../job-applications/index.ts'

export interface ApplyingDeps {
  db: Db
  registrar: Registrar
  applications: Pick<
    JobApplicationsModule,
    'readTarget' | 'storeResume' | 'printDocument' | 'submit' | 'fieldErrors'
  >
}

/** The confirmation is written in the language in which the person applied. */
const applyingSeekerOf = (
  user: SessionUser,
  { language, market, caller }: Locale & { caller: Caller },
): ApplyingSeeker => ({
  accountId: user.id,
  deviceId: caller.kind === 'none' ? null : caller.deviceId,
  firstName: user.first_name,
  lastName: user.last_name,
  recipient: {
    accountId: user.id,
    email: user.email,
    name: user.is_email_verify ? user.first_name : null,
    language,
    market: market.key,
  },
})

export const applyingRoutes = ({ db, registrar, applications }: ApplyingDeps): Route[] => [
  route(calls.registerUser, schemas.registerUser, async incoming => {
    refuseSignedIn(incoming.caller)
    const prepared = await registrar.prepare(incoming.body, incoming)
    return withIdempotency(db, incoming.idempotencyKey, refuseIdempotencyConflict, trx =>
      registrar.register(trx, prepared),
    )
  }),

  seekerRoute(calls.apply, schemas.apply, incoming => {
    const { body, files, caller, idempotencyKey: key } = incoming
    return withIdempotentPreparation(db, key, refuseIdempotencyConflict, async () => {
      const target = await applications.readTarget(incoming.params.id)
      const resume = files.resume && (await applications.storeResume('resume', files.resume))
      const isPrinted = body.document_id !== undefined && !resume
      const document = isPrinted
        ? await applications.printDocument(caller.user, body.document_id ?? '')
        : undefined
      if (isPrinted && !document) throw refuseField('document_id', 'invalid_choice')
      return withIdempotency(db, key, refuseIdempotencyConflict, trx =>
        applications.submit(trx, {
          target,
          seeker: applyingSeekerOf(caller.user, incoming),
          fields: body,
          resume,
          document,
          language: incoming.language,
          market: incoming.market.key,
        }),
      )
    })
  }),

  withFieldErrors(
    route(calls.quickApply, schemas.quickApply, async incoming => {
      const { body, files, caller, idempotencyKey: key } = incoming
      if (caller.kind !== 'seeker') refuseSignedIn(caller)
      return withIdempotentPreparation(db, key, refuseIdempotencyConflict, async () => {
        const [prepared, target, resume] = await Promise.all([
          caller.kind === 'seeker' ? undefined : registrar.prepare(body, incoming),
          applications.readTarget(incoming.params.id),
          files.resume && applications.storeResume('resume', files.resume),
        ])
        const wrong = await applications.fieldErrors(target, { body, resume: files.resume })
        const signIn = (trx: Db) => {
          if (prepared) return registrar.register(trx, prepared)
          if (caller.kind !== 'seeker') throw new Error('Expected the registered account to be a seeker')
          return registrar.continueAs(trx, caller, body, incoming)
        }
        return withIdempotency(db, key, refuseIdempotencyConflict, async trx => {
          const signedIn = await signIn(trx).catch(error => {
            throw new Refusal('invalid_fields', { fields: { ...fieldErrorsOf(error), ...wrong } })
          })
          const applied = await applications.submit(trx, {
            target,
            seeker: applyingSeekerOf(signedIn.user, incoming),
            fields: body,
            resume,
            language: incoming.language,
            market: incoming.market.key,
          })
          return { ...signedIn, ...applied }
        })
      })
    }),
    async ({ params, body, files }) =>
      applications.fieldErrors(await applications.readTarget(params.id ?? ''), {
        body,
        resume: files.resume,
      }),
  ),
]
