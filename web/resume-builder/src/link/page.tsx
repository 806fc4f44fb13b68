import { readDocument, setDocumentLink } from '@hanap/contracts/jobseekers/documents.calls'
import { translator } from '@hanap/i18n/catalogues'
import { formTexts } from '@hanap/shared/calls/form-values'
import { logInAddressOf } from '@hanap/shared/companion/addresses.server'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button } from '@hanap/ui/button'
import { Callout, Card } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const id = args.params.id ?? ''
  if (!page.user) throw redirect(logInAddressOf(page, new URL(args.request.url).pathname))
  const own = await page.call(readDocument, { params: { id } })
  if (!own.ok) throw notFound()
  const t = translator(language)
  const { name, public_url: address, is_indexed: isIndexed, public_views: views } = own.data.document
  return {
    head: headOf(page, t('common.brand'), { title: t('builder.link'), isIndexed: false }),
    name: name || t('builder.title'),
    back: `${prefix}/documents/${id}`,
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
  const { head, name, back, link } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const problem = useActionData<typeof action>()?.problem
  return (
    <div className="list-page">
      <PageHead head={head} />
      <div className="grid gap-2">
        <p>
          <a className="lone" href={back} dir="auto">
            {name}
          </a>
        </p>
        <h1 className="text-2xl">{t('builder.link')}</h1>
        <p className="text-muted">{t('builder.linkText')}</p>
      </div>
      {problem && (
        <Callout tone="danger">
          <p role="alert">{problem}</p>
        </Callout>
      )}
      <Card className="grid gap-4 p-4">
        {link ? (
          <p className="grid gap-1">
            <a href={link.address} className="wrap-anywhere" dir="ltr" data-reload>
              {link.address}
            </a>
            <span className="text-sm text-muted">{t('builder.linkViews', { count: link.views })}</span>
          </p>
        ) : (
          <p>{t('builder.linkIsOff')}</p>
        )}
        <Form method="post" className="grid justify-items-start gap-3">
          <label className="check">
            <input type="checkbox" name="indexed" value="1" defaultChecked={link?.isIndexed ?? false} />
            <span>{t('builder.linkIndexed')}</span>
          </label>
          <Button type="submit" look={link ? 'line' : 'primary'} name="act" value="on">
            {t(link ? 'common.save' : 'builder.linkOn')}
          </Button>
        </Form>
        {link && (
          <Form method="post">
            <Button type="submit" look="danger" name="act" value="off">
              {t('builder.linkOff')}
            </Button>
          </Form>
        )}
      </Card>
    </div>
  )
}
