import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'
import type { ApplicantDetailView } from './load-applicant-page.server.ts'

type ResumeView = NonNullable<ApplicantDetailView['resume']>

/** A resume as its pages look, to be read in its place; its text and the file itself below. `id` tells two on one page apart. */
export function ResumeViewer({ resume, id }: { resume: ResumeView | null; id: string }) {
  const { t } = usePage()
  if (!resume) return <p className="text-muted">{t('employer.noResume')}</p>
  const { pages, problem } = resume.drawn
  return (
    <section className="resume-viewer" id={`resume-${id}`}>
      <h2 className="text-lg">{t('employer.resume')}</h2>
      {pages.length > 0 && <Pages resume={resume} id={id} />}
      {problem === 'not_pdf' && <p className="text-muted">{t('applicants.resumeNotPdf')}</p>}
      {problem === 'busy' && <p className="text-muted">{t('applicants.resumeNotNow')}</p>}
      {problem === 'not_drawn' && <p className="text-muted">{t('applicants.resumeNotDrawn')}</p>}
      <details className="disclosure" open={pages.length === 0}>
        <summary>{t('applicants.resumeAsText')}</summary>
        <ResumeText {...resume} />
      </details>
      <ResumeLink {...resume} />
    </section>
  )
}

/** The file as it was sent. */
export function ResumeLink({ name, url }: Pick<ResumeView, 'name' | 'url'>) {
  const { t } = usePage()
  return (
    <LinkButton href={url} className="justify-self-start" data-reload download>
      {t('resumes.labelled', { label: t('employer.openResume'), value: name })}
    </LinkButton>
  )
}

function ResumeText({ name, text }: Pick<ResumeView, 'name' | 'text'>) {
  const { t } = usePage()
  if (text === null) return <p className="text-muted">{t('applicants.resumeNoText')}</p>
  return (
    <section
      className="resume-text"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
      aria-label={t('applicants.resumeText', { name })}
    >
      <p dir="auto">{text}</p>
    </section>
  )
}

/** The drawn pages. Size and page are chosen without script. */
function Pages({ resume: { name, drawn }, id }: { resume: ResumeView; id: string }) {
  const { t } = usePage()
  const { pages, count, shown, isCut, zooms } = drawn
  const idOf = (number: string) => `resume-${id}-page-${number}`
  return (
    <>
      <div className="resume-tools">
        <fieldset className="resume-zoom">
          <legend>{t('applicants.resumeZoom')}</legend>
          {zooms.map(({ value, text }, at) => (
            <label key={value}>
              <input type="radio" name={`zoom-${id}`} value={value} defaultChecked={at === 0} />
              {text}
            </label>
          ))}
        </fieldset>
        {pages.length > 1 && (
          <nav aria-label={t('applicants.resumePages', { name })}>
            <ol>
              {pages.map(({ number }) => (
                <li key={number}>
                  <a href={`#${idOf(number)}`} aria-label={t('applicants.resumePage', { number, count })}>
                    {number}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
      <section
        className="resume-pages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        aria-label={t('applicants.resumePages', { name })}
      >
        {pages.map(({ number, width, height, url }) => (
          <figure key={number} id={idOf(number)}>
            <img
              src={url}
              width={width}
              height={height}
              loading="lazy"
              alt={t('applicants.resumePicture', { number, count })}
            />
            {pages.length > 1 && (
              <figcaption className="text-sm text-muted">
                {t('applicants.resumePage', { number, count })}
              </figcaption>
            )}
          </figure>
        ))}
      </section>
      {isCut && <p className="text-muted">{t('applicants.resumeMorePages', { count, shown })}</p>}
    </>
  )
}
