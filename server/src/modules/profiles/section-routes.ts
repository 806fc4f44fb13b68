import * as calls from '@hanap/contracts/jobseekers/profile.calls'
import * as schemas from '@hanap/contracts/jobseekers/profile.schemas'
import { refuseField } from '../../calls/refusal.ts'
import { type Route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { findCompany } from '../companies/index.ts'
import type { Sections } from './sections.ts'

/** The entries of a profile: calls 050-063. */
export const sectionRoutes = (db: Db, { work, educations, licenses, websites }: Sections): Route[] => {
  const refuseUnknownCompany = async (id: string | null | undefined) => {
    if (id != null && !(await findCompany(db, id))) throw refuseField('company_id', 'invalid_choice')
  }

  return [
    seekerRoute(calls.listWorkExperiences, schemas.listWorkExperiences, ({ caller }) =>
      work.list(caller.accountId),
    ),
    seekerRoute(calls.createWorkExperience, schemas.createWorkExperience, async asking => {
      await refuseUnknownCompany(asking.body.company_id)
      return work.create(asking, asking.body)
    }),
    seekerRoute(calls.updateWorkExperience, schemas.updateWorkExperience, async asking => {
      await refuseUnknownCompany(asking.body.company_id)
      return work.update(asking, asking.params.id, asking.body)
    }),
    seekerRoute(calls.deleteWorkExperience, schemas.deleteWorkExperience, asking =>
      work.remove(asking, asking.params.id),
    ),

    seekerRoute(calls.listEducations, schemas.listEducations, ({ caller }) =>
      educations.list(caller.accountId),
    ),
    seekerRoute(calls.createEducation, schemas.createEducation, asking =>
      educations.create(asking, asking.body),
    ),
    seekerRoute(calls.updateEducation, schemas.updateEducation, asking =>
      educations.update(asking, asking.params.id, asking.body),
    ),
    seekerRoute(calls.deleteEducation, schemas.deleteEducation, asking =>
      educations.remove(asking, asking.params.id),
    ),

    seekerRoute(calls.createLicenseCertification, schemas.createLicenseCertification, asking =>
      licenses.create(asking, asking.body),
    ),
    seekerRoute(calls.updateLicenseCertification, schemas.updateLicenseCertification, asking =>
      licenses.update(asking, asking.params.id, asking.body),
    ),
    seekerRoute(calls.deleteLicenseCertification, schemas.deleteLicenseCertification, asking =>
      licenses.remove(asking, asking.params.id),
    ),

    seekerRoute(calls.createWebsite, schemas.createWebsite, asking => websites.create(asking, asking.body)),
    seekerRoute(calls.updateWebsite, schemas.updateWebsite, asking =>
      websites.update(asking, asking.params.id, asking.body),
    ),
    seekerRoute(calls.deleteWebsite, schemas.deleteWebsite, asking =>
      websites.remove(asking, asking.params.id),
    ),
  ]
}
