import { unaccented, unaccentedPattern } from './fold.ts'

/** Ids of `job_types`, by schema.org's values and by the words of ten languages. The first that fits counts. */
const types: readonly (readonly [number, RegExp])[] = [
  [
    5,
    /\bintern(ship)?s?\b|\btrainee(ship)?\b|\bco-?op\b|\bmagang\b|\bpkl\b|インターン|实习|實習|\bestagi[oá]\w*|\bestágio|\bestagi[áa]ri[oa]|\bpr[áa]cticas\b|\bbecari[oa]\b|\bstaj|\blatihan industri\b|تدريب|متدرب|\bstage\b|\balternance\b|\bpraktik/i,
  ],
  [
    6,
    /\bfree-?lanc\w*|\bper diem\b|\bself-?employed\b|\bgig\b|フリーランス|業務委託|自由职业|自由業|\baut[ôo]nom[oa]\b|\bpj\b|\bserbest\b|\bpekerja lepas\b|\bbebas\b|عمل حر|مستقل/i,
  ],
  [
    2,
    /\bpart[\s_-]?time\b|\bparttime\b|\bparuh waktu\b|\bseparuh masa\b|\bsambilan\b|アルバイト|パート|兼职|兼職|工讀|\bmeio[\s-]per[ií]odo\b|\btempo parcial\b|\btiempo parcial\b|\bmedia jornada\b|^\s*(?:jornada )?(?:parcial|reducida)\s*$|\byarı zamanlı\b|\bpart[\s-]?time\b|\btemps partiel\b|دوام جز[ئي]|\bteilzeit\b/i,
  ],
  [
    4,
    /\btemp(orary)?\b|\bseasonal\b|\bcasual\b|\bsementara\b|\bharian\b|\btempor[áa]ri[oa]\b|\btemporal\b|\bgeçici\b|\bsezonluk\b|短期|臨時|临时|派遣|مؤقت|\bint[ée]rim\b|\bzeitarbeit\b/i,
  ],
  [
    3,
    /\bcontract(or|ual|ed)?\b|\bfixed[\s-]?term\b|\bkontrak\b|\bpkwt\b|契約社員|嘱託|合同|約聘|約僱|\bcontrato\b|\bsözleşmeli\b|\bdönemsel\b|\bcdd\b|عقد|\bproject[\s-]?based\b|\boutsource\b/i,
  ],
  [
    1,
    /\bfull[\s_-]?time\b|\bfulltime\b|\bpermanent\b|\bregular\b|\bpenuh waktu\b|\bwaktu penuh\b|\btetap\b|\bsepenuh masa\b|正社員|常勤|正式|全职|全職|\btempo integral\b|\bperíodo integral\b|\befetivo\b|\bclt\b|\btiempo completo\b|\bjornada completa\b|^\s*(?:completa|integral)\s*$|\bindefinido\b|\btam zamanlı\b|\bsürekli\b|\bcdi\b|دوام كامل|\bvollzeit\b/i,
  ],
]

const typePatterns = types.map(([id, words]) => [id, unaccentedPattern(words)] as const)

const spread = (text: string) =>
  unaccented(text)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')

const typeIn = (text: string): number | undefined =>
  typePatterns.find(([, words]) => words.test(spread(text)))?.[0]

/** In a title only these say what kind of job it is: `Contract Manager` and `Regular Cleaner` are no kinds. */
const inTitles =
  /\b(part[\s-]?time|full[\s-]?time|intern|internship|magang|freelance|freelancer|paruh waktu|estágio|estagiári[oa]|prácticas|becari[oa]|stajyer|separuh masa|temporary|seasonal|contract(?= (role|position|to hire))|daily worker)\b|アルバイト|パート(?!ナー)|インターン|契約社員|派遣社員|业务委托|業務委託|实习|實習|兼职|兼職|工讀|متدرب|دوام جزئي/i

const inTitlesPattern = unaccentedPattern(inTitles)

/**
 * The job type that a source states. Of several the first counts, but a full-time contract is one kind of contract.
 * Without any, one that the title names; null otherwise.
 */
export const jobTypeId = (stated: readonly string[], title: string): number | null => {
  const found = stated.flatMap(text => typeIn(text) ?? [])
  const [first] = found
  // How long a contract lasts says less to most than how many hours it has; `permanent, part-time` is part-time.
  if (found.includes(2) && found.every(id => id === 2 || id === 3 || id === 1)) return 2
  if (first !== undefined) return first === 1 ? (found.find(id => id !== 1) ?? 1) : first
  const named = inTitlesPattern.exec(unaccented(title))?.[0]
  return (named === undefined ? undefined : typeIn(named)) ?? null
}
