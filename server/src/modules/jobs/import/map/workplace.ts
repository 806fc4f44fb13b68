import { unaccented, unaccentedPattern } from './fold.ts'

export type Workplace = 'on_site' | 'hybrid' | 'remote'

const HYBRID = unaccentedPattern(
  /\bhybrid\b|\bh[íi]brid[oa]\b|\bhibri[dt]a?\b|ハイブリッド(?:勤務|ワーク)|混合办公|混合辦公|هجين/i,
)
const REMOTE = unaccentedPattern(
  /\bfully[ -]remote\b|\bremote(?!\s*(?:sens|control|site|area|location|desktop|server|support|monitor|island|village))\b|\bwork[ -]from[ -]home\b|\bwfh\b|\bwork[ -]from[ -]anywhere\b|\bhome[ -]?based\b|\btelecommut\w*|フルリモート|完全在宅|在宅勤務|リモートワーク|远程办公|遠端工作|遠距工作|居家办公|居家辦公|\b(?:100% |trabalho |vaga )remot[oa]\b|\bremot[oa]\b|\bhome[ -]?office\b|\bteletrabajo\b|\buzaktan\b|\bevden çalışma\b|\bkerja dari rumah\b|\bjarak jauh\b|عن بعد|عن بُعد/i,
)
const HYBRID_IN_TEXT = unaccentedPattern(
  /\bhybrid (?:work|set-?up|schedule|arrangement|model|role|position|policy|office|remote|mode|working|environment|opportunity)|\b(?:work (?:set-?up|arrangement|model|type|mode)|location|modelo(?: de trabalho)?|modalidade|modalidad|formato|regime|sistem kerja|çalışma şekli)[^.\n]{0,25}\b(?:hybrid|h[íi]brid[oa]|hibrit)|ハイブリッド勤務|混合办公|عمل هجين/i,
)
const REMOTE_IN_TEXT = unaccentedPattern(
  /\b(?:this is a |100% |fully |completely |permanent )remote\b|\bremote[ -](?:first|only|position|role|job|work set-?up)\b|\b(?:work (?:set-?up|arrangement|type|mode)|location|modelo(?: de trabalho)?|modalidade|modalidad)\s*:?\s*(?:100% |fully )?(?:remote|remot[oa]|work from home|wfh)\b|\bpermanent (?:wfh|work from home)\b|フルリモート|完全在宅|全程远程|\btrabalho (?:100% )?remoto\b/i,
)

/**
 * Where the work is done: as the source states it, else by the title and the place's text, else by plain words of the
 * description. A job with a place of which nothing else is said is done there.
 */
export const workplaceOf = (ad: {
  locationType: string
  title: string
  place: string
  description: string
  hasPlace: boolean
}): Workplace | null => {
  const head = unaccented(`${ad.title}\n${ad.place}`)
  if (HYBRID.test(ad.locationType) || HYBRID.test(head)) return 'hybrid'
  if (/telecommute|remote/i.test(ad.locationType)) return 'remote'
  if (REMOTE.test(head)) return 'remote'
  const text = unaccented(ad.description.slice(0, 20_000))
  if (HYBRID_IN_TEXT.test(text)) return 'hybrid'
  if (REMOTE_IN_TEXT.test(text)) return 'remote'
  return ad.hasPlace ? 'on_site' : null
}
