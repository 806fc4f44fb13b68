import { unaccented, unaccentedPattern } from '../text/fold.ts'

/** Ids of `xp_lvls` by the months that are asked for at least. */
const levelOf = (months: number): number =>
  months <= 0 ? 2 : months < 12 ? 3 : months < 36 ? 4 : months < 60 ? 5 : months < 120 ? 6 : 7

const FRESH = unaccentedPattern(
  /\bfresh[\s-]?grad\w*|\bnew grad\w*|\blulusan baru\b|\bstudents?\b|应届|應屆|在校|新卒|第二新卒|\bestudante\b|\brecién (?:graduad|titulad)[oa]s?\b|\byeni mezun\b|حديث[يو]? (?:ال)?تخرج|\best[áa]gio\b|\binternship\b|\bstajyer\b/i,
)
const NEW =
  '(?:fresh[\\s-]?grad\\w*|new grad\\w*|recent graduates?|recien (?:graduad|titulad|egresad)\\w*|recem[- ](?:formad|graduad)\\w*|lulusan baru|graduan baharu|yeni mezun\\w*|应届(?:毕业)?生?|應屆(?:畢業)?生?|社會新鮮人|新卒|第二新卒|حديث[يو]? (?:ال)?تخرج)'
const WELCOME =
  '(?:welcome|may apply|can apply|encouraged|considered|accepted|ok\\b|dipersilakan|boleh|bisa|dialu-alukan|digalakkan|bienvenid|bem[- ]vind|podem|pueden|basvurabilir|可|歓迎|欢迎|歡迎|مرحب|يمكن|مقبول)'
/** Who has just left school may apply. */
const FRESH_WELCOME = new RegExp(
  `${NEW}[^.\\n。;]{0,30}${WELCOME}|${WELCOME}[^.\\n。;]{0,20}${NEW}|open (?:to|for) ${NEW}`,
  'i',
)
const NONE = unaccentedPattern(
  /\b(?:no|without|0|zero) (?:prior |previous |work |working |relevant )?(?:years? of )?experience\b|\b(?:prior |previous )?experience (?:is )?not (?:needed|essential)\b|\b(?:no se requiere|no es necesaria?|sin necesidad de) experiencia\b|\bnao (?:e|se) (?:necessari[ao]|exige|requer)(?: ter)? experiencia\b|\bexperiencia nao (?:e )?(?:necessaria|exigida|obrigatoria)\b|\b(?:tidak|tak) (?:perlu|memerlukan|butuh|diperlukan) (?:ada )?pengalaman\b|\bpengalaman tidak (?:di)?perlu\w*|\b(?:deneyim|tecrube)(?:li olma)? (?:sarti )?(?:yok|aranm\w+|gerekmez|onemli degil)|无(?:需)?经验|無(?:需|須)?經驗|不需要经验|未經驗|(?:لا|ليس) (?:تشترط|يشترط|يلزم|تلزم|تتطلب)(?: وجود)? (?:ال)?خبر[ةه]|\bexperience (?:is )?not (?:required|necessary)\b|无工作经验|经验不限|不需经验|無經驗|不拘|未経験|経験不問|\btanpa pengalaman\b|\btiada pengalaman\b|\bsem experiencia\b|\bsin experiencia\b|\bdeneyimsiz\b|\btecrubesiz\b|(?:بدون|لا يشترط(?: وجود)?|لا تتطلب) خبر[ةه]/i,
)

/** Seniority in place of years, as LinkedIn and many boards state it. */
const seniorities: readonly (readonly [number, RegExp])[] = [
  [1, /^(?:intern(?:ship)?|est[áa]gio|prácticas|staj|magang|实习生?|實習)$/i],
  [3, /^(?:entry[\s_-]?level|j[úu]nior(?: level)?|iniciante|nivel inicial|初级|初級|giriş seviyesi|مبتدئ)$/i],
  [4, /^(?:associate|assistente|intermediate|mid[\s_-]?level|pleno|中级|中級|orta seviye|asistente|متوسط)$/i],
  [5, /^(?:mid-senior(?: level)?|pleno-s[êe]nior|supervisor|manager)$/i],
  [6, /^(?:senior(?: level)?|s[êe]nior|director|diretor|高级|高級|资深|資深|kıdemli|خبير)$/i],
  [7, /^(?:executive|executivo|expert|ejecutivo|专家|c-level)$/i],
]

const seniorityPatterns = seniorities.map(([level, words]) => [level, unaccentedPattern(words)] as const)

const inWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  lapan: 8,
  un: 1,
  uno: 1,
  una: 1,
  um: 1,
  uma: 1,
  dos: 2,
  dois: 2,
  duas: 2,
  tres: 3,
  cuatro: 4,
  quatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  sete: 7,
  ocho: 8,
  oito: 8,
  diez: 10,
  dez: 10,
  bir: 1,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  十: 10,
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  واحده: 1,
  سنه: 1,
  سنتين: 2,
  عامين: 2,
  سنتان: 2,
  ثلاث: 3,
  ثلاثه: 3,
  اربع: 4,
  خمس: 5,
  ست: 6,
  سبع: 7,
  ثمان: 8,
  عشر: 10,
}

const digits = (text: string) =>
  unaccented(text.normalize('NFKC'))
    .replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) - 0x660))
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')

const NUMBER = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|satu|dua|tiga|empat|lima|enam|tujuh|delapan|lapan|uno?|una|uma?|dos|dois|duas|tres|cuatro|quatro|cinco|seis|siete|sete|ocho|oito|diez|dez|bir|iki|uc|dort|bes|[一二两兩三四五六七八十]|ثلاثه?|اربع|خمس|ست|سبع|ثمان|عشر)`
const RANGE = String.raw`${NUMBER}\s*(?:\(\d{1,2}\)\s*)?(?:\)|\+)?(?:\s*(?:-|–|—|~|〜|to|sampai|hingga|a|ate|bis|الي|至|到)\s*\d{1,2})?\s*\+?\)?\s*`
const YEARS = String.raw`(?:-?\s?(?:years?|yrs?)\b|tahun|a[nñ]os?\b|thn|年|anos?\b|yil|sene|سنوات|سنين|سنه|اعوام)`
const MONTHS = String.raw`(?:months?\b|bulan|か月|ヶ月|个月|個月|meses|ay\b|اشهر|شهور)`

/** Where a text asks for years: a number of them near the word for experience. */
const requirementPatterns: readonly RegExp[] = [
  new RegExp(
    `${RANGE}(?:or more |plus )?${YEARS}['’]?(?:\\s+(?:or more|and above|plus))?[^.\\n;]{0,50}?(?:experience|exp\\b|pengalaman|experiencia|deneyim|tecrube|خبر)`,
    'i',
  ),
  new RegExp(`(?:experience|pengalaman|experiencia|خبره)[^.\\n;]{0,40}?${RANGE}${YEARS}`, 'i'),
  new RegExp(`(?:minimum|at least|min\\.?)\\s*(?:of\\s*)?${RANGE}${YEARS}`, 'i'),
  new RegExp(
    `${NUMBER}\\s*(?:[-~〜至到]\\s*\\d{1,2}\\s*)?年\\s*(?:以上|及以上|或以上)?[^。\\n；;，,]{0,16}(?:经验|經驗|経験)`,
  ),
  new RegExp(`(?:経験|实务经验|工作经验|經驗)[^。\\n]{0,12}?${NUMBER}\\s*年`),
  new RegExp(`en az ${NUMBER} (?:yil|sene)`, 'i'),
  new RegExp(
    `(?:al menos|minimo(?: de)?|pelo menos|sekurang-kurangnya|minimal|minimum)\\s*${RANGE}${YEARS}`,
    'i',
  ),
  new RegExp(
    `${RANGE}${YEARS}['’]?\\s+(?:of )?(?:pqe\\b|post[- ]qualif|(?:in|with) (?:an? |the )?(?:similar|related|relevant|comparable)|as an? |working (?:in|as|with)|hands-on|track record|en (?:un )?puestos?|como )`,
    'i',
  ),
  new RegExp(`(?:工作)?(?:經歷|经历|年資|年资|年数|年限)[^。\\n]{0,8}?${NUMBER}\\s*年`),
  new RegExp(`لا تقل عن ${NUMBER} ${YEARS}`),
]
const askedInMonths = new RegExp(
  `(?:experience|pengalaman|experiencia|خبره)[^.\\n;]{0,30}?${NUMBER}\\s*${MONTHS}|${NUMBER}\\s*${MONTHS}[^.\\n;]{0,30}?(?:experience|pengalaman|experiencia)`,
  'i',
)
/** Of ages, contracts and courses, too, one says so many years. */
const OTHER_YEARS =
  /^\s*(?:old|of age|de edad|de idade|yas|[- ]?(?:contract|bond|warranty|course|program|degree|diploma|lease|guarantee|term)|kontrak|contrato)/i
const AGE =
  /(?:\bage\w*|\bold(?:er)?|usia|umur|edad|idade|\byas\w*|年齢|年龄|年齡|maks\w*)[^.\n;,،，]{0,20}$/i
/** A company that speaks of its own years asks for none. */
const OWN_YEARS = /\b(?:over|more than|nearly|for|our|combined|last|past|lebih dari|selama)\s*$/i
const ARABIC_PAIR = /خبره[^.\n]{0,30}?(سنتين|عامين|سنتان|سنه واحده|سنه)(?!\p{L})/u

const numberIn = (text: string) => inWords[text.toLowerCase()] ?? Number(text)

const MAX_YEARS = 25

const yearsIn = (text: string): number | undefined => {
  for (const pattern of requirementPatterns) {
    const match = pattern.exec(text)
    if (!match?.[1] || OWN_YEARS.test(text.slice(Math.max(0, match.index - 20), match.index))) continue
    const before = text.slice(Math.max(0, match.index - 25), match.index)
    const end = match.index + match[0].length
    if (AGE.test(before) || OTHER_YEARS.test(text.slice(end, end + 20))) continue
    const years = numberIn(match[1])
    if (years > 0 && years <= MAX_YEARS) return years
  }
  const pair = ARABIC_PAIR.exec(text)?.[1]
  return pair === undefined ? undefined : (inWords[pair.split(' ')[0] ?? ''] ?? 1)
}

const ANY_YEARS = new RegExp(`${RANGE}${YEARS}`, 'i')
const ANY_MONTHS = new RegExp(`${NUMBER}\\s*${MONTHS}`, 'i')

/**
 * The experience level that an ad asks for: from months or a text as its source states them, else from what its
 * description says of years. Null where neither names any.
 */
export const experienceId = (stated: string | number, description: string): number | null => {
  if (typeof stated === 'number') return stated >= 0 && stated <= 600 ? levelOf(stated) : null
  const text = digits(stated.trim())
  const seniority = seniorityPatterns.find(([, words]) => words.test(text))
  if (seniority) return seniority[0]
  if (text !== '') {
    const years = ANY_YEARS.exec(text)?.[1]
    if (years !== undefined) return levelOf(numberIn(years) * 12)
    const months = ANY_MONTHS.exec(text)?.[1]
    if (months !== undefined) return levelOf(numberIn(months))
    if (FRESH.test(text)) return 1
    if (NONE.test(text)) return 2
  }
  return fromDescription(digits(description.slice(0, 20_000)))
}

const fromDescription = (text: string): number | null => {
  const years = yearsIn(text)
  if (years !== undefined) return levelOf(years * 12)
  const months = askedInMonths.exec(text)
  if (months) return levelOf(numberIn(months[1] ?? months[2] ?? ''))
  if (NONE.test(text)) return 2
  return FRESH_WELCOME.test(text) ? 1 : null
}
