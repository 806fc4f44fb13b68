import { unaccented, unaccentedPattern } from '../text/fold.ts'

/** Ids of `job_types`, by schema.org's values and by the words of ten languages. The first that fits counts. */
const types: readonly (readonly [number, RegExp])[] = [
  [
    5,
    /\bintern(ship)?s?\b|\btrainee(ship)?\b|\bco-?op\b|\bmagang\b|\bpkl\b|インターン|实习|實習|\bestagi[oá]\w*|\bestágio|\bestagi[áa]ri[oa]|\bpr[áa]cticas\b|\bbeca\b|\bbecari[oa]\b|\bstaj|\blatihan industri\b|تدريب|متدرب|\bstage\b|\balternance\b|\bpraktik/i,
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
    /\btemp(orary)?\b|\bmaternity cover\b|\bseasonal\b|\bcasual\b|\bsementara\b|\bharian\b|\btempor[áa]ri[oa]\b|\btemporal\b|\bgeçici\b|\bsezonluk\b|短期|臨時|临时|派遣|مؤقت|\bint[ée]rim\b|\bzeitarbeit\b/i,
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
  /\b(part[\s-]?time|full[\s-]?time|intern|internship|magang|freelance|freelancer|paruh waktu|estágio|estagiári[oa]|prácticas|beca|becari[oa]|stajyer|separuh masa|temporary|seasonal|contract(?= (role|position|to hire))|daily worker|fixed[\s-]term|maternity cover|temp)\b|アルバイト|パート(?!ナー)|インターン|契約社員|派遣社員|业务委托|業務委託|实习|實習|兼职|兼職|工讀|متدرب|دوام جزئي/i

const inTitlesPattern = unaccentedPattern(inTitles)

/** Lines that name the kind: `Employment type: Part-time`, `雇用形態：正社員`. */
const LABEL = unaccentedPattern(
  /(?:^|\n|[.。;|]\s*)[\s•*-]*(?:employment|job|contract|work|position)[ -]?(?:type|status|basis)\s*[:：-]\s*([^\n]{2,60})|(?:tipo de (?:contrato|empleo|jornada|contrataci[óo]n|contrata[çc][ãa]o|vaga)|jornada|contrato|regime(?: de contrata[çc][ãa]o)?|jenis (?:pekerjaan|kontrak)|status (?:kerja|karyawan|pekerjaan)|jenis jawatan|çalışma (?:şekli|tipi)|istihdam türü|雇用形態|契約形態|工作(?:性質|性质|類型|类型)|職務性質|نوع (?:الدوام|العمل|الوظيفة|العقد)|طبيعة العمل)\s*[:：]\s*([^\n]{2,60})/i,
)

/** What says so by itself wherever in the beginning of a text it stands. */
const PHRASES: readonly (readonly [number, RegExp])[] = [
  [
    5,
    /\b(?:month|week|year|summer|paid|unpaid|student)[ -]internships?\b|\binternship (?:program|programme|for|opportunity|position)\b|\bindustrial (?:training|placement)\b|\bpr[áa]cticas (?:remuneradas|curriculares|extracurriculares|profesionales|en empresa)\b|\bcontrato de pr[áa]cticas\b|\b(?:vaga|programa|contrato) de est[áa]gio\b|\bprogram magang\b|\blatihan industri\b|\bzorunlu staj\b|\bstaj (?:programı|imkanı)\b|インターンシップ|实习(?:期|机会|岗)|تدريب (?:صيفي|تعاوني)/i,
  ],
  [
    6,
    /\b(?:freelance|self-employed) (?:role|position|basis|contract|work|job|opportunity)\b|\bon a freelance basis\b|\bcontrata[çc][ãa]o pj\b|\b(?:trabajo|colaboraci[óo]n) (?:freelance|aut[óo]nom[oa])\b|業務委託|フリーランス|\bpekerja lepas\b|\bserbest çalış/i,
  ],
  [
    2,
    /\bpart[- ]time,? (?:position|role|job|post|employ\w+|permanent|opportunity|contract|basis|hours|work|shifts?|staff)\b|\b(?:this is a|permanent,?|temporary,?) part[- ]time\b|\bkerja (?:paruh|separuh) (?:waktu|masa)\b|\bparuh waktu\b|\bseparuh masa\b|アルバイト|パート(?:タイム|スタッフ|・)|兼职|兼職|工讀|\bmeio per[ií]odo\b|\b(?:jornada|tiempo|tempo|contrato a tiempo) parcial\b|\bmedia jornada\b|\byarı zamanlı\b|دوام جزئي/i,
  ],
  [
    4,
    /\b(?:temporary|seasonal|casual) (?:position|role|job|post|contract|work|assignment|basis|cover)\b|\b(?:maternity|parental leave|paternity) cover\b|\bcontrato temporal\b|\b(?:vaga|contrato|trabalho) tempor[áa]ri[oa]\b|\bpekerja(?:an)? (?:harian|sementara)\b|\bgeçici (?:iş|süreli|pozisyon)\b|\bsezonluk\b|短期(?:工|の|勤務)|臨時(?:工|職)|临时工|派遣社員|عقد مؤقت|عمل مؤقت|وظيفة مؤقتة/i,
  ],
  [
    3,
    /\bfixed[- ]term\b|\b\d{1,2}[- ]months?'?s? (?:fixed[- ]term )?contract\b|\b(?:one|two|three|six|twelve)[- ](?:month|year) contract\b|\bcontract (?:role|position|basis|assignment|job|to hire)\b|\b(?:this is a|independent) contract(?:or)?\b|\bproject[- ]based\b|\bcontrato (?:por obra|de duraci[óo]n determinada|por tiempo determinado|por prazo determinado|a t[ée]rmino fijo)\b|\b(?:kontrak kerja|kontrak selama|kontrak \d+|sistem kontrak|pkwt)\b|\bbelirli süreli\b|契約社員|嘱託|約聘|عقد محدد/i,
  ],
  [
    1,
    /\bfull[- ]time,? (?:position|role|job|post|employ\w+|permanent|opportunity|contract|basis|hours|work)\b|\bpermanent,? full[- ]time\b|\b(?:this is a|offered as a) full[- ]time\b|\bpermanent (?:position|role|job|post|contract|employment)\b|正社員|全职|全職|\bpenuh waktu\b|\bsepenuh masa\b|\b(?:jornada|tiempo) complet[oa]\b|\bcontrato indefinido\b|\b(?:tempo|per[ií]odo) integral\b|\bregime clt\b|\bcontrata[çc][ãa]o clt\b|\btam zamanlı\b|\bkaryawan tetap\b|دوام كامل/i,
  ],
]
const phrasePatterns = PHRASES.map(([id, words]) => [id, unaccentedPattern(words)] as const)

const LONGEST_TEXT = 4000
const HEAD_LINES = 10

/** Parts of a line like `Hybrid | Manila | Full-time` that name a kind and nothing else. */
const PART =
  /^(?:full[- ]?time|part[- ]?time|permanent|temporary|contract|internship|freelance|fixed[- ]?term|casual|seasonal|tiempo completo|jornada completa|media jornada|tempo integral|meio per[ií]odo|clt|pj|penuh waktu|paruh waktu|sepenuh masa|tam zamanl[ıi]|yar[ıi] zamanl[ıi]|正社員|契約社員|アルバイト|パート|全職|兼職|全职|兼职|دوام كامل|دوام جزئي)$/i

const typesInText = (source: string): number[] => {
  const text = unaccented(source.slice(0, LONGEST_TEXT))
  const labelled = LABEL.exec(text)
  const named = labelled === null ? undefined : typeIn(labelled[1] ?? labelled[2] ?? '')
  if (named !== undefined) return [named]
  const parts = text.split('\n', HEAD_LINES).flatMap(line => line.split(/\s[-–—]\s|[|·•,;/()]/))
  const inHead = parts.flatMap(part => (PART.test(part.trim()) ? (typeIn(part) ?? []) : []))
  if (inHead.length > 0) return inHead
  return phrasePatterns.flatMap(([id, words]) => (words.test(text) ? id : []))
}

/**
 * The job type that a source states. Of several the first counts, but a full-time contract is one kind of contract.
 * Without any, one that the title names, else what the text says plainly; null otherwise.
 */
export const jobTypeId = (stated: readonly string[], title: string, text = ''): number | null => {
  const types = stated.flatMap(each => typeIn(each) ?? [])
  if (types.length > 0) return settled(types)
  const named = inTitlesPattern.exec(unaccented(title))?.[0]
  return (named === undefined ? undefined : typeIn(named)) ?? settled(typesInText(text))
}

const settled = (types: readonly number[]): number | null => {
  const [first = null] = types
  // How long a contract lasts says less to most than how many hours it has; `permanent, part-time` is part-time.
  if (types.includes(2) && types.every(id => id === 2 || id === 3 || id === 1)) return 2
  return first === 1 ? (types.find(id => id !== 1) ?? 1) : first
}
