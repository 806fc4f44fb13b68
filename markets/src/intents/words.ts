import type { LanguageCode } from '../languages.ts'

/** What a searcher asks for beside the work itself. */
export type Intent = 'remote' | 'hybrid' | 'partTime' | 'fullTime' | 'noExperience' | 'nearMe'

/** How people say it, in lower case; a blank stands for a hyphen, too. */
export interface IntentWords extends Readonly<Record<Intent, readonly string[]>> {
  /** What is left beside an intent and means any work. */
  jobs: readonly string[]
  /** Where the words above are part of the work's own name. */
  names: readonly string[]
}

export const intentWords: Readonly<Record<LanguageCode, IntentWords>> = {
  en: {
    remote: [
      ...['work from home', 'working from home', 'wfh', 'home based', 'work at home', 'work remotely'],
      ...['remote work', 'remote', 'remotely', 'fully remote', 'telecommute', 'telecommuting', 'telework'],
      'work from anywhere',
    ],
    hybrid: ['hybrid work', 'hybrid working', 'hybrid remote'],
    partTime: ['part time', 'parttime'],
    fullTime: ['full time', 'fulltime'],
    noExperience: [
      ...['no experience', 'no experience needed', 'no experience required', 'no experience necessary'],
      ...['without experience', 'no work experience'],
    ],
    nearMe: ['near me', 'nearby', 'near my location', 'around me', 'close to me', 'near my home'],
    jobs: ['job', 'jobs', 'work', 'vacancy', 'vacancies', 'hiring'],
    names: ['remote sensing', 'remote control', 'remote pilot', 'remote operated', 'remotely operated'],
  },
  es: {
    remote: [
      ...['trabajo desde casa', 'trabajar desde casa', 'desde casa', 'teletrabajo', 'trabajo remoto'],
      ...['en remoto', 'remoto', 'a distancia', 'home office'],
    ],
    hybrid: ['trabajo híbrido', 'modalidad híbrida'],
    partTime: ['medio tiempo', 'media jornada', 'tiempo parcial', 'jornada parcial', 'a tiempo parcial'],
    fullTime: ['tiempo completo', 'jornada completa', 'a tiempo completo'],
    noExperience: ['sin experiencia', 'sin experiencia previa'],
    nearMe: ['cerca de mí', 'cerca de mi', 'cerca de mi casa', 'cerca de mi ubicación'],
    jobs: ['trabajo', 'trabajos', 'empleo', 'empleos', 'oferta', 'ofertas', 'vacantes'],
    names: ['control remoto', 'sensor remoto', 'educación a distancia', 'mando a distancia'],
  },
  'pt-br': {
    remote: [
      ...['trabalho em casa', 'trabalhar em casa', 'trabalho de casa', 'home office', 'trabalho remoto'],
      ...['remoto', 'teletrabalho', 'a distância', 'à distância'],
    ],
    hybrid: ['trabalho híbrido', 'modelo híbrido'],
    partTime: ['meio período', 'meio periodo', 'tempo parcial', 'meio expediente'],
    fullTime: ['período integral', 'periodo integral', 'tempo integral'],
    noExperience: ['sem experiência', 'sem experiencia', 'não exige experiência'],
    nearMe: ['perto de mim', 'perto da minha casa', 'próximo a mim', 'próximo de mim'],
    jobs: ['vaga', 'vagas', 'emprego', 'empregos', 'trabalho', 'trabalhos'],
    names: ['ensino a distância', 'educação a distância', 'sensoriamento remoto'],
  },
  id: {
    remote: ['kerja dari rumah', 'kerja di rumah', 'kerja remote', 'kerja jarak jauh', 'wfh', 'remote'],
    hybrid: ['kerja hybrid', 'kerja hibrida'],
    partTime: ['paruh waktu', 'kerja part time', 'part time', 'kerja sambilan'],
    fullTime: ['penuh waktu', 'full time'],
    noExperience: ['tanpa pengalaman', 'tidak perlu pengalaman', 'tidak berpengalaman'],
    nearMe: ['dekat saya', 'di dekat saya', 'terdekat', 'sekitar saya', 'dekat rumah'],
    jobs: ['lowongan', 'lowongan kerja', 'loker', 'kerja', 'pekerjaan'],
    names: [],
  },
  ms: {
    remote: ['kerja dari rumah', 'bekerja dari rumah', 'kerja jarak jauh', 'wfh', 'remote'],
    hybrid: ['kerja hibrid'],
    partTime: ['separuh masa', 'sambilan', 'kerja sambilan', 'part time'],
    fullTime: ['sepenuh masa', 'full time'],
    noExperience: ['tanpa pengalaman', 'tiada pengalaman', 'tidak perlu pengalaman'],
    nearMe: ['dekat saya', 'berdekatan saya', 'berhampiran saya', 'terdekat'],
    jobs: ['kerja', 'kerja kosong', 'jawatan', 'jawatan kosong', 'pekerjaan'],
    names: [],
  },
  tr: {
    remote: ['evden çalışma', 'evden çalışmak', 'evden', 'uzaktan çalışma', 'uzaktan', 'home office'],
    hybrid: ['hibrit çalışma'],
    partTime: ['yarı zamanlı', 'part time', 'kısmi zamanlı'],
    fullTime: ['tam zamanlı', 'full time'],
    noExperience: [
      'deneyimsiz',
      'tecrübesiz',
      'deneyim gerektirmeyen',
      'tecrübe aranmayan',
      'tecrübe gerektirmeyen',
    ],
    nearMe: ['yakınımda', 'yakınımdaki', 'bana yakın', 'yakınlarımda', 'evime yakın'],
    jobs: ['iş', 'işler', 'iş ilanı', 'iş ilanları', 'ilan', 'ilanlar'],
    names: ['evden eve', 'uzaktan algılama', 'uzaktan kumanda', 'uzaktan eğitim'],
  },
  ar: {
    remote: [
      'العمل من المنزل',
      'عمل من المنزل',
      'من المنزل',
      'من البيت',
      'العمل عن بعد',
      'عمل عن بعد',
      'عن بعد',
      'عن بُعد',
    ],
    hybrid: ['عمل هجين', 'دوام هجين'],
    partTime: ['دوام جزئي', 'بدوام جزئي', 'عمل جزئي'],
    fullTime: ['دوام كامل', 'بدوام كامل'],
    noExperience: ['بدون خبرة', 'بدون خبره', 'دون خبرة', 'لا تتطلب خبرة', 'بلا خبرة'],
    nearMe: ['قريب مني', 'قريبة مني', 'بالقرب مني', 'القريبة مني', 'قرب بيتي'],
    jobs: ['وظيفة', 'وظائف', 'عمل', 'شغل', 'الوظائف'],
    names: ['استشعار عن بعد', 'الاستشعار عن بعد', 'التعليم عن بعد', 'تعليم عن بعد'],
  },
  ja: {
    remote: ['在宅勤務', '在宅ワーク', '在宅', 'リモートワーク', 'リモート', 'フルリモート', 'テレワーク'],
    hybrid: ['ハイブリッド勤務', 'ハイブリッドワーク'],
    partTime: ['パートタイム', 'パート', '短時間勤務'],
    fullTime: ['フルタイム', '正社員'],
    noExperience: ['未経験', '未経験可', '未経験ok', '未経験歓迎', '経験不問', '経験なし'],
    nearMe: ['近く', '家の近く', '現在地の近く', '現在地周辺', '自宅近く'],
    jobs: ['求人', '仕事', '募集', '採用'],
    names: ['在宅医療', '在宅介護', '在宅医', '在宅看護', '訪問在宅'],
  },
  'zh-cn': {
    remote: ['在家办公', '居家办公', '远程办公', '远程工作', '在家工作', '远程'],
    hybrid: ['混合办公'],
    partTime: ['兼职'],
    fullTime: ['全职'],
    noExperience: ['无经验', '零经验', '无需经验', '不限经验', '经验不限'],
    nearMe: ['附近', '我附近', '离我近', '家附近'],
    jobs: ['工作', '职位', '招聘', '岗位'],
    names: ['远程医疗', '远程教育'],
  },
  'zh-tw': {
    remote: ['在家工作', '居家辦公', '遠端工作', '遠距工作', '遠距', '遠端'],
    hybrid: ['混合辦公'],
    partTime: ['兼職', '兼差', '打工'],
    fullTime: ['全職', '正職'],
    noExperience: ['無經驗', '無經驗可', '免經驗', '經驗不拘', '不需經驗'],
    nearMe: ['附近', '我附近', '離我近', '家附近'],
    jobs: ['工作', '職缺', '徵才', '職位'],
    names: ['遠距醫療', '遠距教學', '遠端醫療'],
  },
}
