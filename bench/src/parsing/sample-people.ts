import type { LanguageCode } from '@hanap/markets/languages'

/** A job or a study: what it is called, where it was, when as the resume writes it, and when it was. */
export interface SampleDates {
  /** As the resume writes it. */
  written: readonly [from: string, to: string]
  /** `YYYY-MM` or `YYYY`; null: it goes on. */
  meant: readonly [from: string, to: string | null]
}

export interface SamplePerson {
  headings: readonly [about: string, work: string, education: string, skills: string, licenses: string]
  contactHeading: string
  name: string
  headline: string
  email: string
  phone: string
  place: string
  about: string
  works: readonly (SampleDates & { title: string; company: string; place: string; did: readonly string[] })[]
  educations: readonly (SampleDates & { school: string; degree: string; field: string })[]
  skills: readonly string[]
  licenses: readonly string[]
}

/** Somebody invented for each language of the interface. */
export const samplePeople: Readonly<Record<LanguageCode, SamplePerson>> = {
  en: {
    headings: ['Profile', 'Employment History', 'Education', 'Key Skills', 'Certifications'],
    contactHeading: 'Contact',
    name: 'Grace Adeyemi',
    headline: 'Operations Manager',
    email: 'grace.adeyemi@example.com',
    phone: '+44 7700 900123',
    place: 'Leeds, United Kingdom',
    about:
      'Operations manager with nine years in food distribution, known for calm planning and short queues at the loading bay.',
    works: [
      {
        title: 'Operations Manager',
        company: 'Northfield Foods Ltd',
        place: 'Leeds',
        written: ['Sep 2020', 'Present'],
        meant: ['2020-09', null],
        did: ['Runs three depots with 64 staff.', 'Cut spoilage by 18 percent in two years.'],
      },
      {
        title: 'Shift Supervisor',
        company: 'Harrow & Sons',
        place: 'York',
        written: ['04/2016', '08/2020'],
        meant: ['2016-04', '2020-08'],
        did: ['Planned rotas for 22 people.'],
      },
      {
        title: 'Warehouse Assistant',
        company: 'Calder Stores',
        place: 'Halifax',
        written: ['2014', '2016'],
        meant: ['2014', '2016'],
        did: ['Picked and packed orders.'],
      },
    ],
    educations: [
      {
        school: 'University of Leeds',
        degree: 'BSc',
        field: 'Supply Chain Management',
        written: ['2011', '2014'],
        meant: ['2011', '2014'],
      },
    ],
    skills: ['Inventory planning', 'SAP', 'Excel', 'Forklift', 'Lean'],
    licenses: ['NEBOSH General Certificate, 2019'],
  },
  'zh-cn': {
    headings: ['自我评价', '工作经历', '教育背景', '专业技能', '证书'],
    contactHeading: '联系方式',
    name: '陈雨桐',
    headline: '产品经理',
    email: 'chenyutong@example.com',
    phone: '138 0013 8000',
    place: '上海',
    about: '五年互联网产品经验，负责过两款百万级用户的产品，擅长需求分析与跨团队协作。',
    works: [
      {
        title: '产品经理',
        company: '上海云帆科技有限公司',
        place: '上海',
        written: ['2021年3月', '至今'],
        meant: ['2021-03', null],
        did: ['负责会员产品的规划与上线', '推动转化率提升12%'],
      },
      {
        title: '产品助理',
        company: '杭州青禾信息技术有限公司',
        place: '杭州',
        written: ['2018.07', '2021.02'],
        meant: ['2018-07', '2021-02'],
        did: ['撰写需求文档，跟进测试'],
      },
    ],
    educations: [
      {
        school: '浙江大学',
        degree: '本科',
        field: '信息管理',
        written: ['2014.09', '2018.06'],
        meant: ['2014-09', '2018-06'],
      },
    ],
    skills: ['Axure', 'SQL', '数据分析', '用户研究'],
    licenses: ['PMP 项目管理认证 2022年'],
  },
  'zh-tw': {
    headings: ['自我介紹', '工作經歷', '學歷', '專長', '證照'],
    contactHeading: '聯絡方式',
    name: '林佳穎',
    headline: '行銷企劃',
    email: 'lin.jiaying@example.com',
    phone: '0912-345-678',
    place: '台北市',
    about: '六年品牌行銷經驗，熟悉社群經營與活動規劃，喜歡把複雜的事說簡單。',
    works: [
      {
        title: '行銷企劃',
        company: '晨光文創股份有限公司',
        place: '台北市',
        written: ['2020年5月', '現在'],
        meant: ['2020-05', null],
        did: ['規劃年度品牌活動', '社群粉絲成長三倍'],
      },
      {
        title: '門市店長',
        company: '好日子咖啡有限公司',
        place: '新北市',
        written: ['2016/08', '2020/04'],
        meant: ['2016-08', '2020-04'],
        did: ['帶領八人團隊'],
      },
    ],
    educations: [
      {
        school: '國立政治大學',
        degree: '學士',
        field: '廣告學系',
        written: ['2012/09', '2016/06'],
        meant: ['2012-09', '2016-06'],
      },
    ],
    skills: ['社群經營', 'Photoshop', '文案撰寫', 'Google Analytics'],
    licenses: ['Google Ads 搜尋廣告認證 2021'],
  },
  ja: {
    headings: ['職務要約', '職務経歴', '学歴', 'スキル', '資格'],
    contactHeading: '連絡先',
    name: '佐藤 美咲',
    headline: 'Webエンジニア',
    email: 'misaki.sato@example.com',
    phone: '090-1111-2222',
    place: '東京都',
    about:
      'Webサービスの開発に7年従事。要件定義から運用まで一貫して担当し、小さな改善を積み重ねることを得意とします。',
    works: [
      {
        title: 'Webエンジニア',
        company: '株式会社みどり情報',
        place: '東京都',
        written: ['2019年4月', '現在'],
        meant: ['2019-04', null],
        did: ['予約サービスの設計と開発', '表示速度を40%改善'],
      },
      {
        title: 'プログラマー',
        company: '有限会社さくらシステム',
        place: '横浜市',
        written: ['2016年4月', '2019年3月'],
        meant: ['2016-04', '2019-03'],
        did: ['業務システムの保守'],
      },
    ],
    educations: [
      {
        school: '横浜国立大学',
        degree: '学士',
        field: '情報工学科',
        written: ['2012年4月', '2016年3月'],
        meant: ['2012-04', '2016-03'],
      },
    ],
    skills: ['TypeScript', 'React', 'PostgreSQL', 'AWS'],
    licenses: ['基本情報技術者試験 2015年11月'],
  },
  id: {
    headings: ['Ringkasan', 'Pengalaman Kerja', 'Pendidikan', 'Keahlian', 'Sertifikasi'],
    contactHeading: 'Kontak',
    name: 'Rizky Pratama Putra',
    headline: 'Staf Akuntansi',
    email: 'rizky.pratama@example.com',
    phone: '0812-3456-7890',
    place: 'Bandung',
    about:
      'Staf akuntansi dengan pengalaman lima tahun di perusahaan manufaktur, teliti dan terbiasa dengan tenggat akhir bulan.',
    works: [
      {
        title: 'Staf Akuntansi',
        company: 'PT Sinar Baja Abadi',
        place: 'Bandung',
        written: ['Agustus 2020', 'Sekarang'],
        meant: ['2020-08', null],
        did: ['Menyusun laporan keuangan bulanan', 'Mengurus pajak PPN dan PPh'],
      },
      {
        title: 'Admin Keuangan',
        company: 'CV Mitra Sejahtera',
        place: 'Cimahi',
        written: ['Januari 2018', 'Juli 2020'],
        meant: ['2018-01', '2020-07'],
        did: ['Mencatat kas dan faktur'],
      },
    ],
    educations: [
      {
        school: 'Universitas Padjadjaran',
        degree: 'S1',
        field: 'Akuntansi',
        written: ['2013', '2017'],
        meant: ['2013', '2017'],
      },
    ],
    skills: ['Microsoft Excel', 'Accurate', 'Brevet Pajak', 'Bahasa Inggris'],
    licenses: ['Brevet Pajak A dan B, 2019'],
  },
  ms: {
    headings: ['Ringkasan', 'Pengalaman Kerja', 'Latar Belakang Pendidikan', 'Kemahiran', 'Sijil'],
    contactHeading: 'Hubungi',
    name: 'Nur Aisyah binti Rahman',
    headline: 'Eksekutif Sumber Manusia',
    email: 'nur.aisyah@example.com',
    phone: '+60 12-345 6789',
    place: 'Shah Alam',
    about:
      'Eksekutif sumber manusia dengan enam tahun pengalaman dalam pengambilan pekerja dan gaji bagi sektor runcit.',
    works: [
      {
        title: 'Eksekutif Sumber Manusia',
        company: 'Maju Retail Sdn Bhd',
        place: 'Shah Alam',
        written: ['Mac 2021', 'Kini'],
        meant: ['2021-03', null],
        did: ['Menguruskan gaji 300 pekerja', 'Merancang latihan tahunan'],
      },
      {
        title: 'Pembantu Tadbir',
        company: 'Syarikat Teguh Jaya',
        place: 'Klang',
        written: ['Ogos 2017', 'Februari 2021'],
        meant: ['2017-08', '2021-02'],
        did: ['Menyimpan rekod kehadiran'],
      },
    ],
    educations: [
      {
        school: 'Universiti Malaya',
        degree: 'Ijazah Sarjana Muda',
        field: 'Pengurusan Perniagaan',
        written: ['2013', '2017'],
        meant: ['2013', '2017'],
      },
    ],
    skills: ['Penggajian', 'Microsoft Office', 'Komunikasi', 'Rundingan'],
    licenses: ['Sijil Pengurusan HR, 2020'],
  },
  tr: {
    headings: ['Hakkımda', 'İş Deneyimi', 'Eğitim', 'Yetkinlikler', 'Sertifikalar'],
    contactHeading: 'İletişim',
    name: 'Elif Şahin',
    headline: 'Satış Temsilcisi',
    email: 'elif.sahin@example.com',
    phone: '+90 532 123 45 67',
    place: 'İzmir',
    about:
      'Perakende ve kurumsal satışta yedi yıllık deneyim; müşteriyle uzun süreli ilişki kurmayı önemser.',
    works: [
      {
        title: 'Satış Temsilcisi',
        company: 'Ege Yapı Market A.Ş.',
        place: 'İzmir',
        written: ['Mart 2021', 'Devam Ediyor'],
        meant: ['2021-03', null],
        did: ['Bölge satış hedefini iki yıl üst üste aştı', 'Bayi ağını genişletti'],
      },
      {
        title: 'Mağaza Görevlisi',
        company: 'Deniz Tekstil Ltd. Şti.',
        place: 'Manisa',
        written: ['Haziran 2017', 'Şubat 2021'],
        meant: ['2017-06', '2021-02'],
        did: ['Kasa ve stok takibi'],
      },
    ],
    educations: [
      {
        school: 'Dokuz Eylül Üniversitesi',
        degree: 'Lisans',
        field: 'İşletme',
        written: ['2013', '2017'],
        meant: ['2013', '2017'],
      },
    ],
    skills: ['CRM', 'Excel', 'Müzakere', 'İngilizce'],
    licenses: ['Satış Teknikleri Sertifikası, 2020'],
  },
  'pt-br': {
    headings: [
      'Resumo Profissional',
      'Experiência Profissional',
      'Formação Acadêmica',
      'Habilidades',
      'Cursos e Certificações',
    ],
    contactHeading: 'Contato',
    name: 'João Pedro Gonçalves',
    headline: 'Analista de Logística',
    email: 'joao.goncalves@example.com',
    phone: '(11) 98765-4321',
    place: 'Campinas, SP',
    about:
      'Analista de logística com oito anos de experiência em transporte e armazenagem, com foco em redução de custos.',
    works: [
      {
        title: 'Analista de Logística',
        company: 'Transportes Aurora Ltda',
        place: 'Campinas, SP',
        written: ['março de 2019', 'atual'],
        meant: ['2019-03', null],
        did: ['Redução de 15% no custo de frete', 'Gestão de indicadores de entrega'],
      },
      {
        title: 'Assistente Administrativo',
        company: 'Comercial Boa Vista S.A.',
        place: 'São Paulo, SP',
        written: ['02/2015', '02/2019'],
        meant: ['2015-02', '2019-02'],
        did: ['Emissão de notas fiscais'],
      },
    ],
    educations: [
      {
        school: 'Universidade Estadual de Campinas',
        degree: 'Bacharelado',
        field: 'Engenharia de Produção',
        written: ['2010', '2014'],
        meant: ['2010', '2014'],
      },
    ],
    skills: ['SAP', 'Excel avançado', 'Power BI', 'Inglês'],
    licenses: ['Green Belt Lean Six Sigma, 2018'],
  },
  es: {
    headings: ['Perfil', 'Experiencia Laboral', 'Formación Académica', 'Competencias', 'Cursos'],
    contactHeading: 'Contacto',
    name: 'Lucía Fernández Ortega',
    headline: 'Enfermera de Urgencias',
    email: 'lucia.fernandez@example.com',
    phone: '+34 612 345 678',
    place: 'Valencia',
    about:
      'Enfermera con diez años de experiencia en urgencias y cuidados intensivos, acostumbrada a trabajar en equipo y por turnos.',
    works: [
      {
        title: 'Enfermera de Urgencias',
        company: 'Hospital General de Levante',
        place: 'Valencia',
        written: ['enero de 2018', 'actualidad'],
        meant: ['2018-01', null],
        did: ['Triaje y atención a pacientes críticos', 'Tutora de alumnos en prácticas'],
      },
      {
        title: 'Auxiliar de Enfermería',
        company: 'Clínica San Telmo',
        place: 'Alicante',
        written: ['junio de 2013', 'diciembre de 2017'],
        meant: ['2013-06', '2017-12'],
        did: ['Apoyo en planta y consultas'],
      },
    ],
    educations: [
      {
        school: 'Universidad de Valencia',
        degree: 'Grado',
        field: 'Enfermería',
        written: ['2009', '2013'],
        meant: ['2009', '2013'],
      },
    ],
    skills: ['RCP avanzada', 'Triaje', 'Inglés B2', 'Gestión de turnos'],
    licenses: ['Soporte Vital Avanzado, 2019'],
  },
  ar: {
    headings: ['نبذة عني', 'الخبرات العملية', 'المؤهلات العلمية', 'المهارات', 'الدورات التدريبية'],
    contactHeading: 'معلومات الاتصال',
    name: 'سارة أحمد المنصوري',
    headline: 'محاسبة',
    email: 'sara.mansoori@example.com',
    phone: '+971 50 123 4567',
    place: 'دبي',
    about: 'محاسبة بخبرة ست سنوات في شركات المقاولات، تهتم بالدقة وإغلاق الحسابات في موعدها.',
    works: [
      {
        title: 'محاسبة أولى',
        company: 'شركة الخليج للمقاولات',
        place: 'دبي',
        written: ['مارس 2021', 'حتى الآن'],
        meant: ['2021-03', null],
        did: ['إعداد القوائم المالية الشهرية', 'متابعة ضريبة القيمة المضافة'],
      },
      {
        title: 'محاسبة',
        company: 'مؤسسة النخيل التجارية',
        place: 'الشارقة',
        written: ['يونيو 2017', 'فبراير 2021'],
        meant: ['2017-06', '2021-02'],
        did: ['تسجيل القيود اليومية'],
      },
    ],
    educations: [
      {
        school: 'جامعة الشارقة',
        degree: 'بكالوريوس',
        field: 'المحاسبة',
        written: ['2013', '2017'],
        meant: ['2013', '2017'],
      },
    ],
    skills: ['Excel', 'SAP', 'إعداد الميزانيات', 'اللغة الإنجليزية'],
    licenses: ['دورة المحاسب القانوني 2019'],
  },
}
