import type { AccessCell } from './access-cell.ts'
import { pngFile } from './picture.ts'

/** Cells of the calls about a company's own matters, by name. What they name is always the caller's own company. */
export const companyCells: Record<string, AccessCell> = {
  listVerifications: { input: () => ({}) },
  requestVerification: { input: () => ({ body: { kind: 'mail', value: 'people@matrix.example' } }) },
  uploadCompanyDocument: { input: () => ({ files: { file: pngFile('extract.png') } }) },
  readAuditLog: { input: () => ({}) },
}
