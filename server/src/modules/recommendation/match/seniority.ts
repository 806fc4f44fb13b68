import { meaningsIn, nameIndexOf } from './name-index.ts'

/** How high in a company a job is, 0 (learning it) to 7 (leading all), by what titles say of it. */
export type SeniorityLevel = number

/** Of a title that says nothing of it. */
export const DEFAULT_SENIORITY: SeniorityLevel = 2

// biome-ignore format: one level a line
const names = nameIndexOf<SeniorityLevel>([
  [0, 'intern; internship; trainee; apprentice; ojt; student; working student; placement; becario; practicas; aprendiz; estagiario; estagio; magang; pelatihan; praktik kerja; stajyer; çırak; متدرب; متدربة; تدريب; حديث التخرج; インターン; 見習い; 実習生; 实习; 实习生; 實習; 實習生; 工讀; pelatih; latihan industri'],
  [1, 'junior; jr; entry level; graduate; fresh graduate; helper; mate; improver; associate; assistant; ayudante; principiante; júnior; auxiliar; asisten; pemula; kernet; yardımcı; yardımcısı; مبتدئ; مساعد; مساعدة; アシスタント; 新人; 補助; 助理; 初级; 初級; 学徒; 學徒; pembantu'],
  // Words of rank in names of jobs that lead nobody.
  [DEFAULT_SENIORITY, 'product manager; account manager; key account manager; community manager; case manager; social media manager; property manager; relationship manager; customer success manager; category manager; brand manager; office manager; client manager; medical assistant; nursing assistant; nurse assistant; healthcare assistant; dental assistant; veterinary assistant; legal assistant; administrative assistant; executive assistant; personal assistant; virtual assistant; office assistant; teaching assistant; shop assistant; sales assistant; sales associate; retail sales associate; store associate; associate attorney; litigation associate; associate veterinarian; customer service associate; auxiliar de enfermería; auxiliar administrativo; auxiliar de farmacia; auxiliar de geriatria; auxiliar de clinica; auxiliar dental; auxiliar veterinario; auxiliar contable; asisten apoteker; asisten perawat; asistente administrativo; assistente administrativo; ケアマネジャー; ケアマネージャー; プロダクトマネージャー; 产品经理; 產品經理; 客户经理; 客戶經理; مساعد ممرض; مساعد إداري; مدير حسابات; مدير منتج; staff nurse; staff pharmacist; graduate nurse; system administrator; chief cook; chef de partie; headhunter'],
  [3, 'senior; sr; snr; sénior; sênior; principal; staff engineer; experienced; semi senior; kıdemli; كبير; أول; シニア; 主任; 高级; 高級; 资深; 資深; business partner; project manager; プロジェクトマネージャー; 项目经理; 專案經理; kanan; jefe de proyecto; manajer proyek; مدير مشروع'],
  [4, 'supervisor; lead; leader; team leader; team lead; tl; foreman; coordinator manager; assistant manager; encargado; capataz; coordenador; encarregado; líder; lider; penyelia; ketua; kepala regu; şef; usta başı; مشرف; مشرفة; قائد; رئيس فريق; リーダー; 係長; 責任者; 主管; 组长; 組長; 领班; 領班; sorumlusu; مدير مشاريع; head nurse; 看護師長'],
  [5, 'manager; mgr; jefe; jefa; gerente; responsable de departamento; manajer; kepala; pengurus; müdür; müdürü; yönetici; مدير; مديرة; マネージャー; マネジャー; 課長; 店長; 店长; 经理; 經理; engineering lead'],
  [6, 'head; head of; director; vp; vice president; directora; diretor; subdirector; gerente general; pengarah; direktör; direktörü; رئيس قسم; مدير عام; مدير الإدارة; مدير إدارة; 部長; 本部長; 总监; 總監; 副總; 协理; 協理; director of; general manager; country manager'],
  [7, 'chief executive officer; chief financial officer; chief technology officer; chief operating officer; chief; cfo; ceo; cto; coo; chro; cmo; cio; president; partner; managing director; direktur; direktur utama; genel müdür; presidente; الرئيس التنفيذي; رئيس تنفيذي; 取締役; 社長; 役員; 最高財務責任者; 最高経営責任者; 最高技術責任者; 总经理; 總經理; 董事; 执行长; 執行長'],
])

/** What a title says of the level; undefined where it says nothing. Who learns or helps is not at the level helped. */
export const seniorityIn = (title: string): SeniorityLevel | undefined => {
  const levels = meaningsIn(names, title).flatMap(({ meanings }) => meanings)
  if (levels.length === 0) return undefined
  const lowest = Math.min(...levels)
  return lowest < DEFAULT_SENIORITY ? lowest : Math.max(...levels)
}

/** Words of many jobs' names, which say neither rank nor work. */
// biome-ignore format: one language a line
const anyJob = nameIndexOf<true>([
  [true, 'agent; officer; specialist; staff; analyst; executive; representative; worker; operator; operative; technician; engineer; consultant; administrator; coordinator; advisor; adviser; expert; professional; member; team; crew; part time; full time'],
  [true, 'especialista; tecnico; analista; agente; operario; operador; consultor; coordinador; ingeniero; personal; representante; experto; ejecutivo'],
  [true, 'assistente; operadora; consultora; engenheiro; profissional; representante comercial'],
  [true, 'staf; petugas; operator; teknisi; spesialis; analis; karyawan; pegawai; eksekutif; juruteknik; pekerja; jurutera; tenaga'],
  [true, 'uzman; uzmanı; personel; personeli; eleman; elemanı; teknisyen; görevli; görevlisi; mühendis; mühendisi; operatör'],
  [true, 'موظف; موظفة; أخصائي; أخصائية; فني; فنية; مسؤول; مهندس; مهندسة; عامل; عاملة; محلل; مستشار; ممثل; منسق'],
])

/** Whether a word tells work from work: it is none of rank, and not one that many jobs have. */
export const isWorkWord = (word: string): boolean =>
  meaningsIn(names, word).length === 0 && meaningsIn(anyJob, word).length === 0
