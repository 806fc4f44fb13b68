import { makeAppeal, readAppeal } from '@hanap/contracts/appeals/appeals.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { data, redirect } from 'react-router'
import { firstErrors, formTexts } from '../calls/form-values.ts'
import { factsOf } from '../page/page-facts.ts'
import { headOf } from '../page/page-head.ts'

const tokenIn = ({ url }: Request) => new URL(url).searchParams.get('token') ?? ''

/** What a mailed right lets somebody appeal against; null where there is none, or no more. */
export const loadAppeal = async (page: PageContext, request: Request) => {
  const facts = factsOf(page)
  const t = translator(facts.language)
  const outcome = await page.call(readAppeal, { query: { token: tokenIn(request) } })
  const appeal = outcome.ok ? outcome.data.appeal : null
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  return {
    head: headOf(page, t('common.brand'), { title: t('operator.appealHeading'), isIndexed: false }),
    appeal: appeal && {
      title: appeal.title,
      reason: appeal.reason === null ? null : t(`operator.reason_${appeal.reason}`),
      words: appeal.words,
      until: format.date(appeal.expires_at),
      text: appeal.text,
      isUpheld: appeal.is_upheld,
    },
  }
}

export type AppealView = Awaited<ReturnType<typeof loadAppeal>>

/** Sends it; the page that follows says so. */
export const sendAppeal = async (page: PageContext, request: Request) => {
  const { text = '' } = formTexts(await request.formData())
  const token = tokenIn(request)
  const outcome = await page.call(makeAppeal, { body: { token, text } })
  if (outcome.ok) return redirect(`${factsOf(page).prefix}/appeal?${new URLSearchParams({ token })}`, 303)
  const errors = firstErrors(outcome.errors)
  return data(
    { errors: Object.keys(errors).length > 0 ? errors : { error: outcome.message }, text },
    { status: outcome.status },
  )
}
