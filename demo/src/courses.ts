import type { LanguageCode } from '@hanap/markets/languages'

/** A course of our own making, of a provider that does not exist. */
export interface DemoCourse {
  key: string
  title: string
  provider: string
  url: string
  /** In hours. */
  duration: number
  level: 'beginner' | 'intermediate' | 'advanced'
  isFree: boolean
  language: LanguageCode
  /** Ids of `job_category_lists`; none is for everybody. */
  categoryIds: number[]
}

interface Subject extends Pick<DemoCourse, 'duration' | 'level' | 'isFree' | 'categoryIds'> {
  provider: string
  titles: Record<LanguageCode, string>
}

// Their names say that nobody can enrol.
const BUKAS = 'Bukas Learning (demo)'
const HARBOUR = 'Harbour Skills (demo)'
const BENCH = 'Open Bench School (demo)'

const subjects: Record<string, Subject> = {
  'first-job': {
    provider: BUKAS,
    level: 'beginner',
    duration: 3,
    isFree: true,
    categoryIds: [],
    titles: {
      en: 'Your first job: resume, interview, first week',
      'zh-cn': '第一份工作：简历、面试与入职第一周',
      'zh-tw': '第一份工作：履歷、面試與到職第一週',
      id: 'Pekerjaan pertama: CV, wawancara, minggu pertama',
      ja: 'はじめての仕事：履歴書・面接・最初の一週間',
      ms: 'Kerja pertama: resume, temu duga, minggu pertama',
      tr: 'İlk işiniz: özgeçmiş, mülakat, ilk hafta',
      'pt-br': 'Primeiro emprego: currículo, entrevista, primeira semana',
      es: 'Tu primer empleo: CV, entrevista y primera semana',
      ar: 'الوظيفة الأولى: السيرة الذاتية والمقابلة والأسبوع الأول',
    },
  },
  spreadsheets: {
    provider: BUKAS,
    level: 'beginner',
    duration: 8,
    isFree: true,
    categoryIds: [5, 6, 16],
    titles: {
      en: 'Spreadsheets from the first cell to the pivot table',
      'zh-cn': '电子表格：从第一个单元格到数据透视表',
      'zh-tw': '試算表：從第一個儲存格到樞紐分析表',
      id: 'Lembar kerja dari sel pertama hingga tabel pivot',
      ja: '表計算：最初のセルからピボットテーブルまで',
      ms: 'Hamparan dari sel pertama hingga jadual pangsi',
      tr: 'İlk hücreden özet tabloya elektronik tablolar',
      'pt-br': 'Planilhas: da primeira célula à tabela dinâmica',
      es: 'Hojas de cálculo: de la primera celda a la tabla dinámica',
      ar: 'جداول البيانات من أول خلية إلى الجدول المحوري',
    },
  },
  conversations: {
    provider: HARBOUR,
    level: 'beginner',
    duration: 6,
    isFree: true,
    categoryIds: [4, 13, 15],
    titles: {
      en: 'Calm conversations with customers',
      'zh-cn': '从容应对客户的沟通技巧',
      'zh-tw': '從容應對顧客的溝通技巧',
      id: 'Percakapan tenang dengan pelanggan',
      ja: '落ち着いた接客の話し方',
      ms: 'Perbualan yang tenang dengan pelanggan',
      tr: 'Müşterilerle sakin görüşmeler',
      'pt-br': 'Conversas tranquilas com clientes',
      es: 'Conversaciones serenas con clientes',
      ar: 'محادثات هادئة مع العملاء',
    },
  },
  web: {
    provider: BENCH,
    level: 'beginner',
    duration: 20,
    isFree: false,
    categoryIds: [1, 10],
    titles: {
      en: 'Build a web page that everybody can use',
      'zh-cn': '制作人人可用的网页',
      'zh-tw': '打造人人可用的網頁',
      id: 'Membuat halaman web yang dapat dipakai semua orang',
      ja: '誰もが使えるウェブページを作る',
      ms: 'Bina laman web yang boleh digunakan oleh semua orang',
      tr: 'Herkesin kullanabileceği bir web sayfası yapmak',
      'pt-br': 'Como criar uma página web que todos possam usar',
      es: 'Crea una página web que cualquiera pueda usar',
      ar: 'بناء صفحة ويب يستطيع الجميع استخدامها',
    },
  },
  sql: {
    provider: BENCH,
    level: 'intermediate',
    duration: 16,
    isFree: false,
    categoryIds: [1, 6, 25],
    titles: {
      en: 'Ask your data: SQL for real questions',
      'zh-cn': '向数据提问：用 SQL 解决实际问题',
      'zh-tw': '向資料提問：用 SQL 解決實際問題',
      id: 'Bertanya pada data: SQL untuk pertanyaan nyata',
      ja: 'データに聞く：実務のためのSQL',
      ms: 'Tanya data anda: SQL untuk soalan sebenar',
      tr: 'Verinize sorun: gerçek sorular için SQL',
      'pt-br': 'Pergunte aos dados: SQL para questões reais',
      es: 'Pregunta a tus datos: SQL para casos reales',
      ar: 'إجابات من البيانات: لغة SQL لأسئلة حقيقية',
    },
  },
  systems: {
    provider: BENCH,
    level: 'advanced',
    duration: 30,
    isFree: false,
    categoryIds: [1, 2],
    titles: {
      en: 'Systems that keep running: design, measure, repair',
      'zh-cn': '持续运行的系统：设计、测量与修复',
      'zh-tw': '持續運作的系統：設計、量測與修復',
      id: 'Sistem yang terus berjalan: rancang, ukur, perbaiki',
      ja: '止まらないシステム：設計・計測・修復',
      ms: 'Sistem yang terus berjalan: reka, ukur, baiki',
      tr: 'Kesintisiz çalışan sistemler: tasarla, ölç, onar',
      'pt-br': 'Sistemas que não param: projetar, medir, reparar',
      es: 'Sistemas que no se detienen: diseñar, medir y reparar',
      ar: 'أنظمة لا تتوقف: التصميم والقياس والإصلاح',
    },
  },
  bookkeeping: {
    provider: HARBOUR,
    level: 'intermediate',
    duration: 12,
    isFree: false,
    categoryIds: [6, 7],
    titles: {
      en: 'Books that balance: closing the month',
      'zh-cn': '账目平衡：月末结账',
      'zh-tw': '帳目平衡：月底結帳',
      id: 'Pembukuan yang seimbang: tutup buku bulanan',
      ja: '月次決算の進め方',
      ms: 'Akaun yang seimbang: tutup akaun bulanan',
      tr: 'Tutan hesaplar: ay sonu kapanışı',
      'pt-br': 'Contas em ordem: o fechamento do mês',
      es: 'Cuentas que cuadran: el cierre del mes',
      ar: 'حسابات متوازنة: إقفال الشهر',
    },
  },
  selling: {
    provider: HARBOUR,
    level: 'intermediate',
    duration: 7,
    isFree: false,
    categoryIds: [3, 15, 23],
    titles: {
      en: 'Selling by listening',
      'zh-cn': '善于倾听的销售',
      'zh-tw': '善於傾聽的銷售',
      id: 'Menjual dengan mendengarkan',
      ja: '聞くことから始める営業',
      ms: 'Menjual dengan mendengar',
      tr: 'Dinleyerek satış yapmak',
      'pt-br': 'Vender ouvindo',
      es: 'Vender escuchando',
      ar: 'البيع بالإصغاء',
    },
  },
  campaigns: {
    provider: BUKAS,
    level: 'intermediate',
    duration: 9,
    isFree: true,
    categoryIds: [9, 10],
    titles: {
      en: 'Small campaigns: plan, publish, measure',
      'zh-cn': '小型营销活动：策划、发布与衡量',
      'zh-tw': '小型行銷活動：規劃、發布與衡量',
      id: 'Kampanye kecil: rencanakan, terbitkan, ukur',
      ja: '小さなキャンペーンの企画・公開・測定',
      ms: 'Kempen kecil: rancang, terbit, ukur',
      tr: 'Küçük kampanyalar: planla, yayınla, ölç',
      'pt-br': 'Pequenas campanhas: planejar, publicar, medir',
      es: 'Campañas pequeñas: planificar, publicar y medir',
      ar: 'حملات صغيرة: التخطيط والنشر والقياس',
    },
  },
  care: {
    provider: HARBOUR,
    level: 'intermediate',
    duration: 5,
    isFree: true,
    categoryIds: [11, 21, 24],
    titles: {
      en: 'Clean hands, safe care',
      'zh-cn': '洁净双手，安全护理',
      'zh-tw': '潔淨雙手，安全照護',
      id: 'Tangan bersih, perawatan aman',
      ja: '清潔な手で安全なケア',
      ms: 'Tangan bersih, penjagaan selamat',
      tr: 'Temiz eller, güvenli bakım',
      'pt-br': 'Mãos limpas, cuidado seguro',
      es: 'Manos limpias, cuidados seguros',
      ar: 'أيدٍ نظيفة ورعاية آمنة',
    },
  },
  safety: {
    provider: BUKAS,
    level: 'beginner',
    duration: 4,
    isFree: true,
    categoryIds: [14, 16, 17, 18, 20, 22],
    titles: {
      en: 'Safe at work: kitchens, warehouses, building sites',
      'zh-cn': '工作安全：厨房、仓库与工地',
      'zh-tw': '工作安全：廚房、倉庫與工地',
      id: 'Aman di tempat kerja: dapur, gudang, proyek bangunan',
      ja: '職場の安全：厨房・倉庫・建設現場',
      ms: 'Selamat di tempat kerja: dapur, gudang, tapak binaan',
      tr: 'İşte güvenlik: mutfak, depo, şantiye',
      'pt-br': 'Segurança no trabalho: cozinhas, depósitos, obras',
      es: 'Seguridad en el trabajo: cocinas, almacenes y obras',
      ar: 'السلامة في العمل: المطابخ والمستودعات ومواقع البناء',
    },
  },
  leading: {
    provider: BENCH,
    level: 'advanced',
    duration: 10,
    isFree: false,
    categoryIds: [8, 12, 19, 26],
    titles: {
      en: 'Leading a small team well',
      'zh-cn': '带好一个小团队',
      'zh-tw': '帶好一個小團隊',
      id: 'Memimpin tim kecil dengan baik',
      ja: '小さなチームを率いる',
      ms: 'Memimpin pasukan kecil dengan baik',
      tr: 'Küçük bir ekibi iyi yönetmek',
      'pt-br': 'Como liderar bem uma equipe pequena',
      es: 'Dirigir bien un equipo pequeño',
      ar: 'قيادة فريق صغير بنجاح',
    },
  },
}

/** Every subject in every language. */
export const demoCourses = (): DemoCourse[] =>
  Object.entries(subjects).flatMap(([key, { titles, ...subject }]) =>
    (Object.keys(titles) as LanguageCode[]).map(language => ({
      ...subject,
      key: `${key}-${language}`,
      title: titles[language],
      language,
      url: `https://academy.demo.example/${language}/${key}`,
    })),
  )
