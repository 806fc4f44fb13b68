import { z } from 'zod'
import { FileInfo, Id, IdParams } from '../fields.schemas.ts'
import { companyPictureKinds } from './company-pictures.calls.ts'

const Kind = z.enum(companyPictureKinds)

export const CompanyPicture = z.object({ id: Id, kind: Kind, url: z.string() }).meta({ id: 'CompanyPicture' })

export const readCompanyPicture = {
  params: z.object({ id: z.string().regex(/^[\w-]{1,100}$/) }),
  answer: FileInfo,
}

export const uploadCompanyPicture = {
  body: z.object({ kind: Kind }),
  answer: z.object({ picture: CompanyPicture }),
}

export const deleteCompanyPicture = {
  params: IdParams,
  answer: z.object({ pictures: z.array(CompanyPicture) }),
}
