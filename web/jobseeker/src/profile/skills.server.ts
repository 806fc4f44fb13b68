import { updateSkills } from '@hanap/contracts/jobseekers/profile.calls'
import type { ProfileSkill } from '@hanap/contracts/jobseekers/profile.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { factsOf } from '@hanap/shared/page/page-facts'
import { formReader } from './form-reader.server.ts'
import { readOwn } from './load-profile.server.ts'
import { anchorOf, PROFILE_PATH } from './profile-view.ts'
import type { SaveProfileResult } from './save-profile.server.ts'

const bodyOf = (skills: readonly ProfileSkill[]) => ({
  skill_ids: skills.flatMap(({ id }) => id ?? []),
  skills: skills.flatMap(({ id, value }) => (id === null ? [value] : [])),
})

/** Takes the skill of `remove` away and says how to have it back, or adds all that `skill` names. */
export const saveSkills = async (page: PageContext, form: FormData): Promise<SaveProfileResult> => {
  const { remove, skill = '' } = formTexts(form)
  const { skills } = await readOwn(page)
  const named = formReader(form).words('skill')
  if (remove === undefined && named.length === 0) {
    const text = translator(factsOf(page).language)('errors.required')
    return { errors: { skill: text }, values: [], status: 422 }
  }
  const before = bodyOf(skills.filter(({ value }) => value !== remove))
  const outcome = await page.call(updateSkills, {
    body: { ...before, skills: [...before.skills, ...named] },
  })
  if (!outcome.ok) {
    const [text = outcome.message] = Object.values(firstErrors(outcome.errors))
    return { errors: { skill: text }, values: [['skill', skill]], status: outcome.status }
  }
  return remove === undefined
    ? { to: `${PROFILE_PATH}#${anchorOf('skills')}` }
    : { deleted: { name: remove, path: `${PROFILE_PATH}/skills`, values: [['skill', remove]] }, status: 200 }
}
