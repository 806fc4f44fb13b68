import type { companyPictureKinds } from '@hanap/contracts/companies/company-pictures.calls'
import type { Generated } from 'kysely'

export type CompanyPictureKind = (typeof companyPictureKinds)[number]

export type CompanyPicturesTable = {
  id: string
  company_id: string
  kind: CompanyPictureKind
  file_key: string
  created_at: Generated<Date>
}

export type CompanyPictureTables = { company_pictures: CompanyPicturesTable }
