import type { AnswerOf, Call, CallInput } from '@hanap/contracts/call'
import type { Outcome, PageContext } from '@hanap/contracts/page'

type FakeHandler = (input: {
  query?: Record<string, unknown>
  params?: Record<string, unknown>
  body?: unknown
  idempotencyKey?: string
}) => Outcome<unknown>

/** A page whose API answers by the calls' paths; a call without an answer fails the test. */
export const fakePage = (
  answers: Record<string, FakeHandler>,
  place: Partial<PageContext> = {},
): PageContext => ({
  market: 'ph',
  language: 'en',
  origin: 'https://ph.hanap.example',
  user: null,
  assetsUrl: '',
  supportEmail: 'help@hanap.example',
  isProduction: false,
  isDesktop: false,
  sites: { com: 'https://com.hanap.example', sg: 'https://sg.hanap.example' },
  isOurSite: origin => origin.endsWith('.hanap.example'),
  newKey: () => crypto.randomUUID(),
  async call<C extends Call>(call: C, input: CallInput<C>) {
    const answer = answers[call.path]
    if (!answer) throw new Error(`no answer for ${call.path}`)
    // Each test gives the answer of the very call it expects.
    return answer(input) as Outcome<AnswerOf<C>>
  },
  ...place,
})

/** Status and address of the redirect or refusal that a loader throws. */
export const thrownBy = async (
  load: () => Promise<unknown>,
): Promise<{ status: number; to: string | null }> => {
  try {
    await load()
  } catch (thrown) {
    if (thrown instanceof Response) return { status: thrown.status, to: thrown.headers.get('Location') }
    const init = typeof thrown === 'object' && thrown !== null && 'init' in thrown ? thrown.init : undefined
    if (typeof init === 'object' && init !== null && 'status' in init && typeof init.status === 'number')
      return { status: init.status, to: null }
    throw thrown
  }
  throw new Error('nothing was thrown')
}
