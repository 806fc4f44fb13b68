import type { RegionEntry } from './entry.ts'

// biome-ignore format: one place a line
export const regions: readonly RegionEntry[] = [
  { id: 220001, key: 'adana', lat: 37.0247, lon: 35.8175, names: { en: 'Adana', 'zh-cn': '阿达纳省', ja: 'アダナ県', 'zh-tw': '阿達納省', ar: 'أضنة' }, locations: [
    { id: 22000001, key: 'seyhan', lat: 36.9875, lon: 35.3059, names: { en: 'Seyhan', 'zh-cn': '塞伊汉', ja: 'セイハン', 'zh-tw': '塞伊漢', ar: 'سيحان' } },
    { id: 22000002, key: 'cukurova', lat: 37.053, lon: 35.268, names: { en: 'Cukurova', 'zh-cn': '楚库罗瓦', ja: 'チュクロヴァ', 'zh-tw': '楚庫羅瓦', tr: 'Çukurova', ar: 'تشوكوروفا' } },
    { id: 22000003, key: 'ceyhan', lat: 37.0247, lon: 35.8175, population: 96303, names: { en: 'Ceyhan', 'zh-cn': '杰伊汉', ja: 'ジェイハン', 'zh-tw': '傑伊漢', ar: 'جيحان' } },
  ] },
  { id: 220002, key: 'adiyaman', lat: 37.7644, lon: 38.2763, names: { en: 'Adiyaman', 'zh-cn': '阿德亚曼省', ja: 'アドゥヤマン県', 'zh-tw': '阿德亞曼省', tr: 'Adıyaman', ar: 'أديامان' }, locations: [
    { id: 22000004, key: 'adiyaman-city', lat: 37.7644, lon: 38.2763, population: 290883, names: { en: 'Adiyaman', 'zh-cn': '阿德亚曼', ja: 'アドゥヤマン', 'zh-tw': '阿德亞曼', tr: 'Adıyaman', ar: 'أديامان' } },
  ] },
  { id: 220003, key: 'afyonkarahisar', lat: 38.7567, lon: 30.5433, names: { en: 'Afyonkarahisar', 'zh-cn': '阿菲永卡拉希萨尔省', ja: 'アフィヨンカラヒサール県', 'zh-tw': '阿菲永卡拉希薩爾省', ar: 'أفيون قره حصار' }, also: ['Afyon'], locations: [
    { id: 22000005, key: 'afyonkarahisar-city', lat: 38.7567, lon: 30.5433, population: 251799, names: { en: 'Afyonkarahisar', 'zh-cn': '阿菲永卡拉希萨尔', ja: 'アフィヨンカラヒサール', 'zh-tw': '阿菲永卡拉希薩爾', ar: 'أفيون قره حصار' } },
  ] },
  { id: 220004, key: 'agri', lat: 39.7147, lon: 43.0401, names: { en: 'Agri', 'zh-cn': '阿勒省', ja: 'アール県', 'zh-tw': '阿勒省', tr: 'Ağrı', ar: 'آغري' }, locations: [
    { id: 22000006, key: 'agri-city', lat: 39.7147, lon: 43.0401, population: 124483, names: { en: 'Agri', 'zh-cn': '阿勒', ja: 'アール', 'zh-tw': '阿勒', tr: 'Ağrı', ar: 'آغري' } },
  ] },
  { id: 220005, key: 'aksaray', lat: 38.3725, lon: 34.0254, names: { en: 'Aksaray', 'zh-cn': '阿克萨赖省', ja: 'アクサライ県', 'zh-tw': '阿克薩賴省', ar: 'آق سراي' }, locations: [
    { id: 22000007, key: 'aksaray-city', lat: 38.3725, lon: 34.0254, population: 327575, names: { en: 'Aksaray', 'zh-cn': '阿克萨赖', ja: 'アクサライ', 'zh-tw': '阿克薩賴', ar: 'آق سراي' } },
  ] },
  { id: 220006, key: 'amasya', lat: 40.6533, lon: 35.8331, names: { en: 'Amasya', 'zh-cn': '阿马西亚省', ja: 'アマスィヤ県', 'zh-tw': '阿馬西亞省', ar: 'أماسيا' }, locations: [
    { id: 22000008, key: 'amasya-city', lat: 40.6533, lon: 35.8331, population: 114921, names: { en: 'Amasya', 'zh-cn': '阿马西亚', ja: 'アマスィヤ', 'zh-tw': '阿馬西亞', ar: 'أماسيا' } },
  ] },
  { id: 220007, key: 'ankara', lat: 39.979, lon: 32.864, names: { en: 'Ankara', 'zh-cn': '安卡拉省', ja: 'アンカラ県', 'zh-tw': '安卡拉省', 'pt-br': 'Ancara', ar: 'أنقرة' }, locations: [
    { id: 22000009, key: 'cankaya', lat: 39.9179, lon: 32.8627, population: 792189, names: { en: 'Cankaya', 'zh-cn': '昌卡亚', ja: 'チャンカヤ', 'zh-tw': '昌卡亞', tr: 'Çankaya', ar: 'تشانقايا' }, also: ['Kızılay'] },
    { id: 22000010, key: 'kecioren', lat: 39.979, lon: 32.864, population: 942884, names: { en: 'Kecioren', 'zh-cn': '凯奇厄伦', ja: 'ケチオレン', 'zh-tw': '凱奇厄倫', tr: 'Keçiören', ar: 'كتشي أورن' } },
    { id: 22000011, key: 'yenimahalle', lat: 39.966, lon: 32.812, population: 695395, names: { en: 'Yenimahalle', 'zh-cn': '耶尼马哈莱', ja: 'イェニマハッレ', 'zh-tw': '耶尼馬哈萊', ar: 'يني محلة' }, also: ['Ostim'] },
    { id: 22000012, key: 'mamak', lat: 39.942, lon: 32.923, names: { en: 'Mamak', 'zh-cn': '马马克', ja: 'ママク', 'zh-tw': '馬馬克', ar: 'ماماك' } },
    { id: 22000013, key: 'etimesgut', lat: 39.9533, lon: 32.6328, names: { en: 'Etimesgut', 'zh-cn': '埃蒂梅斯古特', ja: 'エティメスグト', 'zh-tw': '埃蒂梅斯古特', ar: 'أتيمسغوت' } },
    { id: 22000014, key: 'sincan', lat: 39.959, lon: 32.576, population: 549108, names: { en: 'Sincan', 'zh-cn': '辛詹', ja: 'スィンジャン', 'zh-tw': '辛詹', ar: 'سنجان' } },
    { id: 22000015, key: 'altindag', lat: 39.964, lon: 32.869, names: { en: 'Altindag', 'zh-cn': '阿尔腾达', ja: 'アルトゥンダー', 'zh-tw': '阿爾騰達', tr: 'Altındağ', ar: 'ألتنداغ' }, also: ['Ulus'] },
    { id: 22000016, key: 'golbasi', lat: 39.7899, lon: 32.8086, population: 165201, names: { en: 'Golbasi', 'zh-cn': '格尔巴舍', ja: 'ギョルバシュ', 'zh-tw': '格爾巴舍', tr: 'Gölbaşı', ar: 'غولباشي' } },
    { id: 22000017, key: 'polatli', lat: 39.5772, lon: 32.1413, population: 93262, names: { en: 'Polatli', 'zh-cn': '波拉特勒', ja: 'ポラトル', 'zh-tw': '波拉特勒', tr: 'Polatlı', ar: 'بولاتلي' } },
  ] },
  { id: 220008, key: 'antalya', lat: 36.885, lon: 30.706, names: { en: 'Antalya', 'zh-cn': '安塔利亚省', ja: 'アンタルヤ県', 'zh-tw': '安塔利亞省', ar: 'أنطاليا' }, locations: [
    { id: 22000018, key: 'muratpasa', lat: 36.885, lon: 30.706, population: 450000, names: { en: 'Muratpasa', 'zh-cn': '穆拉特帕夏', ja: 'ムラトパシャ', 'zh-tw': '穆拉特帕夏', tr: 'Muratpaşa', ar: 'مراد باشا' } },
    { id: 22000019, key: 'kepez', lat: 36.911, lon: 30.692, names: { en: 'Kepez', 'zh-cn': '凯佩兹', ja: 'ケペズ', 'zh-tw': '凱佩茲', ar: 'كبز' } },
    { id: 22000020, key: 'konyaalti', lat: 36.871, lon: 30.634, names: { en: 'Konyaalti', 'zh-cn': '科尼亚阿尔特', ja: 'コンヤアルトゥ', 'zh-tw': '科尼亞阿爾特', tr: 'Konyaaltı', ar: 'قونية ألتي' } },
    { id: 22000021, key: 'alanya', lat: 36.5438, lon: 31.9998, population: 364180, names: { en: 'Alanya', 'zh-cn': '阿拉尼亚', ja: 'アランヤ', 'zh-tw': '阿拉尼亞', ar: 'ألانيا' } },
    { id: 22000022, key: 'manavgat', lat: 36.7867, lon: 31.4409, population: 99254, names: { en: 'Manavgat', 'zh-cn': '马纳夫加特', ja: 'マナヴガト', 'zh-tw': '馬納夫加特', ar: 'مانافغات' }, also: ['Side'] },
    { id: 22000023, key: 'serik', lat: 36.9175, lon: 31.1046, population: 36925, names: { en: 'Serik', 'zh-cn': '塞里克', ja: 'セリク', 'zh-tw': '塞里克', ar: 'سيريك' }, also: ['Belek'] },
    { id: 22000024, key: 'kemer', lat: 36.5978, lon: 30.5606, population: 17300, names: { en: 'Kemer', 'zh-cn': '凯梅尔', ja: 'ケメル', 'zh-tw': '凱梅爾', ar: 'كمر' } },
  ] },
  { id: 220009, key: 'ardahan', lat: 41.1087, lon: 42.7022, names: { en: 'Ardahan', 'zh-cn': '阿尔达汉省', ja: 'アルダハン県', 'zh-tw': '阿爾達漢省', ar: 'أردهان' }, locations: [
    { id: 22000025, key: 'ardahan-city', lat: 41.1087, lon: 42.7022, population: 22927, names: { en: 'Ardahan', 'zh-cn': '阿尔达汉', ja: 'アルダハン', 'zh-tw': '阿爾達漢', ar: 'أردهان' } },
  ] },
  { id: 220010, key: 'artvin', lat: 41.1816, lon: 41.8217, names: { en: 'Artvin', 'zh-cn': '阿尔特温省', ja: 'アルトヴィン県', 'zh-tw': '阿爾特溫省', ar: 'أرتوين' }, locations: [
    { id: 22000026, key: 'artvin-city', lat: 41.1816, lon: 41.8217, population: 25841, names: { en: 'Artvin', 'zh-cn': '阿尔特温', ja: 'アルトヴィン', 'zh-tw': '阿爾特溫', ar: 'أرتوين' } },
  ] },
  { id: 220011, key: 'aydin', lat: 37.845, lon: 27.8396, names: { en: 'Aydin', 'zh-cn': '艾登省', ja: 'アイドゥン県', 'zh-tw': '艾登省', tr: 'Aydın', ar: 'أيدين' }, locations: [
    { id: 22000027, key: 'efeler', lat: 37.845, lon: 27.8396, population: 292716, names: { en: 'Efeler', 'zh-cn': '埃费莱尔', ja: 'エフェレル', 'zh-tw': '埃費萊爾', ar: 'أفلر' } },
    { id: 22000028, key: 'kusadasi', lat: 37.8601, lon: 27.2571, population: 63177, names: { en: 'Kusadasi', 'zh-cn': '库沙达瑟', ja: 'クシャダス', 'zh-tw': '庫沙達瑟', tr: 'Kuşadası', ar: 'كوشاداسي' } },
    { id: 22000029, key: 'nazilli', lat: 37.9163, lon: 28.3223, population: 119370, names: { en: 'Nazilli', 'zh-cn': '纳济利', ja: 'ナーズィッリ', 'zh-tw': '納濟利', ar: 'نازيلي' } },
  ] },
  { id: 220012, key: 'balikesir', lat: 40.3522, lon: 27.9767, names: { en: 'Balikesir', 'zh-cn': '巴勒凯西尔省', ja: 'バルケスィル県', 'zh-tw': '巴勒凱西爾省', tr: 'Balıkesir', ar: 'باليكسير' }, locations: [
    { id: 22000030, key: 'bandirma', lat: 40.3522, lon: 27.9767, population: 107631, names: { en: 'Bandirma', 'zh-cn': '班德尔马', ja: 'バンドゥルマ', 'zh-tw': '班德爾馬', tr: 'Bandırma', ar: 'بانديرما' } },
    { id: 22000031, key: 'edremit', lat: 39.5961, lon: 27.0244, population: 40777, names: { en: 'Edremit', 'zh-cn': '埃德雷米特', ja: 'エドレミト', 'zh-tw': '埃德雷米特', ar: 'إدرميت' } },
  ] },
  { id: 220013, key: 'bartin', lat: 41.6358, lon: 32.3375, names: { en: 'Bartin', 'zh-cn': '巴尔滕省', ja: 'バルトゥン県', 'zh-tw': '巴爾滕省', tr: 'Bartın', ar: 'بارتين' }, locations: [
    { id: 22000032, key: 'bartin-city', lat: 41.6358, lon: 32.3375, population: 81692, names: { en: 'Bartin', 'zh-cn': '巴尔滕', ja: 'バルトゥン', 'zh-tw': '巴爾滕', tr: 'Bartın', ar: 'بارتين' } },
  ] },
  { id: 220014, key: 'batman', lat: 37.8874, lon: 41.1322, names: { en: 'Batman', 'zh-cn': '巴特曼省', ja: 'バトマン県', 'zh-tw': '巴特曼省', ar: 'باتمان' }, locations: [
    { id: 22000033, key: 'batman-city', lat: 37.8874, lon: 41.1322, population: 452157, names: { en: 'Batman', 'zh-cn': '巴特曼', ja: 'バトマン', 'zh-tw': '巴特曼', ar: 'باتمان' } },
  ] },
  { id: 220015, key: 'bayburt', lat: 40.2563, lon: 40.2229, names: { en: 'Bayburt', 'zh-cn': '巴伊布尔特省', ja: 'バイブルト県', 'zh-tw': '巴伊布爾特省', ar: 'بايبورت' }, locations: [
    { id: 22000034, key: 'bayburt-city', lat: 40.2563, lon: 40.2229, population: 48036, names: { en: 'Bayburt', 'zh-cn': '巴伊布尔特', ja: 'バイブルト', 'zh-tw': '巴伊布爾特', ar: 'بايبورت' } },
  ] },
  { id: 220016, key: 'bilecik', lat: 40.1419, lon: 29.9793, names: { en: 'Bilecik', 'zh-cn': '比莱吉克省', ja: 'ビレジク県', 'zh-tw': '比萊吉克省', ar: 'بيله جك' }, locations: [
    { id: 22000035, key: 'bilecik-city', lat: 40.1419, lon: 29.9793, population: 74457, names: { en: 'Bilecik', 'zh-cn': '比莱吉克', ja: 'ビレジク', 'zh-tw': '比萊吉克', ar: 'بيله جك' } },
  ] },
  { id: 220017, key: 'bingol', lat: 38.8847, lon: 40.4939, names: { en: 'Bingol', 'zh-cn': '宾格尔省', ja: 'ビンギョル県', 'zh-tw': '賓格爾省', tr: 'Bingöl', ar: 'بينغول' }, locations: [
    { id: 22000036, key: 'bingol-city', lat: 38.8847, lon: 40.4939, population: 128935, names: { en: 'Bingol', 'zh-cn': '宾格尔', ja: 'ビンギョル', 'zh-tw': '賓格爾', tr: 'Bingöl', ar: 'بينغول' } },
  ] },
  { id: 220018, key: 'bitlis', lat: 38.4012, lon: 42.1078, names: { en: 'Bitlis', 'zh-cn': '比特利斯省', ja: 'ビトリス県', 'zh-tw': '比特利斯省', ar: 'بتليس' }, locations: [
    { id: 22000037, key: 'bitlis-city', lat: 38.4012, lon: 42.1078, population: 53023, names: { en: 'Bitlis', 'zh-cn': '比特利斯', ja: 'ビトリス', 'zh-tw': '比特利斯', ar: 'بتليس' } },
  ] },
  { id: 220019, key: 'bolu', lat: 40.7358, lon: 31.6061, names: { en: 'Bolu', 'zh-cn': '博卢省', ja: 'ボル県', 'zh-tw': '博盧省', ar: 'بولو' }, locations: [
    { id: 22000038, key: 'bolu-city', lat: 40.7358, lon: 31.6061, population: 184682, names: { en: 'Bolu', 'zh-cn': '博卢', ja: 'ボル', 'zh-tw': '博盧', ar: 'بولو' } },
  ] },
  { id: 220020, key: 'burdur', lat: 37.7203, lon: 30.2908, names: { en: 'Burdur', 'zh-cn': '布尔杜尔省', ja: 'ブルドゥル県', 'zh-tw': '布爾杜爾省', ar: 'بوردور' }, locations: [
    { id: 22000039, key: 'burdur-city', lat: 37.7203, lon: 30.2908, population: 95436, names: { en: 'Burdur', 'zh-cn': '布尔杜尔', ja: 'ブルドゥル', 'zh-tw': '布爾杜爾', ar: 'بوردور' } },
  ] },
  { id: 220021, key: 'bursa', lat: 40.196, lon: 29.06, names: { en: 'Bursa', 'zh-cn': '布尔萨省', ja: 'ブルサ県', 'zh-tw': '布爾薩省', ar: 'بورصة' }, locations: [
    { id: 22000040, key: 'osmangazi', lat: 40.196, lon: 29.06, population: 887132, names: { en: 'Osmangazi', 'zh-cn': '奥斯曼加济', ja: 'オスマンガーズィ', 'zh-tw': '奧斯曼加濟', ar: 'عثمان غازي' } },
    { id: 22000041, key: 'nilufer', lat: 40.213, lon: 28.987, population: 536365, names: { en: 'Nilufer', 'zh-cn': '尼吕费尔', ja: 'ニリュフェル', 'zh-tw': '尼呂費爾', tr: 'Nilüfer', ar: 'نيلوفر' } },
    { id: 22000042, key: 'yildirim', lat: 40.19, lon: 29.103, names: { en: 'Yildirim', 'zh-cn': '耶尔德勒姆', ja: 'ユルドゥルム', 'zh-tw': '耶爾德勒姆', tr: 'Yıldırım', ar: 'يلدرم' } },
    { id: 22000043, key: 'inegol', lat: 40.0781, lon: 29.5133, population: 133959, names: { en: 'Inegol', 'zh-cn': '伊内格尔', ja: 'イネギョル', 'zh-tw': '伊內格爾', tr: 'İnegöl', ar: 'إنغول' } },
    { id: 22000044, key: 'gemlik', lat: 40.4309, lon: 29.1597, population: 71063, names: { en: 'Gemlik', 'zh-cn': '盖姆利克', ja: 'ゲムリク', 'zh-tw': '蓋姆利克', ar: 'غمليك' } },
    { id: 22000045, key: 'mudanya', lat: 40.3752, lon: 28.8838, population: 23161, names: { en: 'Mudanya', 'zh-cn': '穆达尼亚', ja: 'ムダンヤ', 'zh-tw': '穆達尼亞', ar: 'مودانيا' } },
  ] },
  { id: 220022, key: 'canakkale', lat: 40.2281, lon: 27.2422, names: { en: 'Canakkale', 'zh-cn': '恰纳卡莱省', ja: 'チャナッカレ県', 'zh-tw': '恰納卡萊省', tr: 'Çanakkale', ar: 'جناق قلعة' }, locations: [
    { id: 22000046, key: 'biga', lat: 40.2281, lon: 27.2422, population: 61066, names: { en: 'Biga', 'zh-cn': '比加', ja: 'ビガ', 'zh-tw': '比加', ar: 'بيغا' } },
  ] },
  { id: 220023, key: 'cankiri', lat: 40.5999, lon: 33.6153, names: { en: 'Cankiri', 'zh-cn': '昌克勒省', ja: 'チャンクル県', 'zh-tw': '昌克勒省', tr: 'Çankırı', ar: 'جانقري' }, locations: [
    { id: 22000047, key: 'cankiri-city', lat: 40.5999, lon: 33.6153, population: 90564, names: { en: 'Cankiri', 'zh-cn': '昌克勒', ja: 'チャンクル', 'zh-tw': '昌克勒', tr: 'Çankırı', ar: 'جانقري' } },
  ] },
  { id: 220024, key: 'corum', lat: 40.5489, lon: 34.9533, names: { en: 'Corum', 'zh-cn': '乔鲁姆省', ja: 'チョルム県', 'zh-tw': '喬魯姆省', tr: 'Çorum', ar: 'جوروم' }, locations: [
    { id: 22000048, key: 'corum-city', lat: 40.5489, lon: 34.9533, population: 269595, names: { en: 'Corum', 'zh-cn': '乔鲁姆', ja: 'チョルム', 'zh-tw': '喬魯姆', tr: 'Çorum', ar: 'جوروم' } },
  ] },
  { id: 220025, key: 'denizli', lat: 37.777, lon: 29.064, names: { en: 'Denizli', 'zh-cn': '代尼兹利省', ja: 'デニズリ県', 'zh-tw': '代尼茲利省', ar: 'دنيزلي' }, locations: [
    { id: 22000049, key: 'pamukkale', lat: 37.783, lon: 29.096, names: { en: 'Pamukkale', 'zh-cn': '棉花堡', ja: 'パムッカレ', 'zh-tw': '棉花堡', ar: 'باموق قلعة' } },
    { id: 22000050, key: 'merkezefendi', lat: 37.777, lon: 29.064, population: 280341, names: { en: 'Merkezefendi', 'zh-cn': '梅尔凯泽芬迪', ja: 'メルケゼフェンディ', 'zh-tw': '梅爾凱澤芬迪', ar: 'مركز أفندي' } },
  ] },
  { id: 220026, key: 'diyarbakir', lat: 37.907, lon: 40.201, names: { en: 'Diyarbakir', 'zh-cn': '迪亚巴克尔省', ja: 'ディヤルバクル県', 'zh-tw': '迪亞巴克爾省', tr: 'Diyarbakır', ar: 'ديار بكر' }, locations: [
    { id: 22000051, key: 'baglar', lat: 37.907, lon: 40.201, names: { en: 'Baglar', 'zh-cn': '巴拉尔', ja: 'バーラル', 'zh-tw': '巴拉爾', tr: 'Bağlar', ar: 'باغلار' } },
    { id: 22000052, key: 'kayapinar', lat: 37.943, lon: 40.183, names: { en: 'Kayapinar', 'zh-cn': '卡亚珀纳尔', ja: 'カヤプナル', 'zh-tw': '卡亞珀納爾', tr: 'Kayapınar', ar: 'كايا بينار' } },
  ] },
  { id: 220027, key: 'duzce', lat: 40.8389, lon: 31.1639, names: { en: 'Duzce', 'zh-cn': '迪兹杰省', ja: 'デュズジェ県', 'zh-tw': '迪茲傑省', tr: 'Düzce', ar: 'دوزجه' }, locations: [
    { id: 22000053, key: 'duzce-city', lat: 40.8389, lon: 31.1639, population: 194097, names: { en: 'Duzce', 'zh-cn': '迪兹杰', ja: 'デュズジェ', 'zh-tw': '迪茲傑', tr: 'Düzce', ar: 'دوزجه' } },
  ] },
  { id: 220028, key: 'edirne', lat: 40.8552, lon: 26.6327, names: { en: 'Edirne', 'zh-cn': '埃迪尔内省', ja: 'エディルネ県', 'zh-tw': '埃迪爾內省', ar: 'أدرنة' }, locations: [
    { id: 22000054, key: 'kesan', lat: 40.8552, lon: 26.6327, population: 44644, names: { en: 'Kesan', 'zh-cn': '凯尚', ja: 'ケシャン', 'zh-tw': '凱尚', tr: 'Keşan', ar: 'كشان' } },
  ] },
  { id: 220029, key: 'elazig', lat: 38.6743, lon: 39.2232, names: { en: 'Elazig', 'zh-cn': '埃拉泽省', ja: 'エラズー県', 'zh-tw': '埃拉澤省', tr: 'Elazığ', ar: 'إلازيغ' }, locations: [
    { id: 22000055, key: 'elazig-city', lat: 38.6743, lon: 39.2232, population: 443363, names: { en: 'Elazig', 'zh-cn': '埃拉泽', ja: 'エラズー', 'zh-tw': '埃拉澤', tr: 'Elazığ', ar: 'إلازيغ' } },
  ] },
  { id: 220030, key: 'erzincan', lat: 39.7392, lon: 39.4901, names: { en: 'Erzincan', 'zh-cn': '埃尔津詹省', ja: 'エルズィンジャン県', 'zh-tw': '埃爾津詹省', ar: 'أرزنجان' }, locations: [
    { id: 22000056, key: 'erzincan-city', lat: 39.7392, lon: 39.4901, population: 150714, names: { en: 'Erzincan', 'zh-cn': '埃尔津詹', ja: 'エルズィンジャン', 'zh-tw': '埃爾津詹', ar: 'أرزنجان' } },
  ] },
  { id: 220031, key: 'erzurum', lat: 39.9086, lon: 41.2769, names: { en: 'Erzurum', 'zh-cn': '埃尔祖鲁姆省', ja: 'エルズルム県', 'zh-tw': '埃爾祖魯姆省', ar: 'أرضروم' }, locations: [
    { id: 22000057, key: 'erzurum-city', lat: 39.9086, lon: 41.2769, population: 767848, names: { en: 'Erzurum', 'zh-cn': '埃尔祖鲁姆', ja: 'エルズルム', 'zh-tw': '埃爾祖魯姆', ar: 'أرضروم' } },
  ] },
  { id: 220032, key: 'eskisehir', lat: 39.764, lon: 30.524, names: { en: 'Eskisehir', 'zh-cn': '埃斯基谢希尔省', ja: 'エスキシェヒル県', 'zh-tw': '埃斯基謝希爾省', tr: 'Eskişehir', ar: 'إسكي شهر' }, locations: [
    { id: 22000058, key: 'odunpazari', lat: 39.764, lon: 30.524, names: { en: 'Odunpazari', 'zh-cn': '奥敦帕扎勒', ja: 'オドゥンパザル', 'zh-tw': '奧敦帕扎勒', tr: 'Odunpazarı', ar: 'أودون بازاري' } },
    { id: 22000059, key: 'tepebasi', lat: 39.785, lon: 30.513, names: { en: 'Tepebasi', 'zh-cn': '泰佩巴舍', ja: 'テペバシュ', 'zh-tw': '泰佩巴舍', tr: 'Tepebaşı', ar: 'تبه باشي' } },
  ] },
  { id: 220033, key: 'gaziantep', lat: 37.0097, lon: 37.7942, names: { en: 'Gaziantep', 'zh-cn': '加济安泰普省', ja: 'ガズィアンテプ県', 'zh-tw': '加濟安泰普省', ar: 'غازي عنتاب' }, also: ['Antep'], locations: [
    { id: 22000060, key: 'sahinbey', lat: 37.055, lon: 37.379, names: { en: 'Sahinbey', 'zh-cn': '沙欣贝伊', ja: 'シャヒンベイ', 'zh-tw': '沙欣貝伊', tr: 'Şahinbey', ar: 'شاهين بي' } },
    { id: 22000061, key: 'sehitkamil', lat: 37.08, lon: 37.37, names: { en: 'Sehitkamil', 'zh-cn': '谢希特卡米尔', ja: 'シェヒトカミル', 'zh-tw': '謝希特卡米爾', tr: 'Şehitkamil', ar: 'شهيد كامل' } },
    { id: 22000062, key: 'nizip', lat: 37.0097, lon: 37.7942, population: 82308, names: { en: 'Nizip', 'zh-cn': '尼济普', ja: 'ニズィプ', 'zh-tw': '尼濟普', ar: 'نيزب' } },
  ] },
  { id: 220034, key: 'giresun', lat: 40.917, lon: 38.3874, names: { en: 'Giresun', 'zh-cn': '吉雷松省', ja: 'ギレスン県', 'zh-tw': '吉雷松省', ar: 'غيرسون' }, locations: [
    { id: 22000063, key: 'giresun-city', lat: 40.917, lon: 38.3874, population: 125682, names: { en: 'Giresun', 'zh-cn': '吉雷松', ja: 'ギレスン', 'zh-tw': '吉雷松', ar: 'غيرسون' } },
  ] },
  { id: 220035, key: 'gumushane', lat: 40.46, lon: 39.4718, names: { en: 'Gumushane', 'zh-cn': '居米什哈内省', ja: 'ギュミュシュハーネ県', 'zh-tw': '居米什哈內省', tr: 'Gümüşhane', ar: 'كوموش خانة' }, locations: [
    { id: 22000064, key: 'gumushane-city', lat: 40.46, lon: 39.4718, population: 39214, names: { en: 'Gumushane', 'zh-cn': '居米什哈内', ja: 'ギュミュシュハーネ', 'zh-tw': '居米什哈內', tr: 'Gümüşhane', ar: 'كوموش خانة' } },
  ] },
  { id: 220036, key: 'hakkari', lat: 37.5744, lon: 43.7408, names: { en: 'Hakkari', 'zh-cn': '哈卡里省', ja: 'ハッキャリ県', 'zh-tw': '哈卡里省', tr: 'Hakkâri', ar: 'هكاري' }, locations: [
    { id: 22000065, key: 'hakkari-city', lat: 37.5744, lon: 43.7408, population: 77699, names: { en: 'Hakkari', 'zh-cn': '哈卡里', ja: 'ハッキャリ', 'zh-tw': '哈卡里', tr: 'Hakkâri', ar: 'هكاري' } },
  ] },
  { id: 220037, key: 'hatay', lat: 36.2066, lon: 36.1572, names: { en: 'Hatay', 'zh-cn': '哈塔伊省', ja: 'ハタイ県', 'zh-tw': '哈塔伊省', ar: 'هاتاي' }, locations: [
    { id: 22000066, key: 'antakya', lat: 36.2066, lon: 36.1572, population: 399045, names: { en: 'Antakya', 'zh-cn': '安塔基亚', ja: 'アンタキヤ', 'zh-tw': '安塔基亞', ar: 'أنطاكية' }, also: ['Antioch'] },
    { id: 22000067, key: 'iskenderun', lat: 36.5872, lon: 36.1735, population: 251682, names: { en: 'Iskenderun', 'zh-cn': '伊斯肯德伦', ja: 'イスケンデルン', 'zh-tw': '伊斯肯德倫', tr: 'İskenderun', ar: 'الإسكندرونة' } },
    { id: 22000068, key: 'dortyol', lat: 36.8392, lon: 36.2302, population: 56513, names: { en: 'Dortyol', 'zh-cn': '德尔特约尔', ja: 'デルティヨル', 'zh-tw': '德爾特約爾', tr: 'Dörtyol', ar: 'دورتيول' } },
  ] },
  { id: 220038, key: 'igdir', lat: 39.9237, lon: 44.045, names: { en: 'Igdir', 'zh-cn': '厄德尔省', ja: 'ウードゥル県', 'zh-tw': '厄德爾省', tr: 'Iğdır', ar: 'إغدير' }, locations: [
    { id: 22000069, key: 'igdir-city', lat: 39.9237, lon: 44.045, population: 101700, names: { en: 'Igdir', 'zh-cn': '厄德尔', ja: 'ウードゥル', 'zh-tw': '厄德爾', tr: 'Iğdır', ar: 'إغدير' } },
  ] },
  { id: 220039, key: 'isparta', lat: 37.7644, lon: 30.5522, names: { en: 'Isparta', 'zh-cn': '厄斯帕尔塔省', ja: 'ウスパルタ県', 'zh-tw': '厄斯帕爾塔省', ar: 'إسبارطة' }, locations: [
    { id: 22000070, key: 'isparta-city', lat: 37.7644, lon: 30.5522, population: 172334, names: { en: 'Isparta', 'zh-cn': '厄斯帕尔塔', ja: 'ウスパルタ', 'zh-tw': '厄斯帕爾塔', ar: 'إسبارطة' } },
  ] },
  { id: 220040, key: 'istanbul', lat: 41.034, lon: 28.68, names: { en: 'Istanbul', 'zh-cn': '伊斯坦布尔省', ja: 'イスタンブール県', 'zh-tw': '伊斯坦堡省', tr: 'İstanbul', 'pt-br': 'Istambul', es: 'Estambul', ar: 'إسطنبول' }, also: ['İstanbul (Avrupa)', 'İstanbul (Anadolu)', 'İstanbul Avrupa', 'İstanbul Anadolu', 'Avrupa Yakası', 'Anadolu Yakası'], locations: [
    { id: 22000071, key: 'sisli', lat: 41.0602, lon: 28.9877, population: 314684, names: { en: 'Sisli', 'zh-cn': '希什利', ja: 'シシュリ', 'zh-tw': '希什利', tr: 'Şişli', ar: 'شيشلي' }, also: ['Mecidiyeköy', 'Nişantaşı', 'Esentepe'] },
    { id: 22000072, key: 'besiktas', lat: 41.0422, lon: 29.0083, names: { en: 'Besiktas', 'zh-cn': '贝西克塔什', ja: 'ベシクタシュ', 'zh-tw': '貝西克塔什', tr: 'Beşiktaş', ar: 'بشكتاش' }, also: ['Levent', 'Etiler', 'Zincirlikuyu'] },
    { id: 22000073, key: 'kadikoy', lat: 40.9819, lon: 29.0576, population: 481983, names: { en: 'Kadikoy', 'zh-cn': '卡德柯伊', ja: 'カドゥキョイ', 'zh-tw': '卡德柯伊', tr: 'Kadıköy', ar: 'قاضي كوي' }, also: ['Kozyatağı', 'Moda'] },
    { id: 22000074, key: 'uskudar', lat: 41.0227, lon: 29.0137, population: 524452, names: { en: 'Uskudar', 'zh-cn': '于斯屈达尔', ja: 'ウスキュダル', 'zh-tw': '於斯屈達爾', tr: 'Üsküdar', ar: 'أسكدار' } },
    { id: 22000075, key: 'atasehir', lat: 40.9833, lon: 29.1278, population: 361615, names: { en: 'Atasehir', 'zh-cn': '阿塔谢希尔', ja: 'アタシェヒル', 'zh-tw': '阿塔謝希爾', tr: 'Ataşehir', ar: 'أتاشهير' } },
    { id: 22000076, key: 'umraniye', lat: 41.0165, lon: 29.1248, population: 573265, names: { en: 'Umraniye', 'zh-cn': '宇姆拉尼耶', ja: 'ウムラニエ', 'zh-tw': '宇姆拉尼耶', tr: 'Ümraniye', ar: 'عمرانية' } },
    { id: 22000077, key: 'maltepe', lat: 40.935, lon: 29.155, population: 427040, names: { en: 'Maltepe', 'zh-cn': '马尔泰佩', ja: 'マルテペ', 'zh-tw': '馬爾泰佩', ar: 'مال تبه' } },
    { id: 22000078, key: 'kartal', lat: 40.9, lon: 29.183, names: { en: 'Kartal', 'zh-cn': '卡尔塔尔', ja: 'カルタル', 'zh-tw': '卡爾塔爾', ar: 'كارتال' } },
    { id: 22000079, key: 'pendik', lat: 40.8775, lon: 29.2514, names: { en: 'Pendik', 'zh-cn': '彭迪克', ja: 'ペンディク', 'zh-tw': '彭迪克', ar: 'بندك' }, also: ['Kurtköy'] },
    { id: 22000080, key: 'tuzla', lat: 40.816, lon: 29.303, names: { en: 'Tuzla', 'zh-cn': '图兹拉', ja: 'トゥズラ', 'zh-tw': '圖茲拉', ar: 'توزلا' }, also: ['Gebze OSB'] },
    { id: 22000081, key: 'sancaktepe', lat: 41.002, lon: 29.231, population: 489848, names: { en: 'Sancaktepe', 'zh-cn': '桑贾克泰佩', ja: 'サンジャクテペ', 'zh-tw': '桑賈克泰佩', ar: 'سنجق تبه' } },
    { id: 22000082, key: 'sultanbeyli', lat: 40.9683, lon: 29.267, population: 358201, names: { en: 'Sultanbeyli', 'zh-cn': '苏丹贝伊利', ja: 'スルタンベイリ', 'zh-tw': '蘇丹貝伊利', ar: 'سلطان بيلي' } },
    { id: 22000083, key: 'cekmekoy', lat: 41.036, lon: 29.178, names: { en: 'Cekmekoy', 'zh-cn': '切克梅柯伊', ja: 'チェクメキョイ', 'zh-tw': '切克梅柯伊', tr: 'Çekmeköy', ar: 'تشكمه كوي' } },
    { id: 22000084, key: 'beykoz', lat: 41.1342, lon: 29.0922, names: { en: 'Beykoz', 'zh-cn': '贝伊科兹', ja: 'ベイコズ', 'zh-tw': '貝伊科茲', ar: 'بيكوز' }, also: ['Kavacık'] },
    { id: 22000085, key: 'fatih', lat: 41.0225, lon: 28.9408, population: 356025, names: { en: 'Fatih', 'zh-cn': '法提赫', ja: 'ファーティフ', 'zh-tw': '法提赫', ar: 'الفاتح' }, also: ['Eminönü', 'Aksaray İstanbul', 'Sultanahmet'] },
    { id: 22000086, key: 'beyoglu', lat: 41.037, lon: 28.977, names: { en: 'Beyoglu', 'zh-cn': '贝伊奥卢', ja: 'ベイオール', 'zh-tw': '貝伊奧盧', tr: 'Beyoğlu', ar: 'بي أوغلو' }, also: ['Taksim', 'Karaköy'] },
    { id: 22000087, key: 'kagithane', lat: 41.0719, lon: 28.9664, names: { en: 'Kagithane', 'zh-cn': '卡厄特哈内', ja: 'カーウトハーネ', 'zh-tw': '卡厄特哈內', tr: 'Kağıthane', ar: 'كاغد خانه' }, also: ['Seyrantepe'] },
    { id: 22000088, key: 'sariyer', lat: 41.1669, lon: 29.0572, names: { en: 'Sariyer', 'zh-cn': '萨勒耶尔', ja: 'サルイェル', 'zh-tw': '薩勒耶爾', tr: 'Sarıyer', ar: 'صاريير' }, also: ['Maslak'] },
    { id: 22000089, key: 'eyupsultan', lat: 41.048, lon: 28.934, names: { en: 'Eyupsultan', 'zh-cn': '埃于普苏丹', ja: 'エユップスルタン', 'zh-tw': '埃於普蘇丹', tr: 'Eyüpsultan', ar: 'أيوب سلطان' }, also: ['Eyüp'] },
    { id: 22000090, key: 'gaziosmanpasa', lat: 41.0637, lon: 28.9128, names: { en: 'Gaziosmanpasa', 'zh-cn': '加济奥斯曼帕夏', ja: 'ガーズィオスマンパシャ', 'zh-tw': '加濟奧斯曼帕夏', tr: 'Gaziosmanpaşa', ar: 'غازي عثمان باشا' } },
    { id: 22000091, key: 'bayrampasa', lat: 41.035, lon: 28.912, names: { en: 'Bayrampasa', 'zh-cn': '巴伊拉姆帕夏', ja: 'バイランパシャ', 'zh-tw': '巴伊拉姆帕夏', tr: 'Bayrampaşa', ar: 'بيرم باشا' } },
    { id: 22000092, key: 'zeytinburnu', lat: 40.99, lon: 28.904, population: 280896, names: { en: 'Zeytinburnu', 'zh-cn': '泽伊廷布尔努', ja: 'ゼイティンブルヌ', 'zh-tw': '澤伊廷布爾努', ar: 'زيتون بورنو' } },
    { id: 22000093, key: 'bakirkoy', lat: 40.98, lon: 28.877, names: { en: 'Bakirkoy', 'zh-cn': '巴克尔柯伊', ja: 'バクルキョイ', 'zh-tw': '巴克爾柯伊', tr: 'Bakırköy', ar: 'بكركوي' }, also: ['Ataköy', 'Yeşilköy'] },
    { id: 22000094, key: 'bahcelievler', lat: 41, lon: 28.862, population: 576799, names: { en: 'Bahcelievler', 'zh-cn': '巴赫切利埃夫莱尔', ja: 'バフチェリエヴレル', 'zh-tw': '巴赫切利埃夫萊爾', tr: 'Bahçelievler', ar: 'بهجلي أولر' }, also: ['Yenibosna'] },
    { id: 22000095, key: 'bagcilar', lat: 41.039, lon: 28.856, population: 740069, names: { en: 'Bagcilar', 'zh-cn': '巴泽拉尔', ja: 'バージュラル', 'zh-tw': '巴澤拉爾', tr: 'Bağcılar', ar: 'باغجلار' }, also: ['Güneşli'] },
    { id: 22000096, key: 'gungoren', lat: 41.019, lon: 28.877, names: { en: 'Gungoren', 'zh-cn': '京格伦', ja: 'ギュンギョレン', 'zh-tw': '京格倫', tr: 'Güngören', ar: 'غونغورن' }, also: ['Merter'] },
    { id: 22000097, key: 'esenler', lat: 41.0435, lon: 28.8762, population: 520235, names: { en: 'Esenler', 'zh-cn': '埃森莱尔', ja: 'エセンレル', 'zh-tw': '埃森萊爾', ar: 'أسنلر' } },
    { id: 22000098, key: 'sultangazi', lat: 41.106, lon: 28.868, population: 436935, names: { en: 'Sultangazi', 'zh-cn': '苏丹加济', ja: 'スルタンガーズィ', 'zh-tw': '蘇丹加濟', ar: 'سلطان غازي' } },
    { id: 22000099, key: 'kucukcekmece', lat: 41.002, lon: 28.777, population: 792030, names: { en: 'Kucukcekmece', 'zh-cn': '屈曲克切克梅杰', ja: 'キュチュクチェクメジェ', 'zh-tw': '屈曲克切克梅傑', tr: 'Küçükçekmece', ar: 'كوتشوك تشكمجه' }, also: ['Sefaköy', 'Halkalı'] },
    { id: 22000100, key: 'basaksehir', lat: 41.093, lon: 28.802, population: 193750, names: { en: 'Basaksehir', 'zh-cn': '巴沙克谢希尔', ja: 'バシャクシェヒル', 'zh-tw': '巴沙克謝希爾', tr: 'Başakşehir', ar: 'باشاك شهير' }, also: ['İkitelli'] },
    { id: 22000101, key: 'avcilar', lat: 40.979, lon: 28.722, names: { en: 'Avcilar', 'zh-cn': '阿夫哲拉尔', ja: 'アヴジュラル', 'zh-tw': '阿夫哲拉爾', tr: 'Avcılar', ar: 'أفجلار' } },
    { id: 22000102, key: 'beylikduzu', lat: 41.001, lon: 28.641, population: 415290, names: { en: 'Beylikduzu', 'zh-cn': '贝伊利克杜祖', ja: 'ベイリクデュズュ', 'zh-tw': '貝伊利克杜祖', tr: 'Beylikdüzü', ar: 'بيليك دوزو' } },
    { id: 22000103, key: 'esenyurt', lat: 41.034, lon: 28.68, population: 983571, names: { en: 'Esenyurt', 'zh-cn': '埃森尤尔特', ja: 'エセンユルト', 'zh-tw': '埃森尤爾特', ar: 'أسنيورت' } },
    { id: 22000104, key: 'buyukcekmece', lat: 41.02, lon: 28.585, population: 163140, names: { en: 'Buyukcekmece', 'zh-cn': '比于克切克梅杰', ja: 'ビュユクチェクメジェ', 'zh-tw': '比於克切克梅傑', tr: 'Büyükçekmece', ar: 'بويوك تشكمجه' } },
    { id: 22000105, key: 'arnavutkoy', lat: 41.184, lon: 28.74, population: 198165, names: { en: 'Arnavutkoy', 'zh-cn': '阿尔纳乌特柯伊', ja: 'アルナヴトキョイ', 'zh-tw': '阿爾納烏特柯伊', tr: 'Arnavutköy', ar: 'أرناؤوط كوي' }, also: ['İstanbul Havalimanı'] },
    { id: 22000106, key: 'silivri', lat: 41.074, lon: 28.248, population: 53167, names: { en: 'Silivri', 'zh-cn': '锡利夫里', ja: 'スィリヴリ', 'zh-tw': '錫利夫里', ar: 'سيليفري' } },
    { id: 22000107, key: 'catalca', lat: 41.143, lon: 28.461, population: 39678, names: { en: 'Catalca', 'zh-cn': '恰塔尔贾', ja: 'チャタルジャ', 'zh-tw': '恰塔爾賈', tr: 'Çatalca', ar: 'تشاتالجا' } },
    { id: 22000108, key: 'adalar', lat: 40.876, lon: 29.091, population: 7335, names: { en: 'Adalar', 'zh-cn': '王子群岛', ja: 'アダラル', 'zh-tw': '王子群島', ar: 'جزر الأميرات' } },
    { id: 22000109, key: 'sile', lat: 41.174, lon: 29.611, population: 19778, names: { en: 'Sile', 'zh-cn': '希莱', ja: 'シレ', 'zh-tw': '希萊', tr: 'Şile', ar: 'شيلة' } },
  ] },
  { id: 220041, key: 'izmir', lat: 38.461, lon: 27.113, names: { en: 'Izmir', 'zh-cn': '伊兹密尔省', ja: 'イズミル県', 'zh-tw': '伊茲密爾省', tr: 'İzmir', 'pt-br': 'Esmirna', es: 'Esmirna', ar: 'إزمير' }, locations: [
    { id: 22000110, key: 'konak', lat: 38.4189, lon: 27.1287, population: 332277, names: { en: 'Konak', 'zh-cn': '科纳克', ja: 'コナク', 'zh-tw': '科納克', ar: 'قوناق' }, also: ['Alsancak'] },
    { id: 22000111, key: 'bornova', lat: 38.47, lon: 27.217, names: { en: 'Bornova', 'zh-cn': '博尔诺瓦', ja: 'ボルノヴァ', 'zh-tw': '博爾諾瓦', ar: 'بورنوفا' } },
    { id: 22000112, key: 'karsiyaka', lat: 38.461, lon: 27.113, population: 339624, names: { en: 'Karsiyaka', 'zh-cn': '卡尔瑟亚卡', ja: 'カルシュヤカ', 'zh-tw': '卡爾瑟亞卡', tr: 'Karşıyaka', ar: 'قارشي ياقا' } },
    { id: 22000113, key: 'buca', lat: 38.384, lon: 27.174, names: { en: 'Buca', 'zh-cn': '布贾', ja: 'ブジャ', 'zh-tw': '布賈', ar: 'بوجا' } },
    { id: 22000114, key: 'bayrakli', lat: 38.463, lon: 27.164, names: { en: 'Bayrakli', 'zh-cn': '巴伊拉克勒', ja: 'バイラクル', 'zh-tw': '巴伊拉克勒', tr: 'Bayraklı', ar: 'بيراقلي' } },
    { id: 22000115, key: 'cigli', lat: 38.495, lon: 27.055, population: 214065, names: { en: 'Cigli', 'zh-cn': '奇利', ja: 'チーリ', 'zh-tw': '奇利', tr: 'Çiğli', ar: 'تشيغلي' } },
    { id: 22000116, key: 'gaziemir', lat: 38.326, lon: 27.133, names: { en: 'Gaziemir', 'zh-cn': '加济埃米尔', ja: 'ガーズィエミル', 'zh-tw': '加濟埃米爾', ar: 'غازي أمير' } },
    { id: 22000117, key: 'kemalpasa', lat: 38.426, lon: 27.418, population: 30411, names: { en: 'Kemalpasa', 'zh-cn': '凯末尔帕夏', ja: 'ケマルパシャ', 'zh-tw': '凱末爾帕夏', tr: 'Kemalpaşa', ar: 'كمال باشا' } },
    { id: 22000118, key: 'menemen', lat: 38.6075, lon: 27.0694, population: 53489, names: { en: 'Menemen', 'zh-cn': '梅内门', ja: 'メネメン', 'zh-tw': '梅內門', ar: 'منمن' } },
    { id: 22000119, key: 'torbali', lat: 38.182, lon: 27.335, population: 50303, names: { en: 'Torbali', 'zh-cn': '托尔巴勒', ja: 'トルバル', 'zh-tw': '托爾巴勒', tr: 'Torbalı', ar: 'طوربالي' } },
    { id: 22000120, key: 'aliaga', lat: 38.7998, lon: 26.972, population: 44883, names: { en: 'Aliaga', 'zh-cn': '阿利亚', ja: 'アリアー', 'zh-tw': '阿利亞', tr: 'Aliağa', ar: 'علي آغا' } },
    { id: 22000121, key: 'cesme', lat: 38.3261, lon: 26.3057, population: 33259, names: { en: 'Cesme', 'zh-cn': '切什梅', ja: 'チェシュメ', 'zh-tw': '切什梅', tr: 'Çeşme', ar: 'تشيشمي' } },
  ] },
  { id: 220042, key: 'kahramanmaras', lat: 38.2059, lon: 37.1983, names: { en: 'Kahramanmaras', 'zh-cn': '卡赫拉曼马拉什省', ja: 'カフラマンマラシュ県', 'zh-tw': '卡赫拉曼馬拉什省', tr: 'Kahramanmaraş', ar: 'قهرمان مرعش' }, also: ['Maraş'], locations: [
    { id: 22000122, key: 'elbistan', lat: 38.2059, lon: 37.1983, population: 80456, names: { en: 'Elbistan', 'zh-cn': '埃尔比斯坦', ja: 'エルビスタン', 'zh-tw': '埃爾比斯坦', ar: 'البستان' } },
  ] },
  { id: 220043, key: 'karabuk', lat: 41.2049, lon: 32.6277, names: { en: 'Karabuk', 'zh-cn': '卡拉比克省', ja: 'カラビュク県', 'zh-tw': '卡拉比克省', tr: 'Karabük', ar: 'كارابوك' }, locations: [
    { id: 22000123, key: 'karabuk-city', lat: 41.2049, lon: 32.6277, population: 125403, names: { en: 'Karabuk', 'zh-cn': '卡拉比克', ja: 'カラビュク', 'zh-tw': '卡拉比克', tr: 'Karabük', ar: 'كارابوك' } },
  ] },
  { id: 220044, key: 'karaman', lat: 37.1811, lon: 33.215, names: { en: 'Karaman', 'zh-cn': '卡拉曼省', ja: 'カラマン県', 'zh-tw': '卡拉曼省', ar: 'قرمان' }, locations: [
    { id: 22000124, key: 'karaman-city', lat: 37.1811, lon: 33.215, population: 175390, names: { en: 'Karaman', 'zh-cn': '卡拉曼', ja: 'カラマン', 'zh-tw': '卡拉曼', ar: 'قرمان' } },
  ] },
  { id: 220045, key: 'kars', lat: 40.5983, lon: 43.0855, names: { en: 'Kars', 'zh-cn': '卡尔斯省', ja: 'カルス県', 'zh-tw': '卡爾斯省', ar: 'قارص' }, locations: [
    { id: 22000125, key: 'kars-city', lat: 40.5983, lon: 43.0855, population: 91450, names: { en: 'Kars', 'zh-cn': '卡尔斯', ja: 'カルス', 'zh-tw': '卡爾斯', ar: 'قارص' } },
  ] },
  { id: 220046, key: 'kastamonu', lat: 41.3781, lon: 33.7753, names: { en: 'Kastamonu', 'zh-cn': '卡斯塔莫努省', ja: 'カスタモヌ県', 'zh-tw': '卡斯塔莫努省', ar: 'قسطموني' }, locations: [
    { id: 22000126, key: 'kastamonu-city', lat: 41.3781, lon: 33.7753, population: 125622, names: { en: 'Kastamonu', 'zh-cn': '卡斯塔莫努', ja: 'カスタモヌ', 'zh-tw': '卡斯塔莫努', ar: 'قسطموني' } },
  ] },
  { id: 220047, key: 'kayseri', lat: 38.717, lon: 35.503, names: { en: 'Kayseri', 'zh-cn': '开塞利省', ja: 'カイセリ県', 'zh-tw': '開塞利省', ar: 'قيصري' }, locations: [
    { id: 22000127, key: 'melikgazi', lat: 38.717, lon: 35.503, names: { en: 'Melikgazi', 'zh-cn': '梅利克加济', ja: 'メリクガーズィ', 'zh-tw': '梅利克加濟', ar: 'مليك غازي' } },
    { id: 22000128, key: 'kocasinan', lat: 38.743, lon: 35.483, names: { en: 'Kocasinan', 'zh-cn': '科贾锡南', ja: 'コジャスィナン', 'zh-tw': '科賈錫南', ar: 'قوجه سنان' } },
  ] },
  { id: 220048, key: 'kirikkale', lat: 39.8453, lon: 33.5064, names: { en: 'Kirikkale', 'zh-cn': '克勒克卡莱省', ja: 'クルッカレ県', 'zh-tw': '克勒克卡萊省', tr: 'Kırıkkale', ar: 'قرق قلعة' }, locations: [
    { id: 22000129, key: 'kirikkale-city', lat: 39.8453, lon: 33.5064, population: 186960, names: { en: 'Kirikkale', 'zh-cn': '克勒克卡莱', ja: 'クルッカレ', 'zh-tw': '克勒克卡萊', tr: 'Kırıkkale', ar: 'قرق قلعة' } },
  ] },
  { id: 220049, key: 'kirklareli', lat: 41.4017, lon: 27.3575, names: { en: 'Kirklareli', 'zh-cn': '柯克拉雷利省', ja: 'クルクラーレリ県', 'zh-tw': '柯克拉雷利省', tr: 'Kırklareli', ar: 'قرقلر إيلي' }, locations: [
    { id: 22000130, key: 'luleburgaz', lat: 41.4017, lon: 27.3575, population: 90899, names: { en: 'Luleburgaz', 'zh-cn': '吕莱布尔加兹', ja: 'リュレブルガズ', 'zh-tw': '呂萊布爾加茲', tr: 'Lüleburgaz', ar: 'لوله برغاز' } },
  ] },
  { id: 220050, key: 'kirsehir', lat: 39.1458, lon: 34.1639, names: { en: 'Kirsehir', 'zh-cn': '克尔谢希尔省', ja: 'クルシェヒル県', 'zh-tw': '克爾謝希爾省', tr: 'Kırşehir', ar: 'قرشهر' }, locations: [
    { id: 22000131, key: 'kirsehir-city', lat: 39.1458, lon: 34.1639, population: 150700, names: { en: 'Kirsehir', 'zh-cn': '克尔谢希尔', ja: 'クルシェヒル', 'zh-tw': '克爾謝希爾', tr: 'Kırşehir', ar: 'قرشهر' } },
  ] },
  { id: 220051, key: 'kilis', lat: 36.7161, lon: 37.115, names: { en: 'Kilis', 'zh-cn': '基利斯省', ja: 'キリス県', 'zh-tw': '基利斯省', ar: 'كلس' }, locations: [
    { id: 22000132, key: 'kilis-city', lat: 36.7161, lon: 37.115, population: 111648, names: { en: 'Kilis', 'zh-cn': '基利斯', ja: 'キリス', 'zh-tw': '基利斯', ar: 'كلس' } },
  ] },
  { id: 220052, key: 'kocaeli', lat: 40.8028, lon: 29.4307, names: { en: 'Kocaeli', 'zh-cn': '科贾埃利省', ja: 'コジャエリ県', 'zh-tw': '科賈埃利省', ar: 'قوجه إيلي' }, locations: [
    { id: 22000133, key: 'izmit', lat: 40.7669, lon: 29.9169, population: 196571, names: { en: 'Izmit', 'zh-cn': '伊兹密特', ja: 'イズミト', 'zh-tw': '伊茲密特', tr: 'İzmit', ar: 'إزميت' } },
    { id: 22000134, key: 'gebze', lat: 40.8028, lon: 29.4307, population: 281436, names: { en: 'Gebze', 'zh-cn': '盖布泽', ja: 'ゲブゼ', 'zh-tw': '蓋布澤', ar: 'غبزة' } },
    { id: 22000135, key: 'darica', lat: 40.7797, lon: 29.3945, names: { en: 'Darica', 'zh-cn': '达勒贾', ja: 'ダルジャ', 'zh-tw': '達勒賈', tr: 'Darıca', ar: 'داريجا' } },
    { id: 22000136, key: 'cayirova', lat: 40.816, lon: 29.374, names: { en: 'Cayirova', 'zh-cn': '恰耶罗瓦', ja: 'チャユロヴァ', 'zh-tw': '恰耶羅瓦', tr: 'Çayırova', ar: 'تشايروفا' } },
    { id: 22000137, key: 'korfez', lat: 40.767, lon: 29.7828, population: 90580, names: { en: 'Korfez', 'zh-cn': '克尔费兹', ja: 'キョルフェズ', 'zh-tw': '克爾費茲', tr: 'Körfez', ar: 'كورفز' } },
    { id: 22000138, key: 'golcuk', lat: 40.7169, lon: 29.8197, population: 56189, names: { en: 'Golcuk', 'zh-cn': '格尔居克', ja: 'ギョルジュク', 'zh-tw': '格爾居克', tr: 'Gölcük', ar: 'غولجوك' } },
    { id: 22000139, key: 'dilovasi', lat: 40.779, lon: 29.535, names: { en: 'Dilovasi', 'zh-cn': '迪洛瓦瑟', ja: 'ディロヴァス', 'zh-tw': '迪洛瓦瑟', tr: 'Dilovası', ar: 'ديلوفاسي' } },
  ] },
  { id: 220053, key: 'konya', lat: 37.5133, lon: 34.0467, names: { en: 'Konya', 'zh-cn': '科尼亚省', ja: 'コンヤ県', 'zh-tw': '科尼亞省', ar: 'قونية' }, locations: [
    { id: 22000140, key: 'selcuklu', lat: 37.889, lon: 32.484, names: { en: 'Selcuklu', 'zh-cn': '塞尔丘克卢', ja: 'セルチュクル', 'zh-tw': '塞爾丘克盧', tr: 'Selçuklu', ar: 'سلجوقلو' } },
    { id: 22000141, key: 'meram', lat: 37.837, lon: 32.436, names: { en: 'Meram', 'zh-cn': '梅拉姆', ja: 'メラム', 'zh-tw': '梅拉姆', ar: 'مرام' } },
    { id: 22000142, key: 'karatay', lat: 37.874, lon: 32.512, names: { en: 'Karatay', 'zh-cn': '卡拉泰', ja: 'カラタイ', 'zh-tw': '卡拉泰', ar: 'قره تاي' } },
    { id: 22000143, key: 'eregli', lat: 37.5133, lon: 34.0467, population: 156253, names: { en: 'Eregli', 'zh-cn': '埃雷利', ja: 'エレーリ', 'zh-tw': '埃雷利', tr: 'Ereğli', ar: 'إرغلي' } },
  ] },
  { id: 220054, key: 'kutahya', lat: 39.4242, lon: 29.9833, names: { en: 'Kutahya', 'zh-cn': '屈塔希亚省', ja: 'キュタヒヤ県', 'zh-tw': '屈塔希亞省', tr: 'Kütahya', ar: 'كوتاهية' }, locations: [
    { id: 22000144, key: 'kutahya-city', lat: 39.4242, lon: 29.9833, population: 185008, names: { en: 'Kutahya', 'zh-cn': '屈塔希亚', ja: 'キュタヒヤ', 'zh-tw': '屈塔希亞', tr: 'Kütahya', ar: 'كوتاهية' } },
  ] },
  { id: 220055, key: 'malatya', lat: 38.296, lon: 38.25, names: { en: 'Malatya', 'zh-cn': '马拉蒂亚省', ja: 'マラティヤ県', 'zh-tw': '馬拉蒂亞省', ar: 'ملاطية' }, locations: [
    { id: 22000145, key: 'battalgazi', lat: 38.422, lon: 38.366, names: { en: 'Battalgazi', 'zh-cn': '巴塔尔加济', ja: 'バッタルガーズィ', 'zh-tw': '巴塔爾加濟', ar: 'بطال غازي' } },
    { id: 22000146, key: 'yesilyurt', lat: 38.296, lon: 38.25, population: 13766, names: { en: 'Yesilyurt', 'zh-cn': '耶希尔尤尔特', ja: 'イェシルユルト', 'zh-tw': '耶希爾尤爾特', tr: 'Yeşilyurt', ar: 'يشيل يورت' } },
  ] },
  { id: 220056, key: 'manisa', lat: 38.4953, lon: 27.6997, names: { en: 'Manisa', 'zh-cn': '马尼萨省', ja: 'マニサ県', 'zh-tw': '馬尼薩省', ar: 'مانيسا' }, locations: [
    { id: 22000147, key: 'yunusemre', lat: 38.623, lon: 27.405, names: { en: 'Yunusemre', 'zh-cn': '尤努斯埃姆雷', ja: 'ユヌスエムレ', 'zh-tw': '尤努斯埃姆雷', ar: 'يونس أمره' } },
    { id: 22000148, key: 'turgutlu', lat: 38.4953, lon: 27.6997, population: 103292, names: { en: 'Turgutlu', 'zh-cn': '图尔古特卢', ja: 'トゥルグトル', 'zh-tw': '圖爾古特盧', ar: 'تورغوتلو' } },
    { id: 22000149, key: 'akhisar', lat: 38.9185, lon: 27.8401, population: 84659, names: { en: 'Akhisar', 'zh-cn': '阿克希萨尔', ja: 'アクヒサル', 'zh-tw': '阿克希薩爾', ar: 'أقحصار' } },
    { id: 22000150, key: 'soma', lat: 39.1855, lon: 27.6094, population: 98714, names: { en: 'Soma', 'zh-cn': '索马', ja: 'ソマ', 'zh-tw': '索馬', ar: 'سوما' } },
  ] },
  { id: 220057, key: 'mardin', lat: 37.1884, lon: 40.5772, names: { en: 'Mardin', 'zh-cn': '马尔丁省', ja: 'マルディン県', 'zh-tw': '馬爾丁省', ar: 'ماردين' }, locations: [
    { id: 22000151, key: 'kiziltepe', lat: 37.1884, lon: 40.5772, population: 150174, names: { en: 'Kiziltepe', 'zh-cn': '克泽尔泰佩', ja: 'クズルテペ', 'zh-tw': '克澤爾泰佩', tr: 'Kızıltepe', ar: 'قزل تبه' } },
  ] },
  { id: 220058, key: 'mersin', lat: 36.9177, lon: 34.8928, names: { en: 'Mersin', 'zh-cn': '梅尔辛省', ja: 'メルスィン県', 'zh-tw': '梅爾辛省', ar: 'مرسين' }, locations: [
    { id: 22000152, key: 'yenisehir', lat: 36.811, lon: 34.607, names: { en: 'Yenisehir', 'zh-cn': '耶尼谢希尔', ja: 'イェニシェヒル', 'zh-tw': '耶尼謝希爾', tr: 'Yenişehir', ar: 'يني شهر' } },
    { id: 22000153, key: 'akdeniz', lat: 36.809, lon: 34.636, names: { en: 'Akdeniz', 'zh-cn': '阿克代尼兹', ja: 'アクデニズ', 'zh-tw': '阿克代尼茲', ar: 'أكدنيز' } },
    { id: 22000154, key: 'tarsus', lat: 36.9177, lon: 34.8928, population: 350732, names: { en: 'Tarsus', 'zh-cn': '塔尔苏斯', ja: 'タルスス', 'zh-tw': '塔爾蘇斯', ar: 'طرسوس' } },
    { id: 22000155, key: 'erdemli', lat: 36.605, lon: 34.3084, population: 46570, names: { en: 'Erdemli', 'zh-cn': '埃尔代姆利', ja: 'エルデムリ', 'zh-tw': '埃爾代姆利', ar: 'أردملي' } },
  ] },
  { id: 220059, key: 'mugla', lat: 37.2153, lon: 28.3636, names: { en: 'Mugla', 'zh-cn': '穆拉省', ja: 'ムーラ県', 'zh-tw': '穆拉省', tr: 'Muğla', ar: 'موغلا' }, locations: [
    { id: 22000156, key: 'mentese', lat: 37.2153, lon: 28.3636, population: 116158, names: { en: 'Mentese', 'zh-cn': '门泰谢', ja: 'メンテシェ', 'zh-tw': '門泰謝', tr: 'Menteşe', ar: 'منتشه' } },
    { id: 22000157, key: 'bodrum', lat: 37.0383, lon: 27.4292, population: 39317, names: { en: 'Bodrum', 'zh-cn': '博德鲁姆', ja: 'ボドルム', 'zh-tw': '博德魯姆', ar: 'بودروم' } },
    { id: 22000158, key: 'fethiye', lat: 36.6404, lon: 29.1276, population: 60437, names: { en: 'Fethiye', 'zh-cn': '费特希耶', ja: 'フェティエ', 'zh-tw': '費特希耶', ar: 'فتحية' } },
    { id: 22000159, key: 'marmaris', lat: 36.855, lon: 28.2742, population: 33731, names: { en: 'Marmaris', 'zh-cn': '马尔马里斯', ja: 'マルマリス', 'zh-tw': '馬爾馬里斯', ar: 'مرمريس' } },
    { id: 22000160, key: 'milas', lat: 37.3164, lon: 27.7839, population: 43193, names: { en: 'Milas', 'zh-cn': '米拉斯', ja: 'ミラス', 'zh-tw': '米拉斯', ar: 'ميلاس' } },
  ] },
  { id: 220060, key: 'mus', lat: 38.7316, lon: 41.4848, names: { en: 'Mus', 'zh-cn': '穆什省', ja: 'ムシュ県', 'zh-tw': '穆什省', tr: 'Muş', ar: 'موش' }, locations: [
    { id: 22000161, key: 'mus-city', lat: 38.7316, lon: 41.4848, population: 82536, names: { en: 'Mus', 'zh-cn': '穆什', ja: 'ムシュ', 'zh-tw': '穆什', tr: 'Muş', ar: 'موش' } },
  ] },
  { id: 220061, key: 'nevsehir', lat: 38.625, lon: 34.7122, names: { en: 'Nevsehir', 'zh-cn': '内夫谢希尔省', ja: 'ネヴシェヒル県', 'zh-tw': '內夫謝希爾省', tr: 'Nevşehir', ar: 'نوشهر' }, also: ['Kapadokya'], locations: [
    { id: 22000162, key: 'nevsehir-city', lat: 38.625, lon: 34.7122, population: 75527, names: { en: 'Nevsehir', 'zh-cn': '内夫谢希尔', ja: 'ネヴシェヒル', 'zh-tw': '內夫謝希爾', tr: 'Nevşehir', ar: 'نوشهر' } },
  ] },
  { id: 220062, key: 'nigde', lat: 37.9658, lon: 34.6793, names: { en: 'Nigde', 'zh-cn': '尼代省', ja: 'ニーデ県', 'zh-tw': '尼代省', tr: 'Niğde', ar: 'نيغدة' }, locations: [
    { id: 22000163, key: 'nigde-city', lat: 37.9658, lon: 34.6793, population: 91039, names: { en: 'Nigde', 'zh-cn': '尼代', ja: 'ニーデ', 'zh-tw': '尼代', tr: 'Niğde', ar: 'نيغدة' } },
  ] },
  { id: 220063, key: 'ordu', lat: 41.0289, lon: 37.4998, names: { en: 'Ordu', 'zh-cn': '奥尔杜省', ja: 'オルドゥ県', 'zh-tw': '奧爾杜省', ar: 'أوردو' }, locations: [
    { id: 22000164, key: 'unye', lat: 41.1405, lon: 37.2885, population: 77585, names: { en: 'Unye', 'zh-cn': '于尼耶', ja: 'ユニェ', 'zh-tw': '於尼耶', tr: 'Ünye', ar: 'أونيه' } },
    { id: 22000165, key: 'fatsa', lat: 41.0289, lon: 37.4998, population: 82160, names: { en: 'Fatsa', 'zh-cn': '法特萨', ja: 'ファトサ', 'zh-tw': '法特薩', ar: 'فاتسا' } },
  ] },
  { id: 220064, key: 'osmaniye', lat: 37.0742, lon: 36.2478, names: { en: 'Osmaniye', 'zh-cn': '奥斯曼尼耶省', ja: 'オスマニエ県', 'zh-tw': '奧斯曼尼耶省', ar: 'عثمانية' }, locations: [
    { id: 22000166, key: 'osmaniye-city', lat: 37.0742, lon: 36.2478, population: 202837, names: { en: 'Osmaniye', 'zh-cn': '奥斯曼尼耶', ja: 'オスマニエ', 'zh-tw': '奧斯曼尼耶', ar: 'عثمانية' } },
  ] },
  { id: 220065, key: 'rize', lat: 41.0208, lon: 40.5219, names: { en: 'Rize', 'zh-cn': '里泽省', ja: 'リゼ県', 'zh-tw': '里澤省', ar: 'ريزة' }, locations: [
    { id: 22000167, key: 'rize-city', lat: 41.0208, lon: 40.5219, population: 119828, names: { en: 'Rize', 'zh-cn': '里泽', ja: 'リゼ', 'zh-tw': '里澤', ar: 'ريزة' } },
  ] },
  { id: 220066, key: 'sakarya', lat: 40.7806, lon: 30.4033, names: { en: 'Sakarya', 'zh-cn': '萨卡里亚省', ja: 'サカリヤ県', 'zh-tw': '薩卡里亞省', ar: 'صقاريا' }, locations: [
    { id: 22000168, key: 'adapazari', lat: 40.7806, lon: 30.4033, population: 286787, names: { en: 'Adapazari', 'zh-cn': '阿达帕扎勒', ja: 'アダパザル', 'zh-tw': '阿達帕扎勒', tr: 'Adapazarı', ar: 'أضابازاري' } },
    { id: 22000169, key: 'serdivan', lat: 40.763, lon: 30.364, names: { en: 'Serdivan', 'zh-cn': '塞尔迪万', ja: 'セルディヴァン', 'zh-tw': '塞爾迪萬', ar: 'سرديوان' } },
  ] },
  { id: 220067, key: 'samsun', lat: 41.5679, lon: 35.9031, names: { en: 'Samsun', 'zh-cn': '萨姆松省', ja: 'サムスン県', 'zh-tw': '薩姆松省', ar: 'سامسون' }, locations: [
    { id: 22000170, key: 'ilkadim', lat: 41.286, lon: 36.33, names: { en: 'Ilkadim', 'zh-cn': '伊尔卡德姆', ja: 'イルカドゥム', 'zh-tw': '伊爾卡德姆', tr: 'İlkadım', ar: 'إلكاديم' } },
    { id: 22000171, key: 'atakum', lat: 41.331, lon: 36.272, names: { en: 'Atakum', 'zh-cn': '阿塔库姆', ja: 'アタクム', 'zh-tw': '阿塔庫姆', ar: 'أتاكوم' } },
    { id: 22000172, key: 'bafra', lat: 41.5679, lon: 35.9031, population: 92944, names: { en: 'Bafra', 'zh-cn': '巴夫拉', ja: 'バフラ', 'zh-tw': '巴夫拉', ar: 'بافرا' } },
  ] },
  { id: 220068, key: 'siirt', lat: 37.9293, lon: 41.9413, names: { en: 'Siirt', 'zh-cn': '锡尔特省', ja: 'スィイルト県', 'zh-tw': '錫爾特省', ar: 'سيرت' }, locations: [
    { id: 22000173, key: 'siirt-city', lat: 37.9293, lon: 41.9413, population: 114034, names: { en: 'Siirt', 'zh-cn': '锡尔特', ja: 'スィイルト', 'zh-tw': '錫爾特', ar: 'سيرت' } },
  ] },
  { id: 220069, key: 'sinop', lat: 42.0268, lon: 35.1625, names: { en: 'Sinop', 'zh-cn': '锡诺普省', ja: 'スィノプ県', 'zh-tw': '錫諾普省', ar: 'سينوب' }, locations: [
    { id: 22000174, key: 'sinop-city', lat: 42.0268, lon: 35.1625, population: 34834, names: { en: 'Sinop', 'zh-cn': '锡诺普', ja: 'スィノプ', 'zh-tw': '錫諾普', ar: 'سينوب' } },
  ] },
  { id: 220070, key: 'sivas', lat: 39.7483, lon: 37.0161, names: { en: 'Sivas', 'zh-cn': '锡瓦斯省', ja: 'スィヴァス県', 'zh-tw': '錫瓦斯省', ar: 'سيواس' }, locations: [
    { id: 22000175, key: 'sivas-city', lat: 39.7483, lon: 37.0161, population: 264022, names: { en: 'Sivas', 'zh-cn': '锡瓦斯', ja: 'スィヴァス', 'zh-tw': '錫瓦斯', ar: 'سيواس' } },
  ] },
  { id: 220071, key: 'sanliurfa', lat: 37.755, lon: 39.3167, names: { en: 'Sanliurfa', 'zh-cn': '尚勒乌尔法省', ja: 'シャンルウルファ県', 'zh-tw': '尚勒烏爾法省', tr: 'Şanlıurfa', ar: 'شانلي أورفة' }, also: ['Urfa'], locations: [
    { id: 22000176, key: 'haliliye', lat: 37.167, lon: 38.794, names: { en: 'Haliliye', 'zh-cn': '哈利利耶', ja: 'ハリリエ', 'zh-tw': '哈利利耶', ar: 'خليلية' } },
    { id: 22000177, key: 'eyyubiye', lat: 37.131, lon: 38.786, names: { en: 'Eyyubiye', 'zh-cn': '埃于比耶', ja: 'エイユビエ', 'zh-tw': '埃於比耶', tr: 'Eyyübiye', ar: 'أيوبية' } },
    { id: 22000178, key: 'siverek', lat: 37.755, lon: 39.3167, population: 175341, names: { en: 'Siverek', 'zh-cn': '锡韦雷克', ja: 'スィヴェレク', 'zh-tw': '錫韋雷克', ar: 'سيورك' } },
    { id: 22000179, key: 'viransehir', lat: 37.2235, lon: 39.7552, population: 154163, names: { en: 'Viransehir', 'zh-cn': '维兰谢希尔', ja: 'ヴィランシェヒル', 'zh-tw': '維蘭謝希爾', tr: 'Viranşehir', ar: 'ويران شهر' } },
  ] },
  { id: 220072, key: 'sirnak', lat: 37.3302, lon: 42.1848, names: { en: 'Sirnak', 'zh-cn': '舍尔纳克省', ja: 'シュルナク県', 'zh-tw': '舍爾納克省', tr: 'Şırnak', ar: 'شرناق' }, locations: [
    { id: 22000180, key: 'cizre', lat: 37.3302, lon: 42.1848, population: 134041, names: { en: 'Cizre', 'zh-cn': '吉兹雷', ja: 'ジズレ', 'zh-tw': '吉茲雷', ar: 'جزيرة ابن عمر' } },
  ] },
  { id: 220073, key: 'tekirdag', lat: 40.978, lon: 27.511, names: { en: 'Tekirdag', 'zh-cn': '泰基尔达省', ja: 'テキルダー県', 'zh-tw': '泰基爾達省', tr: 'Tekirdağ', ar: 'تكيرداغ' }, locations: [
    { id: 22000181, key: 'suleymanpasa', lat: 40.978, lon: 27.511, population: 205525, names: { en: 'Suleymanpasa', 'zh-cn': '苏莱曼帕夏', ja: 'スレイマンパシャ', 'zh-tw': '蘇萊曼帕夏', tr: 'Süleymanpaşa', ar: 'سليمان باشا' } },
    { id: 22000182, key: 'corlu', lat: 41.1607, lon: 27.8009, population: 202578, names: { en: 'Corlu', 'zh-cn': '乔尔卢', ja: 'チョルル', 'zh-tw': '喬爾盧', tr: 'Çorlu', ar: 'تشورلو' } },
    { id: 22000183, key: 'cerkezkoy', lat: 41.2863, lon: 27.9994, population: 84234, names: { en: 'Cerkezkoy', 'zh-cn': '切尔凯兹柯伊', ja: 'チェルケズキョイ', 'zh-tw': '切爾凱茲柯伊', tr: 'Çerkezköy', ar: 'تشركس كوي' } },
    { id: 22000184, key: 'kapakli', lat: 41.33, lon: 27.977, names: { en: 'Kapakli', 'zh-cn': '卡帕克勒', ja: 'カパクル', 'zh-tw': '卡帕克勒', tr: 'Kapaklı', ar: 'قبقلي' } },
  ] },
  { id: 220074, key: 'tokat', lat: 40.3139, lon: 36.5544, names: { en: 'Tokat', 'zh-cn': '托卡特省', ja: 'トカト県', 'zh-tw': '托卡特省', ar: 'توقات' }, locations: [
    { id: 22000185, key: 'tokat-city', lat: 40.3139, lon: 36.5544, population: 129702, names: { en: 'Tokat', 'zh-cn': '托卡特', ja: 'トカト', 'zh-tw': '托卡特', ar: 'توقات' } },
  ] },
  { id: 220075, key: 'trabzon', lat: 41.005, lon: 39.726, names: { en: 'Trabzon', 'zh-cn': '特拉布宗省', ja: 'トラブゾン県', 'zh-tw': '特拉布宗省', ar: 'طرابزون' }, locations: [
    { id: 22000186, key: 'ortahisar', lat: 41.005, lon: 39.726, population: 330836, names: { en: 'Ortahisar', 'zh-cn': '奥尔塔希萨尔', ja: 'オルタヒサル', 'zh-tw': '奧爾塔希薩爾', ar: 'أورتاحصار' } },
    { id: 22000187, key: 'akcaabat', lat: 41.0212, lon: 39.5715, population: 45105, names: { en: 'Akcaabat', 'zh-cn': '阿克恰阿巴特', ja: 'アクチャアバト', 'zh-tw': '阿克恰阿巴特', tr: 'Akçaabat', ar: 'أقجة أباد' } },
  ] },
  { id: 220076, key: 'tunceli', lat: 39.0992, lon: 39.5435, names: { en: 'Tunceli', 'zh-cn': '通杰利省', ja: 'トゥンジェリ県', 'zh-tw': '通傑利省', ar: 'تونجلي' }, locations: [
    { id: 22000188, key: 'tunceli-city', lat: 39.0992, lon: 39.5435, population: 35161, names: { en: 'Tunceli', 'zh-cn': '通杰利', ja: 'トゥンジェリ', 'zh-tw': '通傑利', ar: 'تونجلي' } },
  ] },
  { id: 220077, key: 'usak', lat: 38.6735, lon: 29.4058, names: { en: 'Usak', 'zh-cn': '乌沙克省', ja: 'ウシャク県', 'zh-tw': '烏沙克省', tr: 'Uşak', ar: 'أوشاك' }, locations: [
    { id: 22000189, key: 'usak-city', lat: 38.6735, lon: 29.4058, population: 369433, names: { en: 'Usak', 'zh-cn': '乌沙克', ja: 'ウシャク', 'zh-tw': '烏沙克', tr: 'Uşak', ar: 'أوشاك' } },
  ] },
  { id: 220078, key: 'van', lat: 39.0259, lon: 43.3596, names: { en: 'Van', 'zh-cn': '凡省', ja: 'ヴァン県', 'zh-tw': '凡省', ar: 'وان' }, locations: [
    { id: 22000190, key: 'ipekyolu', lat: 38.501, lon: 43.389, names: { en: 'Ipekyolu', 'zh-cn': '伊佩克约卢', ja: 'イペクヨル', 'zh-tw': '伊佩克約盧', tr: 'İpekyolu', ar: 'إبك يولو' } },
    { id: 22000191, key: 'ercis', lat: 39.0259, lon: 43.3596, population: 91915, names: { en: 'Ercis', 'zh-cn': '埃尔吉什', ja: 'エルジシュ', 'zh-tw': '埃爾吉什', tr: 'Erciş', ar: 'أرجيش' } },
  ] },
  { id: 220079, key: 'yalova', lat: 40.655, lon: 29.2769, names: { en: 'Yalova', 'zh-cn': '亚洛瓦省', ja: 'ヤロヴァ県', 'zh-tw': '亞洛瓦省', ar: 'يالوفا' }, locations: [
    { id: 22000192, key: 'yalova-city', lat: 40.655, lon: 29.2769, population: 71289, names: { en: 'Yalova', 'zh-cn': '亚洛瓦', ja: 'ヤロヴァ', 'zh-tw': '亞洛瓦', ar: 'يالوفا' } },
  ] },
  { id: 220080, key: 'yozgat', lat: 39.82, lon: 34.8044, names: { en: 'Yozgat', 'zh-cn': '约兹加特省', ja: 'ヨズガト県', 'zh-tw': '約茲加特省', ar: 'يوزغات' }, locations: [
    { id: 22000193, key: 'yozgat-city', lat: 39.82, lon: 34.8044, population: 87881, names: { en: 'Yozgat', 'zh-cn': '约兹加特', ja: 'ヨズガト', 'zh-tw': '約茲加特', ar: 'يوزغات' } },
  ] },
  { id: 220081, key: 'zonguldak', lat: 41.2826, lon: 31.4181, names: { en: 'Zonguldak', 'zh-cn': '宗古尔达克省', ja: 'ゾングルダク県', 'zh-tw': '宗古爾達克省', ar: 'زونغولداك' }, locations: [
    { id: 22000194, key: 'karadeniz-eregli', lat: 41.2826, lon: 31.4181, population: 121880, names: { en: 'Karadeniz Eregli', 'zh-cn': '黑海埃雷利', ja: 'カラデニズ・エレーリ', 'zh-tw': '黑海埃雷利', tr: 'Karadeniz Ereğli', ar: 'إرغلي البحر الأسود' }, also: ['Ereğli'] },
  ] },
]
