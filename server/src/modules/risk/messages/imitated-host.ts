import { hostsIn, lookAlike } from '../look-alike.ts'

/** Names that frauds borrow most, with the hosts that are theirs. */
const BORROWED = [
  'linkedin.com',
  'amazon.com',
  'google.com',
  'microsoft.com',
  'indeed.com',
  'facebook.com',
  'whatsapp.com',
  'paypal.com',
  'netflix.com',
  'alibaba.com',
  'tencent.com',
  'huawei.com',
  'bytedance.com',
  'shopee.com',
  'lazada.com',
  'tokopedia.com',
  'pertamina.com',
  'mercadolibre.com',
  'mercadona.es',
  'santander.com',
  'petrobras.com.br',
  'rakuten.co.jp',
  'toyota.com',
  'samsung.com',
  'maybank2u.com',
  'maybank.com',
  'petronas.com',
  'aramco.com',
  'emirates.com',
  'alrajhibank.com',
  'turkcell.com.tr',
  'trendyol.com',
  'getir.com',
  'foxconn.com',
  'starbucks.com',
  'walmart.com',
  'correios.com.br',
  'inditex.com',
  'deloitte.com',
]
const OUR_NAME = 'hanap'
/** Registered for little and thrown away. */
const CHEAP =
  /\.(?:xyz|top|site|online|icu|vip|work|click|shop|cc|live|buzz|club|tk|ml|cf|ga|gq|lol|pw|win|loan|cyou|sbs|rest)$/

const isOurs = (host: string) => host.split('.').includes(OUR_NAME)

/** Whether a text leads to a host that is made to be taken for another’s. */
export const hasImitatedHost = (text: string): boolean =>
  hostsIn(text).some(host => {
    const labels = host.split('.')
    if (labels.at(-1) === 'example') return false
    if (host.includes(OUR_NAME) && !isOurs(host)) return true
    const parts = labels.slice(0, -1).flatMap(label => label.split('-'))
    return (
      (CHEAP.test(host) && parts.length > 1) ||
      lookAlike([host, ...parts.map(part => `${part}.com`)], BORROWED, undefined) !== undefined
    )
  })
