import { readSyncableContent } from '@hanap/contracts/jobseekers/resumes.calls'
import type { SyncableContent } from '@hanap/contracts/jobseekers/resumes.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import type { MessageKey } from '@hanap/i18n/message-key'
import { factsOf, notFound } from '@hanap/shared/page/page-facts'
import { data } from 'react-router'
import { educationItem, plainItem, profileItems, workItem } from './parsed-items.server.ts'
import { parsedKeys } from './parsed-keys.ts'
import type { ParsedGroup, ParsedItem } from './parsed-view.ts'

/** What was found in a resume and is not in the profile. */
export const readParsed = async (page: PageContext, id: string): Promise<SyncableContent> => {
  const outcome = await page.call(readSyncableContent, { params: { id } })
  if (outcome.ok) return outcome.data
  throw outcome.status === 404 ? notFound() : data(null, { status: outcome.status })
}

/** What was found, part by part, for a person to choose from. */
export const parsedGroups = (page: PageContext, content: SyncableContent): ParsedGroup[] => {
  const facts = factsOf(page)
  const t = translator(facts.language)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  const shown = { t, format, language: facts.language }
  const group = (heading: MessageKey, items: ParsedItem[], isInline = false): ParsedGroup[] =>
    items.length > 0 ? [{ heading: t(heading), items, isInline }] : []
  return [
    ...group('profile.basics', profileItems(content, shown)),
    ...group(
      'profile.work',
      content.work_experiences.map(work => workItem(work, shown)),
    ),
    ...group(
      'profile.education',
      content.educations.map(education => educationItem(education, shown)),
    ),
    ...group(
      'profile.skills',
      content.skills.flatMap(({ found }) => (found ? [plainItem(parsedKeys.skill(found.value), found)] : [])),
      true,
    ),
    ...group(
      'profile.licenses',
      content.licenses.flatMap(license => {
        const { title, issuing_organisation: issuer } = license
        return title
          ? [
              plainItem(
                parsedKeys.license(license),
                title,
                [title.value, issuer?.value].filter(Boolean).join(' – '),
              ),
            ]
          : []
      }),
    ),
    ...group(
      'profile.links',
      content.websites.flatMap(({ url }) => (url ? [plainItem(parsedKeys.website(url.value), url)] : [])),
    ),
  ]
}
