import type { FormName } from './pattern.ts'
import { sumsAmong } from './sums.ts'

const DIGITS = String.raw`\d[\d.,]{0,15}`
const SIGNS = String.raw`(?:us|s|a|c|hk|nt|mx|r|au|ca|sg)?\$|[€£¥₱₺₦₹﷼]|rp|rm|php|idr|myr|sgd|usd|usdt|eur|gbp|aed|sar|try|tl|brl|mxn|twd|hkd|jpy|cny|rmb|lkr|rs|ngn|rsd|mop|dhs?|cad|aud|nt|hk`
const UNITS = `元|块|円|圆|蚊|銭|万|千|百|港币|台币|人民币|新币|令吉|马币|美金|美元|美刀|刀|usdt?|jt|juta|ribu|rb|rban|ratus ribu|ringgit|rupiah|k|tl|lira(?:yi|dir|lik)?|euros?|dollars?|pounds?|pesos?|reais|reales|dirhams?|riyals?|naira|yen|yuan|baht|dolares|dolar|eur|gbp|sgd|php|aed|sar|rm|hkd|ريال|ريالا|درهم|درهما|دولار|دولارا|جنيه|دينار|ليره`

/** Each is a choice of plain parts of bounded length, so that reading stays linear. */
const readers: Readonly<Record<Exclude<FormName, 'sum'>, RegExp>> = {
  amount: new RegExp(
    String.raw`(?<![a-z\d])(?:${SIGNS})\.? ?${DIGITS}(?: ?(?:${UNITS})(?![a-z]))?|(?<![\d.,])${DIGITS} ?(?:[€£$₺﷼]|(?:${UNITS})(?![a-z\u0621-\u064a]))`,
    'gu',
  ),
  number: /(?<![\p{L}\d])\d[\d.,]{0,15}/gu,
  phone: /(?<![\d\w])\+?\d(?:[ ().-]{0,2}\d){6,14}(?!\d)/g,
  handle: /(?<![\w.])@[a-z][\w.]{2,40}|(?:t\.me|wa\.me|wa\.link|line\.me|lin\.ee|bit\.ly)\/[\w@+/~-]{2,60}/g,
  email: /(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}/g,
  freemail:
    /@(?:g|hot|ya|proton|rocket|fast|mail|free|gmx|out|inbox|web|post|fre[e]?)?[a-z-]{0,12}(?:gmail|hotmail|yahoo|ymail|outlook|live|protonmail|proton|icloud|aol|mail|gmx|qq|163|126|naver|rediff|yandex|zoho|tutanota|freemail|correo|posta|eposta|correio|surat|post|emel|poste|inbox|gratis|free)[a-z\d-]{0,12}\.[a-z]{2,10}/g,
  link: /https?:\/\/[^\s<>"]{3,200}|(?<![\w@.])www\.[^\s<>"]{3,200}/g,
  percent:
    /\d{1,3}(?:[.,]\d)? ?(?:%|persen|peratus|percent|por ciento|por cento|yuzde|パ[ー]セント|بالميه|في الميه)|yuzde \d{1,2}|百分之|几个点|\d个点/g,
}

export interface TextSpan {
  start: number
  end: number
}

/** Where a text has what is known by its form. */
export const formsIn = (text: string, form: FormName): TextSpan[] => {
  if (form === 'sum') return sumsAmong(text, formsIn(text, 'amount'))
  return Array.from(text.matchAll(readers[form]), match => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}
