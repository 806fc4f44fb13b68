import {
  previewResume,
  type ResumeSection,
  resumeSections,
  resumeTemplateIds,
  showResumeTemplate,
} from '@hanap/contracts/jobseekers/generated-resumes.calls'
import { listWorkExperiences } from '@hanap/contracts/jobseekers/profile.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { languageNameIn } from '@hanap/i18n/language-name'
import type { MessageKey } from '@hanap/i18n/message-key'
import { personName } from '@hanap/i18n/person-name'
import { type LanguageCode, languageByCode, languages } from '@hanap/markets/languages'
import { factsOf } from '@hanap/shared/page/page-facts'
import type { CreateResumeView } from './create-resume-view.ts'

export const sectionHeadings: Record<ResumeSection, MessageKey> = {
  about: 'profile.about',
  work_experiences: 'profile.work',
  educations: 'profile.education',
  skills: 'profile.skills',
  license_certifications: 'profile.licenses',
  websites: 'profile.links',
}

const templateNames: Record<(typeof resumeTemplateIds)[number], MessageKey> = {
  1: 'making.classic',
  2: 'making.sidebar',
  3: 'making.compact',
  4: 'making.banner',
  5: 'making.rightToLeft',
  6: 'making.rirekisho',
  7: 'making.shokumuKeirekisho',
  8: 'making.timeline',
  9: 'making.centred',
  10: 'making.plain',
  11: 'making.rightToLeftBanner',
}

/** Made for languages that are written from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<number> = new Set([5, 11])

/** The one design that has a place for a photo. */
const RIREKISHO = 6

/** Whether a design is made for a language, and comes first there. */
const isUsualIn = (id: number, language: LanguageCode): boolean =>
  RIGHT_TO_LEFT.has(id) || (id === RIREKISHO && language === 'ja')

const isSection = (name: string): name is ResumeSection => resumeSections.some(section => section === name)

/** All sections, those that the form sent first and in its order; `up` and `down` name one to be moved by one place. */
const orderIn = (query: URLSearchParams): ResumeSection[] => {
  const order = [...new Set([...query.getAll('order').filter(isSection), ...resumeSections])]
  const up = query.get('up') ?? ''
  const down = query.get('down') ?? ''
  // Down by one place is its neighbour's way up.
  const at = isSection(up) ? order.indexOf(up) : isSection(down) ? order.indexOf(down) + 1 : -1
  const [before, moved] = [order[at - 1], order[at]]
  if (before && moved) order.splice(at - 1, 2, moved, before)
  return order
}

interface ChosenDesign {
  template: (typeof resumeTemplateIds)[number]
  language: LanguageCode
  order: ResumeSection[]
  shown: ResumeSection[]
  isPhotoShown: boolean
}

/** What an address chooses; what it does not say or nobody knows is as usual in the page's language. */
const chosenIn = (query: URLSearchParams, pageLanguage: LanguageCode): ChosenDesign => {
  const language = languageByCode(query.get('language') ?? '')?.code ?? pageLanguage
  const usual = languageByCode(language)?.dir === 'rtl' ? 5 : 1
  const template = resumeTemplateIds.find(id => String(id) === query.get('template')) ?? usual
  const order = orderIn(query)
  const sent = query.has('order') ? query.getAll('sections') : order
  const photo = query.getAll('photo')
  return {
    template,
    language,
    order,
    shown: order.filter(section => sent.includes(section)),
    isPhotoShown: photo.length === 0 || photo.includes('1'),
  }
}

export const loadCreateResume = async (page: PageContext, request: Request): Promise<CreateResumeView> => {
  const facts = factsOf(page)
  const t = translator(facts.language)
  const { template, language, order, shown, isPhotoShown } = chosenIn(
    new URL(request.url).searchParams,
    facts.language,
  )
  const work = await page.call(listWorkExperiences, {})
  const query = new URLSearchParams({
    template_id: String(template),
    language_code: language,
    sections: shown.join(','),
    ...(!isPhotoShown && { is_photo_shown: '0' }),
  })
  const isRightToLeft = languageByCode(language)?.dir === 'rtl'
  const offered = resumeTemplateIds
    .filter(id => isRightToLeft || id === template || !RIGHT_TO_LEFT.has(id))
    .toSorted((a, b) => Number(isUsualIn(b, language)) - Number(isUsualIn(a, language)))
  const file = `${previewResume.path}?${query}`
  return {
    template: String(template),
    language,
    templates: offered.map(id => ({
      id: String(id),
      name: t(templateNames[id]),
      picture: `${showResumeTemplate.path.replace('{id}', String(id))}?language_code=${language}`,
    })),
    languages: languages.map(({ code, value }) => [code, value]),
    sections: order.map(key => ({ key, name: t(sectionHeadings[key]), isChosen: shown.includes(key) })),
    shown: shown.join(','),
    isPhotoLeftOut: !isPhotoShown,
    photo: template === RIREKISHO ? { isShown: isPhotoShown, isThere: Boolean(page.user?.avatar) } : null,
    preview: {
      file,
      picture: `${file}&format=svg`,
      text: t('making.previewText', {
        template: t(templateNames[template]),
        language: languageNameIn(language, facts.language),
      }),
    },
    filename: personName(page.user?.first_name ?? '', page.user?.last_name ?? ''),
    isThin: work.ok && work.data.length === 0,
  }
}
