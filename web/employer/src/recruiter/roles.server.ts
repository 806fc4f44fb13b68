import type { LanguageCode } from '@hanap/markets/languages'
import { options } from '@hanap/markets/lists'

/** Name of a role in a language. */
export const roleText = (role: string, language: LanguageCode): string =>
  options('recruiter_role_permissions', language).find(({ key }) => key === role)?.value ?? role
