import { unaccented, unaccentedPattern } from '../text/fold.ts'

export type WorkplaceKey = 'on_site' | 'hybrid' | 'remote'

const HYBRID = unaccentedPattern(
  /\bhybrid\b|\bh[íi]brid[oa]\b|\bhibri[dt]a?\b|ハイブリッド(?:勤務|ワーク)|混合办公|混合辦公|هجين/i,
)
const REMOTE = unaccentedPattern(
  /\bfully[ -]remote\b|\bremote(?!\s*(?:sens|control|site|area|location|desktop|server|support|monitor|island|village))\b|\bwork[ -]from[ -]home\b|\bwfh\b|\bwork[ -]from[ -]anywhere\b|\bhome[ -]?based\b|\btelecommut\w*|フルリモート|完全在宅|在宅勤務|リモートワーク|远程办公|遠端工作|遠距工作|居家办公|居家辦公|\b(?:100% |trabalho |vaga )remot[oa]\b|(?<!\b(?:sensoriamento|controle|control|soporte|suporte|acesso|acceso|monitoreo|monitoramento) )\bremot[oa]\b|\bhome[ -]?office\b|\bteletrabajo\b|\buzaktan\b(?! (?:eğitim|algılama|kumanda|erişim|destek|öğre))|\bevden çalışma\b|\bkerja dari rumah\b|(?<!pembelajaran )\bjarak jauh\b|(?<!(?:التعليم|تعليم|الاستشعار|استشعار|التحكم|تحكم) )عن بُ?عد/i,
)
const HYBRID_IN_TEXT = unaccentedPattern(
  /\bhybrid (?:work|set-?up|schedule|arrangement|model|role|position|policy|office|remote|mode|working|environment|opportunity|basis|job)|\b(?:work (?:set-?up|arrangement|model|type|mode|style|location)|workplace|location|modelo(?: de trabalho| de trabajo)?|modalidade|modalidad|esquema|jornada|formato|regime|r[ée]gimen|trabalho|trabajo|sistem kerja|cara kerja|kerja|bekerja|çalışma (?:şekli|modeli|düzeni)|勤務形態|働き方|工作模式|工作型態|نظام العمل|طبيعة العمل)[^.\n]{0,25}\b(?:hybrid|h[íi]brid[oa]|hibrit|hibrid[a]?)|\bhibrit (?:çalışma|model|düzen)|ハイブリッド(?:勤務|ワーク|型)|混合(?:办公|辦公|式办公|模式)|(?:عمل|دوام|نظام) هجين|\bWFH\b[^.\n]{0,15}\bWFO\b|\bWFO\b[^.\n]{0,15}\bWFH\b/i,
)
const NUMBER =
  '(?:\\d|one|two|three|four|un[oa]?|dos|tres|dois|duas|três|satu|dua|tiga|bir|iki|üç|dört|يوم|يومين)'
const OFFICE =
  '(?:office|on-?site|in person|site|oficina|presencial(?:es)?|escrit[óo]rio|kantor|pejabat|ofis\\p{L}*|المكتب|مكتب)'
const HOME =
  '(?:home|remote(?:ly)?|wfh|casa|remot[oa]s?|teletrabajo|teletrabalho|rumah|ev(?:den)?|uzaktan|home office|المنزل|عن بعد)'
/** Days at both places. */
const DAYS_AT_BOTH = unaccentedPattern(
  new RegExp(
    `${NUMBER}[^.\\n]{0,25}${OFFICE}[^.\\n]{0,40}(?<!\\p{L})${HOME}(?!\\p{L})|${NUMBER}[^.\\n]{0,25}(?<!\\p{L})${HOME}(?!\\p{L})[^.\\n]{0,40}${OFFICE}|週\\s?\\d\\s?日?(?:程度)?(?:の)?出社[^。\\n]{0,20}(?:在宅|リモート)|週\\s?\\d\\s?(?:日|回)?(?:程度)?(?:の|まで)?(?:在宅|リモート)|每[週周]\\s?[\\d一二三兩两]\\s?天(?:可|能)?(?:在家|居家|遠端|远程)|(?:出社|オフィス)と(?:在宅|リモート)`,
    'iu',
  ),
)
const REMOTE_IN_TEXT = unaccentedPattern(
  /\b(?:this is a |100% |fully |completely |permanent(?:ly)? |entirely )remote\b|\bremote[ -](?:first|only|position|role|job|work set-?up|opportunity)\b|\bwork(?:ing)? (?:fully |100% )?(?:remotely|from home|from anywhere)\b|\b(?:work (?:set-?up|arrangement|type|mode|location)|location|modelo(?: de trabalho)?|modalidade|modalidad)\s*:?\s*(?:100% |fully )?(?:remote|remot[oa]|work from home|wfh|home office)\b|\bpermanent (?:wfh|work from home)\b|\b(?:wfh|home office|teletrabajo) (?:penuh|full|integral|total|completo|100%)|\b100% (?:home office|teletrabajo|online|wfh|en remoto)|\b(?:trabajo|puesto|empleo) (?:100% )?(?:en )?remoto\b|\b(?:kerja|bekerja)(?: secara)? (?:remote|dari rumah|jarak jauh)\b|\b(?:tamamen|%100) (?:uzaktan|evden)\b|\b(?:uzaktan|evden) çalış\p{L}*|フルリモート|完全在宅|全国どこからでも|完全リモート|在宅勤務(?:のみ|100)|全程远程|(?:完全|全)(?:遠端|远程)|遠端工作|远程(?:办公|工作)|居家(?:办公|辦公|工作)|\btrabalho (?:100% )?remoto\b|\bvaga (?:100% )?remota\b|العمل (?:من المنزل|عن بعد)|عن بعد بالكامل/iu,
)
const ON_SITE_IN_TEXT = unaccentedPattern(
  /\b(?:work(?:ing)?|based) (?:from|in|at) (?:the |our )?office\b|\b(?:fully |100% |strictly |purely )(?:on-?site|in-?office|in person)\b|\bon-?site (?:role|position|job|only|work|setup|set-up|5)\b|\bin-office (?:role|position|only)\b|\b(?:not|no|isn't a|non) (?:a )?(?:remote|wfh|hybrid)\b|\bno (?:work from home|home office|teletrabajo|remoto)\b|\bremote (?:work|working) is not\b|\b100% presencial\b|\b(?:modalidad|modalidade|trabajo|trabalho|vaga|puesto|formato)\s*:?\s*(?:100% )?presencial\b|\bWFO\b|\b(?:kerja|bekerja) (?:di|dari) (?:kantor|pejabat)\b|\bofist(?:en|e) çalış|\byerinde çalış|出社必須|フル出社|全日出社|リモート(?:不可|なし)|在宅(?:不可|なし)|不(?:可|能|提供|支持)(?:远程|遠端|居家)|(?:需|须)到公司(?:上班|辦公|办公)|(?:العمل|الدوام) (?:من|في) (?:المكتب|مقر)|حضوري/i,
)
/** Of words of a heading line that stands for itself: `Hybrid | Manila | Full-time`. */
const PART: readonly (readonly [WorkplaceKey, RegExp])[] = [
  [
    'hybrid',
    unaccentedPattern(
      /^(?:hybrid|h[íi]brid[oa]|hibrit|hibrida?|ハイブリッド(?:勤務)?|混合办公|混合辦公|هجين)(?: (?:work|working|role|remote|setup|set-up|model|schedule|position))?$/i,
    ),
  ],
  [
    'remote',
    unaccentedPattern(
      /^(?:(?:100 ?%|fully|full|completely|permanent) )?(?:remote|remot[oa]|wfh|work from home|home[ -]?based|home office|teletrabajo|uzaktan|evden|フルリモート|完全在宅|リモート|在宅勤務?|远程(?:办公)?|遠端(?:工作)?|居家办公|عن بعد)(?: (?:work|working|role|only|first|position|ok|within|in|us|usa|uk|eu|europe|canada|anywhere|worldwide|philippines|latam|emea|apac)\b.*)?$/i,
    ),
  ],
  [
    'on_site',
    unaccentedPattern(
      /^(?:(?:100 ?%|fully|full) )?(?:on-?\s?site|in-?office|in-?person|presencial|wfo|出社|現場勤務|现场办公|حضوري)(?: (?:work|role|only|position|required))?$/i,
    ),
  ],
]
const LINES = 12
const LONGEST_LINE = 140

const ofHeadLines = (text: string): WorkplaceKey | undefined => {
  for (const line of text.split('\n', LINES)) {
    if (line.length > LONGEST_LINE) continue
    const parts = line.split(/\s[-–—]\s|[|·•,;/()[\]【】:：]/).map(part => part.trim())
    // Of a sentence with commas no part stands for itself.
    if (/[.!?。]\s*$/.test(line) && parts.length < 3) continue
    const workplace = PART.find(([, words]) => parts.some(part => words.test(part)))?.[0]
    if (workplace) return workplace
  }
  return undefined
}

/**
 * Where the work is done: as the source states it, else by the title and the place's text, else by plain words of the
 * description. A job with a place of which nothing else is said is done there.
 */
export const mapWorkplace = (ad: {
  locationType: string
  title: string
  place: string
  description: string
  hasPlace: boolean
}): WorkplaceKey | null => {
  const head = unaccented(`${ad.title}\n${ad.place}`)
  if (HYBRID.test(ad.locationType) || HYBRID.test(head)) return 'hybrid'
  if (/telecommute|remote/i.test(ad.locationType)) return 'remote'
  if (/^onsite$/i.test(ad.locationType)) return 'on_site'
  if (REMOTE.test(head)) return 'remote'
  const text = unaccented(ad.description.slice(0, 20_000))
  const ofHead = ofHeadLines(text)
  if (ofHead) return ofHead
  if (HYBRID_IN_TEXT.test(text) || DAYS_AT_BOTH.test(text)) return 'hybrid'
  if (ON_SITE_IN_TEXT.test(text)) return 'on_site'
  if (REMOTE_IN_TEXT.test(text)) return 'remote'
  return ad.hasPlace ? 'on_site' : null
}
