/** How high a job stands, from its title. */
export type Rank = 'intern' | 'trainee' | 'helper' | 'staff' | 'lead' | 'chief'

const chiefs = new Set([
  'general-manager',
  'country-manager',
  'hotel-manager',
  'plant-manager',
  'executive-chef',
  'school-principal',
  'professor',
  'ship-captain',
  'hospital-administrator',
  'financial-controller',
])

/** Titles whose words promise more than they are. */
const plain = new Set([
  'account-manager',
  'social-media-manager',
  'community-manager',
  'web3-community-manager',
  'client-onboarding-specialist',
  'customer-success-manager',
  'relationship-manager',
  'executive-assistant',
  'air-traffic-controller',
  'document-controller',
  'credit-controller',
  'inventory-controller',
])

/** Words that stand for a beginner's or a supporting job. */
const helping =
  /(^|-)(assistant|aide|helper|clerk|attendant|crew|worker|dishwasher|bellhop|messenger|runner|packer|washer|promodiser|babysitter|annotation)(-|$)/

export const rankOf = (titleKey: string): Rank => {
  if (titleKey === 'intern') return 'intern'
  if (titleKey.endsWith('-trainee')) return 'trainee'
  if (chiefs.has(titleKey) || /^chief-.*-officer$|director$/.test(titleKey)) return 'chief'
  if (plain.has(titleKey)) return 'staff'
  if (/(^|-)(manager|lead|leader|supervisor|head|architect|chief|foreman|sous)(-|$)/.test(titleKey))
    return 'lead'
  return helping.test(titleKey) ? 'helper' : 'staff'
}
