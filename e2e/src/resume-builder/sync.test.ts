import { describe, expect, test } from 'vitest'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { askAs, JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { logInBuilder } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(`a resume beside the profile${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each([englishOnDesk, arabicOnPhone, japaneseWithoutScript])(
    'the profile changes → the editor says so → differences are taken either way, and undone, $name',
    { timeout: 120_000 },
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const hasScript = options.javaScriptEnabled !== false
      const email = `sync.${language}.${Math.random().toString(36).slice(2)}@example.com`
      const { token } = await registerSeeker(site, { email, first_name: 'Dana', last_name: 'Reyes' })
      const [me, documents] = ['/api/jobseekers/me', '/api/jobseekers/documents']
      const said = { headline: 'Keeper of forty hives', about: 'Calm among bees.' }
      await askAs(site, 'PATCH', me, token, said)
      const { document: begun } = await askAs(site, 'POST', documents, token, { from: 'profile', language })
      const path = `${documents}/${begun.id}`
      const entries = async () => {
        const { sections } = (await askAs(site, 'GET', path, token)).document
        const entryOf = (kind: string) =>
          sections.find((each: { kind: string }) => each.kind === kind)?.entries[0]
        return { headline: entryOf('heading')?.detail, summary: entryOf('summary')?.text }
      }
      const profile = async () => (await askAs(site, 'GET', me, token)).user.profile

      const { page, context, complaints } = await openPage(site.browser, options)
      const at = (to: string) => site.at(prefix + to, 'resume')
      await logInBuilder(page, at('/get-started'), { email, password: JOURNEY_PASSWORD })
      await page.goto(at(`/documents/${begun.id}`))
      await expect.poll(() => page.getByText(t('builder.compareChanged')).count()).toBe(0)
      await page.goto(at(`/documents/${begun.id}/differences`))
      await page.getByText(t('builder.compareSame'), { exact: true }).waitFor()

      await askAs(site, 'PATCH', path, token, {
        revision: 1,
        changes: {
          sections: begun.sections.map((section: { kind: string; entries: object[] }) =>
            section.kind === 'summary'
              ? { ...section, entries: section.entries.map(entry => ({ ...entry, text: 'Never stung.' })) }
              : section,
          ),
        },
      })
      await askAs(site, 'PATCH', me, token, { headline: 'Keeper of fifty hives' })
      const skills = ['Forklift', 'Inventory']
      await askAs(site, 'PATCH', '/api/jobseekers/skills/update', token, { skills })
      await page.goto(at(`/documents/${begun.id}`))
      await page.getByText(t('builder.compareChanged')).waitFor()
      await page.getByRole('link', { name: t('builder.compareShow') }).click()
      const headline = page.getByRole('group', { name: t('profile.headline') })
      const about = page.locator('fieldset', { hasText: 'Never stung.' })
      await headline.locator('.difference-profile ins', { hasText: 'fifty' }).waitFor()
      await headline.locator('.difference-document del', { hasText: 'forty' }).waitFor()
      await expect.poll(() => about.locator('ins, del').count()).toBe(0)
      expect(await findingsAt(page, options)).toEqual([])

      await headline.getByLabel(t('builder.compareIntoResume')).check()
      await about.getByLabel(t('builder.compareIntoProfile')).check()
      const ofSkills = t('resumes.labelled', {
        label: t('builder.compareAllOfProfile'),
        value: t('profile.skills'),
      })
      await page.getByRole('button', { name: ofSkills }).click()
      for (const name of skills)
        await expect.poll(() => page.getByRole('checkbox', { name, exact: true }).isChecked()).toBe(true)
      await expect.poll(() => about.getByLabel(t('builder.compareIntoProfile')).isChecked()).toBe(true)
      if (hasScript) await page.getByText(t('builder.compareChosen', { count: 4, total: 4 })).waitFor()
      await expect
        .poll(() => entries())
        .toEqual({ headline: 'Keeper of forty hives', summary: 'Never stung.' })
      expect(await findingsAt(page, options)).toEqual([])
      await askAs(site, 'PATCH', me, token, { headline: 'Keeper of sixty hives' })
      await page.getByRole('button', { name: t('builder.compareSave') }).click()
      await page.getByRole('alert').getByText(t('errors.profile_changed')).waitFor()
      await headline.locator('.difference-profile ins', { hasText: 'sixty' }).waitFor()
      await expect.poll(() => headline.getByLabel(t('builder.compareIntoResume')).isChecked()).toBe(true)
      await expect
        .poll(() => entries())
        .toEqual({ headline: 'Keeper of forty hives', summary: 'Never stung.' })
      expect((await profile()).about).toBe('Calm among bees.')

      await page.getByRole('button', { name: t('builder.compareSave') }).click()
      await page.getByText(t('builder.compareTaken', { count: 4 })).waitFor()
      await page.getByText(t('builder.compareSame'), { exact: true }).waitFor()
      await expect
        .poll(() => entries())
        .toEqual({ headline: 'Keeper of sixty hives', summary: 'Never stung.' })
      expect((await profile()).about).toBe('Never stung.')

      await page.getByRole('link', { name: t('builder.edit'), exact: true }).click()
      await page.getByRole('heading', { level: 1 }).getByText(begun.name).waitFor()
      await expect.poll(() => page.getByText(t('builder.compareChanged')).count()).toBe(0)
      if (hasScript) {
        await untilStarted(page)
        await page.getByRole('button', { name: t('builder.undo') }).click()
        await expect.poll(entries).toEqual({ headline: 'Keeper of forty hives', summary: 'Never stung.' })
      }
      expect(complaints.filter(each => !each.includes('409'))).toEqual([])
      await context.close()
    },
  )
})
