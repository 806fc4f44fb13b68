import { CJK, foldCharacters } from '../layout/characters.ts'
import type { ResumePart } from './heading-words.ts'

/**
 * What headings are made of, for those that no list has: “Teaching experience”, “Details of present employment (Gulf)”.
 * A heading is of the first part below that has a word of it, and has no word that none of them knows.
 */
const nouns: readonly (readonly [ResumePart, string])[] = [
  [
    'inner',
    'responsibilities duties tasks funciones responsabilidades atividades atribuicoes tugas gorevler sorumluluklar المهام المسؤوليات',
  ],
  [
    'other',
    'references reference referees referee volunteer volunteering voluntary hobbies interests awards honors honours achievements publications activities memberships membership affiliations exhibitions conferences declaration scholarships referencias voluntariado premios reconocimientos publicaciones publicacoes interesses intereses referensi organisasi penghargaan hobi rujukan anugerah aktiviti kokurikulum referanslar hobiler oduller yayinlar المراجع الهوايات الجوائز التطوعيه التطوعي',
  ],
  ['projects', 'projects project proyectos projetos proyek projek projeler المشاريع portfolio'],
  [
    'licenses',
    'certifications certificates certification licenses licences licensure trainings training seminars seminar workshops courses certificaciones cursos talleres seminarios capacitaciones certificados certificacoes treinamentos pelatihan sertifikasi sertifikat kursus sijil latihan sertifikalar kurslar seminerler الدورات التدريبيه دورات الشهادات',
  ],
  [
    'education',
    'education educational academic academics qualification qualifications schooling studies educacion formacion academica academicos estudios escolaridade formacao academica educacao pendidikan akademik pengajian egitim ogrenim التعليم المؤهلات العلميه الدراسيه',
  ],
  [
    'skills',
    'skills skill competencies competences competencias expertise proficiency proficiencies abilities strengths habilidades destrezas conocimientos aptitudes conhecimentos keahlian keterampilan kemampuan kompetensi kemahiran kebolehan yetenekler beceriler yetkinlikler المهارات مهارات القدرات',
  ],
  [
    'summary',
    'summary objective objectives profile overview synopsis resumen perfil objetivo objetivos resumo ringkasan tujuan objektif ozet hedef الهدف الملخص نبذه',
  ],
  [
    'work',
    'experience experiences chronology employment employments career appointments employers experiencia experiencias empleo empleos trayectoria trajetoria laboral laborales pengalaman pekerjaan karir karier kerja deneyim deneyimi deneyimleri tecrube tecrubesi tecrubeleri الخبره الخبرات خبرات خبره',
  ],
  ['languages', 'languages language idiomas linguas bahasa diller اللغات'],
  [
    'contact',
    'contact personal particulars contacto contato personales pessoais pribadi peribadi diri kisisel iletisim الشخصيه',
  ],
]

const modifiers = new Set(
  `a an the of and or in on at to for from my our with by as other others additional relevant related selected key main major core general special specific professional technical working work job record records history background details detail information profile summary current present previous past former prior recent earlier early full part time industry industrial international overseas domestic local abroad gulf home country corporate field site teaching clinical nursing medical legal sales marketing hospitality military academic research post graduate overall total over attended undertaken obtained attained received held done personal computer language soft hard functional practical hands on chronological brief short list dates concise outline
  de del la las los el y e o u en con da do das dos em no na ao com outros outras otros otras mis meus minhas laboral profesional profesionales profissional profissionais academica academico complementaria complementar anterior anteriores actual atual realizados realizadas destacados relevantes datos dados informacion informacoes historial historico
  dan atau yang di dari saya kerja profesional riwayat latar belakang data informasi formal nonformal non pernah diikuti dimiliki terakhir lain maklumat butiran dihadiri bekerja
  ve ile mesleki profesyonel is bilgileri bilgi gecmisi durumu hayati alinan katildigi diger bilgisi kisisel teknik
  و في من العمليه المهنيه الوظيفيه السابقه العلميه العامه الشخصيه التدريبيه المهني العملي بيانات معلومات`
    .split(/\s+/)
    .filter(Boolean),
)

const cjkForms: readonly (readonly [ResumePart, RegExp])[] = [
  [
    'other',
    /^(?:.{0,4}(?:校园|校內|校内|社团|社團|志愿|志工|获奖|得獎|獲獎|荣誉|榮譽).{0,6}|.{0,6}(?:受賞|表彰).{0,3})$/u,
  ],
  ['projects', /^.{0,4}(?:项目|專案|プロジェクト).{0,3}(?:经历|经验|經歷|經驗|歴|一覧|概要)$/u],
  ['licenses', /^.{0,6}(?:培训|培訓|訓練|证书|證書|證照|資格|免許|研修).{0,4}$/u],
  [
    'work',
    /^.{0,5}(?:工作|职业|職業|从业|從業|就業|就业|实习|實習|任职|任職|服務|職務|職歴|勤務).{0,3}(?:经历|经验|經歷|經驗|履历|履歷|经歷|詳細|経歴|経験|履歴|歷程|背景|紀錄|记录).{0,4}$/u,
  ],
  [
    'education',
    /^.{0,4}(?:教育|学习|學習|求学|求學|学歴|學歷|学历|就学|就學).{0,2}(?:经历|经验|經歷|背景|情况|情況|程度|履历|履歷|詳細|履歴).{0,4}$/u,
  ],
  ['skills', /^.{0,6}(?:技能|专长|專長|特长|スキル|能力).{0,4}$/u],
]

const partsByNoun = new Map(
  nouns.flatMap(([part, words]) => words.split(' ').map(word => [word, part] as const)),
)
const order = nouns.map(([part]) => part)
const MAX_WORDS = 7

/** Which part a heading is of by the words that it is made of. */
export const partByForm = (name: string): ResumePart | undefined => {
  if (CJK.test(name)) return cjkForms.find(([, form]) => form.test(name.replace(/\s+/g, '')))?.[0]
  const words = foldCharacters(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  if (words.length === 0 || words.length > MAX_WORDS) return undefined
  const parts = words.flatMap(word => partsByNoun.get(word) ?? [])
  if (words.some(word => !partsByNoun.has(word) && !modifiers.has(word))) return undefined
  return order.find(part => parts.includes(part))
}
