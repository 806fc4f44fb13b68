import type { AccountSetting } from '@hanap/contracts/privacy.schemas'

export type PrivacyTables = {
  account_visibility: { account_id: string; visibility: AccountSetting['visibility'] }
}
