import type { LanguageCode } from '@hanap/markets/languages'
import type { ResumeContent } from './content.ts'

/** People who do not exist, one for each language: what templates are shown and measured with. */
export const examples: Record<LanguageCode, ResumeContent> = {
  en: {
    name: 'Amara Reyes',
    headline: 'Registered nurse, emergency care',
    email: 'amara.reyes@example.com',
    phone: '+63 917 555 0134',
    location: 'Quezon City',
    about:
      'Emergency nurse with eight years in busy city hospitals. Calm under pressure, known for clear handovers and for training new colleagues.',
    work: [
      {
        title: 'Senior emergency nurse',
        company: 'Bayview Medical Centre',
        from: '2021-03',
        isCurrent: true,
        description:
          '- Lead a team of nine on night shifts\n- Cut the time to triage from 14 to 8 minutes\n- Mentor six new nurses every year',
      },
      {
        title: 'Staff nurse',
        company: 'St. Clara General Hospital',
        from: '2018-06',
        to: '2021-02',
        description: 'Cared for up to 24 patients on an internal medicine ward.',
      },
    ],
    educations: [
      {
        school: 'University of the Islands',
        degree: 'Bachelor',
        field: 'Nursing',
        from: '2014-06',
        to: '2018-04',
      },
    ],
    skills: ['Triage', 'Advanced life support', 'Wound care', 'Team leadership', 'Filipino', 'English'],
    licenses: [
      {
        title: 'Registered Nurse',
        issuer: 'Professional Regulation Commission',
        issued: '2018-08',
        expires: '2027-08',
        credential: 'RN-000000',
      },
    ],
    links: [{ title: 'Ward notes', url: 'https://amara.example/notes' }],
  },
  'zh-cn': {
    name: '周思远',
    headline: '后端开发工程师',
    email: 'zhou.siyuan@example.com',
    phone: '+65 8123 4567',
    location: '新加坡',
    about: '七年分布式系统经验，专注于支付与清算平台。善于把复杂的问题讲清楚，也乐于带新人。',
    work: [
      {
        title: '高级后端工程师',
        company: '海岸支付科技',
        from: '2021-07',
        isCurrent: true,
        description:
          '• 负责每日三千万笔交易的清算服务\n• 将结算延迟从 40 分钟降到 5 分钟\n• 主导从 Java 8 到 Go 的迁移',
      },
      {
        title: '软件工程师',
        company: '青禾网络',
        from: '2018-07',
        to: '2021-06',
        description: '开发订单与库存系统，支持大促期间的高并发。',
      },
    ],
    educations: [
      { school: '江城理工大学', degree: '本科', field: '计算机科学与技术', from: '2014-09', to: '2018-06' },
    ],
    skills: ['Go', 'Java', 'PostgreSQL', '分布式系统', '性能优化', '团队协作'],
    licenses: [{ title: '系统架构设计师', issuer: '软件考试办公室', issued: '2022-05' }],
    links: [{ title: '代码', url: 'https://code.example/siyuan' }],
  },
  id: {
    name: 'Dewi Lestari Putri',
    headline: 'Manajer pemasaran digital',
    email: 'dewi.putri@example.com',
    phone: '+62 812 5550 1234',
    location: 'Bandung',
    about:
      'Pemasar digital dengan sembilan tahun pengalaman di ritel dan perbankan. Terbiasa mengambil keputusan dengan data dan bekerja lintas tim.',
    work: [
      {
        title: 'Manajer pemasaran digital',
        company: 'Toko Nusantara',
        from: '2020-02',
        isCurrent: true,
        description:
          '- Memimpin tim beranggotakan tujuh orang\n- Menurunkan biaya per pelanggan sebesar 31%\n- Meluncurkan program loyalitas untuk 400.000 anggota',
      },
      {
        title: 'Spesialis media sosial',
        company: 'Bank Cakrawala',
        from: '2016-08',
        to: '2020-01',
        description: 'Mengelola kampanye di lima kanal media sosial.',
      },
    ],
    educations: [
      {
        school: 'Universitas Parahita',
        degree: 'Sarjana',
        field: 'Ilmu Komunikasi',
        from: '2012-08',
        to: '2016-07',
      },
    ],
    skills: ['Iklan berbayar', 'SEO', 'Analitik', 'Penulisan konten', 'Kepemimpinan tim'],
    licenses: [
      {
        title: 'Sertifikasi Analitik Pemasaran',
        issuer: 'Lembaga Sertifikasi Pemasaran',
        issued: '2021-11',
        expires: '2026-11',
      },
    ],
    links: [{ title: 'Portofolio', url: 'https://dewi.example' }],
  },
  ja: {
    name: '青山葉子',
    headline: '品質管理エンジニア',
    email: 'aoyama.yoko@example.com',
    phone: '+81 90 5550 1234',
    location: '東京都',
    about:
      '食品メーカーで九年間、品質管理に携わってきました。現場との対話を大切にし、不良率の改善と後輩の育成に力を入れています。',
    work: [
      {
        title: '品質管理課 主任',
        company: '株式会社みどり食品',
        from: '2019-10',
        isCurrent: true,
        description:
          '・製造ライン三本の品質管理を担当\n・不良率を0.8％から0.3％に低減\n・HACCP導入プロジェクトを推進',
      },
      {
        title: '製造技術職',
        company: '北浜製菓株式会社',
        from: '2016-04',
        to: '2019-09',
        description: '新製品の量産立ち上げと工程改善を担当。',
      },
    ],
    educations: [
      { school: '東都農工大学', degree: '学士', field: '食品科学科', from: '2012-04', to: '2016-03' },
    ],
    skills: ['品質管理', 'HACCP', '統計解析', '工程改善', '英語（日常会話）'],
    licenses: [
      { title: '普通自動車第一種運転免許', issued: '2013-08' },
      { title: '品質管理検定2級', issuer: '品質検定協会', issued: '2018-03' },
    ],
    links: [{ url: 'https://aoyama.example' }],
  },
  'zh-tw': {
    name: '林語彤',
    headline: '產品設計師',
    email: 'lin.yutong@example.com',
    phone: '+886 912 555 012',
    location: '台北市',
    about:
      '六年產品設計經驗，擅長將使用者研究轉化為清楚的介面。重視無障礙設計，也喜歡和工程師一起把細節做好。',
    work: [
      {
        title: '資深產品設計師',
        company: '晨光軟體',
        from: '2021-01',
        isCurrent: true,
        description: '• 建立並維護跨產品的設計系統\n• 結帳流程改版後轉換率提升 18%\n• 每季主持使用者訪談',
      },
      {
        title: '介面設計師',
        company: '山嵐數位',
        from: '2018-07',
        to: '2020-12',
        description: '負責旅遊與電商網站的介面設計。',
      },
    ],
    educations: [
      { school: '北辰科技大學', degree: '學士', field: '工業設計', from: '2014-09', to: '2018-06' },
    ],
    skills: ['Figma', '使用者研究', '設計系統', '原型設計', '無障礙設計'],
    licenses: [{ title: '無障礙網頁設計證書', issuer: '網頁推廣協會', issued: '2022-03' }],
    links: [{ title: '作品集', url: 'https://yutong.example' }],
  },
  ms: {
    name: 'Nurul Aina binti Rahman',
    headline: 'Akauntan kanan',
    email: 'nurul.aina@example.com',
    phone: '+60 12-555 0145',
    location: 'Shah Alam',
    about:
      'Akauntan bertauliah dengan pengalaman sepuluh tahun dalam audit dan pelaporan kewangan. Teliti, tenang dan biasa mengetuai pasukan kecil.',
    work: [
      {
        title: 'Akauntan kanan',
        company: 'Kumpulan Seri Murni',
        from: '2019-05',
        isCurrent: true,
        description:
          '- Menyediakan penyata kewangan kumpulan lima syarikat\n- Memendekkan tempoh penutupan akaun kepada empat hari\n- Membimbing tiga akauntan muda',
      },
      {
        title: 'Juruaudit',
        company: 'Firma Teguh & Rakan',
        from: '2015-09',
        to: '2019-04',
        description: 'Menjalankan audit untuk syarikat peruncitan dan pembinaan.',
      },
    ],
    educations: [
      {
        school: 'Universiti Tanjung Biru',
        degree: 'Ijazah Sarjana Muda',
        field: 'Perakaunan',
        from: '2011-09',
        to: '2015-07',
      },
    ],
    skills: ['Pelaporan kewangan', 'Audit', 'Cukai', 'Excel', 'Kepimpinan'],
    licenses: [{ title: 'Akauntan Bertauliah', issuer: 'Institut Akauntan', issued: '2018-12' }],
    links: [{ url: 'https://aina.example' }],
  },
  tr: {
    name: 'Çağla Işık Öztürk',
    headline: 'İnşaat mühendisi',
    email: 'cagla.ozturk@example.com',
    phone: '+90 532 555 01 34',
    location: 'İzmir',
    about:
      'Köprü ve altyapı projelerinde on yıllık deneyime sahip inşaat mühendisiyim. Şantiye ile ofis arasındaki iletişimi güçlendirmeyi severim.',
    work: [
      {
        title: 'Şantiye şefi',
        company: 'Körfez Yapı A.Ş.',
        from: '2020-04',
        isCurrent: true,
        description:
          '- Yüz yirmi kişilik ekibi ve dört taşeronu yönetiyorum\n- Köprü projesini öngörülenden iki ay önce tamamladık\n- İş kazalarını %60 azalttık',
      },
      {
        title: 'Proje mühendisi',
        company: 'Günışığı Mühendislik',
        from: '2015-09',
        to: '2020-03',
        description: 'Statik hesaplar ve ihale dosyalarını hazırladım.',
      },
    ],
    educations: [
      {
        school: 'Ege Kıyı Teknik Üniversitesi',
        degree: 'Lisans',
        field: 'İnşaat Mühendisliği',
        from: '2011-09',
        to: '2015-06',
      },
    ],
    skills: ['Şantiye yönetimi', 'Statik hesap', 'İş güvenliği', 'AutoCAD', 'İngilizce'],
    licenses: [
      {
        title: 'İş Güvenliği Uzmanlığı',
        issuer: 'Mühendisler Birliği',
        issued: '2019-02',
        expires: '2029-02',
      },
    ],
    links: [{ url: 'https://cagla.example' }],
  },
  'pt-br': {
    name: 'João Antônio Gonçalves',
    headline: 'Analista de logística',
    email: 'joao.goncalves@example.com',
    phone: '+55 11 95555-0134',
    location: 'Campinas',
    about:
      'Analista com oito anos em operações de distribuição. Gosto de transformar números em decisões simples para quem está no armazém.',
    work: [
      {
        title: 'Analista de logística sênior',
        company: 'Rota Certa Transportes',
        from: '2020-09',
        isCurrent: true,
        description:
          '- Planejo rotas para 180 caminhões\n- Reduzi o custo por entrega em 12%\n- Implantei indicadores acompanhados por toda a operação',
      },
      {
        title: 'Assistente de logística',
        company: 'Armazéns São Bento',
        from: '2017-02',
        to: '2020-08',
        description: 'Controle de estoque e conferência de cargas.',
      },
    ],
    educations: [
      {
        school: 'Faculdade Serra Azul',
        degree: 'Tecnólogo',
        field: 'Logística',
        from: '2014-02',
        to: '2016-12',
      },
    ],
    skills: ['Roteirização', 'Gestão de estoque', 'Power BI', 'Negociação', 'Inglês'],
    licenses: [
      {
        title: 'Certificação em Cadeia de Suprimentos',
        issuer: 'Associação de Logística',
        issued: '2021-06',
      },
    ],
    links: [{ url: 'https://joao.example' }],
  },
  es: {
    name: 'Lucía Fernández Muñoz',
    headline: 'Jefa de cocina',
    email: 'lucia.fernandez@example.com',
    phone: '+34 600 555 134',
    location: 'Valencia',
    about:
      'Doce años en cocinas de temporada y producto local. Organizo equipos pequeños, cuido los costes y enseño el oficio a quien empieza.',
    work: [
      {
        title: 'Jefa de cocina',
        company: 'Restaurante La Acequia',
        from: '2019-03',
        isCurrent: true,
        description:
          '- Dirijo un equipo de once personas\n- Bajé el desperdicio de alimentos un 35 %\n- Renuevo la carta cada estación',
      },
      {
        title: 'Segunda de cocina',
        company: 'Hotel Mirador del Puerto',
        from: '2014-05',
        to: '2019-02',
        description: 'Responsable de la partida de arroces y pescados.',
      },
    ],
    educations: [
      {
        school: 'Escuela de Hostelería del Turia',
        degree: 'Grado superior',
        field: 'Dirección de cocina',
        from: '2012-09',
        to: '2014-06',
      },
    ],
    skills: ['Cocina de temporada', 'Escandallos', 'Gestión de equipos', 'Seguridad alimentaria', 'Francés'],
    licenses: [
      { title: 'Manipulación de alimentos', issuer: 'Escuela de Hostelería del Turia', issued: '2013-01' },
    ],
    links: [{ url: 'https://lucia.example' }],
  },
  ar: {
    name: 'ليلى عبدالله الحداد',
    headline: 'مهندسة برمجيات',
    email: 'layla.haddad@example.com',
    phone: '+971 50 555 0134',
    location: 'دبي',
    about:
      'مهندسة برمجيات لديها سبع سنوات من الخبرة في بناء الخدمات السحابية باستخدام Go وC++. تهتم بجودة العمل وبنقل المعرفة إلى زملائها.',
    work: [
      {
        title: 'مهندسة برمجيات أولى',
        company: 'شركة الأفق للتقنية',
        from: '2021-05',
        isCurrent: true,
        description:
          '- أقود فريقًا من ثمانية مهندسين\n- خفّضنا زمن الاستجابة بنسبة 40٪ بعد الانتقال إلى Kubernetes\n- أشرف على تدريب الخريجين الجدد',
      },
      {
        title: 'مطوّرة تطبيقات',
        company: 'بوابة الخليج الرقمية',
        from: '2018-09',
        to: '2021-04',
        description: 'تطوير تطبيقات الحجز والدفع لأكثر من ثلاثة ملايين مستخدم.',
      },
    ],
    educations: [
      { school: 'جامعة الواحة', degree: 'بكالوريوس', field: 'هندسة الحاسوب', from: '2014-09', to: '2018-06' },
    ],
    skills: ['Go', 'C++', 'الحوسبة السحابية', 'قواعد البيانات', 'إدارة الفرق'],
    licenses: [
      {
        title: 'شهادة مهندس حلول سحابية',
        issuer: 'هيئة الحوسبة العربية',
        issued: '2022-10',
        expires: '2028-10',
      },
    ],
    links: [{ title: 'الموقع', url: 'https://layla.example' }],
  },
}
