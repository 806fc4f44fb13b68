import { previewCompanyPage } from '@hanap/contracts/recruiters/company-draft.calls'
import { translator } from '@hanap/i18n/catalogues'
import { companyArticleView } from '@hanap/shared/company/company-view.server'
import { CompanyArticle } from '@hanap/shared/components/company/company-article'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { LinkButton } from '@hanap/ui/button'
import { Callout } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { answerOrRedirect, ownMembership } from '../recruiter/recruiter.server.ts'
import texts from './preview.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  await ownMembership(page)
  const company = answerOrRedirect(page, await page.call(previewCompanyPage, {}))
  const t = translator(language)
  return {
    head: headOf(page, t('employer.title'), { title: t('names.previewHeading'), isIndexed: false }),
    company: companyArticleView(page, company),
    texts: textsFor(language, texts),
  }
}

/** The company's page as seekers will read it once the draft is published. */
export default function CompanyPreview() {
  const { head, company } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  return (
    <div className="company">
      <PageHead head={head} />
      <Callout tone="plain">
        <p>{t('names.previewText')}</p>
        <p>
          <LinkButton href={href('/company')}>{t('names.backToEdit')}</LinkButton>
        </p>
      </Callout>
      <CompanyArticle
        company={company}
        totalNum={company.openJobs}
        jobs={company.openJobs > 0 && <p className="text-muted">{t('names.previewJobs')}</p>}
      />
    </div>
  )
}
