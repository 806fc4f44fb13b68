import { changeHiringSettings, readHiringSettings } from '@hanap/contracts/job-applications/applicants.calls'
import { translator } from '@hanap/i18n/catalogues'
import { formTexts } from '@hanap/shared/calls/form-values'
import { BackLink } from '@hanap/shared/components/back-link'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { showToast } from '@hanap/shared/page/toasts'
import { Button } from '@hanap/ui/button'
import { Callout } from '@hanap/ui/surface'
import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { answerOrRedirect, ownMembership } from '../recruiter/recruiter.server.ts'
import { DelayField } from './delay-field.tsx'
import texts from './settings.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const { settings } = answerOrRedirect(page, await page.call(readHiringSettings, {}))
  const { permissions } = await ownMembership(page)
  const t = translator(language)
  return {
    head: headOf(page, t('employer.title'), { title: t('applicants.settings'), isIndexed: false }),
    listHref: `${prefix}/applicants`,
    delay: settings.refusal_delay,
    isNameBlind: settings.is_name_blind,
    mayChange: permissions.includes('manage_company'),
    texts: textsFor(language, texts),
  }
}

const DELAY = /^\d{1,5}$/

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { delay = '', is_name_blind } = formTexts(await args.request.formData())
  const body = {
    ...(DELAY.test(delay) && { refusal_delay: Number(delay) }),
    is_name_blind: is_name_blind === '1',
  }
  answerOrRedirect(page, await page.call(changeHiringSettings, { body }))
  return data({ saved: translator(factsOf(page).language)('applicants.settingsSaved') })
}

export default function HiringSettings() {
  const { head, listHref, delay, isNameBlind, mayChange } = useLoaderData<typeof loader>()
  const saved = useActionData<typeof action>()?.saved
  const { t } = usePage()
  useEffect(() => {
    if (saved !== undefined) showToast(saved)
  }, [saved])
  return (
    <div className="form-page form-page-start">
      <PageHead head={head} />
      <BackLink href={listHref}>{t('applicants.heading')}</BackLink>
      <h1 className="text-2xl">{t('applicants.settings')}</h1>
      {saved !== undefined && (
        <Callout tone="plain">
          <p>{saved}</p>
        </Callout>
      )}
      {mayChange ? (
        <Form method="post" className="form sheet-form">
          <DelayField isSetting value={delay} />
          <div>
            <label className="check">
              <input type="checkbox" name="is_name_blind" value="1" defaultChecked={isNameBlind} />
              <span>{t('applicants.nameBlind')}</span>
            </label>
            <p className="field-help">{t('applicants.nameBlindHelp')}</p>
          </div>
          <Button type="submit" look="primary">
            {t('common.save')}
          </Button>
        </Form>
      ) : (
        <p className="text-muted">{t('employer.managersOnly')}</p>
      )}
    </div>
  )
}
