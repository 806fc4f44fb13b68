import type { RegionEntry } from './entry.ts'

// biome-ignore format: one place a line
export const regions: readonly RegionEntry[] = [
  { id: 190001, key: 'belgrade', lat: 44.804, lon: 20.4651, names: { en: 'Belgrade', 'zh-cn': '贝尔格莱德', id: 'Beograd', ja: 'ベオグラード市', 'zh-tw': '貝爾格勒', tr: 'Belgrad', 'pt-br': 'Belgrado', es: 'Belgrado', ar: 'بلغراد' }, also: ['City of Belgrade', 'Grad Beograd'], locations: [
    { id: 19000001, key: 'belgrade-city', lat: 44.818, lon: 20.46, population: 48450, names: { en: 'Belgrade City Centre', 'zh-cn': '贝尔格莱德市中心', ja: 'ベオグラード中心部', 'zh-tw': '貝爾格勒市中心', tr: 'Belgrad Merkez', 'pt-br': 'Centro de Belgrado', es: 'Centro de Belgrado', ar: 'وسط بلغراد' }, also: ['Stari Grad', 'Beograd Stari Grad'] },
    { id: 19000002, key: 'new-belgrade', lat: 44.806, lon: 20.41, population: 209763, names: { en: 'New Belgrade', 'zh-cn': '新贝尔格莱德', ja: 'ノヴィ・ベオグラード', 'zh-tw': '新貝爾格勒', tr: 'Yeni Belgrad', 'pt-br': 'Nova Belgrado', es: 'Nueva Belgrado', ar: 'بلغراد الجديدة' }, also: ['Novi Beograd'] },
    { id: 19000003, key: 'zemun', lat: 44.843, lon: 20.401, population: 177908, names: { en: 'Zemun', 'zh-cn': '泽蒙', ja: 'ゼムン', 'zh-tw': '澤蒙', ar: 'زيمون' } },
    { id: 19000004, key: 'vozdovac', lat: 44.773, lon: 20.476, population: 174864, names: { en: 'Voždovac', 'zh-cn': '沃日多瓦茨', ja: 'ヴォジュドヴァツ', 'zh-tw': '沃日多瓦茨', ar: 'فوجدوفاتس' } },
    { id: 19000005, key: 'zvezdara', lat: 44.799, lon: 20.506, population: 172625, names: { en: 'Zvezdara', 'zh-cn': '兹韦兹达拉', ja: 'ズヴェズダラ', 'zh-tw': '茲韋茲達拉', ar: 'زفيزدارا' } },
    { id: 19000006, key: 'cukarica', lat: 44.781, lon: 20.418, population: 175793, names: { en: 'Čukarica', 'zh-cn': '丘卡里察', ja: 'チュカリツァ', 'zh-tw': '丘卡里察', ar: 'تشوكاريتسا' } },
    { id: 19000007, key: 'palilula', lat: 44.813, lon: 20.488, population: 182610, names: { en: 'Palilula', 'zh-cn': '帕利卢拉', ja: 'パリルラ', 'zh-tw': '帕利盧拉', ar: 'باليلولا' } },
    { id: 19000008, key: 'vracar', lat: 44.797, lon: 20.474, population: 55406, names: { en: 'Vračar', 'zh-cn': '弗拉查尔', ja: 'ヴラチャル', 'zh-tw': '弗拉查爾', ar: 'فراتشار' } },
    { id: 19000009, key: 'savski-venac', lat: 44.791, lon: 20.454, population: 36699, names: { en: 'Savski Venac', 'zh-cn': '萨夫斯基韦纳茨', ja: 'サヴスキ・ヴェナツ', 'zh-tw': '薩夫斯基韋納茨', ar: 'سافسكي فيناتس' } },
    { id: 19000010, key: 'rakovica', lat: 44.753, lon: 20.445, population: 104456, names: { en: 'Rakovica', 'zh-cn': '拉科维察', ja: 'ラコヴィツァ', 'zh-tw': '拉科維察', ar: 'راكوفيتسا' } },
    { id: 19000011, key: 'obrenovac', lat: 44.6549, lon: 20.2002, population: 68882, names: { en: 'Obrenovac', 'zh-cn': '奥布雷诺瓦茨', ja: 'オブレノヴァツ', 'zh-tw': '奧布雷諾瓦茨', ar: 'أوبرينوفاتس' } },
    { id: 19000012, key: 'lazarevac', lat: 44.3858, lon: 20.2567, population: 55146, names: { en: 'Lazarevac', 'zh-cn': '拉扎雷瓦茨', ja: 'ラザレヴァツ', 'zh-tw': '拉扎雷瓦茨', ar: 'لازاريفاتس' } },
    { id: 19000013, key: 'mladenovac', lat: 44.4392, lon: 20.6961, population: 48683, names: { en: 'Mladenovac', 'zh-cn': '姆拉代诺瓦茨', ja: 'ムラデノヴァツ', 'zh-tw': '姆拉代諾瓦茨', ar: 'ملادينوفاتس' } },
    { id: 19000014, key: 'surcin', lat: 44.793, lon: 20.28, population: 45452, names: { en: 'Surčin', 'zh-cn': '苏尔钦', ja: 'スルチン', 'zh-tw': '蘇爾欽', ar: 'سورتشين' } },
  ] },
  { id: 190002, key: 'south-backa', lat: 45.2517, lon: 19.8369, names: { en: 'South Bačka', 'zh-cn': '南巴奇卡州', ja: '南バチュカ郡', 'zh-tw': '南巴奇卡州', ar: 'باتشكا الجنوبية' }, also: ['Južna Bačka', 'Južnobački', 'Vojvodina'], locations: [
    { id: 19000015, key: 'novi-sad', lat: 45.2517, lon: 19.8369, population: 215400, names: { en: 'Novi Sad', 'zh-cn': '诺维萨德', ja: 'ノヴィ・サド', 'zh-tw': '諾維薩德', ar: 'نوفي ساد' } },
    { id: 19000016, key: 'backa-palanka', lat: 45.2497, lon: 19.3966, population: 29449, names: { en: 'Bačka Palanka', 'zh-cn': '巴奇卡帕兰卡', ja: 'バチュカ・パランカ', 'zh-tw': '巴奇卡帕蘭卡', ar: 'باتشكا بالانكا' } },
    { id: 19000017, key: 'becej', lat: 45.6163, lon: 20.0333, population: 30681, names: { en: 'Bečej', 'zh-cn': '贝切伊', ja: 'ベチェイ', 'zh-tw': '貝切伊', ar: 'بيتشي' } },
    { id: 19000018, key: 'vrbas', lat: 45.5714, lon: 19.6408, population: 25907, names: { en: 'Vrbas', 'zh-cn': '弗尔巴斯', ja: 'ヴルバス', 'zh-tw': '弗爾巴斯', ar: 'فرباس' } },
    { id: 19000019, key: 'temerin', lat: 45.4086, lon: 19.8892, names: { en: 'Temerin', 'zh-cn': '泰梅林', ja: 'テメリン', 'zh-tw': '泰梅林', ar: 'تيميرين' } },
  ] },
  { id: 190003, key: 'north-backa', lat: 46.1, lon: 19.6667, names: { en: 'North Bačka', 'zh-cn': '北巴奇卡州', ja: '北バチュカ郡', 'zh-tw': '北巴奇卡州', ar: 'باتشكا الشمالية' }, also: ['Severna Bačka', 'Severnobački'], locations: [
    { id: 19000020, key: 'subotica', lat: 46.1, lon: 19.6667, population: 100000, names: { en: 'Subotica', 'zh-cn': '苏博蒂察', ja: 'スボティツァ', 'zh-tw': '蘇博蒂察', ar: 'سوبوتيتسا' } },
    { id: 19000021, key: 'backa-topola', lat: 45.8152, lon: 19.6318, population: 16154, names: { en: 'Bačka Topola', 'zh-cn': '巴奇卡托波拉', ja: 'バチュカ・トポラ', 'zh-tw': '巴奇卡托波拉', ar: 'باتشكا توبولا' } },
  ] },
  { id: 190004, key: 'west-backa', lat: 45.7742, lon: 19.1122, names: { en: 'West Bačka', 'zh-cn': '西巴奇卡州', ja: '西バチュカ郡', 'zh-tw': '西巴奇卡州', ar: 'باتشكا الغربية' }, also: ['Zapadna Bačka', 'Zapadnobački'], locations: [
    { id: 19000022, key: 'sombor', lat: 45.7742, lon: 19.1122, population: 48454, names: { en: 'Sombor', 'zh-cn': '松博尔', ja: 'ソンボル', 'zh-tw': '松博爾', ar: 'سومبور' } },
    { id: 19000023, key: 'apatin', lat: 45.6726, lon: 18.978, population: 18320, names: { en: 'Apatin', 'zh-cn': '阿帕丁', ja: 'アパティン', 'zh-tw': '阿帕丁', ar: 'أباتين' } },
    { id: 19000024, key: 'kula', lat: 45.6089, lon: 19.5274, names: { en: 'Kula', 'zh-cn': '库拉', ja: 'クラ', 'zh-tw': '庫拉', ar: 'كولا' } },
  ] },
  { id: 190005, key: 'north-banat', lat: 45.8297, lon: 20.4653, names: { en: 'North Banat', 'zh-cn': '北巴纳特州', ja: '北バナト郡', 'zh-tw': '北巴納特州', ar: 'بانات الشمالية' }, also: ['Severni Banat', 'Severnobanatski'], locations: [
    { id: 19000025, key: 'kikinda', lat: 45.8297, lon: 20.4653, population: 41935, names: { en: 'Kikinda', 'zh-cn': '基金达', ja: 'キキンダ', 'zh-tw': '基金達', ar: 'كيكيندا' } },
    { id: 19000026, key: 'senta', lat: 45.9275, lon: 20.0772, population: 20302, names: { en: 'Senta', 'zh-cn': '森塔', ja: 'センタ', 'zh-tw': '森塔', ar: 'سنتا' } },
  ] },
  { id: 190006, key: 'central-banat', lat: 45.3836, lon: 20.3819, names: { en: 'Central Banat', 'zh-cn': '中巴纳特州', ja: '中央バナト郡', 'zh-tw': '中巴納特州', ar: 'بانات الوسطى' }, also: ['Srednji Banat', 'Srednjobanatski'], locations: [
    { id: 19000027, key: 'zrenjanin', lat: 45.3836, lon: 20.3819, population: 79773, names: { en: 'Zrenjanin', 'zh-cn': '兹雷尼亚宁', ja: 'ズレニャニン', 'zh-tw': '茲雷尼亞寧', ar: 'زرينيانين' } },
  ] },
  { id: 190007, key: 'south-banat', lat: 44.8708, lon: 20.6403, names: { en: 'South Banat', 'zh-cn': '南巴纳特州', ja: '南バナト郡', 'zh-tw': '南巴納特州', ar: 'بانات الجنوبية' }, also: ['Južni Banat', 'Južnobanatski'], locations: [
    { id: 19000028, key: 'pancevo', lat: 44.8718, lon: 20.6417, population: 76654, names: { en: 'Pančevo', 'zh-cn': '潘切沃', ja: 'パンチェヴォ', 'zh-tw': '潘切沃', ar: 'بانتشيفو' } },
    { id: 19000029, key: 'vrsac', lat: 45.1167, lon: 21.3036, population: 35701, names: { en: 'Vršac', 'zh-cn': '弗尔沙茨', ja: 'ヴルシャツ', 'zh-tw': '弗爾沙茨', ar: 'فرشاتس' } },
  ] },
  { id: 190008, key: 'srem', lat: 44.9764, lon: 19.6122, names: { en: 'Srem', 'zh-cn': '斯雷姆州', ja: 'スレム郡', 'zh-tw': '斯雷姆州', ar: 'سريم' }, also: ['Sremski'], locations: [
    { id: 19000030, key: 'sremska-mitrovica', lat: 44.9764, lon: 19.6122, population: 39084, names: { en: 'Sremska Mitrovica', 'zh-cn': '斯雷姆斯卡米特罗维察', ja: 'スレムスカ・ミトロヴィツァ', 'zh-tw': '斯雷姆斯卡米特羅維察', ar: 'سريمسكا ميتروفيتسا' } },
    { id: 19000031, key: 'ruma', lat: 45.0081, lon: 19.8222, population: 32229, names: { en: 'Ruma', 'zh-cn': '鲁马', ja: 'ルマ', 'zh-tw': '魯馬', ar: 'روما' } },
    { id: 19000032, key: 'indija', lat: 45.0489, lon: 20.0819, population: 26247, names: { en: 'Inđija', 'zh-cn': '因吉亚', ja: 'インジヤ', 'zh-tw': '因吉亞', ar: 'إنجيا' }, also: ['Indjija'] },
    { id: 19000033, key: 'stara-pazova', lat: 44.985, lon: 20.1608, population: 16217, names: { en: 'Stara Pazova', 'zh-cn': '旧帕佐瓦', ja: 'スタラ・パゾヴァ', 'zh-tw': '舊帕佐瓦', ar: 'ستارا بازوفا' }, also: ['Nova Pazova'] },
  ] },
  { id: 190009, key: 'macva', lat: 44.7489, lon: 19.6908, names: { en: 'Mačva', 'zh-cn': '马奇瓦州', ja: 'マチュヴァ郡', 'zh-tw': '馬奇瓦州', ar: 'ماتشفا' }, also: ['Mačvanski'], locations: [
    { id: 19000034, key: 'sabac', lat: 44.7467, lon: 19.69, population: 55114, names: { en: 'Šabac', 'zh-cn': '沙巴茨', ja: 'シャバツ', 'zh-tw': '沙巴茨', ar: 'شاباتس' } },
    { id: 19000035, key: 'loznica', lat: 44.5312, lon: 19.2427, population: 19515, names: { en: 'Loznica', 'zh-cn': '洛兹尼察', ja: 'ロズニツァ', 'zh-tw': '洛茲尼察', ar: 'لوزنيتسا' } },
  ] },
  { id: 190010, key: 'kolubara', lat: 44.2751, lon: 19.8982, names: { en: 'Kolubara', 'zh-cn': '科卢巴拉州', ja: 'コルバラ郡', 'zh-tw': '科盧巴拉州', ar: 'كولوبارا' }, also: ['Kolubarski'], locations: [
    { id: 19000036, key: 'valjevo', lat: 44.2751, lon: 19.8982, population: 61035, names: { en: 'Valjevo', 'zh-cn': '瓦列沃', ja: 'ヴァリェヴォ', 'zh-tw': '瓦列沃', ar: 'فالييفو' } },
  ] },
  { id: 190011, key: 'podunavlje', lat: 44.6628, lon: 20.93, names: { en: 'Podunavlje', 'zh-cn': '多瑙河州', ja: 'ポドゥナヴリェ郡', 'zh-tw': '多瑙河州', ar: 'بودونافليه' }, also: ['Podunavski'], locations: [
    { id: 19000037, key: 'smederevo', lat: 44.6644, lon: 20.9276, population: 62000, names: { en: 'Smederevo', 'zh-cn': '斯梅代雷沃', ja: 'スメデレヴォ', 'zh-tw': '斯梅代雷沃', ar: 'سميديريفو' } },
    { id: 19000038, key: 'smederevska-palanka', lat: 44.3655, lon: 20.9589, population: 27000, names: { en: 'Smederevska Palanka', 'zh-cn': '斯梅代雷夫斯卡帕兰卡', ja: 'スメデレヴスカ・パランカ', 'zh-tw': '斯梅代雷夫斯卡帕蘭卡', ar: 'سميديريفسكا بالانكا' } },
  ] },
  { id: 190012, key: 'branicevo', lat: 44.6213, lon: 21.1878, names: { en: 'Braničevo', 'zh-cn': '布拉尼切沃州', ja: 'ブラニチェヴォ郡', 'zh-tw': '布拉尼切沃州', ar: 'برانيتشيفو' }, also: ['Braničevski'], locations: [
    { id: 19000039, key: 'pozarevac', lat: 44.6213, lon: 21.1878, population: 41736, names: { en: 'Požarevac', 'zh-cn': '波扎雷瓦茨', ja: 'ポジャレヴァツ', 'zh-tw': '波扎雷瓦茨', ar: 'بوجاريفاتس' } },
  ] },
  { id: 190013, key: 'sumadija', lat: 44.0167, lon: 20.9167, names: { en: 'Šumadija', 'zh-cn': '舒马迪亚州', ja: 'シュマディヤ郡', 'zh-tw': '舒馬迪亞州', ar: 'شوماديا' }, also: ['Šumadijski'], locations: [
    { id: 19000040, key: 'kragujevac', lat: 44.0167, lon: 20.9167, population: 147473, names: { en: 'Kragujevac', 'zh-cn': '克拉古耶瓦茨', ja: 'クラグイェヴァツ', 'zh-tw': '克拉古耶瓦茨', ar: 'كراغويفاتس' } },
    { id: 19000041, key: 'arandelovac', lat: 44.3069, lon: 20.5603, population: 24797, names: { en: 'Aranđelovac', 'zh-cn': '阿兰杰洛瓦茨', ja: 'アランジェロヴァツ', 'zh-tw': '阿蘭傑洛瓦茨', ar: 'أرانجيلوفاتس' } },
  ] },
  { id: 190014, key: 'pomoravlje', lat: 43.9771, lon: 21.2612, names: { en: 'Pomoravlje', 'zh-cn': '波莫拉夫列州', ja: 'ポモラヴリェ郡', 'zh-tw': '波莫拉夫列州', ar: 'بومورافليه' }, also: ['Pomoravski'], locations: [
    { id: 19000042, key: 'jagodina', lat: 43.9771, lon: 21.2612, population: 35589, names: { en: 'Jagodina', 'zh-cn': '亚戈迪纳', ja: 'ヤゴディナ', 'zh-tw': '亞戈迪納', ar: 'ياغودينا' } },
    { id: 19000043, key: 'cuprija', lat: 43.9275, lon: 21.37, population: 19471, names: { en: 'Ćuprija', 'zh-cn': '丘普里亚', ja: 'チュプリヤ', 'zh-tw': '丘普里亞', ar: 'تشوبريا' } },
    { id: 19000044, key: 'paracin', lat: 43.8608, lon: 21.4078, population: 6000, names: { en: 'Paraćin', 'zh-cn': '帕拉钦', ja: 'パラチン', 'zh-tw': '帕拉欽', ar: 'باراتشين' } },
  ] },
  { id: 190015, key: 'bor', lat: 44.0749, lon: 22.0959, names: { en: 'Bor', 'zh-cn': '博尔州', ja: 'ボル郡', 'zh-tw': '博爾州', ar: 'بور' }, also: ['Borski'], locations: [
    { id: 19000045, key: 'bor-city', lat: 44.0749, lon: 22.0959, population: 39387, names: { en: 'Bor', 'zh-cn': '博尔', ja: 'ボル', 'zh-tw': '博爾', ar: 'بور' } },
    { id: 19000046, key: 'negotin', lat: 44.2264, lon: 22.5308, population: 17612, names: { en: 'Negotin', 'zh-cn': '内戈廷', ja: 'ネゴティン', 'zh-tw': '內戈廷', ar: 'نيغوتين' } },
  ] },
  { id: 190016, key: 'zajecar', lat: 43.9036, lon: 22.264, names: { en: 'Zaječar', 'zh-cn': '扎耶查尔州', ja: 'ザイェチャル郡', 'zh-tw': '扎耶查爾州', ar: 'زايتشار' }, also: ['Zaječarski'], locations: [
    { id: 19000047, key: 'zajecar-city', lat: 43.9036, lon: 22.2641, population: 49800, names: { en: 'Zaječar', 'zh-cn': '扎耶查尔', ja: 'ザイェチャル', 'zh-tw': '扎耶查爾', ar: 'زايتشار' } },
  ] },
  { id: 190017, key: 'zlatibor', lat: 43.8556, lon: 19.8425, names: { en: 'Zlatibor', 'zh-cn': '兹拉蒂博尔州', ja: 'ズラティボル郡', 'zh-tw': '茲拉蒂博爾州', ar: 'زلاتيبور' }, also: ['Zlatiborski'], locations: [
    { id: 19000048, key: 'uzice', lat: 43.8586, lon: 19.8488, population: 63577, names: { en: 'Užice', 'zh-cn': '乌日采', ja: 'ウジツェ', 'zh-tw': '烏日采', ar: 'أوجيتسه' } },
    { id: 19000049, key: 'zlatibor-mountain', lat: 43.729, lon: 19.7, names: { en: 'Zlatibor Mountain', 'zh-cn': '兹拉蒂博尔', ja: 'ズラティボル', 'zh-tw': '茲拉蒂博爾', ar: 'جبل زلاتيبور' }, also: ['Čajetina'] },
    { id: 19000050, key: 'prijepolje', lat: 43.39, lon: 19.6487, names: { en: 'Prijepolje', 'zh-cn': '普里耶波列', ja: 'プリイェポリェ', 'zh-tw': '普里耶波列', ar: 'برييبوليه' } },
  ] },
  { id: 190018, key: 'moravica', lat: 43.8914, lon: 20.3497, names: { en: 'Moravica', 'zh-cn': '莫拉维察州', ja: 'モラヴィツァ郡', 'zh-tw': '莫拉維察州', ar: 'مورافيتسا' }, also: ['Moravički'], locations: [
    { id: 19000051, key: 'cacak', lat: 43.8914, lon: 20.3497, population: 117072, names: { en: 'Čačak', 'zh-cn': '查查克', ja: 'チャチャク', 'zh-tw': '查查克', ar: 'تشاتشاك' } },
    { id: 19000052, key: 'gornji-milanovac', lat: 44.026, lon: 20.4615, population: 23982, names: { en: 'Gornji Milanovac', 'zh-cn': '上米拉诺瓦茨', ja: 'ゴルニ・ミラノヴァツ', 'zh-tw': '上米拉諾瓦茨', ar: 'غورني ميلانوفاتس' } },
  ] },
  { id: 190019, key: 'raska', lat: 43.7258, lon: 20.6894, names: { en: 'Raška', 'zh-cn': '拉什卡州', ja: 'ラシュカ郡', 'zh-tw': '拉什卡州', ar: 'راشكا' }, also: ['Raški'], locations: [
    { id: 19000053, key: 'kraljevo', lat: 43.7258, lon: 20.6894, population: 82846, names: { en: 'Kraljevo', 'zh-cn': '克拉列沃', ja: 'クラリェヴォ', 'zh-tw': '克拉列沃', ar: 'كرالييفو' } },
    { id: 19000054, key: 'novi-pazar', lat: 43.1367, lon: 20.5122, population: 85996, names: { en: 'Novi Pazar', 'zh-cn': '新帕扎尔', ja: 'ノヴィ・パザル', 'zh-tw': '新帕扎爾', ar: 'نوفي بازار' } },
    { id: 19000055, key: 'vrnjacka-banja', lat: 43.6273, lon: 20.8963, population: 10207, names: { en: 'Vrnjačka Banja', 'zh-cn': '弗尔尼亚奇卡巴尼亚', ja: 'ヴルニャチュカ・バニャ', 'zh-tw': '弗爾尼亞奇卡巴尼亞', ar: 'فرنياتشكا بانيا' } },
  ] },
  { id: 190020, key: 'rasina', lat: 43.58, lon: 21.3339, names: { en: 'Rasina', 'zh-cn': '拉西纳州', ja: 'ラシナ郡', 'zh-tw': '拉西納州', ar: 'راسينا' }, also: ['Rasinski'], locations: [
    { id: 19000056, key: 'krusevac', lat: 43.58, lon: 21.3339, population: 75256, names: { en: 'Kruševac', 'zh-cn': '克鲁舍瓦茨', ja: 'クルシェヴァツ', 'zh-tw': '克魯舍瓦茨', ar: 'كروشيفاتس' } },
  ] },
  { id: 190021, key: 'nisava', lat: 43.3247, lon: 21.9033, names: { en: 'Nišava', 'zh-cn': '尼沙瓦州', ja: 'ニシャヴァ郡', 'zh-tw': '尼沙瓦州', ar: 'نيشافا' }, also: ['Nišavski'], locations: [
    { id: 19000057, key: 'nis', lat: 43.3247, lon: 21.9033, population: 250000, names: { en: 'Niš', 'zh-cn': '尼什', ja: 'ニシュ', 'zh-tw': '尼什', ar: 'نيش' }, also: ['Nis'] },
    { id: 19000058, key: 'aleksinac', lat: 43.5417, lon: 21.7078, names: { en: 'Aleksinac', 'zh-cn': '阿莱克西纳茨', ja: 'アレクシナツ', 'zh-tw': '阿萊克西納茨', ar: 'أليكسيناتس' } },
  ] },
  { id: 190022, key: 'toplica', lat: 43.2339, lon: 21.5861, names: { en: 'Toplica', 'zh-cn': '托普利察州', ja: 'トプリツァ郡', 'zh-tw': '托普利察州', ar: 'توبليتسا' }, also: ['Toplički'], locations: [
    { id: 19000059, key: 'prokuplje', lat: 43.2342, lon: 21.5881, population: 27673, names: { en: 'Prokuplje', 'zh-cn': '普罗库普列', ja: 'プロクプリェ', 'zh-tw': '普羅庫普列', ar: 'بروكوبليه' } },
  ] },
  { id: 190023, key: 'pirot', lat: 43.1531, lon: 22.5861, names: { en: 'Pirot', 'zh-cn': '皮罗特州', ja: 'ピロト郡', 'zh-tw': '皮羅特州', ar: 'بيروت (صربيا)' }, also: ['Pirotski'], locations: [
    { id: 19000060, key: 'pirot-city', lat: 43.1531, lon: 22.5861, population: 40678, names: { en: 'Pirot', 'zh-cn': '皮罗特', ja: 'ピロト', 'zh-tw': '皮羅特', ar: 'بيروت (صربيا)' } },
  ] },
  { id: 190024, key: 'jablanica', lat: 42.9981, lon: 21.9461, names: { en: 'Jablanica', 'zh-cn': '亚布拉尼察州', ja: 'ヤブラニツァ郡', 'zh-tw': '亞布拉尼察州', ar: 'يابلانيتسا' }, also: ['Jablanički'], locations: [
    { id: 19000061, key: 'leskovac', lat: 42.9981, lon: 21.9461, population: 94758, names: { en: 'Leskovac', 'zh-cn': '莱斯科瓦茨', ja: 'レスコヴァツ', 'zh-tw': '萊斯科瓦茨', ar: 'ليسكوفاتس' } },
  ] },
  { id: 190025, key: 'pcinja', lat: 42.5514, lon: 21.9003, names: { en: 'Pčinja', 'zh-cn': '普奇尼亚州', ja: 'プチニャ郡', 'zh-tw': '普奇尼亞州', ar: 'بتشينيا' }, also: ['Pčinjski'], locations: [
    { id: 19000062, key: 'vranje', lat: 42.5514, lon: 21.9003, population: 56199, names: { en: 'Vranje', 'zh-cn': '弗拉涅', ja: 'ヴラニェ', 'zh-tw': '弗拉涅', ar: 'فرانيه' } },
    { id: 19000063, key: 'bujanovac', lat: 42.4592, lon: 21.7667, names: { en: 'Bujanovac', 'zh-cn': '布亚诺瓦茨', ja: 'ブヤノヴァツ', 'zh-tw': '布亞諾瓦茨', ar: 'بويانوفاتس' } },
  ] },
]
