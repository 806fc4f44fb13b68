import type { RegionEntry } from './entry.ts'

// biome-ignore format: one place a line
export const regions: readonly RegionEntry[] = [
  { id: 241001, key: 'china', lat: 31.2222, lon: 121.4581, names: { en: 'China', 'zh-cn': '中国', id: 'Tiongkok', ja: '中国', 'zh-tw': '中國', tr: 'Çin', ar: 'الصين' }, codes: ['CN'], locations: [
    { id: 24100001, key: 'beijing', lat: 39.9075, lon: 116.3972, population: 18960744, names: { en: 'Beijing', 'zh-cn': '北京', ja: '北京', 'zh-tw': '北京', tr: 'Pekin', 'pt-br': 'Pequim', es: 'Pekín', ar: 'بكين' } },
    { id: 24100002, key: 'shanghai', lat: 31.2222, lon: 121.4581, population: 24874500, names: { en: 'Shanghai', 'zh-cn': '上海', ja: '上海', 'zh-tw': '上海', tr: 'Şanghay', 'pt-br': 'Xangai', es: 'Shanghái', ar: 'شنغهاي' } },
    { id: 24100003, key: 'shenzhen', lat: 22.5455, lon: 114.0683, population: 17494398, names: { en: 'Shenzhen', 'zh-cn': '深圳', ja: '深圳', 'zh-tw': '深圳', ar: 'شنجن' } },
    { id: 24100004, key: 'guangzhou', lat: 23.1167, lon: 113.25, population: 16096724, names: { en: 'Guangzhou', 'zh-cn': '广州', ja: '広州', 'zh-tw': '廣州', ar: 'قوانغتشو' }, also: ['Canton'] },
    { id: 24100005, key: 'hangzhou', lat: 30.2936, lon: 120.1614, population: 9236032, names: { en: 'Hangzhou', 'zh-cn': '杭州', ja: '杭州', 'zh-tw': '杭州', ar: 'هانغتشو' } },
    { id: 24100006, key: 'chengdu', lat: 30.6667, lon: 104.0667, population: 13568357, names: { en: 'Chengdu', 'zh-cn': '成都', ja: '成都', 'zh-tw': '成都', ar: 'تشنغدو' } },
    { id: 24100007, key: 'wuhan', lat: 30.5833, lon: 114.2667, population: 10392693, names: { en: 'Wuhan', 'zh-cn': '武汉', ja: '武漢', 'zh-tw': '武漢', ar: 'ووهان' } },
    { id: 24100008, key: 'nanjing', lat: 32.0617, lon: 118.7778, population: 9314685, names: { en: 'Nanjing', 'zh-cn': '南京', ja: '南京', 'zh-tw': '南京', ar: 'نانجينغ' } },
    { id: 24100009, key: 'suzhou', lat: 31.3041, lon: 120.5954, population: 6715559, names: { en: 'Suzhou', 'zh-cn': '苏州', ja: '蘇州', 'zh-tw': '蘇州', ar: 'سوجو' } },
    { id: 24100010, key: 'xian', lat: 34.2583, lon: 108.9286, population: 6501190, names: { en: "Xi'an", 'zh-cn': '西安', ja: '西安', 'zh-tw': '西安', ar: 'شيان' }, also: ['Xian'] },
    { id: 24100011, key: 'chongqing', lat: 29.5603, lon: 106.5577, population: 7457599, names: { en: 'Chongqing', 'zh-cn': '重庆', ja: '重慶', 'zh-tw': '重慶', ar: 'تشونغتشينغ' } },
    { id: 24100012, key: 'tianjin', lat: 39.1422, lon: 117.1767, population: 11090314, names: { en: 'Tianjin', 'zh-cn': '天津', ja: '天津', 'zh-tw': '天津', ar: 'تيانجين' } },
    { id: 24100137, key: 'changsha', lat: 28.1987, lon: 112.9709, population: 3093980, names: { en: 'Changsha', 'zh-cn': '长沙', ja: '長沙', 'zh-tw': '長沙', ar: 'تشانغشا' } },
    { id: 24100138, key: 'hefei', lat: 31.8639, lon: 117.2808, population: 5050000, names: { en: 'Hefei', 'zh-cn': '合肥', ja: '合肥', 'zh-tw': '合肥', ar: 'خفي' } },
    { id: 24100139, key: 'qingdao', lat: 36.0649, lon: 120.3804, population: 7172451, names: { en: 'Qingdao', 'zh-cn': '青岛', ja: '青島', 'zh-tw': '青島', ar: 'تشينغداو' } },
    { id: 24100140, key: 'zhengzhou', lat: 34.7578, lon: 113.6486, population: 4253913, names: { en: 'Zhengzhou', 'zh-cn': '郑州', ja: '鄭州', 'zh-tw': '鄭州', ar: 'تشنغتشو' } },
    { id: 24100141, key: 'xiamen', lat: 24.4798, lon: 118.0819, population: 4617251, names: { en: 'Xiamen', 'zh-cn': '厦门', ja: 'アモイ', 'zh-tw': '廈門', ar: 'شيامن' } },
    { id: 24100142, key: 'wuxi', lat: 31.5689, lon: 120.2886, population: 4396835, names: { en: 'Wuxi', 'zh-cn': '无锡', ja: '無錫', 'zh-tw': '無錫', ar: 'ووشي' } },
    { id: 24100143, key: 'ningbo', lat: 29.8782, lon: 121.5494, population: 3731203, names: { en: 'Ningbo', 'zh-cn': '宁波', ja: '寧波', 'zh-tw': '寧波', ar: 'نينغبو' } },
    { id: 24100144, key: 'dongguan', lat: 23.018, lon: 113.7487, population: 9644871, names: { en: 'Dongguan', 'zh-cn': '东莞', ja: '東莞', 'zh-tw': '東莞', ar: 'دونغوان' } },
    { id: 24100013, key: 'dalian', lat: 38.9122, lon: 121.6022, population: 4913879, names: { en: 'Dalian', 'zh-cn': '大连', ja: '大連', 'zh-tw': '大連', ar: 'داليان' } },
  ] },
  { id: 241002, key: 'south-korea', lat: 37.566, lon: 126.9784, names: { en: 'South Korea', 'zh-cn': '韩国', id: 'Korea Selatan', ja: '韓国', 'zh-tw': '南韓', ms: 'Korea Selatan', tr: 'Güney Kore', 'pt-br': 'Coreia do Sul', es: 'Corea del Sur', ar: 'كوريا الجنوبية' }, codes: ['KR'], locations: [
    { id: 24100014, key: 'seoul', lat: 37.566, lon: 126.9784, population: 10349312, names: { en: 'Seoul', 'zh-cn': '首尔', ja: 'ソウル', 'zh-tw': '首爾', tr: 'Seul', 'pt-br': 'Seul', es: 'Seúl', ar: 'سيول' } },
    { id: 24100015, key: 'busan', lat: 35.1017, lon: 129.03, population: 3678555, names: { en: 'Busan', 'zh-cn': '釜山', ja: '釜山', 'zh-tw': '釜山', ar: 'بوسان' } },
    { id: 24100016, key: 'incheon', lat: 37.4565, lon: 126.7052, population: 3015482, names: { en: 'Incheon', 'zh-cn': '仁川', ja: '仁川', 'zh-tw': '仁川', ar: 'إنتشون' } },
  ] },
  { id: 241003, key: 'vietnam', lat: 10.823, lon: 106.6296, names: { en: 'Vietnam', 'zh-cn': '越南', ja: 'ベトナム', 'zh-tw': '越南', 'pt-br': 'Vietnã', ar: 'فيتنام' }, codes: ['VN'], locations: [
    { id: 24100017, key: 'ho-chi-minh-city', lat: 10.823, lon: 106.6296, population: 14002598, names: { en: 'Ho Chi Minh City', 'zh-cn': '胡志明市', id: 'Kota Ho Chi Minh', ja: 'ホーチミン市', 'zh-tw': '胡志明市', 'pt-br': 'Cidade de Ho Chi Minh', es: 'Ciudad Ho Chi Minh', ar: 'مدينة هو تشي منه' }, also: ['Saigon', 'HCMC', 'Hồ Chí Minh', 'TP HCM'] },
    { id: 24100018, key: 'hanoi', lat: 21.0245, lon: 105.8412, population: 8053663, names: { en: 'Hanoi', 'zh-cn': '河内', ja: 'ハノイ', 'zh-tw': '河內', ar: 'هانوي' }, also: ['Hà Nội', 'Ha Noi'] },
    { id: 24100019, key: 'da-nang', lat: 16.0678, lon: 108.2208, population: 1276000, names: { en: 'Da Nang', 'zh-cn': '岘港', ja: 'ダナン', 'zh-tw': '峴港', ar: 'دا نانغ' } },
    { id: 24100020, key: 'hai-phong', lat: 20.8648, lon: 106.6834, population: 2625200, names: { en: 'Hai Phong', 'zh-cn': '海防', ja: 'ハイフォン', 'zh-tw': '海防', ar: 'هايفونغ' } },
    { id: 24100021, key: 'can-tho', lat: 10.0371, lon: 105.7883, population: 1507187, names: { en: 'Can Tho', 'zh-cn': '芹苴', ja: 'カントー', 'zh-tw': '芹苴', ar: 'كان ثو' } },
    { id: 24100022, key: 'bien-hoa', lat: 10.9447, lon: 106.8243, population: 1272235, names: { en: 'Bien Hoa', 'zh-cn': '边和', ja: 'ビエンホア', 'zh-tw': '邊和', ar: 'بين هوا' }, also: ['Dong Nai', 'Đồng Nai'] },
    { id: 24100023, key: 'thu-dau-mot', lat: 10.9804, lon: 106.6519, population: 373105, names: { en: 'Thu Dau Mot', 'zh-cn': '土龙木', ja: 'トゥーザウモット', 'zh-tw': '土龍木', ar: 'ثو داو موت' }, also: ['Binh Duong', 'Bình Dương'] },
  ] },
  { id: 241004, key: 'thailand', lat: 13.754, lon: 100.5014, names: { en: 'Thailand', 'zh-cn': '泰国', ja: 'タイ', 'zh-tw': '泰國', tr: 'Tayland', 'pt-br': 'Tailândia', es: 'Tailandia', ar: 'تايلاند' }, codes: ['TH'], locations: [
    { id: 24100024, key: 'bangkok', lat: 13.754, lon: 100.5014, population: 5104476, names: { en: 'Bangkok', 'zh-cn': '曼谷', ja: 'バンコク', 'zh-tw': '曼谷', ar: 'بانكوك' } },
    { id: 24100025, key: 'chiang-mai', lat: 18.7904, lon: 98.9847, population: 127240, names: { en: 'Chiang Mai', 'zh-cn': '清迈', ja: 'チェンマイ', 'zh-tw': '清邁', ar: 'شيانغ ماي' } },
    { id: 24100026, key: 'phuket', lat: 7.8906, lon: 98.3981, population: 79308, names: { en: 'Phuket', 'zh-cn': '普吉', ja: 'プーケット', 'zh-tw': '普吉', ar: 'بوكيت' } },
    { id: 24100027, key: 'chon-buri', lat: 13.3622, lon: 100.9835, population: 219164, names: { en: 'Chon Buri', 'zh-cn': '春武里', ja: 'チョンブリー', 'zh-tw': '春武里', ar: 'تشونبوري' }, also: ['Chonburi', 'Pattaya', 'Si Racha'] },
    { id: 24100028, key: 'rayong', lat: 12.6809, lon: 101.258, population: 106737, names: { en: 'Rayong', 'zh-cn': '罗勇', ja: 'ラヨーン', 'zh-tw': '羅勇', ar: 'رايونغ' } },
    { id: 24100029, key: 'nonthaburi', lat: 13.8607, lon: 100.5148, population: 254375, names: { en: 'Nonthaburi', 'zh-cn': '暖武里', ja: 'ノンタブリー', 'zh-tw': '暖武里', ar: 'نونتابوري' } },
    { id: 24100030, key: 'samut-prakan', lat: 13.5976, lon: 100.5972, population: 388920, names: { en: 'Samut Prakan', 'zh-cn': '北榄', ja: 'サムットプラーカーン', 'zh-tw': '北欖', ar: 'ساموت براكان' } },
  ] },
  { id: 241005, key: 'cambodia', lat: 11.5625, lon: 104.916, names: { en: 'Cambodia', 'zh-cn': '柬埔寨', id: 'Kamboja', ja: 'カンボジア', 'zh-tw': '柬埔寨', ms: 'Kemboja', tr: 'Kamboçya', 'pt-br': 'Camboja', es: 'Camboya', ar: 'كمبوديا' }, codes: ['KH'], locations: [
    { id: 24100031, key: 'phnom-penh', lat: 11.5625, lon: 104.916, population: 1573544, names: { en: 'Phnom Penh', 'zh-cn': '金边', ja: 'プノンペン', 'zh-tw': '金邊', ar: 'بنوم بنه' } },
  ] },
  { id: 241006, key: 'myanmar', lat: 16.8053, lon: 96.1561, names: { en: 'Myanmar', 'zh-cn': '缅甸', ja: 'ミャンマー', 'zh-tw': '緬甸', 'pt-br': 'Mianmar', ar: 'ميانمار' }, codes: ['MM'], locations: [
    { id: 24100032, key: 'yangon', lat: 16.8053, lon: 96.1561, population: 4477638, names: { en: 'Yangon', 'zh-cn': '仰光', ja: 'ヤンゴン', 'zh-tw': '仰光', ar: 'يانغون' }, also: ['Rangoon'] },
  ] },
  { id: 241007, key: 'laos', lat: 17.9667, lon: 102.6, names: { en: 'Laos', 'zh-cn': '老挝', ja: 'ラオス', 'zh-tw': '寮國', ar: 'لاوس' }, codes: ['LA'], locations: [
    { id: 24100033, key: 'vientiane', lat: 17.9667, lon: 102.6, population: 840940, names: { en: 'Vientiane', 'zh-cn': '万象', ja: 'ビエンチャン', 'zh-tw': '永珍', ar: 'فيينتيان' } },
  ] },
  { id: 241008, key: 'brunei', lat: 4.8903, lon: 114.9401, names: { en: 'Brunei', 'zh-cn': '文莱', ja: 'ブルネイ', 'zh-tw': '汶萊', es: 'Brunéi', ar: 'بروناي' }, codes: ['BN'], locations: [
    { id: 24100034, key: 'bandar-seri-begawan', lat: 4.8903, lon: 114.9401, population: 64409, names: { en: 'Bandar Seri Begawan', 'zh-cn': '斯里巴加湾市', ja: 'バンダルスリブガワン', 'zh-tw': '斯里巴加灣市', ar: 'بندر سري بيغاوان' } },
  ] },
  { id: 241009, key: 'india', lat: 19.0728, lon: 72.8826, names: { en: 'India', 'zh-cn': '印度', ja: 'インド', 'zh-tw': '印度', tr: 'Hindistan', 'pt-br': 'Índia', ar: 'الهند' }, codes: ['IN'], locations: [
    { id: 24100035, key: 'bengaluru', lat: 12.9719, lon: 77.5937, population: 8495492, names: { en: 'Bengaluru', 'zh-cn': '班加罗尔', ja: 'ベンガルール', 'zh-tw': '班加羅爾', ar: 'بنغالور' }, also: ['Bangalore'] },
    { id: 24100036, key: 'mumbai', lat: 19.0728, lon: 72.8826, population: 12691836, names: { en: 'Mumbai', 'zh-cn': '孟买', ja: 'ムンバイ', 'zh-tw': '孟買', ar: 'مومباي' } },
    { id: 24100037, key: 'new-delhi', lat: 28.6214, lon: 77.2148, population: 317797, names: { en: 'New Delhi', 'zh-cn': '新德里', ja: 'ニューデリー', 'zh-tw': '新德里', tr: 'Yeni Delhi', 'pt-br': 'Nova Délhi', es: 'Nueva Delhi', ar: 'نيودلهي' }, also: ['Delhi', 'Gurgaon', 'Gurugram', 'Noida'] },
    { id: 24100038, key: 'hyderabad', lat: 17.3841, lon: 78.4564, population: 6993262, names: { en: 'Hyderabad', 'zh-cn': '海得拉巴', ja: 'ハイデラバード', 'zh-tw': '海得拉巴', ar: 'حيدر آباد' } },
    { id: 24100039, key: 'chennai', lat: 13.0878, lon: 80.2785, population: 4681087, names: { en: 'Chennai', 'zh-cn': '金奈', ja: 'チェンナイ', 'zh-tw': '清奈', ar: 'تشيناي' } },
    { id: 24100040, key: 'pune', lat: 18.5196, lon: 73.8554, population: 3124458, names: { en: 'Pune', 'zh-cn': '浦那', ja: 'プネー', 'zh-tw': '浦那', ar: 'بونه' } },
    { id: 24100041, key: 'kolkata', lat: 22.5626, lon: 88.363, population: 4631392, names: { en: 'Kolkata', 'zh-cn': '加尔各答', ja: 'コルカタ', 'zh-tw': '加爾各答', ar: 'كولكاتا' } },
    { id: 24100042, key: 'ahmedabad', lat: 23.0258, lon: 72.5873, population: 6357693, names: { en: 'Ahmedabad', 'zh-cn': '艾哈迈达巴德', ja: 'アフマダーバード', 'zh-tw': '亞美達巴德', ar: 'أحمد آباد' } },
  ] },
  { id: 241010, key: 'pakistan', lat: 31.558, lon: 74.3507, names: { en: 'Pakistan', 'zh-cn': '巴基斯坦', ja: 'パキスタン', 'zh-tw': '巴基斯坦', 'pt-br': 'Paquistão', es: 'Pakistán', ar: 'باكستان' }, codes: ['PK'], locations: [
    { id: 24100043, key: 'karachi', lat: 24.8608, lon: 67.0104, population: 11624219, names: { en: 'Karachi', 'zh-cn': '卡拉奇', ja: 'カラチ', 'zh-tw': '喀拉蚩', ar: 'كراتشي' } },
    { id: 24100044, key: 'lahore', lat: 31.558, lon: 74.3507, population: 13004135, names: { en: 'Lahore', 'zh-cn': '拉合尔', ja: 'ラホール', 'zh-tw': '拉合爾', ar: 'لاهور' } },
    { id: 24100045, key: 'islamabad', lat: 33.7215, lon: 73.0433, population: 601600, names: { en: 'Islamabad', 'zh-cn': '伊斯兰堡', ja: 'イスラマバード', 'zh-tw': '伊斯蘭馬巴德', ar: 'إسلام آباد' } },
  ] },
  { id: 241011, key: 'bangladesh', lat: 23.7104, lon: 90.4074, names: { en: 'Bangladesh', 'zh-cn': '孟加拉国', ja: 'バングラデシュ', 'zh-tw': '孟加拉', tr: 'Bangladeş', es: 'Bangladés', ar: 'بنغلاديش' }, codes: ['BD'], locations: [
    { id: 24100046, key: 'dhaka', lat: 23.7104, lon: 90.4074, population: 10356500, names: { en: 'Dhaka', 'zh-cn': '达卡', ja: 'ダッカ', 'zh-tw': '達卡', ar: 'دكا' } },
  ] },
  { id: 241012, key: 'nepal', lat: 27.7017, lon: 85.3206, names: { en: 'Nepal', 'zh-cn': '尼泊尔', ja: 'ネパール', 'zh-tw': '尼泊爾', ar: 'نيبال' }, codes: ['NP'], locations: [
    { id: 24100047, key: 'kathmandu', lat: 27.7017, lon: 85.3206, population: 1442271, names: { en: 'Kathmandu', 'zh-cn': '加德满都', ja: 'カトマンズ', 'zh-tw': '加德滿都', ar: 'كاتماندو' } },
  ] },
  { id: 241013, key: 'australia', lat: -33.8678, lon: 151.2073, names: { en: 'Australia', 'zh-cn': '澳大利亚', ja: 'オーストラリア', 'zh-tw': '澳洲', tr: 'Avustralya', 'pt-br': 'Austrália', ar: 'أستراليا' }, codes: ['AU'], locations: [
    { id: 24100048, key: 'sydney', lat: -33.8678, lon: 151.2073, population: 5638830, names: { en: 'Sydney', 'zh-cn': '悉尼', ja: 'シドニー', 'zh-tw': '雪梨', ar: 'سيدني' } },
    { id: 24100049, key: 'melbourne', lat: -37.814, lon: 144.9633, population: 5435590, names: { en: 'Melbourne', 'zh-cn': '墨尔本', ja: 'メルボルン', 'zh-tw': '墨爾本', ar: 'ملبورن' } },
    { id: 24100050, key: 'brisbane', lat: -27.4679, lon: 153.0281, population: 2780063, names: { en: 'Brisbane', 'zh-cn': '布里斯班', ja: 'ブリスベン', 'zh-tw': '布里斯本', ar: 'بريزبان' } },
    { id: 24100051, key: 'perth', lat: -31.9522, lon: 115.8614, population: 2384371, names: { en: 'Perth', 'zh-cn': '珀斯', ja: 'パース', 'zh-tw': '伯斯', ar: 'بيرث' } },
  ] },
  { id: 241014, key: 'new-zealand', lat: -36.8485, lon: 174.7635, names: { en: 'New Zealand', 'zh-cn': '新西兰', id: 'Selandia Baru', ja: 'ニュージーランド', 'zh-tw': '紐西蘭', tr: 'Yeni Zelanda', 'pt-br': 'Nova Zelândia', es: 'Nueva Zelanda', ar: 'نيوزيلندا' }, codes: ['NZ'], locations: [
    { id: 24100052, key: 'auckland', lat: -36.8485, lon: 174.7635, population: 1547200, names: { en: 'Auckland', 'zh-cn': '奥克兰', ja: 'オークランド', 'zh-tw': '奧克蘭', ar: 'أوكلاند' } },
    { id: 24100053, key: 'wellington', lat: -41.2866, lon: 174.7756, population: 381900, names: { en: 'Wellington', 'zh-cn': '惠灵顿', ja: 'ウェリントン', 'zh-tw': '威靈頓', ar: 'ويلينغتون' } },
  ] },
  { id: 241015, key: 'germany', lat: 52.5244, lon: 13.4105, names: { en: 'Germany', 'zh-cn': '德国', id: 'Jerman', ja: 'ドイツ', 'zh-tw': '德國', ms: 'Jerman', tr: 'Almanya', 'pt-br': 'Alemanha', es: 'Alemania', ar: 'ألمانيا' }, codes: ['DE'], locations: [
    { id: 24100054, key: 'berlin', lat: 52.5244, lon: 13.4105, population: 3426354, names: { en: 'Berlin', 'zh-cn': '柏林', ja: 'ベルリン', 'zh-tw': '柏林', 'pt-br': 'Berlim', es: 'Berlín', ar: 'برلين' } },
    { id: 24100055, key: 'munich', lat: 48.1374, lon: 11.5755, population: 1505005, names: { en: 'Munich', 'zh-cn': '慕尼黑', ja: 'ミュンヘン', 'zh-tw': '慕尼黑', tr: 'Münih', 'pt-br': 'Munique', es: 'Múnich', ar: 'ميونخ' }, also: ['München'] },
    { id: 24100056, key: 'hamburg', lat: 53.5507, lon: 9.993, population: 1973896, names: { en: 'Hamburg', 'zh-cn': '汉堡', ja: 'ハンブルク', 'zh-tw': '漢堡', 'pt-br': 'Hamburgo', es: 'Hamburgo', ar: 'هامبورغ' } },
    { id: 24100057, key: 'frankfurt', lat: 50.1155, lon: 8.6842, population: 650000, names: { en: 'Frankfurt', 'zh-cn': '法兰克福', ja: 'フランクフルト', 'zh-tw': '法蘭克福', es: 'Fráncfort', ar: 'فرانكفورت' }, also: ['Frankfurt am Main'] },
    { id: 24100058, key: 'cologne', lat: 50.9333, lon: 6.95, population: 1024621, names: { en: 'Cologne', 'zh-cn': '科隆', ja: 'ケルン', 'zh-tw': '科隆', tr: 'Köln', 'pt-br': 'Colônia', es: 'Colonia', ar: 'كولونيا' } },
  ] },
  { id: 241016, key: 'france', lat: 48.8534, lon: 2.3488, names: { en: 'France', 'zh-cn': '法国', id: 'Prancis', ja: 'フランス', 'zh-tw': '法國', ms: 'Perancis', tr: 'Fransa', 'pt-br': 'França', es: 'Francia', ar: 'فرنسا' }, codes: ['FR'], locations: [
    { id: 24100059, key: 'paris', lat: 48.8534, lon: 2.3488, population: 2138551, names: { en: 'Paris', 'zh-cn': '巴黎', ja: 'パリ', 'zh-tw': '巴黎', es: 'París', ar: 'باريس' } },
    { id: 24100060, key: 'lyon', lat: 45.7491, lon: 4.8479, population: 520774, names: { en: 'Lyon', 'zh-cn': '里昂', ja: 'リヨン', 'zh-tw': '里昂', ar: 'ليون' } },
    { id: 24100061, key: 'marseille', lat: 43.297, lon: 5.3811, population: 877215, names: { en: 'Marseille', 'zh-cn': '马赛', ja: 'マルセイユ', 'zh-tw': '馬賽', tr: 'Marsilya', 'pt-br': 'Marselha', es: 'Marsella', ar: 'مرسيليا' } },
    { id: 24100062, key: 'toulouse', lat: 43.6043, lon: 1.4437, population: 511684, names: { en: 'Toulouse', 'zh-cn': '图卢兹', ja: 'トゥールーズ', 'zh-tw': '土魯斯', ar: 'تولوز' } },
  ] },
  { id: 241017, key: 'netherlands', lat: 51.9225, lon: 4.4792, names: { en: 'Netherlands', 'zh-cn': '荷兰', id: 'Belanda', ja: 'オランダ', 'zh-tw': '荷蘭', ms: 'Belanda', tr: 'Hollanda', 'pt-br': 'Países Baixos', es: 'Países Bajos', ar: 'هولندا' }, codes: ['NL'], locations: [
    { id: 24100063, key: 'amsterdam', lat: 52.374, lon: 4.8897, population: 741636, names: { en: 'Amsterdam', 'zh-cn': '阿姆斯特丹', ja: 'アムステルダム', 'zh-tw': '阿姆斯特丹', 'pt-br': 'Amsterdã', es: 'Ámsterdam', ar: 'أمستردام' } },
    { id: 24100064, key: 'rotterdam', lat: 51.9225, lon: 4.4792, population: 868135, names: { en: 'Rotterdam', 'zh-cn': '鹿特丹', ja: 'ロッテルダム', 'zh-tw': '鹿特丹', 'pt-br': 'Roterdã', es: 'Róterdam', ar: 'روتردام' } },
    { id: 24100065, key: 'utrecht', lat: 52.0908, lon: 5.1222, population: 376435, names: { en: 'Utrecht', 'zh-cn': '乌得勒支', ja: 'ユトレヒト', 'zh-tw': '烏特勒支', ar: 'أوتريخت' } },
  ] },
  { id: 241018, key: 'belgium', lat: 50.8505, lon: 4.3488, names: { en: 'Belgium', 'zh-cn': '比利时', id: 'Belgia', ja: 'ベルギー', 'zh-tw': '比利時', tr: 'Belçika', 'pt-br': 'Bélgica', es: 'Bélgica', ar: 'بلجيكا' }, codes: ['BE'], locations: [
    { id: 24100066, key: 'brussels', lat: 50.8505, lon: 4.3488, population: 1019022, names: { en: 'Brussels', 'zh-cn': '布鲁塞尔', id: 'Brussel', ja: 'ブリュッセル', 'zh-tw': '布魯塞爾', tr: 'Brüksel', 'pt-br': 'Bruxelas', es: 'Bruselas', ar: 'بروكسل' } },
  ] },
  { id: 241019, key: 'luxembourg', lat: 49.6098, lon: 6.1327, names: { en: 'Luxembourg', 'zh-cn': '卢森堡', id: 'Luksemburg', ja: 'ルクセンブルク', 'zh-tw': '盧森堡', tr: 'Lüksemburg', 'pt-br': 'Luxemburgo', es: 'Luxemburgo', ar: 'لوكسمبورغ' }, codes: ['LU'], locations: [
    { id: 24100067, key: 'luxembourg-city', lat: 49.6098, lon: 6.1327, population: 76684, names: { en: 'Luxembourg', 'zh-cn': '卢森堡', ja: 'ルクセンブルク', 'zh-tw': '盧森堡', tr: 'Lüksemburg', 'pt-br': 'Cidade de Luxemburgo', es: 'Ciudad de Luxemburgo', ar: 'مدينة لوكسمبورغ' } },
  ] },
  { id: 241020, key: 'switzerland', lat: 47.3667, lon: 8.55, names: { en: 'Switzerland', 'zh-cn': '瑞士', id: 'Swiss', ja: 'スイス', 'zh-tw': '瑞士', tr: 'İsviçre', 'pt-br': 'Suíça', es: 'Suiza', ar: 'سويسرا' }, codes: ['CH'], locations: [
    { id: 24100068, key: 'zurich', lat: 47.3667, lon: 8.55, population: 415367, names: { en: 'Zurich', 'zh-cn': '苏黎世', ja: 'チューリッヒ', 'zh-tw': '蘇黎世', tr: 'Zürih', 'pt-br': 'Zurique', es: 'Zúrich', ar: 'زيورخ' }, also: ['Zürich'] },
    { id: 24100069, key: 'geneva', lat: 46.2022, lon: 6.1457, population: 201741, names: { en: 'Geneva', 'zh-cn': '日内瓦', id: 'Jenewa', ja: 'ジュネーブ', 'zh-tw': '日內瓦', tr: 'Cenevre', 'pt-br': 'Genebra', es: 'Ginebra', ar: 'جنيف' }, also: ['Genève'] },
  ] },
  { id: 241021, key: 'austria', lat: 48.2085, lon: 16.3721, names: { en: 'Austria', 'zh-cn': '奥地利', ja: 'オーストリア', 'zh-tw': '奧地利', tr: 'Avusturya', 'pt-br': 'Áustria', ar: 'النمسا' }, codes: ['AT'], locations: [
    { id: 24100070, key: 'vienna', lat: 48.2085, lon: 16.3721, population: 1691468, names: { en: 'Vienna', 'zh-cn': '维也纳', id: 'Wina', ja: 'ウィーン', 'zh-tw': '維也納', tr: 'Viyana', 'pt-br': 'Viena', es: 'Viena', ar: 'فيينا' }, also: ['Wien'] },
  ] },
  { id: 241022, key: 'ireland', lat: 53.3331, lon: -6.2489, names: { en: 'Ireland', 'zh-cn': '爱尔兰', id: 'Irlandia', ja: 'アイルランド', 'zh-tw': '愛爾蘭', tr: 'İrlanda', 'pt-br': 'Irlanda', es: 'Irlanda', ar: 'أيرلندا' }, codes: ['IE'], locations: [
    { id: 24100071, key: 'dublin', lat: 53.3331, lon: -6.2489, population: 1024027, names: { en: 'Dublin', 'zh-cn': '都柏林', ja: 'ダブリン', 'zh-tw': '都柏林', es: 'Dublín', ar: 'دبلن' } },
    { id: 24100072, key: 'cork', lat: 51.898, lon: -8.4706, population: 224004, names: { en: 'Cork', 'zh-cn': '科克', ja: 'コーク', 'zh-tw': '科克', ar: 'كورك' } },
  ] },
  { id: 241023, key: 'italy', lat: 41.8919, lon: 12.5113, names: { en: 'Italy', 'zh-cn': '意大利', id: 'Italia', ja: 'イタリア', 'zh-tw': '義大利', ms: 'Itali', tr: 'İtalya', 'pt-br': 'Itália', es: 'Italia', ar: 'إيطاليا' }, codes: ['IT'], locations: [
    { id: 24100073, key: 'milan', lat: 45.4643, lon: 9.1895, population: 1371498, names: { en: 'Milan', 'zh-cn': '米兰', ja: 'ミラノ', 'zh-tw': '米蘭', tr: 'Milano', 'pt-br': 'Milão', es: 'Milán', ar: 'ميلانو' } },
    { id: 24100074, key: 'rome', lat: 41.8919, lon: 12.5113, population: 2318895, names: { en: 'Rome', 'zh-cn': '罗马', id: 'Roma', ja: 'ローマ', 'zh-tw': '羅馬', tr: 'Roma', 'pt-br': 'Roma', es: 'Roma', ar: 'روما' } },
  ] },
  { id: 241024, key: 'portugal', lat: 38.7251, lon: -9.1498, names: { en: 'Portugal', 'zh-cn': '葡萄牙', ja: 'ポルトガル', 'zh-tw': '葡萄牙', tr: 'Portekiz', ar: 'البرتغال' }, codes: ['PT'], locations: [
    { id: 24100075, key: 'lisbon', lat: 38.7251, lon: -9.1498, population: 517802, names: { en: 'Lisbon', 'zh-cn': '里斯本', id: 'Lisboa', ja: 'リスボン', 'zh-tw': '里斯本', tr: 'Lizbon', 'pt-br': 'Lisboa', es: 'Lisboa', ar: 'لشبونة' } },
    { id: 24100076, key: 'porto', lat: 41.1485, lon: -8.611, population: 252687, names: { en: 'Porto', 'zh-cn': '波尔图', ja: 'ポルト', 'zh-tw': '波多', es: 'Oporto', ar: 'بورتو' } },
  ] },
  { id: 241025, key: 'poland', lat: 52.2298, lon: 21.0118, names: { en: 'Poland', 'zh-cn': '波兰', id: 'Polandia', ja: 'ポーランド', 'zh-tw': '波蘭', tr: 'Polonya', 'pt-br': 'Polônia', es: 'Polonia', ar: 'بولندا' }, codes: ['PL'], locations: [
    { id: 24100077, key: 'warsaw', lat: 52.2298, lon: 21.0118, population: 1702139, names: { en: 'Warsaw', 'zh-cn': '华沙', id: 'Warsawa', ja: 'ワルシャワ', 'zh-tw': '華沙', tr: 'Varşova', 'pt-br': 'Varsóvia', es: 'Varsovia', ar: 'وارسو' }, also: ['Warszawa'] },
    { id: 24100078, key: 'krakow', lat: 50.0614, lon: 19.9366, population: 816614, names: { en: 'Krakow', 'zh-cn': '克拉科夫', ja: 'クラクフ', 'zh-tw': '克拉科夫', tr: 'Krakov', 'pt-br': 'Cracóvia', es: 'Cracovia', ar: 'كراكوف' }, also: ['Kraków'] },
  ] },
  { id: 241026, key: 'czechia', lat: 50.088, lon: 14.4208, names: { en: 'Czechia', 'zh-cn': '捷克', id: 'Ceko', ja: 'チェコ', 'zh-tw': '捷克', tr: 'Çekya', 'pt-br': 'Tchéquia', es: 'Chequia', ar: 'التشيك' }, codes: ['CZ'], locations: [
    { id: 24100079, key: 'prague', lat: 50.088, lon: 14.4208, population: 1165581, names: { en: 'Prague', 'zh-cn': '布拉格', id: 'Praha', ja: 'プラハ', 'zh-tw': '布拉格', tr: 'Prag', 'pt-br': 'Praga', es: 'Praga', ar: 'براغ' } },
  ] },
  { id: 241027, key: 'hungary', lat: 47.4984, lon: 19.0404, names: { en: 'Hungary', 'zh-cn': '匈牙利', id: 'Hungaria', ja: 'ハンガリー', 'zh-tw': '匈牙利', tr: 'Macaristan', 'pt-br': 'Hungria', es: 'Hungría', ar: 'هنغاريا' }, codes: ['HU'], locations: [
    { id: 24100080, key: 'budapest', lat: 47.4984, lon: 19.0404, population: 1741041, names: { en: 'Budapest', 'zh-cn': '布达佩斯', ja: 'ブダペスト', 'zh-tw': '布達佩斯', tr: 'Budapeşte', 'pt-br': 'Budapeste', ar: 'بودابست' } },
  ] },
  { id: 241028, key: 'romania', lat: 44.4323, lon: 26.1063, names: { en: 'Romania', 'zh-cn': '罗马尼亚', id: 'Rumania', ja: 'ルーマニア', 'zh-tw': '羅馬尼亞', tr: 'Romanya', 'pt-br': 'Romênia', es: 'Rumanía', ar: 'رومانيا' }, codes: ['RO'], locations: [
    { id: 24100081, key: 'bucharest', lat: 44.4323, lon: 26.1063, population: 1877155, names: { en: 'Bucharest', 'zh-cn': '布加勒斯特', id: 'Bukares', ja: 'ブカレスト', 'zh-tw': '布加勒斯特', tr: 'Bükreş', 'pt-br': 'Bucareste', es: 'Bucarest', ar: 'بوخارست' } },
  ] },
  { id: 241029, key: 'greece', lat: 37.9838, lon: 23.7278, names: { en: 'Greece', 'zh-cn': '希腊', id: 'Yunani', ja: 'ギリシャ', 'zh-tw': '希臘', tr: 'Yunanistan', 'pt-br': 'Grécia', es: 'Grecia', ar: 'اليونان' }, codes: ['GR'], locations: [
    { id: 24100082, key: 'athens', lat: 37.9838, lon: 23.7278, population: 664046, names: { en: 'Athens', 'zh-cn': '雅典', id: 'Athena', ja: 'アテネ', 'zh-tw': '雅典', tr: 'Atina', 'pt-br': 'Atenas', es: 'Atenas', ar: 'أثينا' } },
  ] },
  { id: 241030, key: 'bulgaria', lat: 42.6975, lon: 23.3241, names: { en: 'Bulgaria', 'zh-cn': '保加利亚', ja: 'ブルガリア', 'zh-tw': '保加利亞', tr: 'Bulgaristan', 'pt-br': 'Bulgária', ar: 'بلغاريا' }, codes: ['BG'], locations: [
    { id: 24100083, key: 'sofia', lat: 42.6975, lon: 23.3241, population: 1152556, names: { en: 'Sofia', 'zh-cn': '索菲亚', ja: 'ソフィア', 'zh-tw': '索菲亞', tr: 'Sofya', es: 'Sofía', ar: 'صوفيا' } },
  ] },
  { id: 241031, key: 'croatia', lat: 45.8144, lon: 15.978, names: { en: 'Croatia', 'zh-cn': '克罗地亚', id: 'Kroasia', ja: 'クロアチア', 'zh-tw': '克羅埃西亞', tr: 'Hırvatistan', 'pt-br': 'Croácia', es: 'Croacia', ar: 'كرواتيا' }, codes: ['HR'], locations: [
    { id: 24100084, key: 'zagreb', lat: 45.8144, lon: 15.978, population: 663592, names: { en: 'Zagreb', 'zh-cn': '萨格勒布', ja: 'ザグレブ', 'zh-tw': '札格瑞布', ar: 'زغرب' } },
  ] },
  { id: 241032, key: 'sweden', lat: 59.3294, lon: 18.0687, names: { en: 'Sweden', 'zh-cn': '瑞典', id: 'Swedia', ja: 'スウェーデン', 'zh-tw': '瑞典', tr: 'İsveç', 'pt-br': 'Suécia', es: 'Suecia', ar: 'السويد' }, codes: ['SE'], locations: [
    { id: 24100085, key: 'stockholm', lat: 59.3294, lon: 18.0687, population: 1515017, names: { en: 'Stockholm', 'zh-cn': '斯德哥尔摩', ja: 'ストックホルム', 'zh-tw': '斯德哥爾摩', 'pt-br': 'Estocolmo', es: 'Estocolmo', ar: 'ستوكهولم' } },
    { id: 24100086, key: 'gothenburg', lat: 57.7072, lon: 11.9668, population: 608462, names: { en: 'Gothenburg', 'zh-cn': '哥德堡', ja: 'ヨーテボリ', 'zh-tw': '哥德堡', tr: 'Göteborg', 'pt-br': 'Gotemburgo', es: 'Gotemburgo', ar: 'غوتنبرغ' } },
  ] },
  { id: 241033, key: 'norway', lat: 59.9127, lon: 10.7461, names: { en: 'Norway', 'zh-cn': '挪威', id: 'Norwegia', ja: 'ノルウェー', 'zh-tw': '挪威', tr: 'Norveç', 'pt-br': 'Noruega', es: 'Noruega', ar: 'النرويج' }, codes: ['NO'], locations: [
    { id: 24100087, key: 'oslo', lat: 59.9127, lon: 10.7461, population: 1082575, names: { en: 'Oslo', 'zh-cn': '奥斯陆', ja: 'オスロ', 'zh-tw': '奧斯陸', ar: 'أوسلو' } },
  ] },
  { id: 241034, key: 'denmark', lat: 55.6759, lon: 12.5655, names: { en: 'Denmark', 'zh-cn': '丹麦', ja: 'デンマーク', 'zh-tw': '丹麥', tr: 'Danimarka', 'pt-br': 'Dinamarca', es: 'Dinamarca', ar: 'الدانمرك' }, codes: ['DK'], locations: [
    { id: 24100088, key: 'copenhagen', lat: 55.6759, lon: 12.5655, population: 1153615, names: { en: 'Copenhagen', 'zh-cn': '哥本哈根', id: 'Kopenhagen', ja: 'コペンハーゲン', 'zh-tw': '哥本哈根', tr: 'Kopenhag', 'pt-br': 'Copenhague', es: 'Copenhague', ar: 'كوبنهاغن' } },
  ] },
  { id: 241035, key: 'finland', lat: 60.1695, lon: 24.9354, names: { en: 'Finland', 'zh-cn': '芬兰', id: 'Finlandia', ja: 'フィンランド', 'zh-tw': '芬蘭', tr: 'Finlandiya', 'pt-br': 'Finlândia', es: 'Finlandia', ar: 'فنلندا' }, codes: ['FI'], locations: [
    { id: 24100089, key: 'helsinki', lat: 60.1695, lon: 24.9354, population: 658864, names: { en: 'Helsinki', 'zh-cn': '赫尔辛基', ja: 'ヘルシンキ', 'zh-tw': '赫爾辛基', 'pt-br': 'Helsinque', ar: 'هلسنكي' } },
  ] },
  { id: 241036, key: 'estonia', lat: 59.437, lon: 24.7535, names: { en: 'Estonia', 'zh-cn': '爱沙尼亚', ja: 'エストニア', 'zh-tw': '愛沙尼亞', tr: 'Estonya', 'pt-br': 'Estônia', ar: 'إستونيا' }, codes: ['EE'], locations: [
    { id: 24100090, key: 'tallinn', lat: 59.437, lon: 24.7535, population: 394024, names: { en: 'Tallinn', 'zh-cn': '塔林', ja: 'タリン', 'zh-tw': '塔林', es: 'Tallin', ar: 'تالين' } },
  ] },
  { id: 241037, key: 'lithuania', lat: 54.6892, lon: 25.2798, names: { en: 'Lithuania', 'zh-cn': '立陶宛', id: 'Lituania', ja: 'リトアニア', 'zh-tw': '立陶宛', tr: 'Litvanya', 'pt-br': 'Lituânia', es: 'Lituania', ar: 'ليتوانيا' }, codes: ['LT'], locations: [
    { id: 24100091, key: 'vilnius', lat: 54.6892, lon: 25.2798, population: 542366, names: { en: 'Vilnius', 'zh-cn': '维尔纽斯', ja: 'ヴィリニュス', 'zh-tw': '維爾紐斯', es: 'Vilna', ar: 'فيلنيوس' } },
  ] },
  { id: 241038, key: 'ukraine', lat: 50.4547, lon: 30.5238, names: { en: 'Ukraine', 'zh-cn': '乌克兰', id: 'Ukraina', ja: 'ウクライナ', 'zh-tw': '烏克蘭', tr: 'Ukrayna', 'pt-br': 'Ucrânia', es: 'Ucrania', ar: 'أوكرانيا' }, codes: ['UA'], locations: [
    { id: 24100092, key: 'kyiv', lat: 50.4547, lon: 30.5238, population: 2952301, names: { en: 'Kyiv', 'zh-cn': '基辅', ja: 'キーウ', 'zh-tw': '基輔', tr: 'Kiev', 'pt-br': 'Kiev', es: 'Kiev', ar: 'كييف' } },
  ] },
  { id: 241039, key: 'russia', lat: 55.752, lon: 37.6178, names: { en: 'Russia', 'zh-cn': '俄罗斯', id: 'Rusia', ja: 'ロシア', 'zh-tw': '俄羅斯', ms: 'Rusia', tr: 'Rusya', 'pt-br': 'Rússia', es: 'Rusia', ar: 'روسيا' }, codes: ['RU'], locations: [
    { id: 24100093, key: 'moscow', lat: 55.752, lon: 37.6178, population: 10381222, names: { en: 'Moscow', 'zh-cn': '莫斯科', id: 'Moskwa', ja: 'モスクワ', 'zh-tw': '莫斯科', tr: 'Moskova', 'pt-br': 'Moscou', es: 'Moscú', ar: 'موسكو' } },
  ] },
  { id: 241040, key: 'kazakhstan', lat: 43.2525, lon: 76.9115, names: { en: 'Kazakhstan', 'zh-cn': '哈萨克斯坦', ja: 'カザフスタン', 'zh-tw': '哈薩克', tr: 'Kazakistan', 'pt-br': 'Cazaquistão', es: 'Kazajistán', ar: 'كازاخستان' }, codes: ['KZ'], locations: [
    { id: 24100094, key: 'almaty', lat: 43.2525, lon: 76.9115, population: 1977011, names: { en: 'Almaty', 'zh-cn': '阿拉木图', ja: 'アルマトイ', 'zh-tw': '阿拉木圖', ar: 'ألماتي' } },
  ] },
  { id: 241041, key: 'georgia', lat: 41.6914, lon: 44.8341, names: { en: 'Georgia', 'zh-cn': '格鲁吉亚', ja: 'ジョージア', 'zh-tw': '喬治亞', tr: 'Gürcistan', 'pt-br': 'Geórgia', ar: 'جورجيا' }, codes: ['GE'], locations: [
    { id: 24100095, key: 'tbilisi', lat: 41.6914, lon: 44.8341, population: 1049498, names: { en: 'Tbilisi', 'zh-cn': '第比利斯', ja: 'トビリシ', 'zh-tw': '第比利斯', tr: 'Tiflis', es: 'Tiflis', ar: 'تبليسي' } },
  ] },
  { id: 241042, key: 'israel', lat: 32.0809, lon: 34.7806, names: { en: 'Israel', 'zh-cn': '以色列', ja: 'イスラエル', 'zh-tw': '以色列', tr: 'İsrail', ar: 'إسرائيل' }, codes: ['IL'], locations: [
    { id: 24100096, key: 'tel-aviv', lat: 32.0809, lon: 34.7806, population: 432892, names: { en: 'Tel Aviv', 'zh-cn': '特拉维夫', ja: 'テルアビブ', 'zh-tw': '特拉維夫', ar: 'تل أبيب' }, also: ['Tel Aviv-Yafo'] },
  ] },
  { id: 241043, key: 'egypt', lat: 30.0626, lon: 31.2497, names: { en: 'Egypt', 'zh-cn': '埃及', id: 'Mesir', ja: 'エジプト', 'zh-tw': '埃及', ms: 'Mesir', tr: 'Mısır', 'pt-br': 'Egito', es: 'Egipto', ar: 'مصر' }, codes: ['EG'], locations: [
    { id: 24100097, key: 'cairo', lat: 30.0626, lon: 31.2497, population: 9606916, names: { en: 'Cairo', 'zh-cn': '开罗', id: 'Kairo', ja: 'カイロ', 'zh-tw': '開羅', tr: 'Kahire', es: 'El Cairo', ar: 'القاهرة' }, also: ['Giza', 'الجيزة'] },
    { id: 24100098, key: 'alexandria', lat: 31.2018, lon: 29.9158, population: 5263542, names: { en: 'Alexandria', 'zh-cn': '亚历山大港', ja: 'アレクサンドリア', 'zh-tw': '亞歷山大港', tr: 'İskenderiye', es: 'Alejandría', ar: 'الإسكندرية' } },
  ] },
  { id: 241044, key: 'jordan', lat: 31.9552, lon: 35.945, names: { en: 'Jordan', 'zh-cn': '约旦', id: 'Yordania', ja: 'ヨルダン', 'zh-tw': '約旦', tr: 'Ürdün', 'pt-br': 'Jordânia', es: 'Jordania', ar: 'الأردن' }, codes: ['JO'], locations: [
    { id: 24100099, key: 'amman', lat: 31.9552, lon: 35.945, population: 1275857, names: { en: 'Amman', 'zh-cn': '安曼', ja: 'アンマン', 'zh-tw': '安曼', 'pt-br': 'Amã', es: 'Amán', ar: 'عمان' } },
  ] },
  { id: 241045, key: 'lebanon', lat: 33.8933, lon: 35.5016, names: { en: 'Lebanon', 'zh-cn': '黎巴嫩', ja: 'レバノン', 'zh-tw': '黎巴嫩', ms: 'Lubnan', tr: 'Lübnan', 'pt-br': 'Líbano', es: 'Líbano', ar: 'لبنان' }, codes: ['LB'], locations: [
    { id: 24100100, key: 'beirut', lat: 33.8933, lon: 35.5016, population: 1916100, names: { en: 'Beirut', 'zh-cn': '贝鲁特', ja: 'ベイルート', 'zh-tw': '貝魯特', tr: 'Beyrut', 'pt-br': 'Beirute', ar: 'بيروت' } },
  ] },
  { id: 241046, key: 'iraq', lat: 33.3406, lon: 44.4009, names: { en: 'Iraq', 'zh-cn': '伊拉克', id: 'Irak', ja: 'イラク', 'zh-tw': '伊拉克', tr: 'Irak', 'pt-br': 'Iraque', es: 'Irak', ar: 'العراق' }, codes: ['IQ'], locations: [
    { id: 24100101, key: 'baghdad', lat: 33.3406, lon: 44.4009, population: 7216000, names: { en: 'Baghdad', 'zh-cn': '巴格达', ja: 'バグダッド', 'zh-tw': '巴格達', tr: 'Bağdat', 'pt-br': 'Bagdá', es: 'Bagdad', ar: 'بغداد' } },
    { id: 24100102, key: 'erbil', lat: 36.1926, lon: 44.0106, population: 932800, names: { en: 'Erbil', 'zh-cn': '埃尔比勒', ja: 'アルビール', 'zh-tw': '艾比爾', ar: 'أربيل' }, also: ['Arbil'] },
    { id: 24100103, key: 'basra', lat: 30.5085, lon: 47.7804, population: 1326564, names: { en: 'Basra', 'zh-cn': '巴斯拉', ja: 'バスラ', 'zh-tw': '巴斯拉', 'pt-br': 'Baçorá', es: 'Basora', ar: 'البصرة' }, also: ['Basrah'] },
    { id: 24100104, key: 'sulaymaniyah', lat: 35.565, lon: 45.4329, population: 723170, names: { en: 'Sulaymaniyah', 'zh-cn': '苏莱曼尼亚', ja: 'スレイマニヤ', 'zh-tw': '蘇萊曼尼亞', ar: 'السليمانية' }, also: ['Sulaimaniyah'] },
    { id: 24100105, key: 'mosul', lat: 36.335, lon: 43.1189, population: 1683000, names: { en: 'Mosul', 'zh-cn': '摩苏尔', ja: 'モスル', 'zh-tw': '摩蘇爾', tr: 'Musul', ar: 'الموصل' } },
    { id: 24100106, key: 'kirkuk', lat: 35.4681, lon: 44.3922, population: 601433, names: { en: 'Kirkuk', 'zh-cn': '基尔库克', ja: 'キルクーク', 'zh-tw': '基爾庫克', ar: 'كركوك' } },
    { id: 24100107, key: 'najaf', lat: 32.0259, lon: 44.3463, population: 482576, names: { en: 'Najaf', 'zh-cn': '纳杰夫', ja: 'ナジャフ', 'zh-tw': '納傑夫', ar: 'النجف' } },
    { id: 24100108, key: 'karbala', lat: 32.616, lon: 44.0249, population: 434450, names: { en: 'Karbala', 'zh-cn': '卡尔巴拉', ja: 'カルバラー', 'zh-tw': '卡爾巴拉', ar: 'كربلاء' } },
  ] },
  { id: 241047, key: 'kuwait', lat: 29.3697, lon: 47.9783, names: { en: 'Kuwait', 'zh-cn': '科威特', ja: 'クウェート', 'zh-tw': '科威特', tr: 'Kuveyt', ar: 'الكويت' }, codes: ['KW'], locations: [
    { id: 24100109, key: 'kuwait-city', lat: 29.3697, lon: 47.9783, population: 637411, names: { en: 'Kuwait City', 'zh-cn': '科威特城', id: 'Kota Kuwait', ja: 'クウェート市', 'zh-tw': '科威特城', tr: 'Kuveyt', 'pt-br': 'Cidade do Kuwait', es: 'Ciudad de Kuwait', ar: 'مدينة الكويت' } },
  ] },
  { id: 241048, key: 'qatar', lat: 25.2855, lon: 51.531, names: { en: 'Qatar', 'zh-cn': '卡塔尔', ja: 'カタール', 'zh-tw': '卡達', tr: 'Katar', 'pt-br': 'Catar', es: 'Catar', ar: 'قطر' }, codes: ['QA'], locations: [
    { id: 24100110, key: 'doha', lat: 25.2855, lon: 51.531, population: 344939, names: { en: 'Doha', 'zh-cn': '多哈', ja: 'ドーハ', 'zh-tw': '杜哈', ar: 'الدوحة' } },
  ] },
  { id: 241049, key: 'bahrain', lat: 26.2279, lon: 50.5857, names: { en: 'Bahrain', 'zh-cn': '巴林', ja: 'バーレーン', 'zh-tw': '巴林', tr: 'Bahreyn', 'pt-br': 'Barein', es: 'Baréin', ar: 'البحرين' }, codes: ['BH'], locations: [
    { id: 24100111, key: 'manama', lat: 26.2279, lon: 50.5857, population: 147074, names: { en: 'Manama', 'zh-cn': '麦纳麦', ja: 'マナーマ', 'zh-tw': '麥納瑪', ar: 'المنامة' } },
  ] },
  { id: 241050, key: 'oman', lat: 23.5841, lon: 58.4078, names: { en: 'Oman', 'zh-cn': '阿曼', ja: 'オマーン', 'zh-tw': '阿曼', tr: 'Umman', 'pt-br': 'Omã', es: 'Omán', ar: 'عُمان' }, codes: ['OM'], locations: [
    { id: 24100112, key: 'muscat', lat: 23.5841, lon: 58.4078, population: 797000, names: { en: 'Muscat', 'zh-cn': '马斯喀特', ja: 'マスカット', 'zh-tw': '馬斯喀特', tr: 'Maskat', 'pt-br': 'Mascate', es: 'Mascate', ar: 'مسقط' } },
  ] },
  { id: 241051, key: 'ethiopia', lat: 9.025, lon: 38.7469, names: { en: 'Ethiopia', 'zh-cn': '埃塞俄比亚', id: 'Etiopia', ja: 'エチオピア', 'zh-tw': '衣索比亞', tr: 'Etiyopya', 'pt-br': 'Etiópia', es: 'Etiopía', ar: 'إثيوبيا' }, codes: ['ET'], locations: [
    { id: 24100113, key: 'addis-ababa', lat: 9.025, lon: 38.7469, population: 3860000, names: { en: 'Addis Ababa', 'zh-cn': '亚的斯亚贝巴', ja: 'アディスアベバ', 'zh-tw': '阿迪斯阿貝巴', 'pt-br': 'Adis Abeba', es: 'Adís Abeba', ar: 'أديس أبابا' } },
    { id: 24100114, key: 'bahir-dar', lat: 11.5936, lon: 37.3908, population: 350000, names: { en: 'Bahir Dar', 'zh-cn': '巴赫达尔', ja: 'バハルダール', 'zh-tw': '巴赫達爾', ar: 'بحر دار' } },
    { id: 24100115, key: 'mekelle', lat: 13.4967, lon: 39.4753, population: 310436, names: { en: 'Mekelle', 'zh-cn': '默克莱', ja: 'メケレ', 'zh-tw': '默克萊', ar: 'مقلي' } },
    { id: 24100116, key: 'hawassa', lat: 7.0621, lon: 38.4763, population: 422200, names: { en: 'Hawassa', 'zh-cn': '阿瓦萨', ja: 'アワサ', 'zh-tw': '阿瓦薩', ar: 'أواسا' }, also: ['Awassa'] },
    { id: 24100117, key: 'dire-dawa', lat: 9.5931, lon: 41.8661, population: 343000, names: { en: 'Dire Dawa', 'zh-cn': '德雷达瓦', ja: 'ディレ・ダワ', 'zh-tw': '德雷達瓦', ar: 'دير داوا' } },
    { id: 24100118, key: 'adama', lat: 8.54, lon: 39.27, population: 456900, names: { en: 'Adama', 'zh-cn': '阿达马', ja: 'アダマ', 'zh-tw': '阿達馬', ar: 'أداما' }, also: ['Nazret', 'Nazareth'] },
  ] },
  { id: 241052, key: 'kenya', lat: -1.2833, lon: 36.8167, names: { en: 'Kenya', 'zh-cn': '肯尼亚', ja: 'ケニア', 'zh-tw': '肯亞', 'pt-br': 'Quênia', es: 'Kenia', ar: 'كينيا' }, codes: ['KE'], locations: [
    { id: 24100119, key: 'nairobi', lat: -1.2833, lon: 36.8167, population: 4397073, names: { en: 'Nairobi', 'zh-cn': '内罗毕', ja: 'ナイロビ', 'zh-tw': '奈洛比', ar: 'نيروبي' } },
    { id: 24100120, key: 'mombasa', lat: -4.0547, lon: 39.6636, population: 1208333, names: { en: 'Mombasa', 'zh-cn': '蒙巴萨', ja: 'モンバサ', 'zh-tw': '蒙巴薩', ar: 'مومباسا' } },
  ] },
  { id: 241053, key: 'ghana', lat: 5.556, lon: -0.1969, names: { en: 'Ghana', 'zh-cn': '加纳', ja: 'ガーナ', 'zh-tw': '迦納', tr: 'Gana', 'pt-br': 'Gana', ar: 'غانا' }, codes: ['GH'], locations: [
    { id: 24100121, key: 'accra', lat: 5.556, lon: -0.1969, population: 1963264, names: { en: 'Accra', 'zh-cn': '阿克拉', ja: 'アクラ', 'zh-tw': '阿克拉', 'pt-br': 'Acra', es: 'Acra', ar: 'أكرا' } },
  ] },
  { id: 241054, key: 'south-africa', lat: -26.2023, lon: 28.0436, names: { en: 'South Africa', 'zh-cn': '南非', id: 'Afrika Selatan', ja: '南アフリカ', 'zh-tw': '南非', ms: 'Afrika Selatan', tr: 'Güney Afrika', 'pt-br': 'África do Sul', es: 'Sudáfrica', ar: 'جنوب أفريقيا' }, codes: ['ZA'], locations: [
    { id: 24100122, key: 'johannesburg', lat: -26.2023, lon: 28.0436, population: 9418183, names: { en: 'Johannesburg', 'zh-cn': '约翰内斯堡', ja: 'ヨハネスブルグ', 'zh-tw': '約翰尼斯堡', 'pt-br': 'Joanesburgo', es: 'Johannesburgo', ar: 'جوهانسبرغ' } },
    { id: 24100123, key: 'cape-town', lat: -33.9258, lon: 18.4232, population: 4772846, names: { en: 'Cape Town', 'zh-cn': '开普敦', ja: 'ケープタウン', 'zh-tw': '開普敦', 'pt-br': 'Cidade do Cabo', es: 'Ciudad del Cabo', ar: 'كيب تاون' } },
  ] },
  { id: 241055, key: 'morocco', lat: 33.5883, lon: -7.6114, names: { en: 'Morocco', 'zh-cn': '摩洛哥', id: 'Maroko', ja: 'モロッコ', 'zh-tw': '摩洛哥', ms: 'Maghribi', tr: 'Fas', 'pt-br': 'Marrocos', es: 'Marruecos', ar: 'المغرب' }, codes: ['MA'], locations: [
    { id: 24100124, key: 'casablanca', lat: 33.5883, lon: -7.6114, population: 3665954, names: { en: 'Casablanca', 'zh-cn': '卡萨布兰卡', ja: 'カサブランカ', 'zh-tw': '卡薩布蘭卡', tr: 'Kazablanka', ar: 'الدار البيضاء' } },
  ] },
  { id: 241056, key: 'tunisia', lat: 36.819, lon: 10.1658, names: { en: 'Tunisia', 'zh-cn': '突尼斯', ja: 'チュニジア', 'zh-tw': '突尼西亞', tr: 'Tunus', 'pt-br': 'Tunísia', es: 'Túnez', ar: 'تونس' }, codes: ['TN'], locations: [
    { id: 24100125, key: 'tunis', lat: 36.819, lon: 10.1658, population: 693210, names: { en: 'Tunis', 'zh-cn': '突尼斯', ja: 'チュニス', 'zh-tw': '突尼斯', tr: 'Tunus', 'pt-br': 'Túnis', es: 'Túnez', ar: 'تونس العاصمة' } },
  ] },
  { id: 241057, key: 'rwanda', lat: -1.95, lon: 30.0588, names: { en: 'Rwanda', 'zh-cn': '卢旺达', ja: 'ルワンダ', 'zh-tw': '盧安達', tr: 'Ruanda', 'pt-br': 'Ruanda', es: 'Ruanda', ar: 'رواندا' }, codes: ['RW'], locations: [
    { id: 24100126, key: 'kigali', lat: -1.95, lon: 30.0588, population: 1132686, names: { en: 'Kigali', 'zh-cn': '基加利', ja: 'キガリ', 'zh-tw': '吉佳利', ar: 'كيغالي' } },
  ] },
  { id: 241058, key: 'mexico', lat: 19.4285, lon: -99.1277, names: { en: 'Mexico', 'zh-cn': '墨西哥', id: 'Meksiko', ja: 'メキシコ', 'zh-tw': '墨西哥', tr: 'Meksika', 'pt-br': 'México', es: 'México', ar: 'المكسيك' }, codes: ['MX'], locations: [
    { id: 24100127, key: 'mexico-city', lat: 19.4285, lon: -99.1277, population: 12294193, names: { en: 'Mexico City', 'zh-cn': '墨西哥城', id: 'Kota Meksiko', ja: 'メキシコシティ', 'zh-tw': '墨西哥城', tr: 'Meksiko', 'pt-br': 'Cidade do México', es: 'Ciudad de México', ar: 'مدينة مكسيكو' }, also: ['CDMX'] },
    { id: 24100128, key: 'monterrey', lat: 25.6843, lon: -100.3172, population: 1135512, names: { en: 'Monterrey', 'zh-cn': '蒙特雷', ja: 'モンテレイ', 'zh-tw': '蒙特雷', ar: 'مونتيري' } },
    { id: 24100129, key: 'guadalajara', lat: 20.6774, lon: -103.3475, population: 1385629, names: { en: 'Guadalajara', 'zh-cn': '瓜达拉哈拉', ja: 'グアダラハラ', 'zh-tw': '瓜達拉哈拉', ar: 'غوادالاخارا' } },
  ] },
  { id: 241059, key: 'argentina', lat: -34.6131, lon: -58.3772, names: { en: 'Argentina', 'zh-cn': '阿根廷', ja: 'アルゼンチン', 'zh-tw': '阿根廷', tr: 'Arjantin', ar: 'الأرجنتين' }, codes: ['AR'], locations: [
    { id: 24100130, key: 'buenos-aires', lat: -34.6131, lon: -58.3772, population: 2891082, names: { en: 'Buenos Aires', 'zh-cn': '布宜诺斯艾利斯', ja: 'ブエノスアイレス', 'zh-tw': '布宜諾斯艾利斯', ar: 'بوينس آيرس' } },
  ] },
  { id: 241060, key: 'chile', lat: -33.4569, lon: -70.6483, names: { en: 'Chile', 'zh-cn': '智利', id: 'Cile', ja: 'チリ', 'zh-tw': '智利', tr: 'Şili', ar: 'تشيلي' }, codes: ['CL'], locations: [
    { id: 24100131, key: 'santiago', lat: -33.4569, lon: -70.6483, population: 4837295, names: { en: 'Santiago', 'zh-cn': '圣地亚哥', ja: 'サンティアゴ', 'zh-tw': '聖地牙哥', ar: 'سانتياغو' } },
  ] },
  { id: 241061, key: 'colombia', lat: 4.6097, lon: -74.0817, names: { en: 'Colombia', 'zh-cn': '哥伦比亚', id: 'Kolombia', ja: 'コロンビア', 'zh-tw': '哥倫比亞', tr: 'Kolombiya', 'pt-br': 'Colômbia', ar: 'كولومبيا' }, codes: ['CO'], locations: [
    { id: 24100132, key: 'bogota', lat: 4.6097, lon: -74.0817, population: 7674366, names: { en: 'Bogotá', 'zh-cn': '波哥大', ja: 'ボゴタ', 'zh-tw': '波哥大', ar: 'بوغوتا' } },
    { id: 24100133, key: 'medellin', lat: 6.245, lon: -75.5715, population: 1999979, names: { en: 'Medellín', 'zh-cn': '麦德林', ja: 'メデジン', 'zh-tw': '麥德林', ar: 'ميديلين' } },
  ] },
  { id: 241062, key: 'peru', lat: -12.0432, lon: -77.0282, names: { en: 'Peru', 'zh-cn': '秘鲁', ja: 'ペルー', 'zh-tw': '秘魯', es: 'Perú', ar: 'بيرو' }, codes: ['PE'], locations: [
    { id: 24100134, key: 'lima', lat: -12.0432, lon: -77.0282, population: 7737002, names: { en: 'Lima', 'zh-cn': '利马', ja: 'リマ', 'zh-tw': '利馬', ar: 'ليما' } },
  ] },
  { id: 241063, key: 'uruguay', lat: -34.9033, lon: -56.1882, names: { en: 'Uruguay', 'zh-cn': '乌拉圭', ja: 'ウルグアイ', 'zh-tw': '烏拉圭', 'pt-br': 'Uruguai', ar: 'أورغواي' }, codes: ['UY'], locations: [
    { id: 24100135, key: 'montevideo', lat: -34.9033, lon: -56.1882, population: 1270737, names: { en: 'Montevideo', 'zh-cn': '蒙得维的亚', ja: 'モンテビデオ', 'zh-tw': '蒙特維多', 'pt-br': 'Montevidéu', ar: 'مونتفيديو' } },
  ] },
  { id: 241064, key: 'costa-rica', lat: 9.9339, lon: -84.0849, names: { en: 'Costa Rica', 'zh-cn': '哥斯达黎加', id: 'Kosta Rika', ja: 'コスタリカ', 'zh-tw': '哥斯大黎加', tr: 'Kosta Rika', ar: 'كوستاريكا' }, codes: ['CR'], locations: [
    { id: 24100136, key: 'san-jose', lat: 9.9339, lon: -84.0849, population: 335007, names: { en: 'San José', 'zh-cn': '圣何塞', ja: 'サンホセ', 'zh-tw': '聖荷西', ar: 'سان خوسيه' } },
  ] },
]
