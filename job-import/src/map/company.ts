import { plainLine } from '../text/clean-text.ts'
import { fold } from '../text/fold.ts'

/** What stands for an employer who is not named, folded. */
const UNNAMED = new Set(
  [
    'private client',
    'confidential',
    'company confidential',
    'confidential company',
    'anonymous',
    'private advertiser',
    'advertiser',
    'unnamed',
    'not disclosed',
    'undisclosed',
    'hidden',
    'perusahaan dirahasiakan',
    'perusahaan',
    'confidencial',
    'empresa confidencial',
    'gizli firma',
    'firma',
    '非公開',
    '社名非公開',
    '保密',
    '某公司',
    'n a',
    'na',
    'none',
    'null',
    'unknown',
    'company',
    'سري',
    'شركه',
  ].map(fold),
)

export interface MappedCompany {
  name: string
  /** As the source wrote it, where that names a legal form. */
  legalName: string | null
}

/** The employer that a source names; null where it names none. */
export const mapCompany = (stated: string): MappedCompany | null => {
  const name = plainLine(stated, 160)
    .replace(/^["'“”\s.,;:–-]+|["'“”\s,;:–-]+$/g, '')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(name) || UNNAMED.has(fold(name))) return null
  return { name, legalName: LEGAL_FORM.test(name) ? name : null }
}

const LEGAL_FORM =
  /^(?:pt|cv|ud)\b\.?|[\s,.](?:inc|corp|corporation|co|ltd|limited|llc|llp|plc|gmbh|ag|ug|s\.?a|s\.?l|s\.?r\.?l|bv|b\.v|nv|ab|oy|pte|pty|pvt|tbk|bhd|berhad|ltda|eireli|d\.?o\.?o|a\.?ş|aş|anonim şirketi|k\.?k)\.?$|株式会社|有限会社|合同会社|\(株\)|（株）|股份有限公司|有限责任公司|有限公司|^شركة\s/iu
