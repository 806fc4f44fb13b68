import type { RegionEntry } from './entry.ts'

// biome-ignore format: one place a line
export const regions: readonly RegionEntry[] = [
  { id: 154001, key: 'lagos', lat: 6.5244, lon: 3.3792, names: { en: 'Lagos', 'zh-cn': '拉各斯州', ja: 'ラゴス州', 'zh-tw': '拉哥斯州', ar: 'ولاية لاغوس' }, also: ['Lagos State'], locations: [
    { id: 15400001, key: 'ikeja', lat: 6.5965, lon: 3.3421, population: 313196, names: { en: 'Ikeja', 'zh-cn': '伊凯贾', ja: 'イケジャ', 'zh-tw': '伊凱賈', ar: 'إيكيجا' }, also: ['Maryland Ikeja', 'GRA Ikeja'] },
    { id: 15400002, key: 'lagos-island', lat: 6.4549, lon: 3.3947, names: { en: 'Lagos Island', 'zh-cn': '拉各斯岛', ja: 'ラゴス島', 'zh-tw': '拉哥斯島', ar: 'جزيرة لاغوس' }, also: ['Marina Lagos'] },
    { id: 15400003, key: 'victoria-island', lat: 6.4281, lon: 3.4219, names: { en: 'Victoria Island', 'zh-cn': '维多利亚岛', ja: 'ヴィクトリア島', 'zh-tw': '維多利亞島', ar: 'جزيرة فيكتوريا' }, codes: ['VI'] },
    { id: 15400004, key: 'ikoyi', lat: 6.452, lon: 3.435, names: { en: 'Ikoyi', 'zh-cn': '伊科伊', ja: 'イコイ', 'zh-tw': '伊科伊', ar: 'إيكويي' } },
    { id: 15400005, key: 'lekki', lat: 6.44, lon: 3.53, population: 401272, names: { en: 'Lekki', 'zh-cn': '莱基', ja: 'レッキ', 'zh-tw': '萊基', ar: 'ليكي' }, also: ['Lekki Phase 1', 'Chevron'] },
    { id: 15400006, key: 'ajah', lat: 6.468, lon: 3.568, names: { en: 'Ajah', 'zh-cn': '阿贾', ja: 'アジャ', 'zh-tw': '阿賈', ar: 'أجاه' } },
    { id: 15400007, key: 'yaba', lat: 6.509, lon: 3.371, names: { en: 'Yaba', 'zh-cn': '亚巴', ja: 'ヤバ', 'zh-tw': '亞巴', ar: 'يابا' } },
    { id: 15400008, key: 'surulere', lat: 6.498, lon: 3.349, population: 191920, names: { en: 'Surulere', 'zh-cn': '苏鲁莱雷', ja: 'スルレレ', 'zh-tw': '蘇魯萊雷', ar: 'سوروليري' } },
    { id: 15400009, key: 'apapa', lat: 6.449, lon: 3.359, names: { en: 'Apapa', 'zh-cn': '阿帕帕', ja: 'アパパ', 'zh-tw': '阿帕帕', ar: 'أبابا' } },
    { id: 15400010, key: 'oshodi', lat: 6.557, lon: 3.349, population: 170870, names: { en: 'Oshodi', 'zh-cn': '奥绍迪', ja: 'オショディ', 'zh-tw': '奧紹迪', ar: 'أوشودي' }, also: ['Isolo', 'Oshodi-Isolo'] },
    { id: 15400011, key: 'mushin', lat: 6.527, lon: 3.354, population: 199000, names: { en: 'Mushin', 'zh-cn': '穆申', ja: 'ムシン', 'zh-tw': '穆申', ar: 'موشين' } },
    { id: 15400012, key: 'agege', lat: 6.615, lon: 3.324, population: 683600, names: { en: 'Agege', 'zh-cn': '阿盖盖', ja: 'アゲゲ', 'zh-tw': '阿蓋蓋', ar: 'أغيغي' } },
    { id: 15400013, key: 'alimosho', lat: 6.61, lon: 3.296, population: 308290, names: { en: 'Alimosho', 'zh-cn': '阿利莫绍', ja: 'アリモショ', 'zh-tw': '阿利莫紹', ar: 'أليموشو' }, also: ['Egbeda'] },
    { id: 15400014, key: 'ikorodu', lat: 6.619, lon: 3.505, population: 781500, names: { en: 'Ikorodu', 'zh-cn': '伊科罗杜', ja: 'イコロドゥ', 'zh-tw': '伊科羅杜', ar: 'إيكورودو' } },
    { id: 15400015, key: 'festac-town', lat: 6.466, lon: 3.283, names: { en: 'Festac Town', 'zh-cn': '费斯塔克镇', ja: 'フェスタック・タウン', 'zh-tw': '費斯塔克鎮', ar: 'فيستاك تاون' }, also: ['Amuwo Odofin'] },
    { id: 15400016, key: 'badagry', lat: 6.415, lon: 2.881, population: 26383, names: { en: 'Badagry', 'zh-cn': '巴达格里', ja: 'バダグリ', 'zh-tw': '巴達格里', ar: 'باداغري' } },
    { id: 15400017, key: 'epe', lat: 6.584, lon: 3.983, population: 181409, names: { en: 'Epe', 'zh-cn': '埃佩', ja: 'エペ', 'zh-tw': '埃佩', ar: 'إيبي' } },
  ] },
  { id: 154002, key: 'federal-capital-territory', lat: 8.8941, lon: 7.186, names: { en: 'Federal Capital Territory', 'zh-cn': '联邦首都特区', ja: '連邦首都地区', 'zh-tw': '聯邦首都特區', tr: 'Federal Başkent Bölgesi', 'pt-br': 'Território da Capital Federal', es: 'Territorio de la Capital Federal', ar: 'إقليم العاصمة الاتحادية' }, also: ['FCT Abuja', 'Abuja FCT'], codes: ['FCT'], locations: [
    { id: 15400018, key: 'abuja', lat: 9.0579, lon: 7.4951, population: 2690000, names: { en: 'Abuja', 'zh-cn': '阿布贾', ja: 'アブジャ', 'zh-tw': '阿布加', es: 'Abuya', ar: 'أبوجا' }, also: ['Wuse', 'Maitama', 'Garki', 'Gwarinpa'] },
    { id: 15400019, key: 'gwagwalada', lat: 8.9434, lon: 7.0816, names: { en: 'Gwagwalada', 'zh-cn': '瓜瓜拉达', ja: 'グワグワラダ', 'zh-tw': '瓜瓜拉達', ar: 'غواغوالادا' } },
    { id: 15400020, key: 'kubwa', lat: 9.154, lon: 7.322, names: { en: 'Kubwa', 'zh-cn': '库布瓦', ja: 'クブワ', 'zh-tw': '庫布瓦', ar: 'كوبوا' } },
  ] },
  { id: 154003, key: 'abia', lat: 5.1066, lon: 7.3667, names: { en: 'Abia', 'zh-cn': '阿比亚州', ja: 'アビア州', 'zh-tw': '阿比亞州', ar: 'ولاية أبيا' }, locations: [
    { id: 15400021, key: 'aba', lat: 5.1066, lon: 7.3667, population: 1160000, names: { en: 'Aba', 'zh-cn': '阿巴', ja: 'アバ', 'zh-tw': '阿巴', ar: 'آبا' } },
    { id: 15400022, key: 'umuahia', lat: 5.5249, lon: 7.4946, population: 370000, names: { en: 'Umuahia', 'zh-cn': '乌穆阿希亚', ja: 'ウムアヒア', 'zh-tw': '烏穆阿希亞', ar: 'أومواهيا' } },
  ] },
  { id: 154004, key: 'adamawa', lat: 9.2084, lon: 12.4815, names: { en: 'Adamawa', 'zh-cn': '阿达马瓦州', ja: 'アダマワ州', 'zh-tw': '阿達馬瓦州', ar: 'ولاية أداماوا' }, locations: [
    { id: 15400023, key: 'yola', lat: 9.2084, lon: 12.4815, population: 460000, names: { en: 'Yola', 'zh-cn': '约拉', ja: 'ヨラ', 'zh-tw': '約拉', ar: 'يولا' } },
    { id: 15400024, key: 'mubi', lat: 10.2686, lon: 13.267, population: 225705, names: { en: 'Mubi', 'zh-cn': '穆比', ja: 'ムビ', 'zh-tw': '穆比', ar: 'موبي' } },
  ] },
  { id: 154005, key: 'akwa-ibom', lat: 5.0513, lon: 7.9335, names: { en: 'Akwa Ibom', 'zh-cn': '阿夸伊博姆州', ja: 'アクワ・イボム州', 'zh-tw': '阿夸伊博姆州', ar: 'ولاية أكوا إيبوم' }, locations: [
    { id: 15400025, key: 'uyo', lat: 5.0513, lon: 7.9335, population: 436606, names: { en: 'Uyo', 'zh-cn': '乌约', ja: 'ウヨ', 'zh-tw': '烏約', ar: 'أويو' } },
    { id: 15400026, key: 'eket', lat: 4.6423, lon: 7.9244, population: 25569, names: { en: 'Eket', 'zh-cn': '埃凯特', ja: 'エケト', 'zh-tw': '埃凱特', ar: 'إيكيت' } },
  ] },
  { id: 154006, key: 'anambra', lat: 6.1498, lon: 6.7857, names: { en: 'Anambra', 'zh-cn': '阿南布拉州', ja: 'アナンブラ州', 'zh-tw': '阿南布拉州', ar: 'ولاية أنامبرا' }, locations: [
    { id: 15400027, key: 'onitsha', lat: 6.1498, lon: 6.7857, population: 1553000, names: { en: 'Onitsha', 'zh-cn': '奥尼查', ja: 'オニチャ', 'zh-tw': '奧尼查', ar: 'أونيتشا' } },
    { id: 15400028, key: 'awka', lat: 6.2127, lon: 7.072, population: 167738, names: { en: 'Awka', 'zh-cn': '奥卡', ja: 'アウカ', 'zh-tw': '奧卡', ar: 'أوكا' } },
    { id: 15400029, key: 'nnewi', lat: 6.0196, lon: 6.9173, population: 193987, names: { en: 'Nnewi', 'zh-cn': '恩内维', ja: 'ンネウィ', 'zh-tw': '恩內維', ar: 'نيوي' } },
  ] },
  { id: 154007, key: 'bauchi', lat: 10.3103, lon: 9.8439, names: { en: 'Bauchi', 'zh-cn': '包奇州', ja: 'バウチ州', 'zh-tw': '包奇州', ar: 'ولاية باوتشي' }, locations: [
    { id: 15400030, key: 'bauchi-city', lat: 10.3103, lon: 9.8439, population: 693700, names: { en: 'Bauchi', 'zh-cn': '包奇', ja: 'バウチ', 'zh-tw': '包奇', ar: 'باوتشي' } },
  ] },
  { id: 154008, key: 'bayelsa', lat: 4.9247, lon: 6.2642, names: { en: 'Bayelsa', 'zh-cn': '巴耶尔萨州', ja: 'バイエルサ州', 'zh-tw': '巴耶爾薩州', ar: 'ولاية بايلسا' }, locations: [
    { id: 15400031, key: 'yenagoa', lat: 4.9247, lon: 6.2642, population: 352285, names: { en: 'Yenagoa', 'zh-cn': '耶纳戈阿', ja: 'イェナゴア', 'zh-tw': '耶納戈阿', ar: 'ييناغوا' } },
  ] },
  { id: 154009, key: 'benue', lat: 7.7337, lon: 8.5214, names: { en: 'Benue', 'zh-cn': '贝努埃州', ja: 'ベヌエ州', 'zh-tw': '貝努埃州', ar: 'ولاية بينو' }, locations: [
    { id: 15400032, key: 'makurdi', lat: 7.7337, lon: 8.5214, population: 390000, names: { en: 'Makurdi', 'zh-cn': '马库尔迪', ja: 'マクルディ', 'zh-tw': '馬庫爾迪', ar: 'ماكوردي' } },
    { id: 15400033, key: 'gboko', lat: 7.3228, lon: 9.0011, population: 365000, names: { en: 'Gboko', 'zh-cn': '博科', ja: 'グボコ', 'zh-tw': '博科', ar: 'غبوكو' } },
  ] },
  { id: 154010, key: 'borno', lat: 11.8469, lon: 13.1571, names: { en: 'Borno', 'zh-cn': '博尔诺州', ja: 'ボルノ州', 'zh-tw': '博爾諾州', ar: 'ولاية بورنو' }, locations: [
    { id: 15400034, key: 'maiduguri', lat: 11.8469, lon: 13.1571, population: 1110000, names: { en: 'Maiduguri', 'zh-cn': '迈杜古里', ja: 'マイドゥグリ', 'zh-tw': '邁杜古里', ar: 'مايدوغوري' } },
  ] },
  { id: 154011, key: 'cross-river', lat: 4.9589, lon: 8.327, names: { en: 'Cross River', 'zh-cn': '克罗斯河州', ja: 'クロスリバー州', 'zh-tw': '克羅斯河州', ar: 'ولاية كروس ريفر' }, locations: [
    { id: 15400035, key: 'calabar', lat: 4.9589, lon: 8.327, population: 540000, names: { en: 'Calabar', 'zh-cn': '卡拉巴尔', ja: 'カラバル', 'zh-tw': '卡拉巴爾', ar: 'كالابار' } },
  ] },
  { id: 154012, key: 'delta', lat: 5.5174, lon: 5.7501, names: { en: 'Delta', 'zh-cn': '三角洲州', ja: 'デルタ州', 'zh-tw': '三角洲州', ar: 'ولاية الدلتا' }, locations: [
    { id: 15400036, key: 'warri', lat: 5.5174, lon: 5.7501, population: 910000, names: { en: 'Warri', 'zh-cn': '瓦里', ja: 'ワリ', 'zh-tw': '瓦里', ar: 'واري' } },
    { id: 15400037, key: 'asaba', lat: 6.1982, lon: 6.7319, population: 73374, names: { en: 'Asaba', 'zh-cn': '阿萨巴', ja: 'アサバ', 'zh-tw': '阿薩巴', ar: 'أسابا' } },
    { id: 15400038, key: 'sapele', lat: 5.8941, lon: 5.6767, population: 305000, names: { en: 'Sapele', 'zh-cn': '萨佩莱', ja: 'サペレ', 'zh-tw': '薩佩萊', ar: 'سابيلي' } },
  ] },
  { id: 154013, key: 'ebonyi', lat: 6.3248, lon: 8.1137, names: { en: 'Ebonyi', 'zh-cn': '埃邦伊州', ja: 'エボニ州', 'zh-tw': '埃邦伊州', ar: 'ولاية إيبوني' }, locations: [
    { id: 15400039, key: 'abakaliki', lat: 6.3248, lon: 8.1137, population: 134102, names: { en: 'Abakaliki', 'zh-cn': '阿巴卡利基', ja: 'アバカリキ', 'zh-tw': '阿巴卡利基', ar: 'أباكاليكي' } },
  ] },
  { id: 154014, key: 'edo', lat: 6.3381, lon: 5.6258, names: { en: 'Edo', 'zh-cn': '埃多州', ja: 'エド州', 'zh-tw': '埃多州', ar: 'ولاية إيدو' }, locations: [
    { id: 15400040, key: 'benin-city', lat: 6.3381, lon: 5.6258, population: 1782000, names: { en: 'Benin City', 'zh-cn': '贝宁城', ja: 'ベニンシティ', 'zh-tw': '貝寧城', ar: 'مدينة بنين' } },
    { id: 15400041, key: 'auchi', lat: 7.0676, lon: 6.2636, population: 62907, names: { en: 'Auchi', 'zh-cn': '奥奇', ja: 'アウチ', 'zh-tw': '奧奇', ar: 'أوتشي' } },
  ] },
  { id: 154015, key: 'ekiti', lat: 7.6233, lon: 5.2209, names: { en: 'Ekiti', 'zh-cn': '埃基蒂州', ja: 'エキティ州', 'zh-tw': '埃基蒂州', ar: 'ولاية إيكيتي' }, locations: [
    { id: 15400042, key: 'ado-ekiti', lat: 7.6233, lon: 5.2209, population: 435000, names: { en: 'Ado-Ekiti', 'zh-cn': '阿多埃基蒂', ja: 'アド・エキティ', 'zh-tw': '阿多埃基蒂', ar: 'أدو إيكيتي' }, also: ['Ado Ekiti'] },
  ] },
  { id: 154016, key: 'enugu', lat: 6.4413, lon: 7.4988, names: { en: 'Enugu', 'zh-cn': '埃努古州', ja: 'エヌグ州', 'zh-tw': '埃努古州', ar: 'ولاية إينوغو' }, locations: [
    { id: 15400043, key: 'enugu-city', lat: 6.4413, lon: 7.4988, population: 950000, names: { en: 'Enugu', 'zh-cn': '埃努古', ja: 'エヌグ', 'zh-tw': '埃努古', ar: 'إينوغو' } },
    { id: 15400044, key: 'nsukka', lat: 6.8578, lon: 7.3958, population: 111017, names: { en: 'Nsukka', 'zh-cn': '恩苏卡', ja: 'ンスッカ', 'zh-tw': '恩蘇卡', ar: 'نسوكا' } },
  ] },
  { id: 154017, key: 'gombe', lat: 10.2897, lon: 11.1673, names: { en: 'Gombe', 'zh-cn': '贡贝州', ja: 'ゴンベ州', 'zh-tw': '貢貝州', ar: 'ولاية غومبي' }, locations: [
    { id: 15400045, key: 'gombe-city', lat: 10.2897, lon: 11.1673, population: 560000, names: { en: 'Gombe', 'zh-cn': '贡贝', ja: 'ゴンベ', 'zh-tw': '貢貝', ar: 'غومبي' } },
  ] },
  { id: 154018, key: 'imo', lat: 5.4836, lon: 7.0332, names: { en: 'Imo', 'zh-cn': '伊莫州', ja: 'イモ州', 'zh-tw': '伊莫州', ar: 'ولاية إيمو' }, locations: [
    { id: 15400046, key: 'owerri', lat: 5.4836, lon: 7.0332, population: 545000, names: { en: 'Owerri', 'zh-cn': '奥韦里', ja: 'オウェリ', 'zh-tw': '奧韋里', ar: 'أويري' } },
  ] },
  { id: 154019, key: 'jigawa', lat: 11.7562, lon: 9.339, names: { en: 'Jigawa', 'zh-cn': '吉加瓦州', ja: 'ジガワ州', 'zh-tw': '吉加瓦州', ar: 'ولاية جيغاوا' }, locations: [
    { id: 15400047, key: 'dutse', lat: 11.7562, lon: 9.339, population: 17129, names: { en: 'Dutse', 'zh-cn': '杜策', ja: 'ドゥツェ', 'zh-tw': '杜策', ar: 'دوتسي' } },
  ] },
  { id: 154020, key: 'kaduna', lat: 10.5264, lon: 7.4388, names: { en: 'Kaduna', 'zh-cn': '卡杜纳州', ja: 'カドゥナ州', 'zh-tw': '卡杜納州', ar: 'ولاية كادونا' }, locations: [
    { id: 15400048, key: 'kaduna-city', lat: 10.5264, lon: 7.4388, population: 1850000, names: { en: 'Kaduna', 'zh-cn': '卡杜纳', ja: 'カドゥナ', 'zh-tw': '卡杜納', ar: 'كادونا' } },
    { id: 15400049, key: 'zaria', lat: 11.1113, lon: 7.7227, population: 980000, names: { en: 'Zaria', 'zh-cn': '扎里亚', ja: 'ザリア', 'zh-tw': '扎里亞', ar: 'زاريا' } },
  ] },
  { id: 154021, key: 'kano', lat: 12.0001, lon: 8.5167, names: { en: 'Kano', 'zh-cn': '卡诺州', ja: 'カノ州', 'zh-tw': '卡諾州', ar: 'ولاية كانو' }, locations: [
    { id: 15400050, key: 'kano-city', lat: 12.0001, lon: 8.5167, population: 4910000, names: { en: 'Kano', 'zh-cn': '卡诺', ja: 'カノ', 'zh-tw': '卡諾', ar: 'كانو' } },
  ] },
  { id: 154022, key: 'katsina', lat: 12.9908, lon: 7.6018, names: { en: 'Katsina', 'zh-cn': '卡齐纳州', ja: 'カツィナ州', 'zh-tw': '卡齊納州', ar: 'ولاية كاتسينا' }, locations: [
    { id: 15400051, key: 'katsina-city', lat: 12.9908, lon: 7.6018, population: 670000, names: { en: 'Katsina', 'zh-cn': '卡齐纳', ja: 'カツィナ', 'zh-tw': '卡齊納', ar: 'كاتسينا' } },
    { id: 15400052, key: 'funtua', lat: 11.5235, lon: 7.3117, population: 136811, names: { en: 'Funtua', 'zh-cn': '丰图阿', ja: 'フントゥア', 'zh-tw': '豐圖阿', ar: 'فونتوا' } },
  ] },
  { id: 154023, key: 'kebbi', lat: 12.4539, lon: 4.1975, names: { en: 'Kebbi', 'zh-cn': '凯比州', ja: 'ケビ州', 'zh-tw': '凱比州', ar: 'ولاية كيبي' }, locations: [
    { id: 15400053, key: 'birnin-kebbi', lat: 12.4539, lon: 4.1975, population: 108164, names: { en: 'Birnin Kebbi', 'zh-cn': '比尔宁凯比', ja: 'ビルニン・ケビ', 'zh-tw': '比爾寧凱比', ar: 'بيرنين كيبي' } },
  ] },
  { id: 154024, key: 'kogi', lat: 7.5512, lon: 6.2359, names: { en: 'Kogi', 'zh-cn': '科吉州', ja: 'コギ州', 'zh-tw': '科吉州', ar: 'ولاية كوجي' }, locations: [
    { id: 15400054, key: 'lokoja', lat: 7.7969, lon: 6.7405, population: 60579, names: { en: 'Lokoja', 'zh-cn': '洛科贾', ja: 'ロコジャ', 'zh-tw': '洛科賈', ar: 'لوكوجا' } },
    { id: 15400055, key: 'okene', lat: 7.5512, lon: 6.2359, population: 479178, names: { en: 'Okene', 'zh-cn': '奥凯内', ja: 'オケネ', 'zh-tw': '奧凱內', ar: 'أوكيني' } },
  ] },
  { id: 154025, key: 'kwara', lat: 8.4966, lon: 4.5421, names: { en: 'Kwara', 'zh-cn': '夸拉州', ja: 'クワラ州', 'zh-tw': '夸拉州', ar: 'ولاية كوارا' }, locations: [
    { id: 15400056, key: 'ilorin', lat: 8.4966, lon: 4.5421, population: 1080000, names: { en: 'Ilorin', 'zh-cn': '伊洛林', ja: 'イロリン', 'zh-tw': '伊洛林', ar: 'إلورين' } },
    { id: 15400057, key: 'offa', lat: 8.1491, lon: 4.7207, population: 113830, names: { en: 'Offa', 'zh-cn': '奥法', ja: 'オファ', 'zh-tw': '奧法', ar: 'أوفا' } },
  ] },
  { id: 154026, key: 'nasarawa', lat: 8.4939, lon: 8.5153, names: { en: 'Nasarawa', 'zh-cn': '纳萨拉瓦州', ja: 'ナサラワ州', 'zh-tw': '納薩拉瓦州', ar: 'ولاية ناساراوا' }, locations: [
    { id: 15400058, key: 'lafia', lat: 8.4939, lon: 8.5153, population: 127236, names: { en: 'Lafia', 'zh-cn': '拉菲亚', ja: 'ラフィア', 'zh-tw': '拉菲亞', ar: 'لافيا' } },
    { id: 15400059, key: 'keffi', lat: 8.8465, lon: 7.8735, population: 85911, names: { en: 'Keffi', 'zh-cn': '凯菲', ja: 'ケフィ', 'zh-tw': '凱菲', ar: 'كيفي' }, also: ['Mararaba', 'Karu'] },
  ] },
  { id: 154027, key: 'niger', lat: 9.6152, lon: 6.5478, names: { en: 'Niger', 'zh-cn': '尼日尔州', ja: 'ナイジャ州', 'zh-tw': '尼日州', ar: 'ولاية النيجر' }, also: ['Niger State'], locations: [
    { id: 15400060, key: 'minna', lat: 9.6152, lon: 6.5478, population: 425000, names: { en: 'Minna', 'zh-cn': '明纳', ja: 'ミンナ', 'zh-tw': '明納', ar: 'مينا' } },
    { id: 15400061, key: 'suleja', lat: 9.1806, lon: 7.1794, population: 162135, names: { en: 'Suleja', 'zh-cn': '苏莱贾', ja: 'スレジャ', 'zh-tw': '蘇萊賈', ar: 'سوليجا' } },
    { id: 15400062, key: 'bida', lat: 9.0804, lon: 6.0099, population: 400000, names: { en: 'Bida', 'zh-cn': '比达', ja: 'ビダ', 'zh-tw': '比達', ar: 'بيدا' } },
  ] },
  { id: 154028, key: 'ogun', lat: 7.1557, lon: 3.3451, names: { en: 'Ogun', 'zh-cn': '奥贡州', ja: 'オグン州', 'zh-tw': '奧貢州', ar: 'ولاية أوغون' }, locations: [
    { id: 15400063, key: 'abeokuta', lat: 7.1557, lon: 3.3451, population: 735000, names: { en: 'Abeokuta', 'zh-cn': '阿贝奥库塔', ja: 'アベオクタ', 'zh-tw': '阿貝奧庫塔', ar: 'أبيوكوتا' } },
    { id: 15400064, key: 'ijebu-ode', lat: 6.8194, lon: 3.9173, population: 360000, names: { en: 'Ijebu Ode', 'zh-cn': '伊杰布奥德', ja: 'イジェブ・オデ', 'zh-tw': '伊傑布奧德', ar: 'إيجيبو أودي' } },
    { id: 15400065, key: 'sango-ota', lat: 6.682, lon: 3.231, population: 251546, names: { en: 'Sango Ota', 'zh-cn': '桑戈奥塔', ja: 'サンゴ・オタ', 'zh-tw': '桑戈奧塔', ar: 'سانغو أوتا' }, also: ['Ota', 'Ado-Odo'] },
    { id: 15400066, key: 'sagamu', lat: 6.8485, lon: 3.6463, population: 214558, names: { en: 'Sagamu', 'zh-cn': '萨加穆', ja: 'サガム', 'zh-tw': '薩加穆', ar: 'ساغامو' }, also: ['Shagamu'] },
    { id: 15400067, key: 'mowe', lat: 6.807, lon: 3.437, names: { en: 'Mowe', 'zh-cn': '莫韦', ja: 'モウェ', 'zh-tw': '莫韋', ar: 'موي' }, also: ['Ibafo'] },
  ] },
  { id: 154029, key: 'ondo', lat: 7.2526, lon: 5.1931, names: { en: 'Ondo', 'zh-cn': '翁多州', ja: 'オンド州', 'zh-tw': '翁多州', ar: 'ولاية أوندو' }, locations: [
    { id: 15400068, key: 'akure', lat: 7.2526, lon: 5.1931, population: 730000, names: { en: 'Akure', 'zh-cn': '阿库雷', ja: 'アクレ', 'zh-tw': '阿庫雷', ar: 'أكوري' } },
    { id: 15400069, key: 'ondo-city', lat: 7.0932, lon: 4.8353, population: 375000, names: { en: 'Ondo', 'zh-cn': '翁多', ja: 'オンド', 'zh-tw': '翁多', ar: 'أوندو' } },
  ] },
  { id: 154030, key: 'osun', lat: 7.771, lon: 4.557, names: { en: 'Osun', 'zh-cn': '奥孙州', ja: 'オスン州', 'zh-tw': '奧孫州', ar: 'ولاية أوسون' }, locations: [
    { id: 15400070, key: 'osogbo', lat: 7.771, lon: 4.557, population: 645000, names: { en: 'Osogbo', 'zh-cn': '奥绍博', ja: 'オショグボ', 'zh-tw': '奧紹博', ar: 'أوسوغبو' }, also: ['Oshogbo'] },
    { id: 15400071, key: 'ile-ife', lat: 7.4824, lon: 4.5603, population: 560000, names: { en: 'Ile-Ife', 'zh-cn': '伊莱伊费', ja: 'イレ・イフェ', 'zh-tw': '伊萊伊費', ar: 'إيلي إيفي' }, also: ['Ife'] },
    { id: 15400072, key: 'ilesa', lat: 7.6279, lon: 4.7416, population: 325000, names: { en: 'Ilesa', 'zh-cn': '伊莱沙', ja: 'イレシャ', 'zh-tw': '伊萊沙', ar: 'إليشا' }, also: ['Ilesha'] },
  ] },
  { id: 154031, key: 'oyo', lat: 7.3776, lon: 3.9059, names: { en: 'Oyo', 'zh-cn': '奥约州', ja: 'オヨ州', 'zh-tw': '奧約州', ar: 'ولاية أويو' }, locations: [
    { id: 15400073, key: 'ibadan', lat: 7.3776, lon: 3.9059, population: 3649000, names: { en: 'Ibadan', 'zh-cn': '伊巴丹', ja: 'イバダン', 'zh-tw': '伊巴丹', ar: 'إبادان' } },
    { id: 15400074, key: 'ogbomoso', lat: 8.1337, lon: 4.2401, population: 433030, names: { en: 'Ogbomoso', 'zh-cn': '奥博莫绍', ja: 'オグボモショ', 'zh-tw': '奧博莫紹', ar: 'أوغبوموسو' }, also: ['Ogbomosho'] },
    { id: 15400075, key: 'oyo-city', lat: 7.8537, lon: 3.9324, population: 736072, names: { en: 'Oyo', 'zh-cn': '奥约', ja: 'オヨ', 'zh-tw': '奧約', ar: 'أويو' } },
  ] },
  { id: 154032, key: 'plateau', lat: 9.9285, lon: 8.8921, names: { en: 'Plateau', 'zh-cn': '高原州', ja: 'プラトー州', 'zh-tw': '高原州', ar: 'ولاية بلاتو' }, locations: [
    { id: 15400076, key: 'jos', lat: 9.9285, lon: 8.8921, population: 1040000, names: { en: 'Jos', 'zh-cn': '乔斯', ja: 'ジョス', 'zh-tw': '喬斯', ar: 'جوس' } },
  ] },
  { id: 154033, key: 'rivers', lat: 4.7774, lon: 7.0134, names: { en: 'Rivers', 'zh-cn': '河流州', ja: 'リバーズ州', 'zh-tw': '河流州', ar: 'ولاية ريفرز' }, locations: [
    { id: 15400077, key: 'port-harcourt', lat: 4.7774, lon: 7.0134, population: 2120000, names: { en: 'Port Harcourt', 'zh-cn': '哈科特港', ja: 'ポートハーコート', 'zh-tw': '哈科特港', ar: 'بورت هاركورت' }, also: ['PH City', 'Obio-Akpor'] },
    { id: 15400078, key: 'bonny', lat: 4.4516, lon: 7.1707, population: 16868, names: { en: 'Bonny', 'zh-cn': '邦尼', ja: 'ボニー', 'zh-tw': '邦尼', ar: 'بوني' } },
  ] },
  { id: 154034, key: 'sokoto', lat: 13.0627, lon: 5.2432, names: { en: 'Sokoto', 'zh-cn': '索科托州', ja: 'ソコト州', 'zh-tw': '索科托州', ar: 'ولاية سوكوتو' }, locations: [
    { id: 15400079, key: 'sokoto-city', lat: 13.0627, lon: 5.2432, population: 1040000, names: { en: 'Sokoto', 'zh-cn': '索科托', ja: 'ソコト', 'zh-tw': '索科托', ar: 'سوكوتو' } },
  ] },
  { id: 154035, key: 'taraba', lat: 8.8937, lon: 11.3596, names: { en: 'Taraba', 'zh-cn': '塔拉巴州', ja: 'タラバ州', 'zh-tw': '塔拉巴州', ar: 'ولاية تارابا' }, locations: [
    { id: 15400080, key: 'jalingo', lat: 8.8937, lon: 11.3596, population: 117757, names: { en: 'Jalingo', 'zh-cn': '贾林戈', ja: 'ジャリンゴ', 'zh-tw': '賈林戈', ar: 'جالينغو' } },
  ] },
  { id: 154036, key: 'yobe', lat: 11.7139, lon: 11.0811, names: { en: 'Yobe', 'zh-cn': '约贝州', ja: 'ヨベ州', 'zh-tw': '約貝州', ar: 'ولاية يوبي' }, locations: [
    { id: 15400081, key: 'damaturu', lat: 11.747, lon: 11.9608, population: 46000, names: { en: 'Damaturu', 'zh-cn': '达马图鲁', ja: 'ダマトゥル', 'zh-tw': '達馬圖魯', ar: 'داماتورو' } },
    { id: 15400082, key: 'potiskum', lat: 11.7139, lon: 11.0811, population: 86002, names: { en: 'Potiskum', 'zh-cn': '波蒂斯库姆', ja: 'ポティスクム', 'zh-tw': '波蒂斯庫姆', ar: 'بوتيسكوم' } },
  ] },
  { id: 154037, key: 'zamfara', lat: 12.1702, lon: 6.6641, names: { en: 'Zamfara', 'zh-cn': '扎姆法拉州', ja: 'ザムファラ州', 'zh-tw': '扎姆法拉州', ar: 'ولاية زمفارا' }, locations: [
    { id: 15400083, key: 'gusau', lat: 12.1702, lon: 6.6641, population: 226857, names: { en: 'Gusau', 'zh-cn': '古绍', ja: 'グサウ', 'zh-tw': '古紹', ar: 'غوساو' } },
  ] },
]
