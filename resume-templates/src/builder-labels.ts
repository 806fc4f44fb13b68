import type { LanguageCode } from '@hanap/markets/languages'
import type { OrderedSection } from './content.ts'

/** What sections are called that a profile does not have; a section of somebody's own is called as they call it. */
export const builderLabels: Record<LanguageCode, Partial<Record<OrderedSection['kind'], string>>> = {
  en: {
    projects: 'Projects',
    languages: 'Languages',
    awards: 'Awards',
    volunteering: 'Volunteering',
    references: 'References',
  },
  es: {
    projects: 'Proyectos',
    languages: 'Idiomas',
    awards: 'Premios',
    volunteering: 'Voluntariado',
    references: 'Referencias',
  },
  'pt-br': {
    projects: 'Projetos',
    languages: 'Idiomas',
    awards: 'Prêmios',
    volunteering: 'Trabalho voluntário',
    references: 'Referências',
  },
  id: {
    projects: 'Proyek',
    languages: 'Bahasa',
    awards: 'Penghargaan',
    volunteering: 'Kegiatan sukarela',
    references: 'Referensi',
  },
  ms: {
    projects: 'Projek',
    languages: 'Bahasa',
    awards: 'Anugerah',
    volunteering: 'Kerja sukarela',
    references: 'Rujukan',
  },
  tr: {
    projects: 'Projeler',
    languages: 'Diller',
    awards: 'Ödüller',
    volunteering: 'Gönüllü çalışmalar',
    references: 'Referanslar',
  },
  ar: {
    projects: 'المشاريع',
    languages: 'اللغات',
    awards: 'الجوائز',
    volunteering: 'العمل التطوعي',
    references: 'المراجع',
  },
  ja: {
    projects: 'プロジェクト',
    languages: '語学',
    awards: '受賞歴',
    volunteering: 'ボランティア活動',
    references: '推薦者',
  },
  'zh-cn': {
    projects: '项目经历',
    languages: '语言能力',
    awards: '获奖经历',
    volunteering: '志愿服务',
    references: '推荐人',
  },
  'zh-tw': {
    projects: '專案經歷',
    languages: '語言能力',
    awards: '獲獎經歷',
    volunteering: '志工服務',
    references: '推薦人',
  },
}
