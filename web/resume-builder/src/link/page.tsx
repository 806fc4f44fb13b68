import { readDocument, setDocumentLink } from '@hanap/contracts/jobseekers/documents.calls'
import { translator } from '@hanap/i18n/catalogues'
import { formTexts } from '@hanap/shared/calls/form-values'
import { logInAddressOf } from '@hanap/shared/companion/addresses.server'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import { GlobeIcon } from '@hanap/ui/icon'
import { PrivacyIcon } from '@hanap/ui/icons/navigation'
import { Callout } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { BesidePaper } from '../look/beside-paper.tsx'
import { placeOf } from '../look/document-place.server.ts'
import { paperOf } from '../look/paper-of.server.ts'
import texts from './page.tsx?texts'
import { ShareButton } from './share-button.tsx'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const id = args.params.id ?? ''
  if (!page.user) throw redirect(logInAddressOf(page, new URL(args.request.url).pathname))
  const own = await page.call(readDocument, { params: { id } })
  if (!own.ok) throw notFound()
  const t = translator(language)
  const { public_url: address, is_indexed: isIndexed, public_views: views } = own.data.document
  return {
    head: headOf(page, t('common.brand'), { title: t('builder.link'), isIndexed: false }),
    place: placeOf(page, own.data.document),
    paper: paperOf(page, own.data.document),
    link: address === null ? null : { address, isIndexed, views },
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const id = args.params.id ?? ''
  const path = `${factsOf(page).prefix}/documents/${id}/link`
  if (!page.user) return redirect(logInAddressOf(page, path), 303)
  const { act, indexed } = formTexts(await args.request.formData())
  const outcome = await page.call(setDocumentLink, {
    params: { id },
    body: { is_public: act !== 'off', is_indexed: indexed === '1' },
  })
  if (outcome.ok) return redirect(path, 303)
  if (outcome.status === 404) throw notFound()
  return data({ problem: outcome.message }, { status: outcome.status })
}

/** Where a document's public link is turned on and off. */
export default function LinkPage() {
  const { head, place, paper, link } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const problem = useActionData<typeof action>()?.problem
  return (
    <BesidePaper title={t('builder.link')} place={place} current="/link" paper={paper}>
      <PageHead head={head} />
      {problem && (
        <Callout tone="danger">
          <p role="alert">{problem}</p>
        </Callout>
      )}
      <Form method="post" className="paper-sheet">
        <div className="paper-part">
          <div className="paper-state">
            <span className={link ? 'paper-icon paper-icon-on' : 'paper-icon'}>
              {link ? <GlobeIcon /> : <PrivacyIcon />}
            </span>
            <p className="text-lg font-semibold">
              {link ? t('builder.linkViews', { count: link.views }) : t('builder.linkIsOff')}
            </p>
          </div>
          {link && (
            <>
              <a className="paper-address" href={link.address} dir="ltr" data-reload>
                {link.address}
              </a>
              <p className="paper-acts">
                <ShareButton address={link.address} />
              </p>
            </>
          )}
          <p className="text-muted">{t('builder.linkText')}</p>
        </div>
        <div className="paper-part">
          <label className="check">
            <input type="checkbox" name="indexed" value="1" defaultChecked={link?.isIndexed ?? false} />
            <span>{t('builder.linkIndexed')}</span>
          </label>
          <div className="paper-acts">
            <Button type="submit" look={link ? 'line' : 'primary'} name="act" value="on">
              {t(link ? 'common.save' : 'builder.linkOn')}
            </Button>
            {link && (
              <Button type="submit" look="danger-line" name="act" value="off">
                {t('builder.linkOff')}
              </Button>
            )}
          </div>
        </div>
      </Form>
    </BesidePaper>
  )
}
