import { unaccented, unaccentedPattern } from '../text/fold.ts'

/**
 * Ids of `degrees`, the lowest first. Each with the words that name it wherever they stand, and with those that do so
 * only where a degree is asked for.
 */
const degrees: readonly (readonly [id: number, always: RegExp, whenAsked?: RegExp])[] = [
  [
    1,
    /\bno (?:formal )?(?:degree|qualifications?|education)(?: is| are)? (?:required|needed|necessary)\b|\bno (?:degree|qualification|education)\b|\b(?:degree|qualifications?|diploma|education) (?:is |are )?not (?:required|necessary|needed|essential)\b|学历不限|學歷不拘|不限学历|不限學歷|無學歷限制|学歴不問|学歴は問いません|لا يشترط (?:المؤهل|شهادة|مؤهل)|(?:بدون|دون) (?:مؤهل|شهادة)|\bsem escolaridade\b|\bsin estudios\b|\bno se (?:requieren?|exigen?) (?:estudios|titulaci[oó]n|formaci[oó]n)|\bsemua (?:jenjang|lulusan)\b|\beğitim (?:şartı|durumu) (?:aranmaz|aranmamaktadır|önemli değil)/i,
    /^(?:none|any|all|not required|unspecified|no requirements?|不限|不拘)$|\bprimary school\b|\bmiddle school\b|小学|初中|\b(?:sd|smp)\b(?!\/)|中卒|ابتدائي|متوسط[ةه]/i,
  ],
  [
    2,
    /\bhigh[- ]?school\b|\bsecondary (?:school|education|certificate)\b|\bHS (?:diploma|grad)|\bSM[AK]\b|\bSMU\b|\bSLTA\b|\bSTM\b|高中|高职中|高卒|高校(?:卒|を卒業)|中學文憑|香港中學|中[五六](?:程度|畢業|或以上)|會考|\bHKDSE\b|\bDSE\b|\bensino m[ée]dio\b|\b2º grau\b|\bsegundo grau\b|\bbachiller(?:ato)?\b|\bESO\b|\b(?:educaci[óo]n )?secundaria (?:completa|obligatoria)\b|\bestudios secundarios\b|\blise (?:mezunu|diplomas[ıi])\b|\ben az lise\b|\bortaöğretim\b|\bSPM\b|\bSTPM\b|\bSijil Pelajaran Malaysia\b|\bUEC\b|\bGCSEs?\b|\bGCE\b|\b[OA][- ]levels?\b|\b[OA]\/L\b|\bSSCE\b|\bWASSCE\b|\bWAEC\b|\bNECO\b|\bHSC\b|\b10\s?\+\s?2\b|\b12th (?:pass|standard)\b|\bmatric(?:ulation)?\b|\bleaving cert(?:ificate)?\b|\bGED\b|\bbaccalaur[ée]at\b|\binternational baccalaureate\b|\bsenior high\b|\bK-?12 graduate|الثانوية|ثانوي|إعدادي[ةه]|اعدادي[ةه]|توجيهي/i,
    /\bsecondary\b|\blise\b|\bgrade (?:10|12)\b/i,
  ],
  [
    3,
    /中专|中技|中職|技校|専門卒|専門学校|\bTVET\b|\bTESDA\b|\bNC ?II?I?\b(?= (?:holder|certif))|\bvocational (?:school|course|training|certificate|qualification|education|diploma|graduate|degree)s?\b|\btrade (?:test|certificate|school|qualification)\b|\b(?:completed|finished) (?:an )?apprenticeship\b|\bcity ?(?:&(?:amp;)?|and) ?guilds\b|\bBTEC\b|\bNitec\b|\bITE\b|\bITI\b|\bformaci[óo]n profesional\b|\bFP\b(?= |\.|,|$)|\bciclo (?:formativo|superior|medio)\b|\bgrado (?:superior|medio)\b|\bcurso t[ée]cnico\b|\bensino t[ée]cnico\b|\bt[ée]cnico completo\b|\bmeslek lisesi\b|\bsijil kemahiran\b|\bSKM\b|\bNVQ\b|معهد (?:مهني|فني|صناعي)|تدريب مهني/i,
    /\bvocational\b|\bcertificate\b|\bcredential\b|\bprofessional certificate\b|\bt[ée]cnico\b|مهني/i,
  ],
  [4, /\bDiploma\b(?! of Education)|\bD[123]\b|\bD-?III\b|\bOND\b|高級文憑|دبلوم|\btecn[óo]logo\b/i],
  [
    5,
    /\bassociate'?s? degree\b|\bassociate of (?:arts|science|applied)\b|大专|专科|專科|副學士|短大|高専|\bHND\b|\bmeslek yüksekokulu\b|\bMYO\b/i,
    /\bassociate\b/i,
  ],
  [
    6,
    /\bbachelor(?:'?s|s)?\b|\bbaccalaureate\b|\bBS\/BA\b|\b(?:B\.?(?:Sc|Tech|Eng|Ed|Com)|BBA|BSN|LLB)\b\.?|\bB[AS]\b(?= (?:in|or|degree|from|required|preferred|and|\/)|\/|,|\.|$)|\bS-?1\b|\bD-?IV\b|\bD4\b|\bSarjana\b|\bIjazah\b|\buniversity (?:degree|graduate|education)\b|\bundergraduate degree\b|\bcollege graduate\b|\bcollege degree\b|\bgraduate of (?:any|a|an)\b|\b(?:a|any|relevant|first|good|honou?rs|recogni[sz]ed|related|accredited|technical|engineering|science|law|business|accounting|nursing|four-year|4-year|year) degree\b|\bdegree (?:in|from|or equivalent|holders?|qualified|level|educated)\b|\beducated to degree level\b|本科|学士|學士|大学(?:卒|を卒業|卒業)|大卒|大學(?:畢業|以上|或以上|學歷|程度|學位)|大学(?:毕业|学历)|\bensino superior\b|\bsuperior (?:completo|em)\b|\bgradua[çc][ãa]o (?:em|completa|na|superior|conclu[íi]da)\b|\bbacharel(?:ado)?\b|\blicenciatura\b|\b(?:licenciad|graduad|titulad|diplomad)[oa](?:s|\/a)? en\b|\bgrado (?:en|universitario)\b|\bt[íi]tulo universitario\b|\btitulaci[óo]n universitaria\b|\bcarrera (?:universitaria|de|en)\b|\blisans (?:mezunu|derecesi|diplomas[ıi])\b|\büniversite(?:ler(?:in)?|nin)?(?! öğrenci)\b|بكالوريوس|بكلوريوس|ليسانس|(?:شهادة|مؤهل|درجة) جامعي/i,
    /(?<!(?:master|master's|masters|doctoral|doctorate|associate|associate's|postgraduate) )\bdegree\b|\bundergraduate\b|\buniversity\b|\blisans\b|\bgrado\b|\bsuperior\b|\bgradua[çc][ãa]o\b|جامعي|大學/i,
  ],
  [
    7,
    /\bmaster(?:'?s|s)? (?:degree|of|in)\b|\bmaster's\b|\bmasters (?:degree|level|required)\b|\bM\.?(?:Sc|Eng|Phil|Ed)\b|\bMBA\b|\bLL\.M\b|\bLLM\b(?= (?:in law|degree))|\bMS\b(?= (?:in|or|degree)|\/)|\bS-?2\b|\bpostgraduate (?:degree|qualification)\b|硕士|碩士|修士|大学院(?:卒|修了|を修了)|研究所(?:畢業|以上|學歷)|\bmestrado\b|\bm[áa]ster (?:en|universitario)\b|\bmaestr[íi]a\b|\bmagister\b|\byüksek lisans\b|ماجستير/i,
    /\bmasters?\b|\bpostgraduate\b|研究所|\bmáster\b/i,
  ],
  [
    8,
    /\bPh\.?D\b|\bDPhil\b|\bdoctorate\b|\bdoctoral degree\b|\bS-?3\b|博士(?:号|學位|学位|课程|課程|学历|以上|毕业|後期)|博士|\bdoutorado\b|\bdoctorado\b|\bdoktora\b|دكتوراه/i,
    /\bdoctor(?:al)?\b/i,
  ],
]

const patterns = degrees.map(
  ([id, always, whenAsked]) =>
    [id, unaccentedPattern(always), whenAsked && unaccentedPattern(whenAsked)] as const,
)

const lowestIn = (text: string, isAsked: boolean): number | null =>
  patterns.find(([, always, whenAsked]) => always.test(text) || (isAsked && whenAsked?.test(text)))?.[0] ??
  null

/** The first sentences that name a degree ask for it; later ones tell of courses and of the company. */
const FEW = 4

/** Written with points that end no sentence. */
const POINTED: readonly (readonly [RegExp, string])[] = [
  [/\bB\.\s?(Sc|A|S|Tech|Eng|Com|Ed)\b\.?/g, 'B$1'],
  [/\bM\.\s?(Sc|A|S|Tech|Eng|Phil|Ed)\b\.?/g, 'M$1'],
  [/\bM\.B\.A\b\.?/g, 'MBA'],
  [/\bPh\.\s?D\b\.?/gi, 'PhD'],
  [/\bG\.C\.E\b\.?/g, 'GCE'],
  [/\b([OA])\s?\/\s?L\b/g, '$1/L'],
  // Turkish calls a master's a high and an associate's a fore degree of the same name.
  [/\byuksek lisans\b/gi, "master's degree"],
  [/\bon ?lisans\b/gi, 'associate degree'],
  [/\bsarjana muda\b/gi, "bachelor's degree"],
  [/\bpost[- ]?graduate diploma\b/gi, "master's degree"],
]

/** What has a degree's name and asks for none: parties, data, people who study, and hospitals of universities. */
const NO_DEGREE = unaccentedPattern(
  /\bbachelor(?:ette)?(?:'s)? (?:part(?:y|ies)|pads?|weekends?|nights?)\b|\b(?:high|secondary) school(?:s|ers?)? (?:students?|pupils?|teachers?|sports|kids|campus|classes|level|age)\b|\b(?:high|secondary) schools\b|\b(?:phd|mba|master'?s?|bachelor'?s?|degree|doctoral|undergraduate|university|college|diploma) (?:students?|candidates?|interns?|supervis\w+|thes[ie]s|courses?|programme team|recruitment|apprenticeships?)\b|\b(?:high|great|some|certain|large|fair|reasonable) degree\b|\b(?:\d+|three-sixty)[- ]degrees?\b|\bdegrees? (?:of|celsius|fahrenheit)\b(?! (?:bachelor|master|doctor))|大学(?:病院|生|構内|附属|院生|向け|入試|受験|の)|大學(?:生|醫院|部)|高中(?:生|部|数学|物理|老师|教师|家教)|高校生|博士(?:生|课题|后)|小学生|\bmestre de obras\b|\büniversite öğrenci|\b(?:samsung|galaxy) s-?\d\w*|\bijazah (?:tidak|asli|terakhir|ditahan)/gi,
)

/** Words that say of what stands in their clause that one may also come without it. */
const PREFERRED =
  /\bprefer(?:red|able|ably|ence)?\b|\ba plus\b|\badvantage(?:ous)?\b|\bdesir(?:able|ed)\b|\bnice to have\b|\ba bonus\b|\bideally\b|\bwelcome\b|\bvalorar[áa]?\b|\bvalorable\b|\bdeseable\b|\bse valora\b|\bdiferencial\b|\bdesej[áa]vel\b|\btercih(?:en|an| sebebi)\b|\bdiutamakan\b|\bnilai (?:tambah|plus)\b|\bkelebihan\b|优先|優先|歓迎|尚可|加分|更佳|尤佳|ميزة|يفضل|ويفضل/i

const isPreferred = unaccentedPattern(PREFERRED)

const tidy = (text: string) =>
  POINTED.reduce(
    (tidied, [pattern, plain]) => tidied.replace(pattern, plain),
    unaccented(text.replace(/[’‘`]/g, "'")),
  )

/** Where an employer speaks of what one may learn there. */
const OFFERED =
  /\b(?:opportunit(?:y|ies) to|undertake|tuition|reimburse\w*|sponsor\w*|scholarships?|study (?:for|towards)|work(?:ing)? towards|funded|support(?:ed)? (?:you )?to (?:gain|complete|achieve))\b/i
/** `S1` and `D3` are Indonesian degrees beside words for them; else phones, storage and libraries. */
const SHORT_NAMES = /\b[SD]-?[1-4]\b/g
const OF_SHORT_NAMES =
  /pendidikan|lulusan|jurusan|minimal|\bmin\b|sarjana|strata|gelar|sederajat|diploma|\bSM[AK]\b|(?:\b[SD]-?[1-4]\b\W+){2}|^\W*[SD]-?[1-4]\b/i

/** `MBA a plus` asks for none; a sentence that begins with `Preferred:` says so of all that follows. */
const requiredPart = (sentence: string): string => {
  if (/^\W*(?:preferred|desirable|nice to have|bonus|歓迎)[^,]{0,30}[:：]/i.test(sentence)) return ''
  if (OFFERED.test(sentence)) return ''
  return (OF_SHORT_NAMES.test(sentence) ? sentence : sentence.replace(SHORT_NAMES, ' '))
    .split(/[,，、،・(]|\bbut\b|\baunque\b|\bmas\b/)
    .filter(clause => !isPreferred.test(clause))
    .join(', ')
}

/**
 * The lowest degree with which one may apply: of the stated ones, else of what the text asks for. Null where nothing
 * is asked for that we know.
 */
export const degreeId = (stated: readonly string[], text: string): number | null => {
  const named = stated.map(each => lowestIn(tidy(each), true)).filter(id => id !== null)
  if (named.length > 0) return Math.min(...named)
  const degreeIds: number[] = []
  for (const sentence of tidy(text.slice(0, 20_000)).split(/[.\n;。；!]/)) {
    if (lowestIn(sentence, false) === null) continue
    const id = lowestIn(requiredPart(sentence.replace(NO_DEGREE, ' ')), false)
    if (id === null) continue
    degreeIds.push(id)
    if (degreeIds.length === FEW) break
  }
  return degreeIds.length > 0 ? Math.min(...degreeIds) : null
}
