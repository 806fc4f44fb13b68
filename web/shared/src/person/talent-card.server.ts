import type { Talent, TalentCard } from '@hanap/contracts/recruiters/talents.schemas'
import type { Formats } from '@hanap/i18n/format'
import { personName } from '@hanap/i18n/person-name'
import type { Translate } from '@hanap/i18n/translate'
import type { TalentCardView, TalentFactsView, TalentMatchView } from './talent-card-view.ts'

export interface CardTexts {
  t: Translate
  format: Formats
  prefix: string
}

const MONTHS_A_YEAR = 12

const timeText = (
  { is_currently_working: isCurrent, months }: TalentCard['work'][number],
  { t }: CardTexts,
) => {
  const long =
    months === null
      ? []
      : months < MONTHS_A_YEAR
        ? [t('talents.months', { count: months })]
        : [t('talents.years', { count: Math.round(months / MONTHS_A_YEAR) })]
  return [...long, ...(isCurrent ? [t('talents.now')] : [])].join(' · ')
}

/** What became of the company's greeting. */
const greetingText = ({ greeting }: TalentCard, { t, format }: CardTexts): string | null => {
  if (!greeting) return null
  if (greeting.state === 'open') return t('talents.greeted_open')
  const date = format.date(greeting.at)
  return t(greeting.state === 'requested' ? 'talents.greeted_requested' : 'talents.greeted_over', { date })
}

export const cardView = (card: TalentCard, texts: CardTexts, jobId: string | undefined): TalentCardView => {
  const { t, format, prefix } = texts
  const name = card.first_name === null ? null : personName(card.first_name, card.last_name ?? '')
  const percent = card.match?.percent
  return {
    id: card.id,
    href: `${prefix}/talents/${card.id}${jobId === undefined ? '' : `?job=${jobId}`}`,
    title: name ?? card.work[0]?.job_title ?? card.wanted[0] ?? t('chats.candidate'),
    isNamed: name !== null,
    avatar: card.avatar,
    headline: card.headline,
    work: card.work.map(entry => ({
      title: entry.job_title,
      company: entry.company_name,
      time: timeText(entry, texts),
    })),
    facts: [card.xp_lvl, card.degree, card.location, ...card.languages.map(({ value }) => value)].filter(
      text => text !== null,
    ),
    skills: card.skills,
    wanted: format.list(card.wanted),
    updated: t('talents.updated', { date: format.date(card.updated_at) }),
    match: percent == null ? null : t('talents.matchPercent', { percent: format.percent(percent / 100) }),
    greeting: greetingText(card, texts),
  }
}

const present = (texts: readonly (string | null)[]) => texts.filter(text => text !== null && text !== '')

const joined = (lines: readonly (readonly (string | null)[])[]) =>
  lines.map(line => present(line).join(' · ')).filter(text => text !== '')

export const talentFactsView = (
  talent: Talent,
  texts: CardTexts,
  jobId: string | undefined,
): TalentFactsView => ({
  card: cardView(talent, texts, jobId),
  functions: talent.functions.map(({ value }) => value),
  educations: joined(talent.educations.map(({ degree, field_of_study: field }) => [degree, field])),
  licenses: talent.licenses,
  wishes: joined(
    talent.job_preferences.map(wish => [
      wish.job_title ?? wish.function,
      ...wish.job_types,
      wish.workplace,
      wish.location,
    ]),
  ),
})

const toneOf = (share: number | null) => {
  if (share === null || share === 0) return share === 0 ? 'warning' : 'plain'
  return share === 1 ? 'positive' : 'plain'
}

export const matchView = (
  { match }: TalentCard,
  job: string,
  { t, format }: CardTexts,
): TalentMatchView | null => {
  if (!match) return null
  const { percent, parts } = match
  const heading = t('talents.matchWith', { job })
  return {
    heading:
      percent === null
        ? heading
        : t('resumes.labelled', {
            label: heading,
            value: t('talents.matchPercent', { percent: format.percent(percent / 100) }),
          }),
    parts: parts.map(({ key, label, text, share }) => ({ key, label, text, tone: toneOf(share) })),
  }
}
