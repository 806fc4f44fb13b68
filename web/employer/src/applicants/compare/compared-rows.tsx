import type { Translate } from '@hanap/i18n/translate'
import { usePage } from '@hanap/shared/components/page'
import { DisqualifyingMark } from '../disqualifying-mark.tsx'
import { MatchLine } from '../match.tsx'
import { profileRows } from './compared-profile.tsx'
import { type ComparedRow, type ComparedView, Fact, WITHHELD } from './compared-row.tsx'

/** By what applicants are compared, from the match's parts to the profile: a line of the page each. */
const rowsOf = (applicants: readonly ComparedView[], t: Translate): ComparedRow[] => {
  const parts = new Map(
    applicants.flatMap(({ match }) => match?.parts.map(each => [each.key, each.label]) ?? []),
  )
  const questions = new Map(
    applicants.flatMap(({ answers }) => answers.map(each => [each.question_id, each.question])),
  )
  return [
    ...[...parts].map(([key, label]): ComparedRow => {
      const partOf = ({ match }: ComparedView) => match?.parts.find(each => each.key === key)
      return {
        key: `match ${key}`,
        label,
        said: partOf,
        of: view => {
          const part = partOf(view)
          return (
            part && (
              <dl className="text-sm">
                <MatchLine part={part} />
              </dl>
            )
          )
        },
      }
    }),
    {
      key: 'disqualifying',
      label: t('applicants.disqualifying'),
      said: ({ disqualifying }) => disqualifying,
      of: ({ disqualifying }) => disqualifying.length > 0 && <DisqualifyingMark answers={disqualifying} />,
    },
    {
      key: 'message',
      label: t('employer.message'),
      said: ({ message }) => message,
      of: ({ message }) => message && <Fact label={t('employer.message')}>{message}</Fact>,
    },
    ...[...questions].map(([id, question]): ComparedRow => {
      const answerOf = ({ answers }: ComparedView) => answers.find(each => each.question_id === id)?.answer
      return {
        key: `answer ${id}`,
        label: question,
        said: answerOf,
        of: view => {
          const answer = answerOf(view)
          return answer && <Fact label={question}>{answer}</Fact>
        },
      }
    }),
    ...profileRows(applicants, t),
    {
      key: 'resume',
      label: t('employer.resume'),
      said: ({ resume }) => resume?.url,
      of: ({ isBlind, resume }) =>
        isBlind ? (
          WITHHELD
        ) : resume ? (
          <bdi>{resume.name}</bdi>
        ) : (
          <p className="text-muted">{t('employer.noResume')}</p>
        ),
    },
  ]
}

/** Where the two differ, and where they do not. */
export const comparedRows = (
  applicants: readonly ComparedView[],
  t: Translate,
): { differing: ComparedRow[]; same: ComparedRow[] } => {
  const rows = rowsOf(applicants, t).filter(({ of }) => applicants.some(view => of(view)))
  const isSame = ({ said }: ComparedRow) =>
    new Set(applicants.map(view => JSON.stringify(said(view)))).size === 1
  return { differing: rows.filter(row => !isSame(row)), same: rows.filter(isSame) }
}

/** One line of one of them. */
export function ComparedCell({ row: { label, of }, view }: { row: ComparedRow; view: ComparedView }) {
  const { t } = usePage()
  return of(view) || (label && <Fact label={label}>{t('ads.unfitNone')}</Fact>)
}
