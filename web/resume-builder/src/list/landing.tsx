import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'
import type { DesignSample } from './load-list.server.ts'

interface DesignLinksProps {
  designs: readonly (DesignSample & { href: string })[]
  /** The one that was chosen. */
  current: string | null
}

const FIRST_ROW = 5

/** The designs, each a way to begin a resume in it. */
export function DesignLinks({ designs, current }: DesignLinksProps) {
  const { t } = usePage()
  return (
    <section className="grid gap-3" aria-labelledby="designs">
      <h2 className="text-lg font-semibold" id="designs">
        {t('builder.look')}
      </h2>
      <ul className="design-samples">
        {designs.map(({ template, name, picture, href }, at) => (
          <li key={template}>
            <a
              className="design-sample"
              href={href}
              aria-current={template === current ? 'true' : undefined}
              data-reload
            >
              <img
                src={picture}
                alt=""
                width={210}
                height={297}
                loading={at < FIRST_ROW ? 'eager' : 'lazy'}
              />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LandingProps {
  designs: readonly DesignSample[]
  logIn: string
  job: string | null
}

/** What the builder is, for who is not signed in. */
export function Landing({ designs, logIn, job }: LandingProps) {
  const { t } = usePage()
  return (
    <header className="builder-cover">
      <div className="builder-cover-text">
        <h1>{t('builder.title')}</h1>
        <p className="text-lg">{t('builder.intro')}</p>
        {job && <p className="text-lg font-semibold wrap-anywhere">{job}</p>}
        <LinkButton look="primary" href={logIn} data-reload>
          {t('making.heading')}
        </LinkButton>
        <p className="text-sm">{t('builder.logInText')}</p>
      </div>
      <div className="builder-cover-papers" aria-hidden="true">
        {designs.slice(0, 2).map(({ template, picture }) => (
          <img key={template} src={picture} alt="" width={210} height={297} />
        ))}
      </div>
    </header>
  )
}
