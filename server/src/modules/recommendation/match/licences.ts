import { meaningsIn, nameIndexOf } from './name-index.ts'

/** Professions that may be practised with a licence, title or registration of their own alone, by the list's titles. */
const professions: readonly (readonly number[])[] = [
  [1259, 1260, 1261, 1262, 1263, 1266],
  [1265],
  [1267, 1268, 1269, 1270, 1271, 1272],
  [1273],
  [1275],
  [1276],
  [1277, 1280],
  [1281],
  [1282],
  [1283],
  [1284],
  [1286],
  [1287, 1288],
  [1289, 1290],
  [1296],
  [1297],
  [1177],
  [1404],
  [1409, 1411],
  [1410],
  [1412],
  [1413],
  [1414],
  [1450],
  [1454, 1458],
  [1469, 1470],
  [1472, 1473, 1474],
  [1479],
  [1538],
]

const professionOf = new Map(
  professions.flatMap(titles => titles.map(title => [title, String(titles[0])] as const)),
)

/** Those that the list has no title for. */
// biome-ignore format: one profession a line
const unlisted = nameIndexOf<string>([
  ['tax', '税理士; 记税师; 記帳士; mali müşavir; ymm; enrolled agent'],
  ['audit', '公認会計士; 注册会计师; 註冊會計師; akuntan publik'],
  ['practical nurse', 'lpn; lvn; licensed practical nurse; licensed vocational nurse; enrolled nurse; 准看護師; 准看'],
  ['nurse practitioner', 'nurse practitioner; fnp; aprn; advanced practice nurse; crna; nurse anesthetist'],
  ['physician assistant', 'physician assistant; physician associate'],
  ['labour law', '社会保険労務士; 社労士'],
  ['property', '宅地建物取引士'],
  ['nursery', '保育士'],
  ['kindergarten', '幼稚園教諭'],
  ['nutrition', '管理栄養士'],
  ['drug sales', '登録販売者'],
  ['hair', '美容師'],
  ['psychology', '臨床心理士; 公認心理師'],
  ['guide', '全国通訳案内士'],
])

/** Who may practise one profession may practise these, too. */
const covered: Readonly<Record<string, readonly string[]>> = {
  '1259': ['practical nurse'],
  'nurse practitioner': ['1259', 'practical nurse'],
  audit: ['tax'],
}

/** With all that a licence allows. */
export const withCovered = (licence: string): readonly string[] => [licence, ...(covered[licence] ?? [])]

/** The licensed profession that all of these functions are; undefined where they are none. */
export const licenceOf = (functions: readonly number[]): string | undefined => {
  const [first, ...others] = functions.map(id => professionOf.get(id))
  return others.every(each => each === first) ? first : undefined
}

/** The licensed profession that a title names, or its functions are; undefined where it is none that we know. */
export const licenceIn = (title: string, functions: readonly number[]): string | undefined =>
  meaningsIn(unlisted, title)[0]?.meanings[0] ?? licenceOf(functions)
