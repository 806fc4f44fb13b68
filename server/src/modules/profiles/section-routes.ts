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
    seekerRoute(calls.createWorkExperience, schemas.createWorkExperience, async request => {
      await refuseUnknownCompany(request.body.company_id)
      return work.create(request, request.body)
    }),
    seekerRoute(calls.updateWorkExperience, schemas.updateWorkExperience, async request => {
      await refuseUnknownCompany(request.body.company_id)
      return work.update(request, request.params.id, request.body)
    }),
    seekerRoute(calls.deleteWorkExperience, schemas.deleteWorkExperience, request =>
      work.remove(request, request.params.id),
    ),

    seekerRoute(calls.listEducations, schemas.listEducations, ({ caller }) =>
      educations.list(caller.accountId),
    ),
    seekerRoute(calls.createEducation, schemas.createEducation, request =>
      educations.create(request, request.body),
    ),
    seekerRoute(calls.updateEducation, schemas.updateEducation, request =>
      educations.update(request, request.params.id, request.body),
    ),
    seekerRoute(calls.deleteEducation, schemas.deleteEducation, request =>
      educations.remove(request, request.params.id),
    ),

    seekerRoute(calls.createLicenseCertification, schemas.createLicenseCertification, request =>
      licenses.create(request, request.body),
    ),
    seekerRoute(calls.updateLicenseCertification, schemas.updateLicenseCertification, request =>
      licenses.update(request, request.params.id, request.body),
    ),
    seekerRoute(calls.deleteLicenseCertification, schemas.deleteLicenseCertification, request =>
      licenses.remove(request, request.params.id),
    ),

    seekerRoute(calls.createWebsite, schemas.createWebsite, request =>
      websites.create(request, request.body),
    ),
    seekerRoute(calls.updateWebsite, schemas.updateWebsite, request =>
      websites.update(request, request.params.id, request.body),
    ),
    seekerRoute(calls.deleteWebsite, schemas.deleteWebsite, request =>
      websites.remove(request, request.params.id),
    ),
  ]
}
