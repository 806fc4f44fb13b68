import type { RegionEntry } from './entry.ts'

// biome-ignore format: one place a line
export const regions: readonly RegionEntry[] = [
  { id: 105001, key: 'hokkaido', lat: 43.0667, lon: 141.35, names: { en: 'Hokkaido', 'zh-cn': '北海道', ja: '北海道', 'zh-tw': '北海道', ar: 'هوكايدو' }, locations: [
    { id: 10500001, key: 'sapporo', lat: 43.0667, lon: 141.35, population: 1973832, names: { en: 'Sapporo', 'zh-cn': '札幌市', ja: '札幌市', 'zh-tw': '札幌市', ar: 'سابورو' } },
    { id: 10500002, key: 'asahikawa', lat: 43.7706, lon: 142.3649, population: 333530, names: { en: 'Asahikawa', 'zh-cn': '旭川市', ja: '旭川市', 'zh-tw': '旭川市', ar: 'أساهيكاوا' } },
    { id: 10500003, key: 'hakodate', lat: 41.7758, lon: 140.7367, population: 275730, names: { en: 'Hakodate', 'zh-cn': '函馆市', ja: '函館市', 'zh-tw': '函館市', ar: 'هاكوداته' } },
    { id: 10500004, key: 'kushiro', lat: 42.975, lon: 144.3747, population: 167875, names: { en: 'Kushiro', 'zh-cn': '钏路市', ja: '釧路市', 'zh-tw': '釧路市', ar: 'كوشيرو' } },
    { id: 10500005, key: 'obihiro', lat: 42.9172, lon: 143.2044, population: 166536, names: { en: 'Obihiro', 'zh-cn': '带广市', ja: '帯広市', 'zh-tw': '帶廣市', ar: 'أوبيهيرو' } },
    { id: 10500006, key: 'tomakomai', lat: 42.6369, lon: 141.6033, population: 174806, names: { en: 'Tomakomai', 'zh-cn': '苫小牧市', ja: '苫小牧市', 'zh-tw': '苫小牧市', ar: 'توماكوماي' } },
  ] },
  { id: 105002, key: 'aomori', lat: 40.8167, lon: 140.7333, names: { en: 'Aomori', 'zh-cn': '青森县', ja: '青森県', 'zh-tw': '青森縣', ar: 'أوموري' }, locations: [
    { id: 10500007, key: 'aomori-city', lat: 40.8167, lon: 140.7333, population: 298394, names: { en: 'Aomori City', 'zh-cn': '青森市', ja: '青森市', 'zh-tw': '青森市', ar: 'أوموري' } },
    { id: 10500008, key: 'hachinohe', lat: 40.5, lon: 141.5, population: 239046, names: { en: 'Hachinohe', 'zh-cn': '八户市', ja: '八戸市', 'zh-tw': '八戶市', ar: 'هاتشينوهه' } },
    { id: 10500009, key: 'hirosaki', lat: 40.5931, lon: 140.4725, population: 168739, names: { en: 'Hirosaki', 'zh-cn': '弘前市', ja: '弘前市', 'zh-tw': '弘前市', ar: 'هيروساكي' } },
  ] },
  { id: 105003, key: 'iwate', lat: 39.7, lon: 141.15, names: { en: 'Iwate', 'zh-cn': '岩手县', ja: '岩手県', 'zh-tw': '岩手縣', ar: 'إيواته' }, locations: [
    { id: 10500010, key: 'morioka', lat: 39.7, lon: 141.15, population: 290700, names: { en: 'Morioka', 'zh-cn': '盛冈市', ja: '盛岡市', 'zh-tw': '盛岡市', ar: 'موريوكا' } },
    { id: 10500011, key: 'oshu', lat: 39.1444, lon: 141.1392, population: 112937, names: { en: 'Oshu', 'zh-cn': '奥州市', ja: '奥州市', 'zh-tw': '奧州市', ar: 'أوشو' } },
  ] },
  { id: 105004, key: 'miyagi', lat: 38.2667, lon: 140.8667, names: { en: 'Miyagi', 'zh-cn': '宫城县', ja: '宮城県', 'zh-tw': '宮城縣', ar: 'مياغي' }, locations: [
    { id: 10500012, key: 'sendai', lat: 38.2667, lon: 140.8667, population: 1096704, names: { en: 'Sendai', 'zh-cn': '仙台市', ja: '仙台市', 'zh-tw': '仙台市', ar: 'سنداي' } },
    { id: 10500013, key: 'ishinomaki', lat: 38.4167, lon: 141.3, population: 140151, names: { en: 'Ishinomaki', 'zh-cn': '石卷市', ja: '石巻市', 'zh-tw': '石卷市', ar: 'إيشينوماكي' } },
  ] },
  { id: 105005, key: 'akita', lat: 39.7167, lon: 140.1167, names: { en: 'Akita', 'zh-cn': '秋田县', ja: '秋田県', 'zh-tw': '秋田縣', ar: 'أكيتا' }, locations: [
    { id: 10500014, key: 'akita-city', lat: 39.7167, lon: 140.1167, population: 307672, names: { en: 'Akita City', 'zh-cn': '秋田市', ja: '秋田市', 'zh-tw': '秋田市', ar: 'أكيتا' } },
  ] },
  { id: 105006, key: 'yamagata', lat: 38.2333, lon: 140.3667, names: { en: 'Yamagata', 'zh-cn': '山形县', ja: '山形県', 'zh-tw': '山形縣', ar: 'ياماغاتا' }, locations: [
    { id: 10500015, key: 'yamagata-city', lat: 38.2333, lon: 140.3667, population: 248772, names: { en: 'Yamagata City', 'zh-cn': '山形市', ja: '山形市', 'zh-tw': '山形市', ar: 'ياماغاتا' } },
    { id: 10500016, key: 'tsuruoka', lat: 38.7217, lon: 139.8217, population: 125389, names: { en: 'Tsuruoka', 'zh-cn': '鹤冈市', ja: '鶴岡市', 'zh-tw': '鶴岡市', ar: 'تسوروؤكا' } },
  ] },
  { id: 105007, key: 'fukushima', lat: 37.05, lon: 140.8833, names: { en: 'Fukushima', 'zh-cn': '福岛县', ja: '福島県', 'zh-tw': '福島縣', ar: 'فوكوشيما' }, locations: [
    { id: 10500017, key: 'fukushima-city', lat: 37.75, lon: 140.4667, population: 294237, names: { en: 'Fukushima City', 'zh-cn': '福岛市', ja: '福島市', 'zh-tw': '福島市', ar: 'فوكوشيما' } },
    { id: 10500018, key: 'koriyama', lat: 37.4, lon: 140.3833, population: 327692, names: { en: 'Koriyama', 'zh-cn': '郡山市', ja: '郡山市', 'zh-tw': '郡山市', ar: 'كورياما' } },
    { id: 10500019, key: 'iwaki', lat: 37.05, lon: 140.8833, population: 357309, names: { en: 'Iwaki', 'zh-cn': '磐城市', ja: 'いわき市', 'zh-tw': '磐城市', ar: 'إيواكي' } },
  ] },
  { id: 105008, key: 'ibaraki', lat: 36.35, lon: 140.45, names: { en: 'Ibaraki', 'zh-cn': '茨城县', ja: '茨城県', 'zh-tw': '茨城縣', ar: 'إيباراكي' }, locations: [
    { id: 10500020, key: 'mito', lat: 36.35, lon: 140.45, population: 270685, names: { en: 'Mito', 'zh-cn': '水户市', ja: '水戸市', 'zh-tw': '水戶市', ar: 'ميتو' } },
    { id: 10500021, key: 'tsukuba', lat: 36.0833, lon: 140.1167, population: 241656, names: { en: 'Tsukuba', 'zh-cn': '筑波市', ja: 'つくば市', 'zh-tw': '筑波市', ar: 'تسوكوبا' } },
    { id: 10500022, key: 'hitachi', lat: 36.6, lon: 140.65, population: 174508, names: { en: 'Hitachi', 'zh-cn': '日立市', ja: '日立市', 'zh-tw': '日立市', ar: 'هيتاتشي' } },
  ] },
  { id: 105009, key: 'tochigi', lat: 36.5667, lon: 139.8833, names: { en: 'Tochigi', 'zh-cn': '栃木县', ja: '栃木県', 'zh-tw': '栃木縣', ar: 'توتشيغي' }, locations: [
    { id: 10500023, key: 'utsunomiya', lat: 36.5667, lon: 139.8833, population: 518757, names: { en: 'Utsunomiya', 'zh-cn': '宇都宫市', ja: '宇都宮市', 'zh-tw': '宇都宮市', ar: 'أوتسونوميا' } },
    { id: 10500024, key: 'oyama', lat: 36.3, lon: 139.8, population: 167647, names: { en: 'Oyama', 'zh-cn': '小山市', ja: '小山市', 'zh-tw': '小山市', ar: 'أوياما' } },
  ] },
  { id: 105010, key: 'gunma', lat: 36.3333, lon: 139.0167, names: { en: 'Gunma', 'zh-cn': '群马县', ja: '群馬県', 'zh-tw': '群馬縣', ar: 'غونما' }, locations: [
    { id: 10500025, key: 'maebashi', lat: 36.4, lon: 139.0833, population: 332149, names: { en: 'Maebashi', 'zh-cn': '前桥市', ja: '前橋市', 'zh-tw': '前橋市', ar: 'مايباشي' } },
    { id: 10500026, key: 'takasaki', lat: 36.3333, lon: 139.0167, population: 372973, names: { en: 'Takasaki', 'zh-cn': '高崎市', ja: '高崎市', 'zh-tw': '高崎市', ar: 'تاكاساكي' } },
    { id: 10500027, key: 'ota-gunma', lat: 36.2911, lon: 139.3754, population: 223014, names: { en: 'Ota (Gunma)', 'zh-cn': '太田市', ja: '太田市', 'zh-tw': '太田市', ar: 'أوتا (غونما)' }, also: ['Ota'] },
  ] },
  { id: 105011, key: 'saitama', lat: 35.9081, lon: 139.6566, names: { en: 'Saitama', 'zh-cn': '埼玉县', ja: '埼玉県', 'zh-tw': '埼玉縣', ar: 'سايتاما' }, locations: [
    { id: 10500028, key: 'saitama-city', lat: 35.9081, lon: 139.6566, population: 1324854, names: { en: 'Saitama City', 'zh-cn': '埼玉市', ja: 'さいたま市', 'zh-tw': '埼玉市', ar: 'سايتاما' } },
    { id: 10500029, key: 'kawaguchi', lat: 35.8052, lon: 139.7107, population: 607373, names: { en: 'Kawaguchi', 'zh-cn': '川口市', ja: '川口市', 'zh-tw': '川口市', ar: 'كاواغوتشي' } },
    { id: 10500030, key: 'kawagoe', lat: 35.9086, lon: 139.4853, population: 354571, names: { en: 'Kawagoe', 'zh-cn': '川越市', ja: '川越市', 'zh-tw': '川越市', ar: 'كاواغويه' } },
    { id: 10500031, key: 'tokorozawa', lat: 35.7992, lon: 139.469, population: 344194, names: { en: 'Tokorozawa', 'zh-cn': '所泽市', ja: '所沢市', 'zh-tw': '所澤市', ar: 'توكوروزاوا' } },
    { id: 10500032, key: 'koshigaya', lat: 35.8903, lon: 139.7892, population: 345353, names: { en: 'Koshigaya', 'zh-cn': '越谷市', ja: '越谷市', 'zh-tw': '越谷市', ar: 'كوشيغايا' } },
  ] },
  { id: 105012, key: 'chiba', lat: 35.6, lon: 140.1167, names: { en: 'Chiba', 'zh-cn': '千叶县', ja: '千葉県', 'zh-tw': '千葉縣', ar: 'تشيبا' }, locations: [
    { id: 10500033, key: 'chiba-city', lat: 35.6, lon: 140.1167, population: 979768, names: { en: 'Chiba City', 'zh-cn': '千叶市', ja: '千葉市', 'zh-tw': '千葉市', ar: 'تشيبا' } },
    { id: 10500034, key: 'funabashi', lat: 35.6947, lon: 139.9825, population: 642907, names: { en: 'Funabashi', 'zh-cn': '船桥市', ja: '船橋市', 'zh-tw': '船橋市', ar: 'فوناباشي' } },
    { id: 10500035, key: 'matsudo', lat: 35.7799, lon: 139.9014, population: 498575, names: { en: 'Matsudo', 'zh-cn': '松户市', ja: '松戸市', 'zh-tw': '松戶市', ar: 'ماتسودو' } },
    { id: 10500036, key: 'ichikawa', lat: 35.7341, lon: 139.9065, population: 496676, names: { en: 'Ichikawa', 'zh-cn': '市川市', ja: '市川市', 'zh-tw': '市川市', ar: 'إيتشيكاوا' } },
    { id: 10500037, key: 'kashiwa', lat: 35.8622, lon: 139.9773, population: 433436, names: { en: 'Kashiwa', 'zh-cn': '柏市', ja: '柏市', 'zh-tw': '柏市', ar: 'كاشيوا' } },
    { id: 10500038, key: 'narita', lat: 35.7833, lon: 140.3167, population: 132906, names: { en: 'Narita', 'zh-cn': '成田市', ja: '成田市', 'zh-tw': '成田市', ar: 'ناريتا' } },
  ] },
  { id: 105013, key: 'tokyo', lat: 35.6895, lon: 139.6917, names: { en: 'Tokyo', 'zh-cn': '东京都', ja: '東京都', 'zh-tw': '東京都', 'pt-br': 'Tóquio', es: 'Tokio', ar: 'طوكيو' }, also: ['東京23区'], locations: [
    { id: 10500039, key: 'chiyoda', lat: 35.694, lon: 139.7536, population: 66680, names: { en: 'Chiyoda', 'zh-cn': '千代田区', ja: '千代田区', 'zh-tw': '千代田區', ar: 'تشيودا' }, also: ['Marunouchi', '丸の内', 'Otemachi', '大手町', 'Akihabara', '秋葉原'] },
    { id: 10500040, key: 'chuo', lat: 35.6707, lon: 139.772, population: 169179, names: { en: 'Chuo', 'zh-cn': '中央区', ja: '中央区', 'zh-tw': '中央區', ar: 'تشوو' }, also: ['Ginza', '銀座', 'Nihonbashi', '日本橋'] },
    { id: 10500041, key: 'minato', lat: 35.6581, lon: 139.7515, population: 260486, names: { en: 'Minato', 'zh-cn': '港区', ja: '港区', 'zh-tw': '港區', ar: 'ميناتو' }, also: ['Roppongi', '六本木', 'Shinagawa Station', '新橋', '赤坂', '虎ノ門'] },
    { id: 10500042, key: 'shinjuku', lat: 35.6938, lon: 139.7034, population: 349385, names: { en: 'Shinjuku', 'zh-cn': '新宿区', ja: '新宿区', 'zh-tw': '新宿區', ar: 'شينجوكو' } },
    { id: 10500043, key: 'bunkyo', lat: 35.7081, lon: 139.7522, population: 240069, names: { en: 'Bunkyo', 'zh-cn': '文京区', ja: '文京区', 'zh-tw': '文京區', ar: 'بونكيو' } },
    { id: 10500044, key: 'taito', lat: 35.7126, lon: 139.78, population: 211444, names: { en: 'Taito', 'zh-cn': '台东区', ja: '台東区', 'zh-tw': '台東區', ar: 'تايتو' }, also: ['Ueno', '上野', '浅草'] },
    { id: 10500045, key: 'sumida', lat: 35.7107, lon: 139.8015, population: 272085, names: { en: 'Sumida', 'zh-cn': '墨田区', ja: '墨田区', 'zh-tw': '墨田區', ar: 'سوميدا' } },
    { id: 10500046, key: 'koto', lat: 35.6731, lon: 139.817, population: 524310, names: { en: 'Koto', 'zh-cn': '江东区', ja: '江東区', 'zh-tw': '江東區', ar: 'كوتو' }, also: ['豊洲', 'Toyosu'] },
    { id: 10500047, key: 'shinagawa', lat: 35.6092, lon: 139.7302, population: 422488, names: { en: 'Shinagawa', 'zh-cn': '品川区', ja: '品川区', 'zh-tw': '品川區', ar: 'شيناغاوا' }, also: ['五反田', '大崎'] },
    { id: 10500048, key: 'meguro', lat: 35.6415, lon: 139.6982, population: 288088, names: { en: 'Meguro', 'zh-cn': '目黑区', ja: '目黒区', 'zh-tw': '目黑區', ar: 'ميغورو' } },
    { id: 10500049, key: 'ota', lat: 35.5613, lon: 139.716, population: 748081, names: { en: 'Ota', 'zh-cn': '大田区', ja: '大田区', 'zh-tw': '大田區', ar: 'أوتا' }, also: ['Ota City', '羽田'] },
    { id: 10500050, key: 'setagaya', lat: 35.6466, lon: 139.6532, population: 943664, names: { en: 'Setagaya', 'zh-cn': '世田谷区', ja: '世田谷区', 'zh-tw': '世田谷區', ar: 'سيتاغايا' } },
    { id: 10500051, key: 'shibuya', lat: 35.6618, lon: 139.7041, population: 243883, names: { en: 'Shibuya', 'zh-cn': '涩谷区', ja: '渋谷区', 'zh-tw': '澀谷區', ar: 'شيبويا' }, also: ['恵比寿', 'Ebisu'] },
    { id: 10500052, key: 'nakano', lat: 35.7074, lon: 139.6638, population: 344880, names: { en: 'Nakano', 'zh-cn': '中野区', ja: '中野区', 'zh-tw': '中野區', ar: 'ناكانو' } },
    { id: 10500053, key: 'suginami', lat: 35.6995, lon: 139.6365, population: 591108, names: { en: 'Suginami', 'zh-cn': '杉并区', ja: '杉並区', 'zh-tw': '杉並區', ar: 'سوغينامي' } },
    { id: 10500054, key: 'toshima', lat: 35.7261, lon: 139.7167, population: 301599, names: { en: 'Toshima', 'zh-cn': '丰岛区', ja: '豊島区', 'zh-tw': '豐島區', ar: 'توشيما' }, also: ['Ikebukuro', '池袋'] },
    { id: 10500055, key: 'kita', lat: 35.7528, lon: 139.7335, population: 355213, names: { en: 'Kita', 'zh-cn': '北区', ja: '北区', 'zh-tw': '北區', ar: 'كيتا' } },
    { id: 10500056, key: 'arakawa', lat: 35.7361, lon: 139.7834, population: 217475, names: { en: 'Arakawa', 'zh-cn': '荒川区', ja: '荒川区', 'zh-tw': '荒川區', ar: 'أراكاوا' } },
    { id: 10500057, key: 'itabashi', lat: 35.7512, lon: 139.7093, population: 584483, names: { en: 'Itabashi', 'zh-cn': '板桥区', ja: '板橋区', 'zh-tw': '板橋區', ar: 'إيتاباشي' } },
    { id: 10500058, key: 'nerima', lat: 35.7356, lon: 139.6517, population: 752608, names: { en: 'Nerima', 'zh-cn': '练马区', ja: '練馬区', 'zh-tw': '練馬區', ar: 'نيريما' } },
    { id: 10500059, key: 'adachi', lat: 35.775, lon: 139.8046, population: 695043, names: { en: 'Adachi', 'zh-cn': '足立区', ja: '足立区', 'zh-tw': '足立區', ar: 'أداتشي' } },
    { id: 10500060, key: 'katsushika', lat: 35.7434, lon: 139.8472, population: 453093, names: { en: 'Katsushika', 'zh-cn': '葛饰区', ja: '葛飾区', 'zh-tw': '葛飾區', ar: 'كاتسوشيكا' } },
    { id: 10500061, key: 'edogawa', lat: 35.7067, lon: 139.8683, population: 697932, names: { en: 'Edogawa', 'zh-cn': '江户川区', ja: '江戸川区', 'zh-tw': '江戶川區', ar: 'إيدوغاوا' } },
    { id: 10500062, key: 'hachioji', lat: 35.6558, lon: 139.3239, population: 579355, names: { en: 'Hachioji', 'zh-cn': '八王子市', ja: '八王子市', 'zh-tw': '八王子市', ar: 'هاتشيوجي' } },
    { id: 10500063, key: 'machida', lat: 35.5403, lon: 139.4508, population: 431079, names: { en: 'Machida', 'zh-cn': '町田市', ja: '町田市', 'zh-tw': '町田市', ar: 'ماتشيدا' } },
    { id: 10500064, key: 'tachikawa', lat: 35.7091, lon: 139.4189, population: 183581, names: { en: 'Tachikawa', 'zh-cn': '立川市', ja: '立川市', 'zh-tw': '立川市', ar: 'تاتشيكاوا' } },
    { id: 10500065, key: 'musashino', lat: 35.7061, lon: 139.5594, population: 150149, names: { en: 'Musashino', 'zh-cn': '武藏野市', ja: '武蔵野市', 'zh-tw': '武藏野市', ar: 'موساشينو' }, also: ['吉祥寺', 'Kichijoji'] },
    { id: 10500066, key: 'mitaka', lat: 35.6836, lon: 139.56, names: { en: 'Mitaka', 'zh-cn': '三鹰市', ja: '三鷹市', 'zh-tw': '三鷹市', ar: 'ميتاكا' } },
    { id: 10500067, key: 'fuchu', lat: 35.6689, lon: 139.4777, population: 262790, names: { en: 'Fuchu', 'zh-cn': '府中市', ja: '府中市', 'zh-tw': '府中市', ar: 'فوتشو' } },
    { id: 10500068, key: 'chofu', lat: 35.6592, lon: 139.5484, population: 242614, names: { en: 'Chofu', 'zh-cn': '调布市', ja: '調布市', 'zh-tw': '調布市', ar: 'تشوفو' } },
  ] },
  { id: 105014, key: 'kanagawa', lat: 35.4333, lon: 139.65, names: { en: 'Kanagawa', 'zh-cn': '神奈川县', ja: '神奈川県', 'zh-tw': '神奈川縣', ar: 'كاناغاوا' }, locations: [
    { id: 10500069, key: 'yokohama', lat: 35.4333, lon: 139.65, population: 3777491, names: { en: 'Yokohama', 'zh-cn': '横滨市', ja: '横浜市', 'zh-tw': '橫濱市', ar: 'يوكوهاما' } },
    { id: 10500070, key: 'kawasaki', lat: 35.5308, lon: 139.703, population: 1538262, names: { en: 'Kawasaki', 'zh-cn': '川崎市', ja: '川崎市', 'zh-tw': '川崎市', ar: 'كاواساكي' } },
    { id: 10500071, key: 'sagamihara', lat: 35.5671, lon: 139.2417, population: 720780, names: { en: 'Sagamihara', 'zh-cn': '相模原市', ja: '相模原市', 'zh-tw': '相模原市', ar: 'ساغاميهارا' } },
    { id: 10500072, key: 'fujisawa', lat: 35.3493, lon: 139.4767, population: 439728, names: { en: 'Fujisawa', 'zh-cn': '藤泽市', ja: '藤沢市', 'zh-tw': '藤澤市', ar: 'فوجيساوا' } },
    { id: 10500073, key: 'yokosuka', lat: 35.2836, lon: 139.6672, population: 409478, names: { en: 'Yokosuka', 'zh-cn': '横须贺市', ja: '横須賀市', 'zh-tw': '橫須賀市', ar: 'يوكوسوكا' } },
    { id: 10500074, key: 'atsugi', lat: 35.4427, lon: 139.3693, population: 223960, names: { en: 'Atsugi', 'zh-cn': '厚木市', ja: '厚木市', 'zh-tw': '厚木市', ar: 'أتسوغي' } },
    { id: 10500075, key: 'odawara', lat: 35.2556, lon: 139.1597, population: 188856, names: { en: 'Odawara', 'zh-cn': '小田原市', ja: '小田原市', 'zh-tw': '小田原市', ar: 'أوداوارا' } },
  ] },
  { id: 105015, key: 'niigata', lat: 37.9226, lon: 139.0412, names: { en: 'Niigata', 'zh-cn': '新潟县', ja: '新潟県', 'zh-tw': '新潟縣', ar: 'نيغاتا' }, locations: [
    { id: 10500076, key: 'niigata-city', lat: 37.9226, lon: 139.0412, population: 797591, names: { en: 'Niigata City', 'zh-cn': '新潟市', ja: '新潟市', 'zh-tw': '新潟市', ar: 'نيغاتا' } },
    { id: 10500077, key: 'nagaoka', lat: 37.4463, lon: 138.8513, population: 266936, names: { en: 'Nagaoka', 'zh-cn': '长冈市', ja: '長岡市', 'zh-tw': '長岡市', ar: 'ناغاؤكا' } },
  ] },
  { id: 105016, key: 'toyama', lat: 36.7, lon: 137.2167, names: { en: 'Toyama', 'zh-cn': '富山县', ja: '富山県', 'zh-tw': '富山縣', ar: 'توياما' }, locations: [
    { id: 10500078, key: 'toyama-city', lat: 36.7, lon: 137.2167, population: 415844, names: { en: 'Toyama City', 'zh-cn': '富山市', ja: '富山市', 'zh-tw': '富山市', ar: 'توياما' } },
    { id: 10500079, key: 'takaoka', lat: 36.75, lon: 137.0167, population: 170077, names: { en: 'Takaoka', 'zh-cn': '高冈市', ja: '高岡市', 'zh-tw': '高岡市', ar: 'تاكاؤكا' } },
  ] },
  { id: 105017, key: 'ishikawa', lat: 36.5613, lon: 136.6562, names: { en: 'Ishikawa', 'zh-cn': '石川县', ja: '石川県', 'zh-tw': '石川縣', ar: 'إيشيكاوا' }, locations: [
    { id: 10500080, key: 'kanazawa', lat: 36.5613, lon: 136.6562, population: 466029, names: { en: 'Kanazawa', 'zh-cn': '金泽市', ja: '金沢市', 'zh-tw': '金澤市', ar: 'كانازاوا' } },
  ] },
  { id: 105018, key: 'fukui', lat: 36.0644, lon: 136.2226, names: { en: 'Fukui', 'zh-cn': '福井县', ja: '福井県', 'zh-tw': '福井縣', ar: 'فوكوي' }, locations: [
    { id: 10500081, key: 'fukui-city', lat: 36.0644, lon: 136.2226, population: 262328, names: { en: 'Fukui City', 'zh-cn': '福井市', ja: '福井市', 'zh-tw': '福井市', ar: 'فوكوي' } },
  ] },
  { id: 105019, key: 'yamanashi', lat: 35.6667, lon: 138.5667, names: { en: 'Yamanashi', 'zh-cn': '山梨县', ja: '山梨県', 'zh-tw': '山梨縣', ar: 'ياماناشي' }, locations: [
    { id: 10500082, key: 'kofu', lat: 35.6667, lon: 138.5667, population: 189591, names: { en: 'Kofu', 'zh-cn': '甲府市', ja: '甲府市', 'zh-tw': '甲府市', ar: 'كوفو' } },
  ] },
  { id: 105020, key: 'nagano', lat: 36.65, lon: 138.1833, names: { en: 'Nagano', 'zh-cn': '长野县', ja: '長野県', 'zh-tw': '長野縣', ar: 'ناغانو' }, locations: [
    { id: 10500083, key: 'nagano-city', lat: 36.65, lon: 138.1833, population: 372760, names: { en: 'Nagano City', 'zh-cn': '长野市', ja: '長野市', 'zh-tw': '長野市', ar: 'ناغانو' } },
    { id: 10500084, key: 'matsumoto', lat: 36.2333, lon: 137.9667, population: 241145, names: { en: 'Matsumoto', 'zh-cn': '松本市', ja: '松本市', 'zh-tw': '松本市', ar: 'ماتسوموتو' } },
    { id: 10500085, key: 'ueda', lat: 36.4027, lon: 138.2816, population: 157480, names: { en: 'Ueda', 'zh-cn': '上田市', ja: '上田市', 'zh-tw': '上田市', ar: 'أويدا' } },
  ] },
  { id: 105021, key: 'gifu', lat: 35.4229, lon: 136.7604, names: { en: 'Gifu', 'zh-cn': '岐阜县', ja: '岐阜県', 'zh-tw': '岐阜縣', ar: 'غيفو' }, locations: [
    { id: 10500086, key: 'gifu-city', lat: 35.4229, lon: 136.7604, population: 402557, names: { en: 'Gifu City', 'zh-cn': '岐阜市', ja: '岐阜市', 'zh-tw': '岐阜市', ar: 'غيفو' } },
    { id: 10500087, key: 'ogaki', lat: 35.35, lon: 136.6167, population: 161539, names: { en: 'Ogaki', 'zh-cn': '大垣市', ja: '大垣市', 'zh-tw': '大垣市', ar: 'أوغاكي' } },
  ] },
  { id: 105022, key: 'shizuoka', lat: 34.7, lon: 137.7333, names: { en: 'Shizuoka', 'zh-cn': '静冈县', ja: '静岡県', 'zh-tw': '靜岡縣', ar: 'شيزوؤكا' }, locations: [
    { id: 10500088, key: 'shizuoka-city', lat: 34.9833, lon: 138.3833, population: 693389, names: { en: 'Shizuoka City', 'zh-cn': '静冈市', ja: '静岡市', 'zh-tw': '靜岡市', ar: 'شيزوؤكا' } },
    { id: 10500089, key: 'hamamatsu', lat: 34.7, lon: 137.7333, population: 791707, names: { en: 'Hamamatsu', 'zh-cn': '滨松市', ja: '浜松市', 'zh-tw': '濱松市', ar: 'هاماماتسو' } },
    { id: 10500090, key: 'numazu', lat: 35.1, lon: 138.8667, population: 189486, names: { en: 'Numazu', 'zh-cn': '沼津市', ja: '沼津市', 'zh-tw': '沼津市', ar: 'نومازو' } },
    { id: 10500091, key: 'fuji', lat: 35.1613, lon: 138.6761, population: 245392, names: { en: 'Fuji', 'zh-cn': '富士市', ja: '富士市', 'zh-tw': '富士市', ar: 'فوجي' } },
  ] },
  { id: 105023, key: 'aichi', lat: 35.1815, lon: 136.9064, names: { en: 'Aichi', 'zh-cn': '爱知县', ja: '愛知県', 'zh-tw': '愛知縣', ar: 'آيتشي' }, locations: [
    { id: 10500092, key: 'nagoya', lat: 35.1815, lon: 136.9064, population: 2332176, names: { en: 'Nagoya', 'zh-cn': '名古屋市', ja: '名古屋市', 'zh-tw': '名古屋市', ar: 'ناغويا' } },
    { id: 10500093, key: 'toyota', lat: 35.0833, lon: 137.15, population: 426162, names: { en: 'Toyota', 'zh-cn': '丰田市', ja: '豊田市', 'zh-tw': '豐田市', ar: 'تويوتا' } },
    { id: 10500094, key: 'okazaki', lat: 34.95, lon: 137.1667, population: 384654, names: { en: 'Okazaki', 'zh-cn': '冈崎市', ja: '岡崎市', 'zh-tw': '岡崎市', ar: 'أوكازاكي' } },
    { id: 10500095, key: 'ichinomiya', lat: 35.3, lon: 136.8, population: 380073, names: { en: 'Ichinomiya', 'zh-cn': '一宫市', ja: '一宮市', 'zh-tw': '一宮市', ar: 'إيتشينوميا' } },
    { id: 10500096, key: 'toyohashi', lat: 34.7667, lon: 137.3833, population: 377453, names: { en: 'Toyohashi', 'zh-cn': '丰桥市', ja: '豊橋市', 'zh-tw': '豐橋市', ar: 'تويوهاشي' } },
    { id: 10500097, key: 'kasugai', lat: 35.2476, lon: 136.9723, population: 308681, names: { en: 'Kasugai', 'zh-cn': '春日井市', ja: '春日井市', 'zh-tw': '春日井市', ar: 'كاسوغاي' } },
    { id: 10500098, key: 'kariya', lat: 34.9833, lon: 136.9833, population: 153834, names: { en: 'Kariya', 'zh-cn': '刈谷市', ja: '刈谷市', 'zh-tw': '刈谷市', ar: 'كاريا' } },
  ] },
  { id: 105024, key: 'mie', lat: 34.9667, lon: 136.6167, names: { en: 'Mie', 'zh-cn': '三重县', ja: '三重県', 'zh-tw': '三重縣', ar: 'ميه' }, locations: [
    { id: 10500099, key: 'tsu', lat: 34.7333, lon: 136.5167, population: 274537, names: { en: 'Tsu', 'zh-cn': '津市', ja: '津市', 'zh-tw': '津市', ar: 'تسو' } },
    { id: 10500100, key: 'yokkaichi', lat: 34.9667, lon: 136.6167, population: 305424, names: { en: 'Yokkaichi', 'zh-cn': '四日市市', ja: '四日市市', 'zh-tw': '四日市市', ar: 'يوكايتشي' } },
    { id: 10500101, key: 'suzuka', lat: 34.8833, lon: 136.5833, population: 195670, names: { en: 'Suzuka', 'zh-cn': '铃鹿市', ja: '鈴鹿市', 'zh-tw': '鈴鹿市', ar: 'سوزوكا' } },
  ] },
  { id: 105025, key: 'shiga', lat: 35, lon: 135.8667, names: { en: 'Shiga', 'zh-cn': '滋贺县', ja: '滋賀県', 'zh-tw': '滋賀縣', ar: 'شيغا' }, locations: [
    { id: 10500102, key: 'otsu', lat: 35, lon: 135.8667, population: 345070, names: { en: 'Otsu', 'zh-cn': '大津市', ja: '大津市', 'zh-tw': '大津市', ar: 'أوتسو' } },
    { id: 10500103, key: 'kusatsu', lat: 35.0133, lon: 135.96, population: 143913, names: { en: 'Kusatsu', 'zh-cn': '草津市', ja: '草津市', 'zh-tw': '草津市', ar: 'كوساتسو' } },
  ] },
  { id: 105026, key: 'kyoto', lat: 35.0211, lon: 135.7538, names: { en: 'Kyoto', 'zh-cn': '京都府', ja: '京都府', 'zh-tw': '京都府', 'pt-br': 'Quioto', es: 'Kioto', ar: 'كيوتو' }, locations: [
    { id: 10500104, key: 'kyoto-city', lat: 35.0211, lon: 135.7538, population: 1463723, names: { en: 'Kyoto City', 'zh-cn': '京都市', ja: '京都市', 'zh-tw': '京都市', 'pt-br': 'Quioto', es: 'Kioto', ar: 'كيوتو' } },
    { id: 10500105, key: 'uji', lat: 34.8904, lon: 135.8032, population: 192925, names: { en: 'Uji', 'zh-cn': '宇治市', ja: '宇治市', 'zh-tw': '宇治市', ar: 'أوجي' } },
  ] },
  { id: 105027, key: 'osaka', lat: 34.6938, lon: 135.5011, names: { en: 'Osaka', 'zh-cn': '大阪府', ja: '大阪府', 'zh-tw': '大阪府', ar: 'أوساكا' }, locations: [
    { id: 10500106, key: 'osaka-city', lat: 34.6938, lon: 135.5011, population: 2753862, names: { en: 'Osaka City', 'zh-cn': '大阪市', ja: '大阪市', 'zh-tw': '大阪市', ar: 'أوساكا' }, also: ['梅田', 'Umeda', '難波'] },
    { id: 10500107, key: 'sakai', lat: 34.5733, lon: 135.4831, population: 826161, names: { en: 'Sakai', 'zh-cn': '堺市', ja: '堺市', 'zh-tw': '堺市', ar: 'ساكاي' } },
    { id: 10500108, key: 'higashiosaka', lat: 34.6667, lon: 135.5833, population: 493940, names: { en: 'Higashiosaka', 'zh-cn': '东大阪市', ja: '東大阪市', 'zh-tw': '東大阪市', ar: 'هيغاشي أوساكا' } },
    { id: 10500109, key: 'toyonaka', lat: 34.7824, lon: 135.4693, population: 401558, names: { en: 'Toyonaka', 'zh-cn': '丰中市', ja: '豊中市', 'zh-tw': '豐中市', ar: 'تويوناكا' } },
    { id: 10500110, key: 'suita', lat: 34.7614, lon: 135.5157, population: 385567, names: { en: 'Suita', 'zh-cn': '吹田市', ja: '吹田市', 'zh-tw': '吹田市', ar: 'سويتا' } },
    { id: 10500111, key: 'takatsuki', lat: 34.8483, lon: 135.6168, population: 354468, names: { en: 'Takatsuki', 'zh-cn': '高槻市', ja: '高槻市', 'zh-tw': '高槻市', ar: 'تاكاتسوكي' } },
    { id: 10500112, key: 'hirakata', lat: 34.8135, lon: 135.6491, population: 406331, names: { en: 'Hirakata', 'zh-cn': '枚方市', ja: '枚方市', 'zh-tw': '枚方市', ar: 'هيراكاتا' } },
  ] },
  { id: 105028, key: 'hyogo', lat: 34.6913, lon: 135.183, names: { en: 'Hyogo', 'zh-cn': '兵库县', ja: '兵庫県', 'zh-tw': '兵庫縣', ar: 'هيوغو' }, locations: [
    { id: 10500113, key: 'kobe', lat: 34.6913, lon: 135.183, population: 1525152, names: { en: 'Kobe', 'zh-cn': '神户市', ja: '神戸市', 'zh-tw': '神戶市', ar: 'كوبه' } },
    { id: 10500114, key: 'himeji', lat: 34.8167, lon: 134.7, population: 530495, names: { en: 'Himeji', 'zh-cn': '姬路市', ja: '姫路市', 'zh-tw': '姬路市', ar: 'هيميجي' } },
    { id: 10500115, key: 'nishinomiya', lat: 34.7376, lon: 135.3417, population: 485587, names: { en: 'Nishinomiya', 'zh-cn': '西宫市', ja: '西宮市', 'zh-tw': '西宮市', ar: 'نيشينوميا' } },
    { id: 10500116, key: 'amagasaki', lat: 34.7167, lon: 135.4167, population: 459593, names: { en: 'Amagasaki', 'zh-cn': '尼崎市', ja: '尼崎市', 'zh-tw': '尼崎市', ar: 'أماغاساكي' } },
    { id: 10500117, key: 'akashi', lat: 34.6552, lon: 135.0069, population: 303601, names: { en: 'Akashi', 'zh-cn': '明石市', ja: '明石市', 'zh-tw': '明石市', ar: 'أكاشي' } },
  ] },
  { id: 105029, key: 'nara', lat: 34.6851, lon: 135.8049, names: { en: 'Nara', 'zh-cn': '奈良县', ja: '奈良県', 'zh-tw': '奈良縣', ar: 'نارا' }, locations: [
    { id: 10500118, key: 'nara-city', lat: 34.6851, lon: 135.8049, population: 367353, names: { en: 'Nara City', 'zh-cn': '奈良市', ja: '奈良市', 'zh-tw': '奈良市', ar: 'نارا' } },
  ] },
  { id: 105030, key: 'wakayama', lat: 34.2333, lon: 135.1667, names: { en: 'Wakayama', 'zh-cn': '和歌山县', ja: '和歌山県', 'zh-tw': '和歌山縣', ar: 'واكاياما' }, locations: [
    { id: 10500119, key: 'wakayama-city', lat: 34.2333, lon: 135.1667, population: 356729, names: { en: 'Wakayama City', 'zh-cn': '和歌山市', ja: '和歌山市', 'zh-tw': '和歌山市', ar: 'واكاياما' } },
  ] },
  { id: 105031, key: 'tottori', lat: 35.5, lon: 134.2333, names: { en: 'Tottori', 'zh-cn': '鸟取县', ja: '鳥取県', 'zh-tw': '鳥取縣', ar: 'توتوري' }, locations: [
    { id: 10500120, key: 'tottori-city', lat: 35.5, lon: 134.2333, population: 188465, names: { en: 'Tottori City', 'zh-cn': '鸟取市', ja: '鳥取市', 'zh-tw': '鳥取市', ar: 'توتوري' } },
    { id: 10500121, key: 'yonago', lat: 35.4333, lon: 133.3333, population: 148720, names: { en: 'Yonago', 'zh-cn': '米子市', ja: '米子市', 'zh-tw': '米子市', ar: 'يوناغو' } },
  ] },
  { id: 105032, key: 'shimane', lat: 35.4833, lon: 133.05, names: { en: 'Shimane', 'zh-cn': '岛根县', ja: '島根県', 'zh-tw': '島根縣', ar: 'شيمانه' }, locations: [
    { id: 10500122, key: 'matsue', lat: 35.4833, lon: 133.05, population: 203616, names: { en: 'Matsue', 'zh-cn': '松江市', ja: '松江市', 'zh-tw': '松江市', ar: 'ماتسويه' } },
    { id: 10500123, key: 'izumo', lat: 35.3667, lon: 132.7667, population: 172775, names: { en: 'Izumo', 'zh-cn': '出云市', ja: '出雲市', 'zh-tw': '出雲市', ar: 'إيزومو' } },
  ] },
  { id: 105033, key: 'okayama', lat: 34.65, lon: 133.9333, names: { en: 'Okayama', 'zh-cn': '冈山县', ja: '岡山県', 'zh-tw': '岡山縣', ar: 'أوكاياما' }, locations: [
    { id: 10500124, key: 'okayama-city', lat: 34.65, lon: 133.9333, population: 724691, names: { en: 'Okayama City', 'zh-cn': '冈山市', ja: '岡山市', 'zh-tw': '岡山市', ar: 'أوكاياما' } },
    { id: 10500125, key: 'kurashiki', lat: 34.5833, lon: 133.7667, population: 483576, names: { en: 'Kurashiki', 'zh-cn': '仓敷市', ja: '倉敷市', 'zh-tw': '倉敷市', ar: 'كوراشيكي' } },
  ] },
  { id: 105034, key: 'hiroshima', lat: 34.4, lon: 132.45, names: { en: 'Hiroshima', 'zh-cn': '广岛县', ja: '広島県', 'zh-tw': '廣島縣', ar: 'هيروشيما' }, locations: [
    { id: 10500126, key: 'hiroshima-city', lat: 34.4, lon: 132.45, population: 1200754, names: { en: 'Hiroshima City', 'zh-cn': '广岛市', ja: '広島市', 'zh-tw': '廣島市', ar: 'هيروشيما' } },
    { id: 10500127, key: 'fukuyama', lat: 34.4833, lon: 133.3667, population: 468812, names: { en: 'Fukuyama', 'zh-cn': '福山市', ja: '福山市', 'zh-tw': '福山市', ar: 'فوكوياما' } },
    { id: 10500128, key: 'kure', lat: 34.2322, lon: 132.5666, population: 214592, names: { en: 'Kure', 'zh-cn': '吴市', ja: '呉市', 'zh-tw': '吳市', ar: 'كوره' } },
  ] },
  { id: 105035, key: 'yamaguchi', lat: 33.9555, lon: 130.9371, names: { en: 'Yamaguchi', 'zh-cn': '山口县', ja: '山口県', 'zh-tw': '山口縣', ar: 'ياماغوتشي' }, locations: [
    { id: 10500129, key: 'yamaguchi-city', lat: 34.1833, lon: 131.4667, population: 193966, names: { en: 'Yamaguchi City', 'zh-cn': '山口市', ja: '山口市', 'zh-tw': '山口市', ar: 'ياماغوتشي' } },
    { id: 10500130, key: 'shimonoseki', lat: 33.9555, lon: 130.9371, population: 265684, names: { en: 'Shimonoseki', 'zh-cn': '下关市', ja: '下関市', 'zh-tw': '下關市', ar: 'شيمونوسيكي' } },
  ] },
  { id: 105036, key: 'tokushima', lat: 34.0667, lon: 134.5667, names: { en: 'Tokushima', 'zh-cn': '德岛县', ja: '徳島県', 'zh-tw': '德島縣', ar: 'توكوشيما' }, locations: [
    { id: 10500131, key: 'tokushima-city', lat: 34.0667, lon: 134.5667, population: 267345, names: { en: 'Tokushima City', 'zh-cn': '德岛市', ja: '徳島市', 'zh-tw': '德島市', ar: 'توكوشيما' } },
  ] },
  { id: 105037, key: 'kagawa', lat: 34.3333, lon: 134.05, names: { en: 'Kagawa', 'zh-cn': '香川县', ja: '香川県', 'zh-tw': '香川縣', ar: 'كاغاوا' }, locations: [
    { id: 10500132, key: 'takamatsu', lat: 34.3333, lon: 134.05, population: 418994, names: { en: 'Takamatsu', 'zh-cn': '高松市', ja: '高松市', 'zh-tw': '高松市', ar: 'تاكاماتسو' } },
  ] },
  { id: 105038, key: 'ehime', lat: 33.8392, lon: 132.7657, names: { en: 'Ehime', 'zh-cn': '爱媛县', ja: '愛媛県', 'zh-tw': '愛媛縣', ar: 'إهيمه' }, locations: [
    { id: 10500133, key: 'matsuyama', lat: 33.8392, lon: 132.7657, population: 511192, names: { en: 'Matsuyama', 'zh-cn': '松山市', ja: '松山市', 'zh-tw': '松山市', ar: 'ماتسوياما' } },
    { id: 10500134, key: 'imabari', lat: 34.07, lon: 133.0002, population: 170986, names: { en: 'Imabari', 'zh-cn': '今治市', ja: '今治市', 'zh-tw': '今治市', ar: 'إيماباري' } },
  ] },
  { id: 105039, key: 'kochi', lat: 33.55, lon: 133.5333, names: { en: 'Kochi', 'zh-cn': '高知县', ja: '高知県', 'zh-tw': '高知縣', ar: 'كوتشي' }, locations: [
    { id: 10500135, key: 'kochi-city', lat: 33.55, lon: 133.5333, population: 332059, names: { en: 'Kochi City', 'zh-cn': '高知市', ja: '高知市', 'zh-tw': '高知市', ar: 'كوتشي' } },
  ] },
  { id: 105040, key: 'fukuoka', lat: 33.6, lon: 130.4167, names: { en: 'Fukuoka', 'zh-cn': '福冈县', ja: '福岡県', 'zh-tw': '福岡縣', ar: 'فوكوؤكا' }, locations: [
    { id: 10500136, key: 'fukuoka-city', lat: 33.6, lon: 130.4167, population: 1612392, names: { en: 'Fukuoka City', 'zh-cn': '福冈市', ja: '福岡市', 'zh-tw': '福岡市', ar: 'فوكوؤكا' }, also: ['博多', 'Hakata', '天神'] },
    { id: 10500137, key: 'kitakyushu', lat: 33.8518, lon: 130.8503, population: 940978, names: { en: 'Kitakyushu', 'zh-cn': '北九州市', ja: '北九州市', 'zh-tw': '北九州市', ar: 'كيتاكيوشو' } },
    { id: 10500138, key: 'kurume', lat: 33.3167, lon: 130.5167, population: 303579, names: { en: 'Kurume', 'zh-cn': '久留米市', ja: '久留米市', 'zh-tw': '久留米市', ar: 'كورومه' } },
  ] },
  { id: 105041, key: 'saga', lat: 33.2333, lon: 130.3, names: { en: 'Saga', 'zh-cn': '佐贺县', ja: '佐賀県', 'zh-tw': '佐賀縣', ar: 'ساغا' }, locations: [
    { id: 10500139, key: 'saga-city', lat: 33.2333, lon: 130.3, population: 233301, names: { en: 'Saga City', 'zh-cn': '佐贺市', ja: '佐賀市', 'zh-tw': '佐賀市', ar: 'ساغا' } },
  ] },
  { id: 105042, key: 'nagasaki', lat: 32.75, lon: 129.8833, names: { en: 'Nagasaki', 'zh-cn': '长崎县', ja: '長崎県', 'zh-tw': '長崎縣', ar: 'ناغازاكي' }, locations: [
    { id: 10500140, key: 'nagasaki-city', lat: 32.75, lon: 129.8833, population: 409118, names: { en: 'Nagasaki City', 'zh-cn': '长崎市', ja: '長崎市', 'zh-tw': '長崎市', ar: 'ناغازاكي' } },
    { id: 10500141, key: 'sasebo', lat: 33.1683, lon: 129.725, population: 243223, names: { en: 'Sasebo', 'zh-cn': '佐世保市', ja: '佐世保市', 'zh-tw': '佐世保市', ar: 'ساسيبو' } },
  ] },
  { id: 105043, key: 'kumamoto', lat: 32.8059, lon: 130.6918, names: { en: 'Kumamoto', 'zh-cn': '熊本县', ja: '熊本県', 'zh-tw': '熊本縣', ar: 'كوماموتو' }, locations: [
    { id: 10500142, key: 'kumamoto-city', lat: 32.8059, lon: 130.6918, population: 738907, names: { en: 'Kumamoto City', 'zh-cn': '熊本市', ja: '熊本市', 'zh-tw': '熊本市', ar: 'كوماموتو' } },
  ] },
  { id: 105044, key: 'oita', lat: 33.2333, lon: 131.6, names: { en: 'Oita', 'zh-cn': '大分县', ja: '大分県', 'zh-tw': '大分縣', ar: 'أويتا' }, locations: [
    { id: 10500143, key: 'oita-city', lat: 33.2333, lon: 131.6, population: 477715, names: { en: 'Oita City', 'zh-cn': '大分市', ja: '大分市', 'zh-tw': '大分市', ar: 'أويتا' } },
    { id: 10500144, key: 'beppu', lat: 33.2794, lon: 131.4975, population: 122643, names: { en: 'Beppu', 'zh-cn': '别府市', ja: '別府市', 'zh-tw': '別府市', ar: 'بيبو' } },
  ] },
  { id: 105045, key: 'miyazaki', lat: 31.9167, lon: 131.4167, names: { en: 'Miyazaki', 'zh-cn': '宫崎县', ja: '宮崎県', 'zh-tw': '宮崎縣', ar: 'ميازاكي' }, locations: [
    { id: 10500145, key: 'miyazaki-city', lat: 31.9167, lon: 131.4167, population: 401339, names: { en: 'Miyazaki City', 'zh-cn': '宫崎市', ja: '宮崎市', 'zh-tw': '宮崎市', ar: 'ميازاكي' } },
  ] },
  { id: 105046, key: 'kagoshima', lat: 31.5667, lon: 130.55, names: { en: 'Kagoshima', 'zh-cn': '鹿儿岛县', ja: '鹿児島県', 'zh-tw': '鹿兒島縣', ar: 'كاغوشيما' }, locations: [
    { id: 10500146, key: 'kagoshima-city', lat: 31.5667, lon: 130.55, population: 595049, names: { en: 'Kagoshima City', 'zh-cn': '鹿儿岛市', ja: '鹿児島市', 'zh-tw': '鹿兒島市', ar: 'كاغوشيما' } },
  ] },
  { id: 105047, key: 'okinawa', lat: 26.213, lon: 127.6785, names: { en: 'Okinawa', 'zh-cn': '冲绳县', ja: '沖縄県', 'zh-tw': '沖繩縣', ar: 'أوكيناوا' }, locations: [
    { id: 10500147, key: 'naha', lat: 26.213, lon: 127.6785, population: 317625, names: { en: 'Naha', 'zh-cn': '那霸市', ja: '那覇市', 'zh-tw': '那霸市', ar: 'ناها' } },
    { id: 10500148, key: 'okinawa-city', lat: 26.3358, lon: 127.8014, population: 142752, names: { en: 'Okinawa City', 'zh-cn': '冲绳市', ja: '沖縄市', 'zh-tw': '沖繩市', ar: 'أوكيناوا' } },
    { id: 10500149, key: 'urasoe', lat: 26.2458, lon: 127.7219, population: 115690, names: { en: 'Urasoe', 'zh-cn': '浦添市', ja: '浦添市', 'zh-tw': '浦添市', ar: 'أوراسويه' } },
  ] },
]
