import { expect, test } from 'vitest'
import { languages } from './languages.ts'
import { matchLocation, placeNameIn } from './location-match.ts'
import { locationName, locationsOf } from './locations.ts'
import { type MarketKey, markets } from './markets.ts'

/** A text of an ad, and the key that it means; undefined where it means no place of the market. */
const cases: [MarketKey, string, string | undefined][] = [
  ['ph', 'Makati City, Metro Manila', 'makati'],
  ['ph', 'BGC, Taguig', 'taguig'],
  ['ph', 'Office in Quezon City near Cubao', 'quezon-city'],
  ['ph', 'Cebu City, Central Visayas, Philippines', 'cebu-city'],
  ['ph', 'San Fernando, La Union', 'san-fernando-la-union'],
  ['ph', 'San Fernando, Pampanga', 'san-fernando-pampanga'],
  ['ph', 'Dumaguete City, Central Visayas (Region VII)', 'dumaguete'],
  ['ph', 'Laguna', 'calabarzon'],
  ['ph', 'Philippines', undefined],
  ['ph', '', undefined],
  ['jp', '東京都港区', 'minato'],
  ['jp', '東京都 渋谷区 恵比寿1-2-3', 'shibuya'],
  ['jp', '大阪府大阪市北区', 'osaka-city'],
  ['jp', 'Tokyo, Minato-ku', 'minato'],
  ['jp', 'Tokyo', 'tokyo'],
  ['jp', '京都府', 'kyoto'],
  ['jp', '京都', 'kyoto-city'],
  ['us', 'New York, NY', 'new-york-city'],
  ['us', 'NY', 'new-york'],
  ['us', 'Washington, DC', 'washington-dc'],
  ['us', 'Washington', 'washington'],
  ['us', 'Austin TX 78701', 'austin'],
  ['us', 'Portland, Maine', 'portland-maine'],
  ['us', 'Portland, OR', 'portland'],
  ['us', 'Birmingham, Michigan', 'michigan'],
  ['us', 'Remote', undefined],
  ['br', 'São Paulo - SP', 'sao-paulo-city'],
  ['br', 'campinas, sao paulo', 'campinas'],
  ['br', 'Estado de São Paulo', 'sao-paulo'],
  ['id', 'Jakarta Selatan', 'jakarta-selatan'],
  ['id', 'South Jakarta', 'jakarta-selatan'],
  ['id', 'Kota Adm. Jakarta Selatan, DKI Jakarta', 'jakarta-selatan'],
  ['id', 'Kab. Bekasi', 'bekasi'],
  ['id', 'ジャカルタ', 'jakarta'],
  ['sa', 'الرياض', 'riyadh-city'],
  ['sa', 'رياض', 'riyadh-city'],
  ['sa', 'منطقة الرياض', 'riyadh-region'],
  ['sa', 'جده', 'jeddah'],
  ['sa', 'مكه المكرمه', 'mecca'],
  ['sa', 'Al Khobar', 'khobar'],
  ['ae', 'دبي', 'dubai'],
  ['ae', 'شارقة', 'sharjah'],
  ['ae', 'إمارة الشارقة', 'sharjah'],
  ['ae', 'Business Bay, Dubai - United Arab Emirates', 'business-bay'],
  ['hk', 'Kwun Tong, Kowloon', 'kwun-tong'],
  ['hk', '观塘', 'kwun-tong'],
  ['hk', '沙田區', 'sha-tin-district'],
  ['hk', 'Hong Kong', undefined],
  ['tw', '新北市板橋區', 'banqiao'],
  ['tw', '臺北市信義區', 'xinyi'],
  ['tw', '基隆市信義區', 'keelung-city'],
  ['my', 'Petaling Jaya, Selangor', 'petaling-jaya'],
  ['my', 'WP Kuala Lumpur', 'kuala-lumpur'],
  ['tr', 'ISTANBUL / Sisli', 'sisli'],
  ['tr', 'İstanbul(Avr.)', 'istanbul'],
  ['es', 'Madrid, Comunidad de Madrid', 'madrid-city'],
  ['gb', 'Canary Wharf, London', 'tower-hamlets'],
  ['gb', 'Leeds, West Yorkshire', 'leeds'],
  ['ca', 'Montréal, QC', 'montreal'],
  ['ng', 'Victoria Island, Lagos', 'victoria-island'],
  ['sg', 'Raffles Place, Singapore', 'downtown-core'],
  ['rs', 'Novi Beograd', 'new-belgrade'],
  ['com', 'Hanoi, Vietnam', 'hanoi'],
  ['com', '深圳市', 'shenzhen'],
  ['com', 'VN', 'vietnam'],
]

test.each(cases)('in %s, "%s" means %s', (market, text, key) => {
  expect(matchLocation(market, text)?.key).toBe(key)
})

test('"location, region" in every language means the location', () => {
  const wrong: string[] = []
  for (const { key } of markets) {
    for (const region of locationsOf(key).regions) {
      for (const location of region.locations) {
        for (const { code } of languages) {
          const text = `${locationName(location, code)}, ${locationName(region, code)}`
          if (matchLocation(key, text) !== location) wrong.push(`${text}: ${matchLocation(key, text)?.key}`)
        }
      }
    }
  }
  expect(wrong).toEqual([])
})

test.each([
  ['Taguig', 'ar', 'تاغيغ'],
  ['タギッグ', 'en', 'Taguig'],
  ['Bonifacio Global City', 'ja', 'Bonifacio Global City'],
  ['Our own island', 'ja', 'Our own island'],
  ['San Fernando', 'ja', 'San Fernando'],
] as const)('%s is called in %s: %s', (text, language, name) => {
  expect(placeNameIn('ph', text, language)).toBe(name)
})
