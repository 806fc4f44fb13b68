import { unaccented, unaccentedPattern } from './fold.ts'

/**
 * Ids of `degrees`, the lowest first. Each with the words that name it wherever they stand, and with those that do so
 * only where a degree is asked for.
 */
const degrees: readonly (readonly [id: number, always: RegExp, asked?: RegExp])[] = [
  [
    1,
    /\bno (?:degree|qualification|education)\b|\bdegree not (?:required|necessary)\b|学历不限|學歷不拘|不限学历|学歴不問|لا يشترط (?:المؤهل|شهادة|مؤهل)|\bsem escolaridade\b|\bsin estudios\b/i,
    /^(?:none|any|all|not required|unspecified|no requirements?|不限|不拘)$|\bprimary school\b|\bmiddle school\b|小学|初中|\b(?:sd|smp)\b(?!\/)|中卒|ابتدائي|متوسط[ةه]/i,
  ],
  [
    2,
    /\bhigh[- ]?school\b|\bsecondary school\b|\bSM[AK]\b|\bSMU\b|\bSLTA\b|\bSTM\b|高中|高卒|高校卒|\bensino m[ée]dio\b|\b2º grau\b|\bbachillerato\b|\blise mezunu\b|\bSPM\b|\bO[- ]levels?\b|\bGED\b|ثانوي|إعدادي[ةه]|اعدادي[ةه]/i,
    /\bsecondary\b|\blise\b|\bbachiller\b|\bgcse\b|\bgrade (?:10|12)\b/i,
  ],
  [
    3,
    /中专|中技|中職|高職|専門卒|専門学校|\bTVET\b|\bvocational\b|\bformaci[óo]n profesional\b|\bcurso t[ée]cnico\b|\bmeslek lisesi\b|\bsijil kemahiran\b|\bNVQ\b/i,
    /\bcertificate\b|\bcredential\b|\bprofessional certificate\b|\bt[ée]cnico\b|مهني/i,
  ],
  [4, /\bDiploma\b(?! of Education)|\bD[123]\b|\bD-?III\b|دبلوم|\bÖn ?lisans\b|\btecn[óo]logo\b/i],
  [5, /\bassociate'?s? degree\b|\bassociate of\b|大专|专科|專科|短大|高専|\bHND\b/i, /\bassociate\b/i],
  [
    6,
    /\bbachelor(?:'?s|s)?\b|\bBS\/BA\b|\bB\.?(?:Sc|Tech|Eng|A)\b\.?|\bS-?1\b|\bSarjana\b|\bIjazah\b|\buniversity degree\b|\bundergraduate degree\b|\bcollege graduate\b|\bcollege degree\b|本科|学士|學士|大学卒|大卒|大學|\bensino superior\b|\bsuperior completo\b|\bgradua[çc][ãa]o\b|\blicenciatura\b|\bgrado en\b|\blisans mezunu\b|\büniversite(?:ler(?:in)?|nin)?\b|بكالوريوس|بكلوريوس|ليسانس/i,
    /(?<!(?:master|master's|masters|doctoral|doctorate|associate|associate's|postgraduate) )\bdegree\b|\bundergraduate\b|\buniversity\b|\blisans\b|\bgrado\b|\bsuperior\b|جامعي/i,
  ],
  [
    7,
    /\bmaster(?:'?s|s)? (?:degree|of|in)\b|\bmaster's\b|\bM\.?Sc\b|\bMBA\b|\bS-?2\b|\bpostgraduate degree\b|硕士|碩士|修士|大学院卒|\bmestrado\b|\bm[áa]ster en\b|\byüksek lisans\b|ماجستير/i,
    /\bmasters?\b|\bpostgraduate\b|研究所|\bmáster\b/i,
  ],
  [
    8,
    /\bPh\.?D\b|\bdoctorate\b|\bdoctoral degree\b|\bS-?3\b|博士|\bdoutorado\b|\bdoctorado\b|\bdoktora\b|دكتوراه/i,
    /\bdoctor(?:al)?\b/i,
  ],
]

const patterns = degrees.map(
  ([id, always, asked]) => [id, unaccentedPattern(always), asked && unaccentedPattern(asked)] as const,
)

const lowestIn = (text: string, isAsked: boolean): number | null =>
  patterns.find(([, always, asked]) => always.test(text) || (isAsked && asked?.test(text)))?.[0] ?? null

/** The first sentences that speak of education ask for it; later ones tell of courses and of the company. */
const FEW = 4

/** Words near which a text speaks of the education that it asks for. */
const ASKS =
  /degree|diploma|graduate of|graduated?\b|education|bachelor|pendidikan|lulusan|学历|學歷|学歴|卒|本科|大专|专科|formação|escolaridade|ensino|graduação|mezun|titulaci[óo]n|licenciatura|شهاد|بكالوريوس|دبلوم|مؤهل|حاصل|SMA|SMK|high school|kelulusan/i

const tidy = (text: string) =>
  unaccented(text.replace(/[’‘`]/g, "'"))
    // Turkish calls a master's a high and a diploma a fore degree of the same name.
    .replace(/\byuksek lisans\b/gi, "master's degree")
    .replace(/\bon ?lisans\b/gi, 'diploma')

const asks = unaccentedPattern(ASKS)

/**
 * The lowest degree with which one may apply: of the stated ones, else of what the text asks for. Null where nothing
 * is asked for that we know.
 */
export const degreeId = (stated: readonly string[], text: string): number | null => {
  const named = stated.map(each => lowestIn(tidy(each), true)).filter(id => id !== null)
  if (named.length > 0) return Math.min(...named)
  const asking: string[] = []
  for (const sentence of tidy(text.slice(0, 20_000)).split(/[.\n;。；!]/)) {
    if (!asks.test(sentence)) continue
    asking.push(sentence)
    if (asking.length === FEW) break
  }
  const found = asking.map(sentence => lowestIn(sentence, false)).filter(id => id !== null)
  return found.length > 0 ? Math.min(...found) : null
}
