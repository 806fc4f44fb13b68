import { type OpenedPage, openPage, untilStarted } from '../harness/browser.ts'
import type { JourneySite } from '../harness/journey-site.ts'
import type { JourneyVariant } from '../harness/journey-variants.ts'
import { askAs, JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { logInBuilder } from '../harness/signed-in.ts'

const nameless = { title: '', organization: '', detail: '', text: '' }

/** A section of a document with entries that say what is given. */
export const writtenSection = (id: string, kind: string, entries: readonly Partial<typeof nameless>[]) => ({
  id,
  kind,
  entries: entries.map((entry, at) => ({ id: `${id}e${at}`, ...nameless, ...entry })),
})

/** A document with these sections below the heading, of a beekeeper who looks for work; it is open in the builder. */
export const openDocument = async (
  site: JourneySite,
  { prefix, options }: JourneyVariant,
  start: { sections: ReturnType<typeof writtenSection>[]; language: string },
) => {
  const email = `bee.${Math.random().toString(36).slice(2)}@example.com`
  const account = { email, password: JOURNEY_PASSWORD }
  const { token } = await registerSeeker(site, { email, first_name: 'Dana', last_name: 'Reyes' })
  const path = '/api/jobseekers/documents'
  const { document: made } = await askAs(site, 'POST', path, token, { language: start.language })
  const changes = { sections: [made.sections[0], ...start.sections] }
  await askAs(site, 'PATCH', `${path}/${made.id}`, token, { revision: made.revision, changes })
  const opened: OpenedPage = await openPage(site.browser, options)
  const at = (to: string) => site.at(prefix + to, 'resume')
  await logInBuilder(opened.page, at('/get-started'), account)
  const address = at(`/documents/${made.id}`)
  const show = async (query = '') => {
    await opened.page.goto(address + query)
    if (options.javaScriptEnabled !== false) await untilStarted(opened.page)
  }
  const document = async () => (await askAs(site, 'GET', `${path}/${made.id}`, token)).document
  const sections = async (): Promise<ReturnType<typeof writtenSection>[]> => (await document()).sections
  /** What somebody does in another browser. */
  const changeElsewhere = async (changes: object) => {
    const { revision } = await document()
    await askAs(site, 'PATCH', `${path}/${made.id}`, token, { revision, changes })
  }
  return { ...opened, account, token, show, sections, changeElsewhere }
}
