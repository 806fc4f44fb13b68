import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { SelectField, TextArea, TextField } from '@hanap/ui/field'
import { Badge } from '@hanap/ui/surface'
import { Form } from 'react-router'
import { criteria, criterionTexts, isListedCriterion } from './criteria.ts'
import type { ApplicantDetailView } from './load-applicant-page.server.ts'
import { ApplicantNotes } from './notes.tsx'
import { useRefusedWork } from './use-refused-work.ts'

const SCORES = [1, 2, 3, 4, 5] as const

type TeamWorkProps = Pick<ApplicantDetailView, 'labels' | 'rating' | 'notes' | 'mayMove'> & {
  noteKey: string
}

/** What the team has of an applicant: labels, ratings and notes, which the applicant never sees. */
export function TeamWork({ labels, rating, notes, mayMove, noteKey }: TeamWorkProps) {
  return (
    <>
      <ApplicantNotes notes={notes} mayMove={mayMove} noteKey={noteKey} />
      <Labels labels={labels} mayMove={mayMove} />
      <Ratings rating={rating} mayMove={mayMove} />
    </>
  )
}

function Labels({ labels, mayMove }: Pick<TeamWorkProps, 'labels' | 'mayMove'>) {
  const { t } = usePage()
  const { problems, typed } = useRefusedWork('label')
  return (
    <section className="grid gap-2" id="labels-section">
      <h2 className="text-lg">{t('applicants.labels')}</h2>
      {labels.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {labels.map(label => (
            <Badge key={label}>
              <bdi>{label}</bdi>
            </Badge>
          ))}
        </p>
      )}
      {mayMove && (
        <Form method="post" className="form" key={labels.join()}>
          <input type="hidden" name="act" value="label" />
          <TextField
            name="labels"
            label={t('applicants.labels')}
            help={t('applicants.labelsHelp')}
            defaultValue={typed.labels ?? labels.join(', ')}
            maxLength={420}
            dir="auto"
            error={problems.labels ?? problems.error}
          />
          <Button type="submit" size="small">
            {t('common.save')}
          </Button>
        </Form>
      )}
    </section>
  )
}

function Ratings({ rating: { own, others }, mayMove }: Pick<TeamWorkProps, 'rating' | 'mayMove'>) {
  const { t } = usePage()
  const { problems, typed } = useRefusedWork('rate')
  if (!mayMove) return null
  return (
    <section className="grid gap-3" id="rating-section">
      <h2 className="text-lg">{t('applicants.rating')}</h2>
      <p className="text-sm text-muted">{t('applicants.ratingText')}</p>
      <Form method="post" className="form">
        <input type="hidden" name="act" value="rate" />
        <div className="criteria">
          {criteria.map(key => (
            <SelectField
              key={key}
              name={key}
              label={t(criterionTexts[key])}
              defaultValue={typed[key] ?? own?.criteria[key] ?? ''}
              error={problems[key]}
            >
              <option value="">{t('applicants.ratingNone')}</option>
              {SCORES.map(score => (
                <option key={score} value={score}>
                  {score}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
        <TextArea
          name="comment"
          label={t('applicants.comment')}
          optional={t('common.optional')}
          rows={2}
          maxLength={2000}
          dir="auto"
          defaultValue={typed.comment ?? own?.comment ?? ''}
          error={problems.comment}
        />
        <Button type="submit" size="small">
          {t('applicants.ratingSave')}
        </Button>
      </Form>
      {others !== null && <OthersRatings others={others} />}
    </section>
  )
}

function OthersRatings({ others }: { others: NonNullable<TeamWorkProps['rating']['others']> }) {
  const { t, format } = usePage()
  return (
    <div className="grid gap-2">
      <h3 className="text-base">{t('applicants.ratingsOthers')}</h3>
      {others.length === 0 && <p className="text-sm text-muted">{t('applicants.ratingsOthersNone')}</p>}
      <ul className="grid gap-3">
        {others.map(({ id, name, criteria: scores, comment }) => (
          <li key={id} className="grid gap-1 text-sm">
            <p className="font-semibold">
              <bdi>{name}</bdi>
            </p>
            <dl className="scores">
              {Object.entries(scores).map(([key, score]) => (
                <div key={key}>
                  <dt>{isListedCriterion(key) ? t(criterionTexts[key]) : <bdi>{key}</bdi>}</dt>
                  <dd>{format.number(score)}</dd>
                </div>
              ))}
            </dl>
            {comment && (
              <p className="whitespace-pre-line" dir="auto">
                {comment}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
