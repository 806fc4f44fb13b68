import { unaccented, unaccentedPattern } from '../../text/fold.ts'

const LONGEST = 70
const LONGEST_BARE = 48
const MOST_WORDS = 7

/** What parts of ads are called, whole, in the languages of our markets. */
const USUAL = unaccentedPattern(
  /^(?:the |your |our |key |main |job |role |essential |minimum |basic |preferred |desired |general |core )*(?:requirements?|responsibilities|qualifications?|duties|benefits?|perks|skills|experience|education|criteria|description|summary|overview|functions|profile|competencies|compensation|the role|role|about (?:us|you|the (?:role|job|team|company|position))|who (?:we|you) are|what (?:you|we)(?:['’]ll| will)? .{2,30}|why (?:join )?us|how to apply|the (?:role|job|opportunity)|your (?:role|profile|tasks?)|you|nice to have|must have|we offer|person specification|working hours|salary|pay|location|schedule|(?:duties|qualifications|requirements|skills|responsibilities) (?:and|&) .{4,30}|requisitos(?: e qualifica[çc][õo]es| del puesto| da vaga)?|funciones|responsabilidades(?: e atribui[çc][õo]es)?|beneficios|benef[íi]cios|tareas|atividades|atribui[çc][õo]es|perfil|se ofrece|ofrecemos|oferecemos|se requiere|o que oferecemos|qualifica[çc][õo]es|diferenciais|horario|hor[áa]rio|sal[áa]rio|conocimientos|kualifikasi|persyaratan|tanggung jawab|deskripsi(?: pekerjaan)?|tugas|benefit|fasilitas|tunjangan|syarat|kelayakan|tanggungjawab|skop kerja|faedah|keperluan|aranan nitelikler|nitelikler|i[şs] tan[ıi]m[ıi]|g[öo]rev(?:ler)?(?: ve sorumluluklar)?|sorumluluklar|yan haklar|imkanlar|仕事内容|業務内容|職務内容|応募資格|応募条件|必須(?:条件|スキル)?|歓迎(?:条件|スキル)?|待遇|福利厚生|給与|勤務地|勤務時間|休日・?休暇|求める人物像?|雇用形態|会社概要|選考(?:フロー|プロセス)|岗位职责|工作职责|职位描述|任职要求|任职资格|岗位要求|福利待遇|工作內容|工作職責|條件要求|職責|入職要求|職位要求|職務要求|薪酬福利|福利|工作地点|工作时间|公司简介|المسؤوليات|المتطلبات|المهام|الشروط|المؤهلات|المزايا|الوصف الوظيفي|المهارات|نبذة عن الوظيفة)\s*[:：]?$/iu,
)

const bare = (text: string) =>
  text
    .replace(/^(?:[\s*_#■◆●▼□◇★☆▶]|\p{Extended_Pictographic}|\ufe0f)+|[\s*_]+$/gu, '')
    .replace(/^【|】$/g, '')
    .trim()

const isSentence = (text: string) => /[.!?。！？…]["'”’)）]?$|[。！？]|[.!?]\s+\p{Lu}/u.test(text)

/** Whether a line is what a part of an ad is usually called. */
export const isUsualHeading = (line: string): boolean => USUAL.test(unaccented(bare(line)))

/** Whether a line that stands out (bold, marked, in brackets) is short enough for a heading, and no notice. */
export const isMarkedHeading = (line: string): boolean => {
  const text = bare(line)
  return (
    text.length > 0 &&
    text.length <= LONGEST &&
    /\p{L}/u.test(text) &&
    !isSentence(text) &&
    !/[，,;；]/.test(text)
  )
}

/** Whether a plain line before a list can be the list's heading. */
export const isListHeading = (line: string): boolean => {
  const text = bare(line)
  return (
    text.length <= LONGEST_BARE &&
    text.split(/\s+/).length <= MOST_WORDS &&
    /^[\p{Lu}\p{Lo}]/u.test(text) &&
    !isSentence(text) &&
    !/[,，;；:：、]$|\d{3}/.test(text)
  )
}
