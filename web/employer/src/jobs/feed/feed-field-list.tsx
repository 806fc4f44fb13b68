import { usePage } from '@hanap/shared/components/page'

/** What each ad of a feed must say, by the names that it has in the samples. */
const neededFields = [
  ['title', 'ads.title'],
  ['description', 'job.description'],
] as const

/** What it may say beside that. */
const furtherFields = [
  ['id', 'ads.feedNumber'],
  ['city', 'job.location'],
  ['country', 'common.country'],
  ['job_type', 'job.jobType'],
  ['salary', 'ads.pay'],
  ['url', 'ads.applyUrl'],
] as const

/** What a feed may look like: files of the site, which the importer reads whole. */
const samples = [
  ['JSON', '/feed-sample.json'],
  ['XML', '/feed-sample.xml'],
] as const

/** What a feed's ads are made of, and samples of feeds. */
export function FeedFieldList() {
  const { t } = usePage()
  return (
    <div className="desk-side desk-sheet">
      <section className="desk-part">
        <h2 className="text-base">{t('ads.feedNeeds')}</h2>
        <Fields fields={neededFields} />
        <h2 className="text-base">{t('ads.feedMay')}</h2>
        <Fields fields={furtherFields} />
      </section>
      <ul className="desk-part feed-samples">
        {samples.map(([format, file]) => (
          <li key={format}>
            <a href={file} download>
              {t('ads.feedSample', { format })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface FieldsProps {
  fields: typeof neededFields | typeof furtherFields
}

function Fields({ fields }: FieldsProps) {
  const { t } = usePage()
  return (
    <dl className="feed-fields">
      {fields.map(([name, text]) => (
        <div key={name}>
          <dt>
            <code dir="ltr">{name}</code>
          </dt>
          <dd>{t(text)}</dd>
        </div>
      ))}
    </dl>
  )
}
