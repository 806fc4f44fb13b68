import type { RegionEntry } from './entry.ts'

// biome-ignore format: one place a line
export const regions: readonly RegionEntry[] = [
  { id: 229001, key: 'alabama', lat: 34.7304, lon: -86.5859, names: { en: 'Alabama', 'zh-cn': '阿拉巴马州', ja: 'アラバマ州', 'zh-tw': '阿拉巴馬州', ar: 'ألاباما' }, codes: ['AL'], locations: [
    { id: 22900001, key: 'birmingham', lat: 33.5207, lon: -86.8025, population: 196357, names: { en: 'Birmingham', 'zh-cn': '伯明翰', ja: 'バーミングハム', 'zh-tw': '伯明罕', ar: 'برمنغهام' } },
    { id: 22900002, key: 'huntsville', lat: 34.7304, lon: -86.5859, population: 215006, names: { en: 'Huntsville', 'zh-cn': '亨茨维尔', ja: 'ハンツビル', 'zh-tw': '亨茨維爾', ar: 'هانتسفيل' } },
  ] },
  { id: 229002, key: 'alaska', lat: 61.2181, lon: -149.9003, names: { en: 'Alaska', 'zh-cn': '阿拉斯加州', ja: 'アラスカ州', 'zh-tw': '阿拉斯加州', ar: 'ألاسكا' }, codes: ['AK'], locations: [
    { id: 22900003, key: 'anchorage', lat: 61.2181, lon: -149.9003, population: 289600, names: { en: 'Anchorage', 'zh-cn': '安克雷奇', ja: 'アンカレッジ', 'zh-tw': '安克拉治', ar: 'أنكوريج' } },
  ] },
  { id: 229003, key: 'arizona', lat: 33.4484, lon: -112.074, names: { en: 'Arizona', 'zh-cn': '亚利桑那州', ja: 'アリゾナ州', 'zh-tw': '亞利桑那州', ar: 'أريزونا' }, codes: ['AZ'], locations: [
    { id: 22900004, key: 'phoenix', lat: 33.4484, lon: -112.074, population: 1650070, names: { en: 'Phoenix', 'zh-cn': '菲尼克斯', ja: 'フェニックス', 'zh-tw': '鳳凰城', ar: 'فينيكس' } },
    { id: 22900005, key: 'tucson', lat: 32.2217, lon: -110.9265, population: 542629, names: { en: 'Tucson', 'zh-cn': '图森', ja: 'ツーソン', 'zh-tw': '土桑', ar: 'توسان' } },
    { id: 22900006, key: 'mesa', lat: 33.4223, lon: -111.8226, population: 471825, names: { en: 'Mesa', 'zh-cn': '梅萨', ja: 'メサ', 'zh-tw': '梅薩', ar: 'ميسا' } },
    { id: 22900007, key: 'scottsdale', lat: 33.5092, lon: -111.899, population: 236839, names: { en: 'Scottsdale', 'zh-cn': '斯科茨代尔', ja: 'スコッツデール', 'zh-tw': '斯科茨代爾', ar: 'سكوتسديل' } },
    { id: 22900008, key: 'tempe', lat: 33.4148, lon: -111.9093, population: 175826, names: { en: 'Tempe', 'zh-cn': '坦佩', ja: 'テンピ', 'zh-tw': '坦佩', ar: 'تيمبي' } },
  ] },
  { id: 229004, key: 'arkansas', lat: 34.7465, lon: -92.2896, names: { en: 'Arkansas', 'zh-cn': '阿肯色州', ja: 'アーカンソー州', 'zh-tw': '阿肯色州', ar: 'أركنساس' }, codes: ['AR'], locations: [
    { id: 22900009, key: 'little-rock', lat: 34.7465, lon: -92.2896, population: 202591, names: { en: 'Little Rock', 'zh-cn': '小岩城', ja: 'リトルロック', 'zh-tw': '小岩城', ar: 'ليتل روك' } },
    { id: 22900010, key: 'bentonville', lat: 36.3728, lon: -94.2088, population: 44499, names: { en: 'Bentonville', 'zh-cn': '本顿维尔', ja: 'ベントンビル', 'zh-tw': '本頓維爾', ar: 'بنتونفيل' } },
  ] },
  { id: 229005, key: 'california', lat: 34.0522, lon: -118.2437, names: { en: 'California', 'zh-cn': '加利福尼亚州', ja: 'カリフォルニア州', 'zh-tw': '加利福尼亞州', ar: 'كاليفورنيا' }, also: ['加州'], codes: ['CA', 'Calif.'], locations: [
    { id: 22900011, key: 'los-angeles', lat: 34.0522, lon: -118.2437, population: 3820914, names: { en: 'Los Angeles', 'zh-cn': '洛杉矶', ja: 'ロサンゼルス', 'zh-tw': '洛杉磯', ar: 'لوس أنجلوس' }, also: ['Hollywood'] },
    { id: 22900012, key: 'san-francisco', lat: 37.7749, lon: -122.4194, population: 827526, names: { en: 'San Francisco', 'zh-cn': '旧金山', ja: 'サンフランシスコ', 'zh-tw': '舊金山', ar: 'سان فرانسيسكو' }, also: ['San Francisco Bay Area'], codes: ['SF'] },
    { id: 22900013, key: 'san-diego', lat: 32.7157, lon: -117.1647, population: 1404452, names: { en: 'San Diego', 'zh-cn': '圣迭戈', ja: 'サンディエゴ', 'zh-tw': '聖地牙哥', ar: 'سان دييغو' } },
    { id: 22900014, key: 'san-jose', lat: 37.3394, lon: -121.895, population: 997368, names: { en: 'San Jose', 'zh-cn': '圣何塞', ja: 'サンノゼ', 'zh-tw': '聖荷西', ar: 'سان خوسيه' }, also: ['Silicon Valley'] },
    { id: 22900015, key: 'sacramento', lat: 38.5816, lon: -121.4944, population: 524943, names: { en: 'Sacramento', 'zh-cn': '萨克拉门托', ja: 'サクラメント', 'zh-tw': '沙加緬度', ar: 'ساكرامنتو' } },
    { id: 22900016, key: 'oakland', lat: 37.8044, lon: -122.2708, population: 419267, names: { en: 'Oakland', 'zh-cn': '奥克兰', ja: 'オークランド', 'zh-tw': '奧克蘭', ar: 'أوكلاند' } },
    { id: 22900017, key: 'long-beach', lat: 33.767, lon: -118.1892, population: 474140, names: { en: 'Long Beach', 'zh-cn': '长滩', ja: 'ロングビーチ', 'zh-tw': '長堤', ar: 'لونغ بيتش' } },
    { id: 22900018, key: 'fresno', lat: 36.7477, lon: -119.7724, population: 542107, names: { en: 'Fresno', 'zh-cn': '弗雷斯诺', ja: 'フレズノ', 'zh-tw': '佛雷斯諾', ar: 'فريسنو' } },
    { id: 22900019, key: 'irvine', lat: 33.6695, lon: -117.8231, population: 256927, names: { en: 'Irvine', 'zh-cn': '尔湾', ja: 'アーバイン', 'zh-tw': '爾灣', ar: 'إرفاين' } },
    { id: 22900020, key: 'anaheim', lat: 33.8353, lon: -117.9145, population: 350742, names: { en: 'Anaheim', 'zh-cn': '阿纳海姆', ja: 'アナハイム', 'zh-tw': '安納罕', ar: 'أناهايم' } },
    { id: 22900021, key: 'palo-alto', lat: 37.4419, lon: -122.143, population: 66853, names: { en: 'Palo Alto', 'zh-cn': '帕洛阿尔托', ja: 'パロアルト', 'zh-tw': '帕羅奧圖', ar: 'بالو ألتو' }, also: ['Stanford'] },
    { id: 22900022, key: 'mountain-view', lat: 37.386, lon: -122.0838, population: 80435, names: { en: 'Mountain View', 'zh-cn': '山景城', ja: 'マウンテンビュー', 'zh-tw': '山景城', ar: 'ماونتن فيو' } },
    { id: 22900023, key: 'sunnyvale', lat: 37.3688, lon: -122.0363, population: 155805, names: { en: 'Sunnyvale', 'zh-cn': '桑尼维尔', ja: 'サニーベール', 'zh-tw': '桑尼維爾', ar: 'سانيفيل' } },
    { id: 22900024, key: 'santa-clara', lat: 37.3541, lon: -121.9552, population: 126215, names: { en: 'Santa Clara', 'zh-cn': '圣克拉拉', ja: 'サンタクララ', 'zh-tw': '聖塔克拉拉', ar: 'سانتا كلارا' } },
    { id: 22900025, key: 'santa-monica', lat: 34.0195, lon: -118.4914, population: 93220, names: { en: 'Santa Monica', 'zh-cn': '圣莫尼卡', ja: 'サンタモニカ', 'zh-tw': '聖塔莫尼卡', ar: 'سانتا مونيكا' } },
    { id: 22900026, key: 'san-mateo', lat: 37.563, lon: -122.3255, population: 103536, names: { en: 'San Mateo', 'zh-cn': '圣马特奥', ja: 'サンマテオ', 'zh-tw': '聖馬刁', ar: 'سان ماتيو' } },
    { id: 22900027, key: 'redwood-city', lat: 37.4852, lon: -122.2364, population: 85288, names: { en: 'Redwood City', 'zh-cn': '红木城', ja: 'レッドウッドシティ', 'zh-tw': '紅木城', ar: 'ريدوود سيتي' } },
    { id: 22900028, key: 'berkeley', lat: 37.8716, lon: -122.2728, population: 120972, names: { en: 'Berkeley', 'zh-cn': '伯克利', ja: 'バークレー', 'zh-tw': '柏克萊', ar: 'بيركلي' } },
  ] },
  { id: 229006, key: 'colorado', lat: 39.7392, lon: -104.9847, names: { en: 'Colorado', 'zh-cn': '科罗拉多州', ja: 'コロラド州', 'zh-tw': '科羅拉多州', ar: 'كولورادو' }, codes: ['CO'], locations: [
    { id: 22900029, key: 'denver', lat: 39.7392, lon: -104.9847, population: 729019, names: { en: 'Denver', 'zh-cn': '丹佛', ja: 'デンバー', 'zh-tw': '丹佛', ar: 'دنفر' } },
    { id: 22900030, key: 'boulder', lat: 40.015, lon: -105.2706, population: 106803, names: { en: 'Boulder', 'zh-cn': '博尔德', ja: 'ボルダー', 'zh-tw': '波德', ar: 'بولدر' } },
    { id: 22900031, key: 'colorado-springs', lat: 38.8339, lon: -104.8214, population: 456568, names: { en: 'Colorado Springs', 'zh-cn': '科罗拉多泉', ja: 'コロラドスプリングス', 'zh-tw': '科羅拉多泉', ar: 'كولورادو سبرينغز' } },
  ] },
  { id: 229007, key: 'connecticut', lat: 41.0534, lon: -73.5387, names: { en: 'Connecticut', 'zh-cn': '康涅狄格州', ja: 'コネチカット州', 'zh-tw': '康乃狄克州', ar: 'كونيتيكت' }, codes: ['CT'], locations: [
    { id: 22900032, key: 'hartford', lat: 41.7637, lon: -72.6851, population: 121054, names: { en: 'Hartford', 'zh-cn': '哈特福德', ja: 'ハートフォード', 'zh-tw': '哈特福', ar: 'هارتفورد' } },
    { id: 22900033, key: 'stamford', lat: 41.0534, lon: -73.5387, population: 128874, names: { en: 'Stamford', 'zh-cn': '斯坦福德', ja: 'スタンフォード', 'zh-tw': '斯坦福', ar: 'ستامفورد' } },
  ] },
  { id: 229008, key: 'delaware', lat: 39.7459, lon: -75.5466, names: { en: 'Delaware', 'zh-cn': '特拉华州', ja: 'デラウェア州', 'zh-tw': '德拉瓦州', ar: 'ديلاوير' }, codes: ['DE'], locations: [
    { id: 22900034, key: 'wilmington', lat: 39.7459, lon: -75.5466, population: 71948, names: { en: 'Wilmington', 'zh-cn': '威尔明顿', ja: 'ウィルミントン', 'zh-tw': '威明頓', ar: 'ويلمنغتون' } },
  ] },
  { id: 229009, key: 'district-of-columbia', lat: 38.8951, lon: -77.0364, names: { en: 'District of Columbia', 'zh-cn': '哥伦比亚特区', ja: 'コロンビア特別区', 'zh-tw': '哥倫比亞特區', 'pt-br': 'Distrito de Colúmbia', es: 'Distrito de Columbia', ar: 'مقاطعة كولومبيا' }, codes: ['DC', 'D.C.'], locations: [
    { id: 22900035, key: 'washington-dc', lat: 38.8951, lon: -77.0364, population: 689545, names: { en: 'Washington, D.C.', 'zh-cn': '华盛顿哥伦比亚特区', ja: 'ワシントンD.C.', 'zh-tw': '華盛頓哥倫比亞特區', ar: 'واشنطن العاصمة' }, also: ['Washington DC', 'Washington D.C', '華盛頓特區'] },
  ] },
  { id: 229010, key: 'florida', lat: 30.3322, lon: -81.6556, names: { en: 'Florida', 'zh-cn': '佛罗里达州', ja: 'フロリダ州', 'zh-tw': '佛羅里達州', ar: 'فلوريدا' }, codes: ['FL'], locations: [
    { id: 22900036, key: 'miami', lat: 25.7743, lon: -80.1937, population: 487014, names: { en: 'Miami', 'zh-cn': '迈阿密', ja: 'マイアミ', 'zh-tw': '邁阿密', ar: 'ميامي' }, also: ['Miami Beach'] },
    { id: 22900037, key: 'orlando', lat: 28.5383, lon: -81.3792, population: 334854, names: { en: 'Orlando', 'zh-cn': '奥兰多', ja: 'オーランド', 'zh-tw': '奧蘭多', ar: 'أورلاندو' } },
    { id: 22900038, key: 'tampa', lat: 27.9475, lon: -82.4584, population: 414547, names: { en: 'Tampa', 'zh-cn': '坦帕', ja: 'タンパ', 'zh-tw': '坦帕', ar: 'تامبا' } },
    { id: 22900039, key: 'jacksonville', lat: 30.3322, lon: -81.6556, population: 1009833, names: { en: 'Jacksonville', 'zh-cn': '杰克逊维尔', ja: 'ジャクソンビル', 'zh-tw': '傑克遜維爾', ar: 'جاكسونفيل' } },
    { id: 22900040, key: 'fort-lauderdale', lat: 26.1223, lon: -80.1434, population: 183146, names: { en: 'Fort Lauderdale', 'zh-cn': '劳德代尔堡', ja: 'フォートローダーデール', 'zh-tw': '羅德岱堡', ar: 'فورت لودرديل' } },
    { id: 22900041, key: 'boca-raton', lat: 26.3587, lon: -80.0831, population: 93235, names: { en: 'Boca Raton', 'zh-cn': '博卡拉顿', ja: 'ボカラトン', 'zh-tw': '博卡拉頓', ar: 'بوكا راتون' } },
  ] },
  { id: 229011, key: 'georgia', lat: 33.749, lon: -84.388, names: { en: 'Georgia', 'zh-cn': '佐治亚州', ja: 'ジョージア州', 'zh-tw': '喬治亞州', ar: 'جورجيا' }, codes: ['GA'], locations: [
    { id: 22900042, key: 'atlanta', lat: 33.749, lon: -84.388, population: 510823, names: { en: 'Atlanta', 'zh-cn': '亚特兰大', ja: 'アトランタ', 'zh-tw': '亞特蘭大', ar: 'أتلانتا' } },
    { id: 22900043, key: 'savannah', lat: 32.0835, lon: -81.0998, population: 147780, names: { en: 'Savannah', 'zh-cn': '萨凡纳', ja: 'サバンナ', 'zh-tw': '薩凡納', ar: 'سافانا' } },
  ] },
  { id: 229012, key: 'hawaii', lat: 21.3069, lon: -157.8583, names: { en: 'Hawaii', 'zh-cn': '夏威夷州', ja: 'ハワイ州', 'zh-tw': '夏威夷州', 'pt-br': 'Havaí', es: 'Hawái', ar: 'هاواي' }, codes: ['HI'], locations: [
    { id: 22900044, key: 'honolulu', lat: 21.3069, lon: -157.8583, population: 350964, names: { en: 'Honolulu', 'zh-cn': '檀香山', ja: 'ホノルル', 'zh-tw': '檀香山', ar: 'هونولولو' } },
  ] },
  { id: 229013, key: 'idaho', lat: 43.6135, lon: -116.2035, names: { en: 'Idaho', 'zh-cn': '爱达荷州', ja: 'アイダホ州', 'zh-tw': '愛達荷州', ar: 'أيداهو' }, codes: ['ID'], locations: [
    { id: 22900045, key: 'boise', lat: 43.6135, lon: -116.2035, population: 235684, names: { en: 'Boise', 'zh-cn': '博伊西', ja: 'ボイシ', 'zh-tw': '波夕', ar: 'بويسي' } },
  ] },
  { id: 229014, key: 'illinois', lat: 41.85, lon: -87.65, names: { en: 'Illinois', 'zh-cn': '伊利诺伊州', ja: 'イリノイ州', 'zh-tw': '伊利諾州', ar: 'إلينوي' }, codes: ['IL'], locations: [
    { id: 22900046, key: 'chicago', lat: 41.85, lon: -87.65, population: 2664452, names: { en: 'Chicago', 'zh-cn': '芝加哥', ja: 'シカゴ', 'zh-tw': '芝加哥', ar: 'شيكاغو' } },
    { id: 22900047, key: 'naperville', lat: 41.7859, lon: -88.1473, population: 147100, names: { en: 'Naperville', 'zh-cn': '内珀维尔', ja: 'ネイパービル', 'zh-tw': '內珀維爾', ar: 'نيبرفيل' } },
  ] },
  { id: 229015, key: 'indiana', lat: 39.7684, lon: -86.158, names: { en: 'Indiana', 'zh-cn': '印第安纳州', ja: 'インディアナ州', 'zh-tw': '印第安納州', ar: 'إنديانا' }, codes: ['IN'], locations: [
    { id: 22900048, key: 'indianapolis', lat: 39.7684, lon: -86.158, population: 887642, names: { en: 'Indianapolis', 'zh-cn': '印第安纳波利斯', ja: 'インディアナポリス', 'zh-tw': '印第安納波利斯', ar: 'إنديانابوليس' } },
  ] },
  { id: 229016, key: 'iowa', lat: 41.6005, lon: -93.6091, names: { en: 'Iowa', 'zh-cn': '艾奥瓦州', ja: 'アイオワ州', 'zh-tw': '愛荷華州', ar: 'آيوا' }, codes: ['IA'], locations: [
    { id: 22900049, key: 'des-moines', lat: 41.6005, lon: -93.6091, population: 214133, names: { en: 'Des Moines', 'zh-cn': '得梅因', ja: 'デモイン', 'zh-tw': '狄蒙', ar: 'دي موين' } },
  ] },
  { id: 229017, key: 'kansas', lat: 37.6922, lon: -97.3375, names: { en: 'Kansas', 'zh-cn': '堪萨斯州', ja: 'カンザス州', 'zh-tw': '堪薩斯州', ar: 'كانساس' }, codes: ['KS'], locations: [
    { id: 22900050, key: 'wichita', lat: 37.6922, lon: -97.3375, population: 396119, names: { en: 'Wichita', 'zh-cn': '威奇托', ja: 'ウィチタ', 'zh-tw': '威奇托', ar: 'ويتشيتا' } },
  ] },
  { id: 229018, key: 'kentucky', lat: 38.2542, lon: -85.7594, names: { en: 'Kentucky', 'zh-cn': '肯塔基州', ja: 'ケンタッキー州', 'zh-tw': '肯塔基州', ar: 'كنتاكي' }, codes: ['KY'], locations: [
    { id: 22900051, key: 'louisville', lat: 38.2542, lon: -85.7594, population: 624444, names: { en: 'Louisville', 'zh-cn': '路易斯维尔', ja: 'ルイビル', 'zh-tw': '路易維爾', ar: 'لويفيل' } },
    { id: 22900052, key: 'lexington', lat: 37.9887, lon: -84.4777, population: 322570, names: { en: 'Lexington', 'zh-cn': '列克星敦', ja: 'レキシントン', 'zh-tw': '萊辛頓', ar: 'ليكسينغتون' } },
  ] },
  { id: 229019, key: 'louisiana', lat: 29.9547, lon: -90.0751, names: { en: 'Louisiana', 'zh-cn': '路易斯安那州', ja: 'ルイジアナ州', 'zh-tw': '路易斯安那州', ar: 'لويزيانا' }, codes: ['LA'], locations: [
    { id: 22900053, key: 'new-orleans', lat: 29.9547, lon: -90.0751, population: 362701, names: { en: 'New Orleans', 'zh-cn': '新奥尔良', ja: 'ニューオーリンズ', 'zh-tw': '紐奧良', 'pt-br': 'Nova Orleans', es: 'Nueva Orleans', ar: 'نيو أورلينز' } },
    { id: 22900054, key: 'baton-rouge', lat: 30.4433, lon: -91.1875, population: 227470, names: { en: 'Baton Rouge', 'zh-cn': '巴吞鲁日', ja: 'バトンルージュ', 'zh-tw': '巴頓魯治', ar: 'باتون روج' } },
  ] },
  { id: 229020, key: 'maine', lat: 43.6615, lon: -70.2553, names: { en: 'Maine', 'zh-cn': '缅因州', ja: 'メイン州', 'zh-tw': '緬因州', ar: 'مين' }, codes: ['ME'], locations: [
    { id: 22900055, key: 'portland-maine', lat: 43.6615, lon: -70.2553, population: 68408, names: { en: 'Portland (Maine)', 'zh-cn': '波特兰（缅因州）', ja: 'ポートランド(メイン州)', 'zh-tw': '波特蘭（緬因州）', ar: 'بورتلاند (مين)' }, also: ['Portland'] },
  ] },
  { id: 229021, key: 'maryland', lat: 39.2904, lon: -76.6122, names: { en: 'Maryland', 'zh-cn': '马里兰州', ja: 'メリーランド州', 'zh-tw': '馬里蘭州', ar: 'ماريلاند' }, codes: ['MD'], locations: [
    { id: 22900056, key: 'baltimore', lat: 39.2904, lon: -76.6122, population: 585708, names: { en: 'Baltimore', 'zh-cn': '巴尔的摩', ja: 'ボルチモア', 'zh-tw': '巴爾的摩', ar: 'بالتيمور' } },
    { id: 22900057, key: 'bethesda', lat: 38.9807, lon: -77.1003, population: 60858, names: { en: 'Bethesda', 'zh-cn': '贝塞斯达', ja: 'ベセスダ', 'zh-tw': '貝塞斯達', ar: 'بيثيسدا' } },
  ] },
  { id: 229022, key: 'massachusetts', lat: 42.3584, lon: -71.0598, names: { en: 'Massachusetts', 'zh-cn': '马萨诸塞州', ja: 'マサチューセッツ州', 'zh-tw': '麻薩諸塞州', ar: 'ماساتشوستس' }, also: ['麻省'], codes: ['MA'], locations: [
    { id: 22900058, key: 'boston', lat: 42.3584, lon: -71.0598, population: 653833, names: { en: 'Boston', 'zh-cn': '波士顿', ja: 'ボストン', 'zh-tw': '波士頓', ar: 'بوسطن' } },
    { id: 22900059, key: 'cambridge', lat: 42.3751, lon: -71.1056, population: 118403, names: { en: 'Cambridge', 'zh-cn': '剑桥', ja: 'ケンブリッジ', 'zh-tw': '劍橋', ar: 'كامبريدج' } },
    { id: 22900060, key: 'worcester', lat: 42.2626, lon: -71.8023, population: 206518, names: { en: 'Worcester', 'zh-cn': '伍斯特', ja: 'ウースター', 'zh-tw': '伍斯特', ar: 'ووستر' } },
  ] },
  { id: 229023, key: 'michigan', lat: 42.3314, lon: -83.0457, names: { en: 'Michigan', 'zh-cn': '密歇根州', ja: 'ミシガン州', 'zh-tw': '密西根州', ar: 'ميشيغان' }, codes: ['MI'], locations: [
    { id: 22900061, key: 'detroit', lat: 42.3314, lon: -83.0457, population: 645705, names: { en: 'Detroit', 'zh-cn': '底特律', ja: 'デトロイト', 'zh-tw': '底特律', ar: 'ديترويت' } },
    { id: 22900062, key: 'ann-arbor', lat: 42.2776, lon: -83.7409, population: 117070, names: { en: 'Ann Arbor', 'zh-cn': '安娜堡', ja: 'アナーバー', 'zh-tw': '安娜堡', ar: 'آن آربر' } },
    { id: 22900063, key: 'grand-rapids', lat: 42.9634, lon: -85.6681, population: 195097, names: { en: 'Grand Rapids', 'zh-cn': '大急流城', ja: 'グランドラピッズ', 'zh-tw': '大急流城', ar: 'غراند رابيدز' } },
  ] },
  { id: 229024, key: 'minnesota', lat: 44.98, lon: -93.2638, names: { en: 'Minnesota', 'zh-cn': '明尼苏达州', ja: 'ミネソタ州', 'zh-tw': '明尼蘇達州', ar: 'مينيسوتا' }, codes: ['MN'], locations: [
    { id: 22900064, key: 'minneapolis', lat: 44.98, lon: -93.2638, population: 410939, names: { en: 'Minneapolis', 'zh-cn': '明尼阿波利斯', ja: 'ミネアポリス', 'zh-tw': '明尼阿波利斯', ar: 'مينيابولس' } },
    { id: 22900065, key: 'saint-paul', lat: 44.9444, lon: -93.0933, population: 303176, names: { en: 'Saint Paul', 'zh-cn': '圣保罗', ja: 'セントポール', 'zh-tw': '聖保羅', ar: 'سانت بول' }, also: ['St. Paul', 'St Paul'] },
  ] },
  { id: 229025, key: 'mississippi', lat: 32.2988, lon: -90.1848, names: { en: 'Mississippi', 'zh-cn': '密西西比州', ja: 'ミシシッピ州', 'zh-tw': '密西西比州', ar: 'ميسيسيبي' }, codes: ['MS'], locations: [
    { id: 22900066, key: 'jackson', lat: 32.2988, lon: -90.1848, population: 153701, names: { en: 'Jackson', 'zh-cn': '杰克逊', ja: 'ジャクソン', 'zh-tw': '傑克森', ar: 'جاكسون' } },
  ] },
  { id: 229026, key: 'missouri', lat: 39.0997, lon: -94.5786, names: { en: 'Missouri', 'zh-cn': '密苏里州', ja: 'ミズーリ州', 'zh-tw': '密蘇里州', ar: 'ميزوري' }, codes: ['MO'], locations: [
    { id: 22900067, key: 'kansas-city', lat: 39.0997, lon: -94.5786, population: 508090, names: { en: 'Kansas City', 'zh-cn': '堪萨斯城', ja: 'カンザスシティ', 'zh-tw': '堪薩斯城', ar: 'كانساس سيتي' } },
    { id: 22900068, key: 'st-louis', lat: 38.6273, lon: -90.1979, population: 279695, names: { en: 'St. Louis', 'zh-cn': '圣路易斯', ja: 'セントルイス', 'zh-tw': '聖路易', ar: 'سانت لويس' }, also: ['Saint Louis'] },
  ] },
  { id: 229027, key: 'montana', lat: 45.7833, lon: -108.5007, names: { en: 'Montana', 'zh-cn': '蒙大拿州', ja: 'モンタナ州', 'zh-tw': '蒙大拿州', ar: 'مونتانا' }, codes: ['MT'], locations: [
    { id: 22900069, key: 'billings', lat: 45.7833, lon: -108.5007, population: 117116, names: { en: 'Billings', 'zh-cn': '比灵斯', ja: 'ビリングス', 'zh-tw': '比靈斯', ar: 'بيلينغز' } },
    { id: 22900070, key: 'bozeman', lat: 45.6797, lon: -111.0386, population: 43405, names: { en: 'Bozeman', 'zh-cn': '波兹曼', ja: 'ボーズマン', 'zh-tw': '波茲曼', ar: 'بوزمان' } },
  ] },
  { id: 229028, key: 'nebraska', lat: 41.2563, lon: -95.9404, names: { en: 'Nebraska', 'zh-cn': '内布拉斯加州', ja: 'ネブラスカ州', 'zh-tw': '內布拉斯加州', ar: 'نبراسكا' }, codes: ['NE'], locations: [
    { id: 22900071, key: 'omaha', lat: 41.2563, lon: -95.9404, population: 486051, names: { en: 'Omaha', 'zh-cn': '奥马哈', ja: 'オマハ', 'zh-tw': '奧馬哈', ar: 'أوماها' } },
  ] },
  { id: 229029, key: 'nevada', lat: 36.175, lon: -115.1372, names: { en: 'Nevada', 'zh-cn': '内华达州', ja: 'ネバダ州', 'zh-tw': '內華達州', ar: 'نيفادا' }, codes: ['NV'], locations: [
    { id: 22900072, key: 'las-vegas', lat: 36.175, lon: -115.1372, population: 641903, names: { en: 'Las Vegas', 'zh-cn': '拉斯维加斯', ja: 'ラスベガス', 'zh-tw': '拉斯維加斯', ar: 'لاس فيغاس' } },
    { id: 22900073, key: 'reno', lat: 39.5296, lon: -119.8138, population: 264165, names: { en: 'Reno', 'zh-cn': '里诺', ja: 'リノ', 'zh-tw': '雷諾', ar: 'رينو' } },
  ] },
  { id: 229030, key: 'new-hampshire', lat: 42.9956, lon: -71.4548, names: { en: 'New Hampshire', 'zh-cn': '新罕布什尔州', ja: 'ニューハンプシャー州', 'zh-tw': '新罕布夏州', es: 'Nuevo Hampshire', ar: 'نيوهامبشير' }, codes: ['NH'], locations: [
    { id: 22900074, key: 'manchester', lat: 42.9956, lon: -71.4548, population: 115644, names: { en: 'Manchester', 'zh-cn': '曼彻斯特', ja: 'マンチェスター', 'zh-tw': '曼徹斯特', ar: 'مانشستر' } },
  ] },
  { id: 229031, key: 'new-jersey', lat: 40.7357, lon: -74.1724, names: { en: 'New Jersey', 'zh-cn': '新泽西州', ja: 'ニュージャージー州', 'zh-tw': '紐澤西州', 'pt-br': 'Nova Jérsei', es: 'Nueva Jersey', ar: 'نيوجيرسي' }, codes: ['NJ'], locations: [
    { id: 22900075, key: 'newark', lat: 40.7357, lon: -74.1724, population: 281944, names: { en: 'Newark', 'zh-cn': '纽瓦克', ja: 'ニューアーク', 'zh-tw': '紐華克', ar: 'نيوآرك' } },
    { id: 22900076, key: 'jersey-city', lat: 40.7282, lon: -74.0776, population: 264290, names: { en: 'Jersey City', 'zh-cn': '泽西市', ja: 'ジャージーシティ', 'zh-tw': '澤西市', ar: 'جيرسي سيتي' }, also: ['Hoboken'] },
    { id: 22900077, key: 'princeton', lat: 40.3487, lon: -74.659, names: { en: 'Princeton', 'zh-cn': '普林斯顿', ja: 'プリンストン', 'zh-tw': '普林斯頓', ar: 'برينستون' } },
  ] },
  { id: 229032, key: 'new-mexico', lat: 35.0845, lon: -106.6511, names: { en: 'New Mexico', 'zh-cn': '新墨西哥州', ja: 'ニューメキシコ州', 'zh-tw': '新墨西哥州', 'pt-br': 'Novo México', es: 'Nuevo México', ar: 'نيومكسيكو' }, codes: ['NM'], locations: [
    { id: 22900078, key: 'albuquerque', lat: 35.0845, lon: -106.6511, population: 564559, names: { en: 'Albuquerque', 'zh-cn': '阿尔伯克基', ja: 'アルバカーキ', 'zh-tw': '阿布奎基', ar: 'ألباكركي' } },
  ] },
  { id: 229033, key: 'new-york', lat: 40.7143, lon: -74.006, names: { en: 'New York', 'zh-cn': '纽约州', ja: 'ニューヨーク州', 'zh-tw': '紐約州', 'pt-br': 'Nova York (estado)', es: 'Nueva York (estado)', ar: 'ولاية نيويورك' }, also: ['New York State', 'Upstate New York'], codes: ['NY'], locations: [
    { id: 22900079, key: 'new-york-city', lat: 40.7143, lon: -74.006, population: 8804190, names: { en: 'New York City', 'zh-cn': '纽约市', ja: 'ニューヨーク市', 'zh-tw': '紐約市', tr: 'New York', 'pt-br': 'Nova York', es: 'Nueva York', ar: 'مدينة نيويورك' }, also: ['نيويورك', '紐約', 'ニューヨーク'], codes: ['NYC'] },
    { id: 22900080, key: 'manhattan', lat: 40.7834, lon: -73.9662, population: 1694251, names: { en: 'Manhattan', 'zh-cn': '曼哈顿', ja: 'マンハッタン', 'zh-tw': '曼哈頓', ar: 'مانهاتن' } },
    { id: 22900081, key: 'brooklyn', lat: 40.6501, lon: -73.9496, population: 2736074, names: { en: 'Brooklyn', 'zh-cn': '布鲁克林', ja: 'ブルックリン', 'zh-tw': '布魯克林', ar: 'بروكلين' } },
    { id: 22900082, key: 'queens', lat: 40.6815, lon: -73.8365, population: 2405464, names: { en: 'Queens', 'zh-cn': '皇后区', ja: 'クイーンズ', 'zh-tw': '皇后區', ar: 'كوينز' }, also: ['Long Island City'] },
    { id: 22900083, key: 'the-bronx', lat: 40.8499, lon: -73.8664, population: 1472654, names: { en: 'The Bronx', 'zh-cn': '布朗克斯', ja: 'ブロンクス', 'zh-tw': '布朗克斯', ar: 'برونكس' }, also: ['Bronx'] },
    { id: 22900084, key: 'staten-island', lat: 40.5834, lon: -74.1496, population: 495747, names: { en: 'Staten Island', 'zh-cn': '斯塔滕岛', ja: 'スタテンアイランド', 'zh-tw': '史坦頓島', ar: 'ستاتن آيلاند' } },
    { id: 22900085, key: 'buffalo', lat: 42.8865, lon: -78.8784, population: 258071, names: { en: 'Buffalo', 'zh-cn': '布法罗', ja: 'バッファロー', 'zh-tw': '水牛城', ar: 'بوفالو' } },
    { id: 22900086, key: 'rochester', lat: 43.1548, lon: -77.6156, population: 211328, names: { en: 'Rochester', 'zh-cn': '罗彻斯特', ja: 'ロチェスター', 'zh-tw': '羅徹斯特', ar: 'روتشستر' } },
    { id: 22900087, key: 'albany', lat: 42.6526, lon: -73.7562, population: 99224, names: { en: 'Albany', 'zh-cn': '奥尔巴尼', ja: 'オールバニ', 'zh-tw': '奧爾巴尼', ar: 'ألباني' } },
  ] },
  { id: 229034, key: 'north-carolina', lat: 35.2271, lon: -80.8431, names: { en: 'North Carolina', 'zh-cn': '北卡罗来纳州', ja: 'ノースカロライナ州', 'zh-tw': '北卡羅來納州', tr: 'Kuzey Karolina', 'pt-br': 'Carolina do Norte', es: 'Carolina del Norte', ar: 'كارولاينا الشمالية' }, codes: ['NC'], locations: [
    { id: 22900088, key: 'charlotte', lat: 35.2271, lon: -80.8431, population: 911311, names: { en: 'Charlotte', 'zh-cn': '夏洛特', ja: 'シャーロット', 'zh-tw': '夏洛特', ar: 'شارلوت' } },
    { id: 22900089, key: 'raleigh', lat: 35.7721, lon: -78.6386, population: 482295, names: { en: 'Raleigh', 'zh-cn': '罗利', ja: 'ローリー', 'zh-tw': '羅里', ar: 'رالي' }, also: ['Research Triangle'] },
    { id: 22900090, key: 'durham', lat: 35.994, lon: -78.8986, population: 283506, names: { en: 'Durham', 'zh-cn': '达勒姆', ja: 'ダーラム', 'zh-tw': '達勒姆', ar: 'دورهام' } },
    { id: 22900091, key: 'greensboro', lat: 36.0726, lon: -79.792, population: 285342, names: { en: 'Greensboro', 'zh-cn': '格林斯伯勒', ja: 'グリーンズボロ', 'zh-tw': '格林斯伯勒', ar: 'غرينزبورو' } },
  ] },
  { id: 229035, key: 'north-dakota', lat: 46.8772, lon: -96.7898, names: { en: 'North Dakota', 'zh-cn': '北达科他州', ja: 'ノースダコタ州', 'zh-tw': '北達科他州', 'pt-br': 'Dakota do Norte', es: 'Dakota del Norte', ar: 'داكوتا الشمالية' }, codes: ['ND'], locations: [
    { id: 22900092, key: 'fargo', lat: 46.8772, lon: -96.7898, population: 118523, names: { en: 'Fargo', 'zh-cn': '法戈', ja: 'ファーゴ', 'zh-tw': '法哥', ar: 'فارغو' } },
  ] },
  { id: 229036, key: 'ohio', lat: 39.9612, lon: -82.9988, names: { en: 'Ohio', 'zh-cn': '俄亥俄州', ja: 'オハイオ州', 'zh-tw': '俄亥俄州', ar: 'أوهايو' }, codes: ['OH'], locations: [
    { id: 22900093, key: 'columbus', lat: 39.9612, lon: -82.9988, population: 913175, names: { en: 'Columbus', 'zh-cn': '哥伦布', ja: 'コロンバス', 'zh-tw': '哥倫布', ar: 'كولومبوس' } },
    { id: 22900094, key: 'cleveland', lat: 41.4995, lon: -81.6954, population: 365379, names: { en: 'Cleveland', 'zh-cn': '克利夫兰', ja: 'クリーブランド', 'zh-tw': '克里夫蘭', ar: 'كليفلاند' } },
    { id: 22900095, key: 'cincinnati', lat: 39.1271, lon: -84.5144, population: 311097, names: { en: 'Cincinnati', 'zh-cn': '辛辛那提', ja: 'シンシナティ', 'zh-tw': '辛辛那提', ar: 'سينسيناتي' } },
  ] },
  { id: 229037, key: 'oklahoma', lat: 35.4676, lon: -97.5164, names: { en: 'Oklahoma', 'zh-cn': '俄克拉何马州', ja: 'オクラホマ州', 'zh-tw': '奧克拉荷馬州', ar: 'أوكلاهوما' }, codes: ['OK'], locations: [
    { id: 22900096, key: 'oklahoma-city', lat: 35.4676, lon: -97.5164, population: 681054, names: { en: 'Oklahoma City', 'zh-cn': '俄克拉何马城', ja: 'オクラホマシティ', 'zh-tw': '奧克拉荷馬市', ar: 'أوكلاهوما سيتي' } },
    { id: 22900097, key: 'tulsa', lat: 36.154, lon: -95.9928, population: 413066, names: { en: 'Tulsa', 'zh-cn': '塔尔萨', ja: 'タルサ', 'zh-tw': '土爾沙', ar: 'تولسا' } },
  ] },
  { id: 229038, key: 'oregon', lat: 45.5234, lon: -122.6762, names: { en: 'Oregon', 'zh-cn': '俄勒冈州', ja: 'オレゴン州', 'zh-tw': '俄勒岡州', ar: 'أوريغون' }, codes: ['OR'], locations: [
    { id: 22900098, key: 'portland', lat: 45.5234, lon: -122.6762, population: 652503, names: { en: 'Portland', 'zh-cn': '波特兰', ja: 'ポートランド', 'zh-tw': '波特蘭', ar: 'بورتلاند' }, also: ['Beaverton', 'Hillsboro'] },
    { id: 22900099, key: 'eugene', lat: 44.0521, lon: -123.0867, population: 176654, names: { en: 'Eugene', 'zh-cn': '尤金', ja: 'ユージーン', 'zh-tw': '尤金', ar: 'يوجين' } },
  ] },
  { id: 229039, key: 'pennsylvania', lat: 39.9524, lon: -75.1636, names: { en: 'Pennsylvania', 'zh-cn': '宾夕法尼亚州', ja: 'ペンシルベニア州', 'zh-tw': '賓夕法尼亞州', 'pt-br': 'Pensilvânia', es: 'Pensilvania', ar: 'بنسلفانيا' }, codes: ['PA'], locations: [
    { id: 22900100, key: 'philadelphia', lat: 39.9524, lon: -75.1636, population: 1573916, names: { en: 'Philadelphia', 'zh-cn': '费城', ja: 'フィラデルフィア', 'zh-tw': '費城', 'pt-br': 'Filadélfia', es: 'Filadelfia', ar: 'فيلادلفيا' } },
    { id: 22900101, key: 'pittsburgh', lat: 40.4406, lon: -79.9959, population: 304391, names: { en: 'Pittsburgh', 'zh-cn': '匹兹堡', ja: 'ピッツバーグ', 'zh-tw': '匹茲堡', ar: 'بيتسبرغ' } },
  ] },
  { id: 229040, key: 'rhode-island', lat: 41.824, lon: -71.4128, names: { en: 'Rhode Island', 'zh-cn': '罗得岛州', ja: 'ロードアイランド州', 'zh-tw': '羅德島州', ar: 'رود آيلاند' }, codes: ['RI'], locations: [
    { id: 22900102, key: 'providence', lat: 41.824, lon: -71.4128, population: 190934, names: { en: 'Providence', 'zh-cn': '普罗维登斯', ja: 'プロビデンス', 'zh-tw': '普洛威頓斯', ar: 'بروفيدنس' } },
  ] },
  { id: 229041, key: 'south-carolina', lat: 32.7766, lon: -79.9309, names: { en: 'South Carolina', 'zh-cn': '南卡罗来纳州', ja: 'サウスカロライナ州', 'zh-tw': '南卡羅來納州', tr: 'Güney Karolina', 'pt-br': 'Carolina do Sul', es: 'Carolina del Sur', ar: 'كارولاينا الجنوبية' }, codes: ['SC'], locations: [
    { id: 22900103, key: 'charleston', lat: 32.7766, lon: -79.9309, population: 150227, names: { en: 'Charleston', 'zh-cn': '查尔斯顿', ja: 'チャールストン', 'zh-tw': '查爾斯頓', ar: 'تشارلستون' } },
    { id: 22900104, key: 'greenville', lat: 34.8526, lon: -82.394, population: 70720, names: { en: 'Greenville', 'zh-cn': '格林维尔', ja: 'グリーンビル', 'zh-tw': '格林維爾', ar: 'غرينفيل' } },
  ] },
  { id: 229042, key: 'south-dakota', lat: 43.5437, lon: -96.728, names: { en: 'South Dakota', 'zh-cn': '南达科他州', ja: 'サウスダコタ州', 'zh-tw': '南達科他州', 'pt-br': 'Dakota do Sul', es: 'Dakota del Sur', ar: 'داكوتا الجنوبية' }, codes: ['SD'], locations: [
    { id: 22900105, key: 'sioux-falls', lat: 43.5437, lon: -96.728, population: 171544, names: { en: 'Sioux Falls', 'zh-cn': '苏福尔斯', ja: 'スーフォールズ', 'zh-tw': '蘇瀑', ar: 'سو فولز' } },
  ] },
  { id: 229043, key: 'tennessee', lat: 36.1659, lon: -86.7844, names: { en: 'Tennessee', 'zh-cn': '田纳西州', ja: 'テネシー州', 'zh-tw': '田納西州', ar: 'تينيسي' }, codes: ['TN'], locations: [
    { id: 22900106, key: 'nashville', lat: 36.1659, lon: -86.7844, population: 689447, names: { en: 'Nashville', 'zh-cn': '纳什维尔', ja: 'ナッシュビル', 'zh-tw': '納許維爾', ar: 'ناشفيل' } },
    { id: 22900107, key: 'memphis', lat: 35.1495, lon: -90.049, population: 633104, names: { en: 'Memphis', 'zh-cn': '孟菲斯', ja: 'メンフィス', 'zh-tw': '孟菲斯', ar: 'ممفيس' } },
    { id: 22900108, key: 'knoxville', lat: 35.9606, lon: -83.9207, population: 190740, names: { en: 'Knoxville', 'zh-cn': '诺克斯维尔', ja: 'ノックスビル', 'zh-tw': '諾克斯維爾', ar: 'نوكسفيل' } },
  ] },
  { id: 229044, key: 'texas', lat: 29.7633, lon: -95.3633, names: { en: 'Texas', 'zh-cn': '得克萨斯州', ja: 'テキサス州', 'zh-tw': '德克薩斯州', ar: 'تكساس' }, also: ['德州'], codes: ['TX'], locations: [
    { id: 22900109, key: 'houston', lat: 29.7633, lon: -95.3633, population: 2314157, names: { en: 'Houston', 'zh-cn': '休斯敦', ja: 'ヒューストン', 'zh-tw': '休士頓', ar: 'هيوستن' } },
    { id: 22900110, key: 'san-antonio', lat: 29.4241, lon: -98.4936, population: 1526656, names: { en: 'San Antonio', 'zh-cn': '圣安东尼奥', ja: 'サンアントニオ', 'zh-tw': '聖安東尼奧', ar: 'سان أنطونيو' } },
    { id: 22900111, key: 'dallas', lat: 32.7831, lon: -96.8067, population: 1326087, names: { en: 'Dallas', 'zh-cn': '达拉斯', ja: 'ダラス', 'zh-tw': '達拉斯', ar: 'دالاس' } },
    { id: 22900112, key: 'austin', lat: 30.2672, lon: -97.7431, population: 974447, names: { en: 'Austin', 'zh-cn': '奥斯汀', ja: 'オースティン', 'zh-tw': '奧斯汀', ar: 'أوستن' } },
    { id: 22900113, key: 'fort-worth', lat: 32.7254, lon: -97.3208, population: 1008106, names: { en: 'Fort Worth', 'zh-cn': '沃斯堡', ja: 'フォートワース', 'zh-tw': '沃斯堡', ar: 'فورت وورث' } },
    { id: 22900114, key: 'el-paso', lat: 31.7587, lon: -106.4869, population: 678815, names: { en: 'El Paso', 'zh-cn': '埃尔帕索', ja: 'エルパソ', 'zh-tw': '艾爾帕索', ar: 'إل باسو' } },
    { id: 22900115, key: 'arlington-texas', lat: 32.7357, lon: -97.1081, population: 394266, names: { en: 'Arlington (Texas)', 'zh-cn': '阿灵顿（得州）', ja: 'アーリントン(テキサス州)', 'zh-tw': '阿靈頓（德州）', ar: 'أرلينغتون (تكساس)' }, also: ['Arlington'] },
    { id: 22900116, key: 'plano', lat: 33.0198, lon: -96.6989, population: 283558, names: { en: 'Plano', 'zh-cn': '普莱诺', ja: 'プレイノ', 'zh-tw': '普萊諾', ar: 'بلانو' }, also: ['Frisco'] },
  ] },
  { id: 229045, key: 'utah', lat: 40.7608, lon: -111.8911, names: { en: 'Utah', 'zh-cn': '犹他州', ja: 'ユタ州', 'zh-tw': '猶他州', ar: 'يوتا' }, codes: ['UT'], locations: [
    { id: 22900117, key: 'salt-lake-city', lat: 40.7608, lon: -111.8911, population: 215548, names: { en: 'Salt Lake City', 'zh-cn': '盐湖城', ja: 'ソルトレイクシティ', 'zh-tw': '鹽湖城', ar: 'سولت ليك سيتي' } },
    { id: 22900118, key: 'provo', lat: 40.2338, lon: -111.6585, population: 115162, names: { en: 'Provo', 'zh-cn': '普罗沃', ja: 'プロボ', 'zh-tw': '普若佛', ar: 'بروفو' }, also: ['Lehi', 'Orem'] },
  ] },
  { id: 229046, key: 'vermont', lat: 44.4759, lon: -73.2121, names: { en: 'Vermont', 'zh-cn': '佛蒙特州', ja: 'バーモント州', 'zh-tw': '佛蒙特州', ar: 'فيرمونت' }, codes: ['VT'], locations: [
    { id: 22900119, key: 'burlington', lat: 44.4759, lon: -73.2121, population: 44743, names: { en: 'Burlington', 'zh-cn': '伯灵顿', ja: 'バーリントン', 'zh-tw': '柏靈頓', ar: 'برلينغتون' } },
  ] },
  { id: 229047, key: 'virginia', lat: 36.8529, lon: -75.978, names: { en: 'Virginia', 'zh-cn': '弗吉尼亚州', ja: 'バージニア州', 'zh-tw': '維吉尼亞州', ar: 'فرجينيا' }, codes: ['VA'], locations: [
    { id: 22900120, key: 'virginia-beach', lat: 36.8529, lon: -75.978, population: 454808, names: { en: 'Virginia Beach', 'zh-cn': '弗吉尼亚比奇', ja: 'バージニアビーチ', 'zh-tw': '維吉尼亞海灘', ar: 'فرجينيا بيتش' } },
    { id: 22900121, key: 'richmond', lat: 37.5538, lon: -77.4603, population: 226610, names: { en: 'Richmond', 'zh-cn': '里士满', ja: 'リッチモンド', 'zh-tw': '里奇蒙', ar: 'ريتشموند' } },
    { id: 22900122, key: 'arlington', lat: 38.881, lon: -77.1043, population: 238643, names: { en: 'Arlington', 'zh-cn': '阿灵顿', ja: 'アーリントン', 'zh-tw': '阿靈頓', ar: 'أرلينغتون' } },
    { id: 22900123, key: 'alexandria', lat: 38.8048, lon: -77.0469, population: 159467, names: { en: 'Alexandria', 'zh-cn': '亚历山德里亚', ja: 'アレクサンドリア', 'zh-tw': '亞歷山卓', ar: 'ألكسندريا' } },
    { id: 22900124, key: 'reston', lat: 38.9687, lon: -77.3411, population: 58404, names: { en: 'Reston', 'zh-cn': '雷斯顿', ja: 'レストン', 'zh-tw': '雷斯頓', ar: 'ريستون' }, also: ['McLean', 'Tysons', 'Herndon'] },
  ] },
  { id: 229048, key: 'washington', lat: 47.6062, lon: -122.3321, names: { en: 'Washington', 'zh-cn': '华盛顿州', ja: 'ワシントン州', 'zh-tw': '華盛頓州', ar: 'ولاية واشنطن' }, also: ['Washington State'], codes: ['WA'], locations: [
    { id: 22900125, key: 'seattle', lat: 47.6062, lon: -122.3321, population: 780995, names: { en: 'Seattle', 'zh-cn': '西雅图', ja: 'シアトル', 'zh-tw': '西雅圖', ar: 'سياتل' } },
    { id: 22900126, key: 'bellevue', lat: 47.6104, lon: -122.2007, population: 151854, names: { en: 'Bellevue', 'zh-cn': '贝尔维尤', ja: 'ベルビュー', 'zh-tw': '貝爾維尤', ar: 'بيلفيو' } },
    { id: 22900127, key: 'redmond', lat: 47.674, lon: -122.1215, population: 60598, names: { en: 'Redmond', 'zh-cn': '雷德蒙德', ja: 'レドモンド', 'zh-tw': '雷德蒙德', ar: 'ريدموند' }, also: ['Kirkland'] },
    { id: 22900128, key: 'spokane', lat: 47.6597, lon: -117.4291, population: 229447, names: { en: 'Spokane', 'zh-cn': '斯波坎', ja: 'スポケーン', 'zh-tw': '斯波坎', ar: 'سبوكين' } },
    { id: 22900129, key: 'tacoma', lat: 47.2529, lon: -122.4443, population: 222906, names: { en: 'Tacoma', 'zh-cn': '塔科马', ja: 'タコマ', 'zh-tw': '塔科馬', ar: 'تاكوما' } },
  ] },
  { id: 229049, key: 'west-virginia', lat: 38.3498, lon: -81.6326, names: { en: 'West Virginia', 'zh-cn': '西弗吉尼亚州', ja: 'ウェストバージニア州', 'zh-tw': '西維吉尼亞州', tr: 'Batı Virginia', 'pt-br': 'Virgínia Ocidental', es: 'Virginia Occidental', ar: 'فرجينيا الغربية' }, codes: ['WV'], locations: [
    { id: 22900130, key: 'charleston-west-virginia', lat: 38.3498, lon: -81.6326, population: 48864, names: { en: 'Charleston (West Virginia)', 'zh-cn': '查尔斯顿（西弗吉尼亚州）', ja: 'チャールストン(ウェストバージニア州)', 'zh-tw': '查爾斯頓（西維吉尼亞州）', ar: 'تشارلستون (فرجينيا الغربية)' }, also: ['Charleston'] },
  ] },
  { id: 229050, key: 'wisconsin', lat: 43.0389, lon: -87.9065, names: { en: 'Wisconsin', 'zh-cn': '威斯康星州', ja: 'ウィスコンシン州', 'zh-tw': '威斯康辛州', ar: 'ويسكونسن' }, codes: ['WI'], locations: [
    { id: 22900131, key: 'milwaukee', lat: 43.0389, lon: -87.9065, population: 563531, names: { en: 'Milwaukee', 'zh-cn': '密尔沃基', ja: 'ミルウォーキー', 'zh-tw': '密爾瓦基', ar: 'ميلواكي' } },
    { id: 22900132, key: 'madison', lat: 43.0731, lon: -89.4012, population: 269840, names: { en: 'Madison', 'zh-cn': '麦迪逊', ja: 'マディソン', 'zh-tw': '麥迪遜', ar: 'ماديسون' } },
  ] },
  { id: 229051, key: 'wyoming', lat: 41.14, lon: -104.8203, names: { en: 'Wyoming', 'zh-cn': '怀俄明州', ja: 'ワイオミング州', 'zh-tw': '懷俄明州', ar: 'وايومنغ' }, codes: ['WY'], locations: [
    { id: 22900133, key: 'cheyenne', lat: 41.14, lon: -104.8203, population: 65132, names: { en: 'Cheyenne', 'zh-cn': '夏安', ja: 'シャイアン', 'zh-tw': '夏安', ar: 'شايان' } },
  ] },
]
