import type { JobCard } from '@hanap/contracts/jobs/job.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats, type Formats } from '@hanap/i18n/format'
import { isolateNames } from '@hanap/i18n/locale'
import type { Translate } from '@hanap/i18n/translate'
import { placeComma, placeText, workplaceText } from '@hanap/shared/job/place-text.server'
import { factsOf } from '@hanap/shared/page/page-facts'
import type { CardView } from './card-view.ts'

/** Other places that a card names before it counts them. */
const MAX_PLACES = 3
/** Why it fits, beside the rest of a card. */
const MAX_REASONS = 2

const distanceText = (page: PageContext, { distance_km: km }: JobCard): string | null => {
  if (km === null) return null
  const facts = factsOf(page)
  const t = translator(facts.language)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  return km < 1 ? t('job.nearby') : t('job.away', { km: format.number(km) })
}

/** Of a job that is posted more than once: the other places, or how often where it is always the same one. */
const alsoText = (page: PageContext, { also_posted: others, job_location: own }: JobCard): string | null => {
  if (others.length === 0) return null
  const facts = factsOf(page)
  const t = translator(facts.language)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  const places = new Set(others.map(other => other.job_location).filter(place => place !== null))
  if (own) places.delete(own)
  if (places.size === 0) return t('job.postedTimes', { count: others.length + 1 })
  const shown = [...places].slice(0, MAX_PLACES)
  const more = places.size - shown.length
  if (more > 0) return t('job.alsoInMore', { places: shown.join(placeComma(facts.language)), count: more })
  return t('job.alsoIn', { places: format.list(shown) })
}

/** What lists show of jobs: every text made here, once, so that neither page nor browser formats anything. */
export const cardViews = (
  page: PageContext,
  cards: readonly JobCard[],
  now: Date = new Date(),
): CardView[] => {
  const facts = factsOf(page)
  const t = translator(facts.language)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  return cards.map(card => {
    const age = (): CardAge => ageOf(card, t, format, now)
    // A card that cannot change is the same for everybody.
    if (!Object.isFrozen(card)) return viewOf(page, card, age())
    const place = `${facts.market} ${facts.language}`
    const minute = Math.floor(now.getTime() / MINUTE_MS)
    const views = sharedViews.get(card) ?? new Map<string, SharedView>()
    sharedViews.set(card, views)
    const earlier = views.get(place)
    if (earlier?.minute === minute) return earlier.view
    const own = age()
    const view = earlier && isOfAge(earlier.view, own) ? earlier.view : Object.freeze(viewOf(page, card, own))
    views.set(place, { view, minute })
    return view
  })
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const NEW_DAYS = 2
const CLOSING_DAYS = 7

/** What of a card's view the time changes. */
type CardAge = Pick<CardView, 'posted' | 'closes' | 'isNew'>

const ageOf = (card: JobCard, t: Translate, format: Formats, now: Date): CardAge => {
  const age: CardAge = { posted: format.ago(card.refreshed_at, now) }
  if (now.getTime() - Date.parse(card.refreshed_at) < NEW_DAYS * DAY_MS) age.isNew = true
  const left = card.expired_at ? Date.parse(card.expired_at) - now.getTime() : 0
  if (card.expired_at && left > 0 && left < CLOSING_DAYS * DAY_MS)
    age.closes = closesText(card.expired_at, t, format)
  return age
}

/** Until when somebody can apply to an ad that ends at `end`. */
export const closesText = (end: string, t: Translate, format: Formats): string =>
  t('job.applyBefore', { date: format.lastDay(end) })

const isOfAge = (view: CardView, age: CardAge): boolean =>
  view.posted === age.posted && view.closes === age.closes && view.isNew === age.isNew

interface SharedView {
  view: CardView
  /** Since 1970, in which its age was right. */
  minute: number
}

const sharedViews = new WeakMap<JobCard, Map<string, SharedView>>()

const viewOf = (page: PageContext, card: JobCard, age: CardAge): CardView => {
  const facts = factsOf(page)
  const t = translator(facts.language)
  const view: CardView = {
    id: card.id,
    href: facts.prefix + card.job_url,
    title: isolateNames(card.job_title),
    company: card.company_name ?? '',
    // The workplace is said where it is not the usual one.
    facts: [
      placeText(facts.language, card),
      distanceText(page, card),
      card.workplace === 'on_site' ? null : workplaceText(page, card.workplace),
      card.job_type,
    ].filter(text => text !== null),
    ...age,
  }
  const also = alsoText(page, card)
  if (also) view.also = also
  if (card.match && card.match.reasons.length > 0)
    view.fits = t('personal.fits', {
      reasons: card.match.reasons.slice(0, MAX_REASONS).join(placeComma(facts.language)),
    })
  if (card.is_company_followed) view.follows = t('follows.youFollow')
  if (card.is_viewed) view.seen = t('personal.seen')
  if (card.company_logo) view.logo = card.company_logo
  if (card.salary_range_value) view.salary = card.salary_range_value
  if (card.is_company_verified) view.isVerified = true
  if (card.is_urgent) view.isUrgent = true
  if (card.is_featured) view.isFeatured = true
  if (card.is_saved) view.isSaved = true
  if (card.is_applied) view.isApplied = true
  if (card.language_code && card.language_code !== facts.language) view.lang = card.language_code
  return view
}
