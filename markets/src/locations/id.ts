import type { RegionEntry } from './entry.ts'

// biome-ignore format: one place a line
export const regions: readonly RegionEntry[] = [
  { id: 96001, key: 'jakarta', lat: -6.2146, lon: 106.8451, names: { en: 'Jakarta', 'zh-cn': '雅加达首都特区', id: 'DKI Jakarta', ja: 'ジャカルタ首都特別州', 'zh-tw': '雅加達首都特區', ms: 'DKI Jakarta', tr: 'Cakarta', 'pt-br': 'Jacarta', es: 'Yakarta', ar: 'جاكرتا' }, also: ['Daerah Khusus Jakarta', 'Jakarta Raya', 'ジャカルタ'], codes: ['DKI'], locations: [
    { id: 9600001, key: 'jakarta-selatan', lat: -6.2615, lon: 106.8106, population: 2226812, names: { en: 'South Jakarta', 'zh-cn': '南雅加达', id: 'Jakarta Selatan', ja: '南ジャカルタ', 'zh-tw': '南雅加達', ms: 'Jakarta Selatan', ar: 'جنوب جاكرتا' }, also: ['Jaksel', 'SCBD', 'Kuningan Jakarta', 'Kebayoran Baru', 'Tebet', 'Pasar Minggu', 'Cilandak', 'Setiabudi', 'Mampang Prapatan'] },
    { id: 9600002, key: 'jakarta-pusat', lat: -6.1865, lon: 106.8341, population: 1056896, names: { en: 'Central Jakarta', 'zh-cn': '中雅加达', id: 'Jakarta Pusat', ja: '中央ジャカルタ', 'zh-tw': '中雅加達', ms: 'Jakarta Pusat', ar: 'وسط جاكرتا' }, also: ['Jakpus', 'Menteng', 'Tanah Abang', 'Gambir', 'Kemayoran', 'Sawah Besar'] },
    { id: 9600003, key: 'jakarta-barat', lat: -6.1683, lon: 106.7588, population: 2434511, names: { en: 'West Jakarta', 'zh-cn': '西雅加达', id: 'Jakarta Barat', ja: '西ジャカルタ', 'zh-tw': '西雅加達', ms: 'Jakarta Barat', ar: 'غرب جاكرتا' }, also: ['Jakbar', 'Cengkareng', 'Kebon Jeruk', 'Kalideres', 'Grogol', 'Kembangan'] },
    { id: 9600004, key: 'jakarta-timur', lat: -6.225, lon: 106.9004, population: 3037139, names: { en: 'East Jakarta', 'zh-cn': '东雅加达', id: 'Jakarta Timur', ja: '東ジャカルタ', 'zh-tw': '東雅加達', ms: 'Jakarta Timur', ar: 'شرق جاكرتا' }, also: ['Jaktim', 'Cakung', 'Jatinegara', 'Pulo Gadung', 'Pulogadung', 'Duren Sawit', 'Cipayung'] },
    { id: 9600005, key: 'jakarta-utara', lat: -6.1384, lon: 106.8638, population: 1778981, names: { en: 'North Jakarta', 'zh-cn': '北雅加达', id: 'Jakarta Utara', ja: '北ジャカルタ', 'zh-tw': '北雅加達', ms: 'Jakarta Utara', ar: 'شمال جاكرتا' }, also: ['Jakut', 'Kelapa Gading', 'Pluit', 'Tanjung Priok', 'Penjaringan', 'Cilincing', 'Pademangan'] },
  ] },
  { id: 96002, key: 'banten', lat: -6.4058, lon: 106.064, names: { en: 'Banten', 'zh-cn': '万丹省', ja: 'バンテン州', 'zh-tw': '萬丹省', ar: 'بانتن' }, locations: [
    { id: 9600006, key: 'tangerang', lat: -6.1781, lon: 106.63, population: 1927815, names: { en: 'Tangerang', 'zh-cn': '坦格朗', ja: 'タンゲラン', 'zh-tw': '坦格朗', ar: 'تانجيرانغ' }, also: ['Kota Tangerang', 'Kabupaten Tangerang', 'Cikupa', 'Karawaci', 'Balaraja', 'Curug'] },
    { id: 9600007, key: 'tangerang-selatan', lat: -6.2886, lon: 106.7179, population: 1354350, names: { en: 'South Tangerang', 'zh-cn': '南坦格朗', id: 'Tangerang Selatan', ja: '南タンゲラン', 'zh-tw': '南坦格朗', ms: 'Tangerang Selatan', ar: 'جنوب تانجيرانغ' }, also: ['Tangsel', 'BSD City', 'Bintaro', 'Serpong', 'Pamulang', 'Ciputat', 'Pondok Aren'], codes: ['BSD'] },
    { id: 9600008, key: 'serang', lat: -6.1153, lon: 106.1542, population: 735651, names: { en: 'Serang', 'zh-cn': '西冷', ja: 'セラン', 'zh-tw': '西冷', ar: 'سيرانغ' } },
    { id: 9600009, key: 'cilegon', lat: -6.0174, lon: 106.0538, population: 434896, names: { en: 'Cilegon', 'zh-cn': '芝勒贡', ja: 'チレゴン', 'zh-tw': '芝勒貢', ar: 'سيليغون' } },
  ] },
  { id: 96003, key: 'west-java', lat: -6.9039, lon: 107.6186, names: { en: 'West Java', 'zh-cn': '西爪哇省', id: 'Jawa Barat', ja: '西ジャワ州', 'zh-tw': '西爪哇省', ms: 'Jawa Barat', ar: 'جاوة الغربية' }, also: ['Sumedang', 'Cianjur', 'Indramayu', 'Majalengka', 'Kuningan', 'Ciamis', 'Pangandaran'], codes: ['Jabar'], locations: [
    { id: 9600010, key: 'bandung', lat: -6.9222, lon: 107.6069, population: 2528163, names: { en: 'Bandung', 'zh-cn': '万隆', ja: 'バンドン', 'zh-tw': '萬隆', ar: 'باندونغ' }, also: ['Kota Bandung', 'Kabupaten Bandung'] },
    { id: 9600011, key: 'bekasi', lat: -6.2349, lon: 106.9896, population: 2648272, names: { en: 'Bekasi', 'zh-cn': '勿加泗', ja: 'ブカシ', 'zh-tw': '勿加泗', ar: 'بيكاسي' }, also: ['Cibitung', 'Tambun'] },
    { id: 9600012, key: 'depok', lat: -6.4025, lon: 106.7942, population: 2056335, names: { en: 'Depok', 'zh-cn': '德博', ja: 'デポック', 'zh-tw': '德博', ar: 'ديبوك' }, also: ['Cimanggis'] },
    { id: 9600013, key: 'bogor', lat: -6.5944, lon: 106.7892, population: 1078351, names: { en: 'Bogor', 'zh-cn': '茂物', ja: 'ボゴール', 'zh-tw': '茂物', ar: 'بوغور' }, also: ['Cibinong', 'Sentul', 'Cileungsi', 'Gunung Putri'] },
    { id: 9600014, key: 'cikarang', lat: -6.261, lon: 107.152, population: 106479, names: { en: 'Cikarang', 'zh-cn': '芝卡朗', ja: 'チカラン', 'zh-tw': '芝卡朗', ar: 'سيكارانغ' }, also: ['Jababeka'] },
    { id: 9600015, key: 'karawang', lat: -6.3213, lon: 107.3373, population: 2439085, names: { en: 'Karawang', 'zh-cn': '加拉横', ja: 'カラワン', 'zh-tw': '加拉橫', ar: 'كاراوانغ' } },
    { id: 9600016, key: 'cimahi', lat: -6.8722, lon: 107.5425, population: 581994, names: { en: 'Cimahi', 'zh-cn': '芝马墟', ja: 'チマヒ', 'zh-tw': '芝馬墟', ar: 'سيماهي' } },
    { id: 9600017, key: 'cirebon', lat: -6.7063, lon: 108.557, population: 344851, names: { en: 'Cirebon', 'zh-cn': '井里汶', ja: 'チルボン', 'zh-tw': '井里汶', ar: 'سيريبون' } },
    { id: 9600018, key: 'sukabumi', lat: -6.9181, lon: 106.9267, population: 365735, names: { en: 'Sukabumi', 'zh-cn': '苏加武眉', ja: 'スカブミ', 'zh-tw': '蘇加武眉', ar: 'سوكابومي' } },
    { id: 9600019, key: 'tasikmalaya', lat: -7.3274, lon: 108.2207, population: 770839, names: { en: 'Tasikmalaya', 'zh-cn': '打横', ja: 'タシクマラヤ', 'zh-tw': '打橫', ar: 'تاسيكمالايا' } },
    { id: 9600020, key: 'purwakarta', lat: -6.5569, lon: 107.4433, population: 179233, names: { en: 'Purwakarta', 'zh-cn': '普哇加达', ja: 'プルワカルタ', 'zh-tw': '普哇加達', ar: 'بورواكارتا' } },
    { id: 9600021, key: 'subang', lat: -6.57, lon: 107.7567, population: 137234, names: { en: 'Subang', 'zh-cn': '苏邦', ja: 'スバン', 'zh-tw': '蘇邦', ar: 'سوبانغ' } },
    { id: 9600022, key: 'garut', lat: -7.245, lon: 107.921, population: 131809, names: { en: 'Garut', 'zh-cn': '牙律', ja: 'ガルット', 'zh-tw': '牙律', ar: 'غاروت' } },
  ] },
  { id: 96004, key: 'central-java', lat: -7.151, lon: 110.1403, names: { en: 'Central Java', 'zh-cn': '中爪哇省', id: 'Jawa Tengah', ja: '中部ジャワ州', 'zh-tw': '中爪哇省', ms: 'Jawa Tengah', ar: 'جاوة الوسطى' }, also: ['Demak', 'Jepara', 'Sukoharjo', 'Karanganyar', 'Wonosobo', 'Boyolali', 'Sragen', 'Kendal', 'Ungaran', 'Batang', 'Brebes', 'Pati', 'Rembang', 'Blora', 'Grobogan', 'Kebumen', 'Purworejo', 'Temanggung', 'Purbalingga', 'Banjarnegara', 'Pemalang', 'Wonogiri'], codes: ['Jateng'], locations: [
    { id: 9600023, key: 'semarang', lat: -6.9931, lon: 110.4208, population: 1694740, names: { en: 'Semarang', 'zh-cn': '三宝垄', ja: 'スマラン', 'zh-tw': '三寶壟', ar: 'سيمارانغ' } },
    { id: 9600024, key: 'surakarta', lat: -7.5561, lon: 110.8317, population: 526870, names: { en: 'Surakarta', 'zh-cn': '梭罗', ja: 'スラカルタ', 'zh-tw': '梭羅', ar: 'سوراكارتا' }, also: ['Solo'] },
    { id: 9600025, key: 'salatiga', lat: -7.3319, lon: 110.4928, population: 198971, names: { en: 'Salatiga', 'zh-cn': '沙拉迪加', ja: 'サラティガ', 'zh-tw': '沙拉迪加', ar: 'سالاتيغا' } },
    { id: 9600026, key: 'magelang', lat: -7.4706, lon: 110.2178, population: 128709, names: { en: 'Magelang', 'zh-cn': '马格朗', ja: 'マグラン', 'zh-tw': '馬格朗', ar: 'ماغيلانغ' } },
    { id: 9600027, key: 'pekalongan', lat: -6.8886, lon: 109.6753, population: 324564, names: { en: 'Pekalongan', 'zh-cn': '北加浪岸', ja: 'プカロンガン', 'zh-tw': '北加浪岸', ar: 'بيكالونغان' } },
    { id: 9600028, key: 'tegal', lat: -6.8694, lon: 109.1402, population: 297173, names: { en: 'Tegal', 'zh-cn': '直葛', ja: 'テガル', 'zh-tw': '直葛', ar: 'تيغال' } },
    { id: 9600029, key: 'purwokerto', lat: -7.4214, lon: 109.2344, population: 230235, names: { en: 'Purwokerto', 'zh-cn': '普禾加多', ja: 'プルウォクルト', 'zh-tw': '普禾加多', ar: 'بوروكيرتو' }, also: ['Banyumas'] },
    { id: 9600030, key: 'kudus', lat: -6.8048, lon: 110.8405, population: 92156, names: { en: 'Kudus', 'zh-cn': '古突士', ja: 'クドゥス', 'zh-tw': '古突士', ar: 'كودوس' } },
    { id: 9600031, key: 'cilacap', lat: -7.7264, lon: 109.0094, population: 256996, names: { en: 'Cilacap', 'zh-cn': '芝拉扎', ja: 'チラチャップ', 'zh-tw': '芝拉扎', ar: 'سيلاكاب' } },
    { id: 9600032, key: 'klaten', lat: -7.7058, lon: 110.6064, population: 126831, names: { en: 'Klaten', 'zh-cn': '克拉登', ja: 'クラテン', 'zh-tw': '克拉登', ar: 'كلاتين' } },
  ] },
  { id: 96005, key: 'yogyakarta', lat: -7.8754, lon: 110.4262, names: { en: 'Yogyakarta', 'zh-cn': '日惹特区', id: 'DI Yogyakarta', ja: 'ジョグジャカルタ特別州', 'zh-tw': '日惹特區', ms: 'DI Yogyakarta', ar: 'يوغياكارتا' }, also: ['Daerah Istimewa Yogyakarta', 'Special Region of Yogyakarta', 'Kulon Progo', 'Gunungkidul'], codes: ['DIY'], locations: [
    { id: 9600033, key: 'yogyakarta-city', lat: -7.8014, lon: 110.3647, population: 373589, names: { en: 'Yogyakarta City', 'zh-cn': '日惹', id: 'Kota Yogyakarta', ja: 'ジョグジャカルタ', 'zh-tw': '日惹', ms: 'Kota Yogyakarta', ar: 'مدينة يوغياكارتا' }, also: ['Jogja', 'Jogjakarta'] },
    { id: 9600034, key: 'sleman', lat: -7.7167, lon: 110.3556, population: 1125804, names: { en: 'Sleman', 'zh-cn': '斯莱曼', ja: 'スレマン', 'zh-tw': '斯萊曼', ar: 'سليمان' } },
    { id: 9600035, key: 'bantul', lat: -7.8881, lon: 110.3289, population: 64360, names: { en: 'Bantul', 'zh-cn': '班图尔', ja: 'バントゥル', 'zh-tw': '班圖爾', ar: 'بانتول' } },
  ] },
  { id: 96006, key: 'east-java', lat: -7.5361, lon: 112.2384, names: { en: 'East Java', 'zh-cn': '东爪哇省', id: 'Jawa Timur', ja: '東ジャワ州', 'zh-tw': '東爪哇省', ms: 'Jawa Timur', ar: 'جاوة الشرقية' }, also: ['Blitar', 'Tulungagung', 'Lamongan', 'Bojonegoro', 'Tuban', 'Jombang', 'Nganjuk', 'Ponorogo', 'Ngawi', 'Magetan', 'Pacitan', 'Trenggalek', 'Lumajang', 'Bondowoso', 'Situbondo', 'Bangkalan', 'Sampang', 'Pamekasan', 'Sumenep', 'Madura'], codes: ['Jatim'], locations: [
    { id: 9600036, key: 'surabaya', lat: -7.2492, lon: 112.7508, population: 3018022, names: { en: 'Surabaya', 'zh-cn': '泗水', ja: 'スラバヤ', 'zh-tw': '泗水', ar: 'سورابايا' }, also: ['Wonokromo', 'Gayungan', 'Tenggilis Mejoyo', 'Rungkut', 'Simokerto', 'Bubutan', 'Gubeng', 'Sukolilo', 'Wonocolo'] },
    { id: 9600037, key: 'malang', lat: -7.9797, lon: 112.6304, population: 889359, names: { en: 'Malang', 'zh-cn': '玛琅', ja: 'マラン', 'zh-tw': '瑪琅', ar: 'مالانغ' } },
    { id: 9600038, key: 'sidoarjo', lat: -7.4478, lon: 112.7183, population: 139189, names: { en: 'Sidoarjo', 'zh-cn': '诗都阿佐', ja: 'シドアルジョ', 'zh-tw': '詩都阿佐', ar: 'سيدوارجو' } },
    { id: 9600039, key: 'gresik', lat: -7.1539, lon: 112.6561, population: 73629, names: { en: 'Gresik', 'zh-cn': '锦石', ja: 'グレシック', 'zh-tw': '錦石', ar: 'غريسيك' } },
    { id: 9600040, key: 'kediri', lat: -7.8167, lon: 112.0167, population: 301424, names: { en: 'Kediri', 'zh-cn': '谏义里', ja: 'クディリ', 'zh-tw': '諫義里', ar: 'كيديري' } },
    { id: 9600041, key: 'jember', lat: -8.1721, lon: 113.6995, population: 298585, names: { en: 'Jember', 'zh-cn': '任抹', ja: 'ジュンブル', 'zh-tw': '任抹', ar: 'جمبر' } },
    { id: 9600042, key: 'mojokerto', lat: -7.4664, lon: 112.4338, population: 141785, names: { en: 'Mojokerto', 'zh-cn': '惹班', ja: 'モジョケルト', 'zh-tw': '惹班', ar: 'موجوكيرتو' } },
    { id: 9600043, key: 'pasuruan', lat: -7.6453, lon: 112.9075, population: 213469, names: { en: 'Pasuruan', 'zh-cn': '岩望', ja: 'パスルアン', 'zh-tw': '岩望', ar: 'باسوروان' } },
    { id: 9600044, key: 'probolinggo', lat: -7.7543, lon: 113.2159, population: 243746, names: { en: 'Probolinggo', 'zh-cn': '庞越', ja: 'プロボリンゴ', 'zh-tw': '龐越', ar: 'بروبولينغو' } },
    { id: 9600045, key: 'madiun', lat: -7.6298, lon: 111.5239, population: 202544, names: { en: 'Madiun', 'zh-cn': '茉莉芬', ja: 'マディウン', 'zh-tw': '茉莉芬', ar: 'ماديون' } },
    { id: 9600046, key: 'banyuwangi', lat: -8.2325, lon: 114.3576, population: 117558, names: { en: 'Banyuwangi', 'zh-cn': '外南梦', ja: 'バニュワンギ', 'zh-tw': '外南夢', ar: 'بانيووانغي' } },
    { id: 9600047, key: 'batu', lat: -7.871, lon: 112.527, population: 225408, names: { en: 'Batu', 'zh-cn': '巴图', ja: 'バトゥ', 'zh-tw': '巴圖', ar: 'باتو' } },
  ] },
  { id: 96007, key: 'bali', lat: -8.4095, lon: 115.1889, names: { en: 'Bali', 'zh-cn': '巴厘省', ja: 'バリ州', 'zh-tw': '峇里省', ar: 'بالي' }, also: ['Tabanan', 'Buleleng', 'Karangasem', 'Klungkung', 'Jembrana', 'Bangli'], locations: [
    { id: 9600048, key: 'denpasar', lat: -8.65, lon: 115.2167, population: 670210, names: { en: 'Denpasar', 'zh-cn': '登巴萨', ja: 'デンパサール', 'zh-tw': '登巴薩', ar: 'دينباسار' } },
    { id: 9600049, key: 'badung', lat: -8.648, lon: 115.177, names: { en: 'Badung', 'zh-cn': '巴东县', ja: 'バドゥン', 'zh-tw': '巴東縣', ar: 'بادونغ' }, also: ['Kuta', 'Seminyak', 'Canggu', 'Nusa Dua', 'Jimbaran'] },
    { id: 9600050, key: 'ubud', lat: -8.5098, lon: 115.2654, population: 74800, names: { en: 'Ubud', 'zh-cn': '乌布', ja: 'ウブド', 'zh-tw': '烏布', ar: 'أوبود' }, also: ['Gianyar'] },
    { id: 9600051, key: 'singaraja', lat: -8.112, lon: 115.0882, population: 133784, names: { en: 'Singaraja', 'zh-cn': '新加拉惹', ja: 'シンガラジャ', 'zh-tw': '新加拉惹', ar: 'سينغاراجا' } },
  ] },
  { id: 96008, key: 'west-nusa-tenggara', lat: -8.6529, lon: 117.3616, names: { en: 'West Nusa Tenggara', 'zh-cn': '西努沙登加拉省', id: 'Nusa Tenggara Barat', ja: '西ヌサ・トゥンガラ州', 'zh-tw': '西努沙登加拉省', ms: 'Nusa Tenggara Barat', ar: 'نوسا تنقارا الغربية' }, also: ['Lombok', 'Sumbawa'], codes: ['NTB'], locations: [
    { id: 9600052, key: 'mataram', lat: -8.5833, lon: 116.1167, population: 441147, names: { en: 'Mataram', 'zh-cn': '马塔兰', ja: 'マタラム', 'zh-tw': '馬塔蘭', ar: 'ماتارام' } },
    { id: 9600053, key: 'bima', lat: -8.4601, lon: 118.7267, population: 165113, names: { en: 'Bima', 'zh-cn': '比马', ja: 'ビマ', 'zh-tw': '比馬', ar: 'بيما' } },
  ] },
  { id: 96009, key: 'east-nusa-tenggara', lat: -8.6574, lon: 121.0794, names: { en: 'East Nusa Tenggara', 'zh-cn': '东努沙登加拉省', id: 'Nusa Tenggara Timur', ja: '東ヌサ・トゥンガラ州', 'zh-tw': '東努沙登加拉省', ms: 'Nusa Tenggara Timur', ar: 'نوسا تنقارا الشرقية' }, codes: ['NTT'], locations: [
    { id: 9600054, key: 'kupang', lat: -10.1708, lon: 123.6069, population: 474801, names: { en: 'Kupang', 'zh-cn': '古邦', ja: 'クパン', 'zh-tw': '古邦', ar: 'كوبانغ' } },
    { id: 9600055, key: 'labuan-bajo', lat: -8.4964, lon: 119.8877, population: 188724, names: { en: 'Labuan Bajo', 'zh-cn': '纳闽巴霍', ja: 'ラブアンバジョ', 'zh-tw': '納閩巴霍', ar: 'لابوان باجو' }, also: ['Manggarai Barat'] },
  ] },
  { id: 96010, key: 'aceh', lat: 4.6951, lon: 96.7494, names: { en: 'Aceh', 'zh-cn': '亚齐特区', ja: 'アチェ州', 'zh-tw': '亞齊特區', ar: 'آتشيه' }, locations: [
    { id: 9600056, key: 'banda-aceh', lat: 5.5417, lon: 95.3333, population: 267962, names: { en: 'Banda Aceh', 'zh-cn': '班达亚齐', ja: 'バンダ・アチェ', 'zh-tw': '班達亞齊', ar: 'باندا آتشيه' } },
    { id: 9600057, key: 'lhokseumawe', lat: 5.1801, lon: 97.1507, population: 200876, names: { en: 'Lhokseumawe', 'zh-cn': '司马威', ja: 'ロクスマウェ', 'zh-tw': '司馬威', ar: 'لوكسوماوي' } },
  ] },
  { id: 96011, key: 'north-sumatra', lat: 2.1154, lon: 99.5451, names: { en: 'North Sumatra', 'zh-cn': '北苏门答腊省', id: 'Sumatera Utara', ja: '北スマトラ州', 'zh-tw': '北蘇門答臘省', ms: 'Sumatera Utara', ar: 'سومطرة الشمالية' }, codes: ['Sumut'], locations: [
    { id: 9600058, key: 'medan', lat: 3.5833, lon: 98.6667, population: 2486283, names: { en: 'Medan', 'zh-cn': '棉兰', ja: 'メダン', 'zh-tw': '棉蘭', ar: 'ميدان' }, also: ['Deli Serdang', 'Lubuk Pakam'] },
    { id: 9600059, key: 'binjai', lat: 3.6001, lon: 98.4854, population: 279302, names: { en: 'Binjai', 'zh-cn': '民礼', ja: 'ビンジャイ', 'zh-tw': '民禮', ar: 'بينجاي' } },
    { id: 9600060, key: 'pematangsiantar', lat: 2.9595, lon: 99.0687, population: 279198, names: { en: 'Pematangsiantar', 'zh-cn': '先达', ja: 'プマタンシアンタル', 'zh-tw': '先達', ar: 'بيماتانغسيانتار' }, also: ['Pematang Siantar'] },
  ] },
  { id: 96012, key: 'west-sumatra', lat: -0.7399, lon: 100.8, names: { en: 'West Sumatra', 'zh-cn': '西苏门答腊省', id: 'Sumatera Barat', ja: '西スマトラ州', 'zh-tw': '西蘇門答臘省', ms: 'Sumatera Barat', ar: 'سومطرة الغربية' }, codes: ['Sumbar'], locations: [
    { id: 9600061, key: 'padang', lat: -0.9492, lon: 100.3543, population: 942938, names: { en: 'Padang', 'zh-cn': '巴东', ja: 'パダン', 'zh-tw': '巴東', ar: 'بادانغ' } },
    { id: 9600062, key: 'bukittinggi', lat: -0.3091, lon: 100.3705, population: 121028, names: { en: 'Bukittinggi', 'zh-cn': '武吉丁宜', ja: 'ブキティンギ', 'zh-tw': '武吉丁宜', ar: 'بوكيتينغي' } },
  ] },
  { id: 96013, key: 'riau', lat: 0.2933, lon: 101.7068, names: { en: 'Riau', 'zh-cn': '廖内省', ja: 'リアウ州', 'zh-tw': '廖內省', ar: 'رياو' }, locations: [
    { id: 9600063, key: 'pekanbaru', lat: 0.5167, lon: 101.4417, population: 1167599, names: { en: 'Pekanbaru', 'zh-cn': '北干巴鲁', ja: 'プカンバル', 'zh-tw': '北干巴魯', ar: 'بيكانبارو' } },
    { id: 9600064, key: 'dumai', lat: 1.6671, lon: 101.4432, population: 349389, names: { en: 'Dumai', 'zh-cn': '杜迈', ja: 'ドゥマイ', 'zh-tw': '杜邁', ar: 'دوماي' } },
  ] },
  { id: 96014, key: 'riau-islands', lat: 3.9457, lon: 108.1429, names: { en: 'Riau Islands', 'zh-cn': '廖内群岛省', id: 'Kepulauan Riau', ja: 'リアウ諸島州', 'zh-tw': '廖內群島省', ms: 'Kepulauan Riau', ar: 'جزر رياو' }, codes: ['Kepri'], locations: [
    { id: 9600065, key: 'batam', lat: 1.13, lon: 104.053, population: 1196396, names: { en: 'Batam', 'zh-cn': '巴淡岛', ja: 'バタム', 'zh-tw': '巴淡島', ar: 'باتام' }, also: ['Batam Centre'] },
    { id: 9600066, key: 'tanjung-pinang', lat: 0.9167, lon: 104.4583, population: 227663, names: { en: 'Tanjung Pinang', 'zh-cn': '丹戎槟榔', ja: 'タンジュンピナン', 'zh-tw': '丹戎檳榔', ar: 'تانجونغ بينانغ' }, also: ['Tanjungpinang', 'Bintan'] },
  ] },
  { id: 96015, key: 'jambi', lat: -1.6101, lon: 103.6131, names: { en: 'Jambi', 'zh-cn': '占碑省', ja: 'ジャンビ州', 'zh-tw': '占碑省', ar: 'جامبي' }, locations: [
    { id: 9600067, key: 'jambi-city', lat: -1.6, lon: 103.6167, population: 606200, names: { en: 'Jambi City', 'zh-cn': '占碑', id: 'Kota Jambi', ja: 'ジャンビ', 'zh-tw': '占碑', ms: 'Kota Jambi', ar: 'مدينة جامبي' } },
  ] },
  { id: 96016, key: 'south-sumatra', lat: -3.3194, lon: 103.9144, names: { en: 'South Sumatra', 'zh-cn': '南苏门答腊省', id: 'Sumatera Selatan', ja: '南スマトラ州', 'zh-tw': '南蘇門答臘省', ms: 'Sumatera Selatan', ar: 'سومطرة الجنوبية' }, codes: ['Sumsel'], locations: [
    { id: 9600068, key: 'palembang', lat: -2.9167, lon: 104.7458, population: 1801367, names: { en: 'Palembang', 'zh-cn': '巨港', ja: 'パレンバン', 'zh-tw': '巨港', ar: 'باليمبانغ' } },
    { id: 9600069, key: 'lubuklinggau', lat: -3.2945, lon: 102.8614, population: 234166, names: { en: 'Lubuklinggau', 'zh-cn': '卢布林高', ja: 'ルブックリンガウ', 'zh-tw': '盧布林高', ar: 'لوبوكلينغاو' } },
  ] },
  { id: 96017, key: 'bengkulu', lat: -3.7928, lon: 102.2608, names: { en: 'Bengkulu', 'zh-cn': '明古鲁省', ja: 'ブンクル州', 'zh-tw': '明古魯省', ar: 'بنجكولو' }, locations: [
    { id: 9600070, key: 'bengkulu-city', lat: -3.8004, lon: 102.2655, population: 373591, names: { en: 'Bengkulu City', 'zh-cn': '明古鲁', id: 'Kota Bengkulu', ja: 'ブンクル', 'zh-tw': '明古魯', ms: 'Kota Bengkulu', ar: 'مدينة بنجكولو' } },
  ] },
  { id: 96018, key: 'lampung', lat: -4.5586, lon: 105.4068, names: { en: 'Lampung', 'zh-cn': '楠榜省', ja: 'ランプン州', 'zh-tw': '楠榜省', ar: 'لامبونغ' }, locations: [
    { id: 9600071, key: 'bandar-lampung', lat: -5.4292, lon: 105.2611, population: 1166066, names: { en: 'Bandar Lampung', 'zh-cn': '班达楠榜', ja: 'バンダール・ランプン', 'zh-tw': '班達楠榜', ar: 'بندر لامبونغ' } },
    { id: 9600072, key: 'metro', lat: -5.1131, lon: 105.3067, population: 182293, names: { en: 'Metro', 'zh-cn': '麦德罗', ja: 'メトロ', 'zh-tw': '麥德羅', ar: 'مترو' } },
  ] },
  { id: 96019, key: 'bangka-belitung-islands', lat: -2.7411, lon: 106.4406, names: { en: 'Bangka Belitung Islands', 'zh-cn': '邦加-勿里洞省', id: 'Kepulauan Bangka Belitung', ja: 'バンカ・ブリトゥン州', 'zh-tw': '邦加-勿里洞省', ms: 'Kepulauan Bangka Belitung', ar: 'جزر بانكا بليتونغ' }, also: ['Bangka', 'Belitung'], codes: ['Babel'], locations: [
    { id: 9600073, key: 'pangkalpinang', lat: -2.1291, lon: 106.1138, population: 226297, names: { en: 'Pangkalpinang', 'zh-cn': '槟港', ja: 'パンカルピナン', 'zh-tw': '檳港', ar: 'بانغكالبينانغ' } },
  ] },
  { id: 96020, key: 'west-kalimantan', lat: -0.2788, lon: 111.4753, names: { en: 'West Kalimantan', 'zh-cn': '西加里曼丹省', id: 'Kalimantan Barat', ja: '西カリマンタン州', 'zh-tw': '西加里曼丹省', ms: 'Kalimantan Barat', ar: 'كاليمانتان الغربية' }, codes: ['Kalbar'], locations: [
    { id: 9600074, key: 'pontianak', lat: -0.0319, lon: 109.325, population: 686019, names: { en: 'Pontianak', 'zh-cn': '坤甸', ja: 'ポンティアナック', 'zh-tw': '坤甸', ar: 'بونتياناك' } },
    { id: 9600075, key: 'singkawang', lat: 0.9093, lon: 108.9846, population: 253812, names: { en: 'Singkawang', 'zh-cn': '山口洋', ja: 'シンカワン', 'zh-tw': '山口洋', ar: 'سينغكاوانغ' } },
  ] },
  { id: 96021, key: 'central-kalimantan', lat: -1.6815, lon: 113.3824, names: { en: 'Central Kalimantan', 'zh-cn': '中加里曼丹省', id: 'Kalimantan Tengah', ja: '中部カリマンタン州', 'zh-tw': '中加里曼丹省', ms: 'Kalimantan Tengah', ar: 'كاليمانتان الوسطى' }, codes: ['Kalteng'], locations: [
    { id: 9600076, key: 'palangka-raya', lat: -2.2083, lon: 113.9167, population: 318247, names: { en: 'Palangka Raya', 'zh-cn': '帕朗卡拉亚', ja: 'パランカラヤ', 'zh-tw': '帕朗卡拉亞', ar: 'بالانغكا رايا' }, also: ['Palangkaraya'] },
    { id: 9600077, key: 'sampit', lat: -2.5315, lon: 112.9496, population: 166773, names: { en: 'Sampit', 'zh-cn': '三必', ja: 'サンピット', 'zh-tw': '三必', ar: 'سامبيت' } },
  ] },
  { id: 96022, key: 'south-kalimantan', lat: -3.0926, lon: 115.2838, names: { en: 'South Kalimantan', 'zh-cn': '南加里曼丹省', id: 'Kalimantan Selatan', ja: '南カリマンタン州', 'zh-tw': '南加里曼丹省', ms: 'Kalimantan Selatan', ar: 'كاليمانتان الجنوبية' }, codes: ['Kalsel'], locations: [
    { id: 9600078, key: 'banjarmasin', lat: -3.3199, lon: 114.5907, population: 657663, names: { en: 'Banjarmasin', 'zh-cn': '马辰', ja: 'バンジャルマシン', 'zh-tw': '馬辰', ar: 'بانجرماسين' } },
    { id: 9600079, key: 'banjarbaru', lat: -3.4425, lon: 114.8325, population: 258753, names: { en: 'Banjarbaru', 'zh-cn': '班贾巴鲁', ja: 'バンジャルバル', 'zh-tw': '班賈巴魯', ar: 'بانجاربارو' } },
  ] },
  { id: 96023, key: 'east-kalimantan', lat: 0.5387, lon: 116.4194, names: { en: 'East Kalimantan', 'zh-cn': '东加里曼丹省', id: 'Kalimantan Timur', ja: '東カリマンタン州', 'zh-tw': '東加里曼丹省', ms: 'Kalimantan Timur', ar: 'كاليمانتان الشرقية' }, codes: ['Kaltim'], locations: [
    { id: 9600080, key: 'balikpapan', lat: -1.2675, lon: 116.8289, population: 695287, names: { en: 'Balikpapan', 'zh-cn': '巴厘巴板', ja: 'バリクパパン', 'zh-tw': '峇里巴板', ar: 'باليكبابان' } },
    { id: 9600081, key: 'samarinda', lat: -0.4917, lon: 117.1458, population: 865306, names: { en: 'Samarinda', 'zh-cn': '三马林达', ja: 'サマリンダ', 'zh-tw': '三馬林達', ar: 'ساماريندا' } },
    { id: 9600082, key: 'bontang', lat: 0.1324, lon: 117.4854, population: 194606, names: { en: 'Bontang', 'zh-cn': '邦坦', ja: 'ボンタン', 'zh-tw': '邦坦', ar: 'بونتانغ' } },
    { id: 9600083, key: 'nusantara', lat: -0.973, lon: 116.708, names: { en: 'Nusantara', 'zh-cn': '努山塔拉', ja: 'ヌサンタラ', 'zh-tw': '努山塔拉', ar: 'نوسانتارا' }, codes: ['IKN'] },
  ] },
  { id: 96024, key: 'north-kalimantan', lat: 3.0731, lon: 116.0414, names: { en: 'North Kalimantan', 'zh-cn': '北加里曼丹省', id: 'Kalimantan Utara', ja: '北カリマンタン州', 'zh-tw': '北加里曼丹省', ms: 'Kalimantan Utara', ar: 'كاليمانتان الشمالية' }, codes: ['Kaltara'], locations: [
    { id: 9600084, key: 'tarakan', lat: 3.3133, lon: 117.5915, population: 255310, names: { en: 'Tarakan', 'zh-cn': '打拉根', ja: 'タラカン', 'zh-tw': '打拉根', ar: 'تاراكان' } },
    { id: 9600085, key: 'tanjung-selor', lat: 2.837, lon: 117.365, population: 67837, names: { en: 'Tanjung Selor', 'zh-cn': '丹戎塞洛', ja: 'タンジュン・セロル', 'zh-tw': '丹戎塞洛', ar: 'تانجونغ سيلور' } },
  ] },
  { id: 96025, key: 'north-sulawesi', lat: 0.6247, lon: 123.975, names: { en: 'North Sulawesi', 'zh-cn': '北苏拉威西省', id: 'Sulawesi Utara', ja: '北スラウェシ州', 'zh-tw': '北蘇拉威西省', ms: 'Sulawesi Utara', ar: 'سولاوسي الشمالية' }, codes: ['Sulut'], locations: [
    { id: 9600086, key: 'manado', lat: 1.4822, lon: 124.8489, population: 458582, names: { en: 'Manado', 'zh-cn': '万鸦老', ja: 'マナド', 'zh-tw': '萬鴉老', ar: 'مانادو' } },
    { id: 9600087, key: 'bitung', lat: 1.4406, lon: 125.1282, population: 225134, names: { en: 'Bitung', 'zh-cn': '比通', ja: 'ビトゥン', 'zh-tw': '比通', ar: 'بيتونغ' } },
  ] },
  { id: 96026, key: 'gorontalo', lat: 0.6999, lon: 122.4467, names: { en: 'Gorontalo', 'zh-cn': '哥伦打洛省', ja: 'ゴロンタロ州', 'zh-tw': '哥倫打洛省', ar: 'غورونتالو' }, locations: [
    { id: 9600088, key: 'gorontalo-city', lat: 0.5375, lon: 123.0625, population: 198539, names: { en: 'Gorontalo City', 'zh-cn': '哥伦打洛', id: 'Kota Gorontalo', ja: 'ゴロンタロ', 'zh-tw': '哥倫打洛', ms: 'Kota Gorontalo', ar: 'مدينة غورونتالو' } },
  ] },
  { id: 96027, key: 'central-sulawesi', lat: -1.43, lon: 121.4456, names: { en: 'Central Sulawesi', 'zh-cn': '中苏拉威西省', id: 'Sulawesi Tengah', ja: '中部スラウェシ州', 'zh-tw': '中蘇拉威西省', ms: 'Sulawesi Tengah', ar: 'سولاوسي الوسطى' }, codes: ['Sulteng'], locations: [
    { id: 9600089, key: 'palu', lat: -0.9083, lon: 119.8708, population: 389959, names: { en: 'Palu', 'zh-cn': '帕卢', ja: 'パル', 'zh-tw': '帕盧', ar: 'بالو' } },
    { id: 9600090, key: 'morowali', lat: -2.551, lon: 121.951, names: { en: 'Morowali', 'zh-cn': '莫罗瓦利', ja: 'モロワリ', 'zh-tw': '莫羅瓦利', ar: 'موروالي' }, also: ['Bungku', 'Bahodopi'] },
  ] },
  { id: 96028, key: 'south-sulawesi', lat: -3.6688, lon: 119.9741, names: { en: 'South Sulawesi', 'zh-cn': '南苏拉威西省', id: 'Sulawesi Selatan', ja: '南スラウェシ州', 'zh-tw': '南蘇拉威西省', ms: 'Sulawesi Selatan', ar: 'سولاوسي الجنوبية' }, codes: ['Sulsel'], locations: [
    { id: 9600091, key: 'makassar', lat: -5.1486, lon: 119.4319, population: 1423877, names: { en: 'Makassar', 'zh-cn': '望加锡', ja: 'マカッサル', 'zh-tw': '望加錫', ar: 'ماكاسار' } },
    { id: 9600092, key: 'parepare', lat: -4.0135, lon: 119.6255, population: 160309, names: { en: 'Parepare', 'zh-cn': '巴里巴里', ja: 'パレパレ', 'zh-tw': '巴里巴里', ar: 'باريباري' } },
    { id: 9600093, key: 'palopo', lat: -2.9925, lon: 120.1969, population: 184961, names: { en: 'Palopo', 'zh-cn': '帕洛波', ja: 'パロポ', 'zh-tw': '帕洛波', ar: 'بالوبو' } },
  ] },
  { id: 96029, key: 'southeast-sulawesi', lat: -4.1449, lon: 122.1746, names: { en: 'Southeast Sulawesi', 'zh-cn': '东南苏拉威西省', id: 'Sulawesi Tenggara', ja: '南東スラウェシ州', 'zh-tw': '東南蘇拉威西省', ms: 'Sulawesi Tenggara', ar: 'سولاوسي الجنوبية الشرقية' }, codes: ['Sultra'], locations: [
    { id: 9600094, key: 'kendari', lat: -3.9778, lon: 122.5151, population: 351085, names: { en: 'Kendari', 'zh-cn': '肯达里', ja: 'クンダリ', 'zh-tw': '肯達里', ar: 'كينداري' } },
    { id: 9600095, key: 'baubau', lat: -5.4633, lon: 122.6014, population: 159248, names: { en: 'Baubau', 'zh-cn': '巴务巴务', ja: 'バウバウ', 'zh-tw': '巴務巴務', ar: 'باوباو' } },
  ] },
  { id: 96030, key: 'west-sulawesi', lat: -2.8441, lon: 119.2321, names: { en: 'West Sulawesi', 'zh-cn': '西苏拉威西省', id: 'Sulawesi Barat', ja: '西スラウェシ州', 'zh-tw': '西蘇拉威西省', ms: 'Sulawesi Barat', ar: 'سولاوسي الغربية' }, codes: ['Sulbar'], locations: [
    { id: 9600096, key: 'mamuju', lat: -2.678, lon: 118.886, population: 15000, names: { en: 'Mamuju', 'zh-cn': '马穆朱', ja: 'マムジュ', 'zh-tw': '馬穆朱', ar: 'ماموجو' } },
  ] },
  { id: 96031, key: 'maluku', lat: -3.2385, lon: 130.1453, names: { en: 'Maluku', 'zh-cn': '马鲁古省', ja: 'マルク州', 'zh-tw': '馬魯古省', ar: 'مالوكو' }, locations: [
    { id: 9600097, key: 'ambon', lat: -3.6958, lon: 128.1833, population: 347288, names: { en: 'Ambon', 'zh-cn': '安汶', ja: 'アンボン', 'zh-tw': '安汶', ar: 'أمبون' } },
  ] },
  { id: 96032, key: 'north-maluku', lat: 1.571, lon: 127.8088, names: { en: 'North Maluku', 'zh-cn': '北马鲁古省', id: 'Maluku Utara', ja: '北マルク州', 'zh-tw': '北馬魯古省', ms: 'Maluku Utara', ar: 'مالوكو الشمالية' }, codes: ['Malut'], locations: [
    { id: 9600098, key: 'ternate', lat: 0.7906, lon: 127.3842, population: 210836, names: { en: 'Ternate', 'zh-cn': '特尔纳特', ja: 'テルナテ', 'zh-tw': '特爾納特', ar: 'تيرناتي' } },
    { id: 9600099, key: 'sofifi', lat: 0.737, lon: 127.562, population: 27591, names: { en: 'Sofifi', 'zh-cn': '索菲菲', ja: 'ソフィフィ', 'zh-tw': '索菲菲', ar: 'سوفيفي' } },
  ] },
  { id: 96033, key: 'papua', lat: -2.5337, lon: 140.7181, names: { en: 'Papua', 'zh-cn': '巴布亚省', ja: 'パプア州', 'zh-tw': '巴布亞省', ar: 'بابوا' }, locations: [
    { id: 9600100, key: 'jayapura', lat: -2.5337, lon: 140.7181, population: 410852, names: { en: 'Jayapura', 'zh-cn': '查亚普拉', ja: 'ジャヤプラ', 'zh-tw': '查亞普拉', ar: 'جايابورا' } },
  ] },
  { id: 96034, key: 'west-papua', lat: -1.3361, lon: 133.1747, names: { en: 'West Papua', 'zh-cn': '西巴布亚省', id: 'Papua Barat', ja: '西パプア州', 'zh-tw': '西巴布亞省', ms: 'Papua Barat', ar: 'بابوا الغربية' }, locations: [
    { id: 9600101, key: 'manokwari', lat: -0.8629, lon: 134.064, population: 132300, names: { en: 'Manokwari', 'zh-cn': '马诺夸里', ja: 'マノクワリ', 'zh-tw': '馬諾夸里', ar: 'مانوكواري' } },
  ] },
  { id: 96035, key: 'southwest-papua', lat: -1.1, lon: 131.8, names: { en: 'Southwest Papua', 'zh-cn': '西南巴布亚省', id: 'Papua Barat Daya', ja: '南西パプア州', 'zh-tw': '西南巴布亞省', ms: 'Papua Barat Daya', ar: 'بابوا الجنوبية الغربية' }, locations: [
    { id: 9600102, key: 'sorong', lat: -0.8796, lon: 131.261, population: 219958, names: { en: 'Sorong', 'zh-cn': '索龙', ja: 'ソロン', 'zh-tw': '索龍', ar: 'سورونغ' } },
  ] },
  { id: 96036, key: 'south-papua', lat: -7.499, lon: 139.31, names: { en: 'South Papua', 'zh-cn': '南巴布亚省', id: 'Papua Selatan', ja: '南パプア州', 'zh-tw': '南巴布亞省', ms: 'Papua Selatan', ar: 'بابوا الجنوبية' }, locations: [
    { id: 9600103, key: 'merauke', lat: -8.4996, lon: 140.4061, population: 116864, names: { en: 'Merauke', 'zh-cn': '马老奇', ja: 'メラウケ', 'zh-tw': '馬老奇', ar: 'ميراوكي' } },
  ] },
  { id: 96037, key: 'central-papua', lat: -3.92, lon: 136.36, names: { en: 'Central Papua', 'zh-cn': '中巴布亚省', id: 'Papua Tengah', ja: '中部パプア州', 'zh-tw': '中巴布亞省', ms: 'Papua Tengah', ar: 'بابوا الوسطى' }, locations: [
    { id: 9600104, key: 'nabire', lat: -3.3599, lon: 135.5007, population: 99848, names: { en: 'Nabire', 'zh-cn': '纳比雷', ja: 'ナビレ', 'zh-tw': '納比雷', ar: 'نابيري' } },
    { id: 9600105, key: 'timika', lat: -4.5467, lon: 136.8833, population: 142000, names: { en: 'Timika', 'zh-cn': '蒂米卡', ja: 'ティミカ', 'zh-tw': '蒂米卡', ar: 'تيميكا' }, also: ['Mimika', 'Tembagapura'] },
  ] },
  { id: 96038, key: 'highland-papua', lat: -4.1, lon: 138.95, names: { en: 'Highland Papua', 'zh-cn': '高地巴布亚省', id: 'Papua Pegunungan', ja: '高地パプア州', 'zh-tw': '高地巴布亞省', ms: 'Papua Pegunungan', ar: 'بابوا الجبلية' }, locations: [
    { id: 9600106, key: 'wamena', lat: -4.097, lon: 138.951, population: 66080, names: { en: 'Wamena', 'zh-cn': '瓦梅纳', ja: 'ワメナ', 'zh-tw': '瓦梅納', ar: 'وامينا' } },
  ] },
]
