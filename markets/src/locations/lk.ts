import type { RegionEntry } from './entry.ts'

// biome-ignore format: one place a line
export const regions: readonly RegionEntry[] = [
  { id: 203001, key: 'colombo', lat: 6.88, lon: 80, names: { en: 'Colombo', 'zh-cn': '科伦坡县', ja: 'コロンボ県', 'zh-tw': '可倫坡縣', ar: 'منطقة كولومبو' }, also: ['Colombo District', 'Western Province'], locations: [
    { id: 20300001, key: 'colombo-city', lat: 6.9355, lon: 79.8487, population: 648034, names: { en: 'Colombo', 'zh-cn': '科伦坡', ja: 'コロンボ', 'zh-tw': '可倫坡', ar: 'كولومبو' }, also: ['Colombo Fort', 'Bambalapitiya', 'Kollupitiya', 'Cinnamon Gardens', 'Wellawatta'] },
    { id: 20300002, key: 'sri-jayawardenepura-kotte', lat: 6.883, lon: 79.9071, population: 115826, names: { en: 'Sri Jayawardenepura Kotte', 'zh-cn': '斯里贾亚瓦德纳普拉科特', ja: 'スリジャヤワルダナプラコッテ', 'zh-tw': '斯里賈亞瓦德納普拉科特', ar: 'سري جاياواردنابورا كوتي' }, also: ['Kotte', 'Sri Jayewardenepura Kotte', 'Rajagiriya', 'Nugegoda'] },
    { id: 20300003, key: 'dehiwala-mount-lavinia', lat: 6.8402, lon: 79.8712, population: 219827, names: { en: 'Dehiwala-Mount Lavinia', 'zh-cn': '代希瓦勒-芒特拉维尼亚', ja: 'デヒワラ・マウント・ラビニア', 'zh-tw': '德希瓦勒-芒特拉維尼亞', ar: 'ديهيوالا ماونت لافينيا' }, also: ['Dehiwala', 'Mount Lavinia', 'Ratmalana'] },
    { id: 20300004, key: 'moratuwa', lat: 6.773, lon: 79.8816, population: 168280, names: { en: 'Moratuwa', 'zh-cn': '莫勒图沃', ja: 'モラトゥワ', 'zh-tw': '莫勒圖沃', ar: 'موراتوا' } },
    { id: 20300005, key: 'maharagama', lat: 6.848, lon: 79.9265, population: 195355, names: { en: 'Maharagama', 'zh-cn': '马哈拉加马', ja: 'マハラガマ', 'zh-tw': '馬哈拉加馬', ar: 'ماهاراغاما' } },
    { id: 20300006, key: 'battaramulla', lat: 6.8964, lon: 79.9181, population: 75633, names: { en: 'Battaramulla', 'zh-cn': '巴塔勒穆勒', ja: 'バッタラムッラ', 'zh-tw': '巴塔勒穆勒', ar: 'باتارامولا' }, also: ['Thalawathugoda', 'Pelawatte'] },
    { id: 20300007, key: 'kolonnawa', lat: 6.9329, lon: 79.8848, population: 64887, names: { en: 'Kolonnawa', 'zh-cn': '科隆纳瓦', ja: 'コロンナワ', 'zh-tw': '科隆納瓦', ar: 'كولوناوا' } },
    { id: 20300008, key: 'homagama', lat: 6.844, lon: 80.0024, population: 34664, names: { en: 'Homagama', 'zh-cn': '霍马加马', ja: 'ホーマーガマ', 'zh-tw': '霍馬加馬', ar: 'هوماغاما' } },
    { id: 20300009, key: 'malabe', lat: 6.904, lon: 79.955, names: { en: 'Malabe', 'zh-cn': '马拉贝', ja: 'マラベ', 'zh-tw': '馬拉貝', ar: 'مالابي' } },
    { id: 20300010, key: 'kaduwela', lat: 6.933, lon: 79.984, names: { en: 'Kaduwela', 'zh-cn': '卡杜韦拉', ja: 'カドゥウェラ', 'zh-tw': '卡杜韋拉', ar: 'كادوويلا' } },
    { id: 20300011, key: 'piliyandala', lat: 6.801, lon: 79.922, names: { en: 'Piliyandala', 'zh-cn': '皮利延德勒', ja: 'ピリヤンダラ', 'zh-tw': '皮利延德勒', ar: 'بيلياندالا' } },
    { id: 20300012, key: 'kesbewa', lat: 6.796, lon: 79.939, names: { en: 'Kesbewa', 'zh-cn': '凯斯贝瓦', ja: 'ケスベワ', 'zh-tw': '凱斯貝瓦', ar: 'كيسبيوا' } },
    { id: 20300013, key: 'avissawella', lat: 6.952, lon: 80.211, names: { en: 'Avissawella', 'zh-cn': '阿维萨韦拉', ja: 'アヴィッサウェッラ', 'zh-tw': '阿維薩韋拉', ar: 'أفيساويلا' } },
  ] },
  { id: 203002, key: 'gampaha', lat: 7.0917, lon: 79.9997, names: { en: 'Gampaha', 'zh-cn': '加姆珀哈县', ja: 'ガンパハ県', 'zh-tw': '加姆珀哈縣', ar: 'منطقة غامباها' }, also: ['Gampaha District'], locations: [
    { id: 20300014, key: 'gampaha-city', lat: 7.0897, lon: 79.9925, population: 9350, names: { en: 'Gampaha', 'zh-cn': '加姆珀哈', ja: 'ガンパハ', 'zh-tw': '加姆珀哈', ar: 'غامباها' } },
    { id: 20300015, key: 'negombo', lat: 7.2083, lon: 79.8358, population: 137223, names: { en: 'Negombo', 'zh-cn': '尼甘布', ja: 'ネゴンボ', 'zh-tw': '內貢博', ar: 'نيغومبو' } },
    { id: 20300016, key: 'katunayake', lat: 7.1699, lon: 79.8884, population: 84643, names: { en: 'Katunayake', 'zh-cn': '卡图纳耶克', ja: 'カトゥナーヤカ', 'zh-tw': '卡圖納耶克', ar: 'كاتوناياكا' }, also: ['Katunayaka'] },
    { id: 20300017, key: 'wattala', lat: 6.9892, lon: 79.8917, population: 30725, names: { en: 'Wattala', 'zh-cn': '沃特勒', ja: 'ワッタラ', 'zh-tw': '沃特勒', ar: 'واتالا' }, also: ['Hendala'] },
    { id: 20300018, key: 'kelaniya', lat: 6.9553, lon: 79.922, population: 28846, names: { en: 'Kelaniya', 'zh-cn': '凯拉尼亚', ja: 'ケラニヤ', 'zh-tw': '凱拉尼亞', ar: 'كيلانيا' }, also: ['Peliyagoda'] },
    { id: 20300019, key: 'ja-ela', lat: 7.0744, lon: 79.8919, population: 32175, names: { en: 'Ja-Ela', 'zh-cn': '贾埃拉', ja: 'ジャエラ', 'zh-tw': '賈埃拉', ar: 'جا إيلا' }, also: ['Ja Ela', 'Ekala'] },
    { id: 20300020, key: 'kadawatha', lat: 7.001, lon: 79.95, names: { en: 'Kadawatha', 'zh-cn': '卡达瓦塔', ja: 'カダワタ', 'zh-tw': '卡達瓦塔', ar: 'كاداواثا' } },
    { id: 20300021, key: 'kiribathgoda', lat: 6.979, lon: 79.929, names: { en: 'Kiribathgoda', 'zh-cn': '基里巴特戈达', ja: 'キリバトゴダ', 'zh-tw': '基里巴特戈達', ar: 'كيريباثغودا' } },
    { id: 20300022, key: 'ragama', lat: 7.028, lon: 79.918, names: { en: 'Ragama', 'zh-cn': '拉加马', ja: 'ラーガマ', 'zh-tw': '拉加馬', ar: 'راغاما' } },
    { id: 20300023, key: 'minuwangoda', lat: 7.1663, lon: 79.9533, population: 7772, names: { en: 'Minuwangoda', 'zh-cn': '米努旺戈达', ja: 'ミヌワンゴダ', 'zh-tw': '米努旺戈達', ar: 'مينوانغودا' } },
    { id: 20300024, key: 'biyagama', lat: 6.937, lon: 79.999, names: { en: 'Biyagama', 'zh-cn': '比亚加马', ja: 'ビヤガマ', 'zh-tw': '比亞加馬', ar: 'بياغاما' } },
  ] },
  { id: 203003, key: 'kalutara', lat: 6.5854, lon: 79.9607, names: { en: 'Kalutara', 'zh-cn': '卡卢特勒县', ja: 'カルタラ県', 'zh-tw': '卡盧特勒縣', ar: 'منطقة كالوتارا' }, also: ['Kalutara District'], locations: [
    { id: 20300025, key: 'kalutara-city', lat: 6.5831, lon: 79.9593, population: 37081, names: { en: 'Kalutara', 'zh-cn': '卡卢特勒', ja: 'カルタラ', 'zh-tw': '卡盧特勒', ar: 'كالوتارا' } },
    { id: 20300026, key: 'panadura', lat: 6.7132, lon: 79.9026, population: 33735, names: { en: 'Panadura', 'zh-cn': '帕纳杜勒', ja: 'パーナドゥラ', 'zh-tw': '帕納杜勒', ar: 'بانادورا' } },
    { id: 20300027, key: 'horana', lat: 6.7159, lon: 80.0626, population: 8982, names: { en: 'Horana', 'zh-cn': '霍勒纳', ja: 'ホラナ', 'zh-tw': '霍勒納', ar: 'هورانا' } },
    { id: 20300028, key: 'beruwala', lat: 6.4788, lon: 79.9828, population: 34250, names: { en: 'Beruwala', 'zh-cn': '贝鲁沃勒', ja: 'ベールワラ', 'zh-tw': '貝魯沃勒', ar: 'بيروالا' } },
  ] },
  { id: 203004, key: 'kandy', lat: 7.2906, lon: 80.6337, names: { en: 'Kandy', 'zh-cn': '康提县', ja: 'キャンディ県', 'zh-tw': '康提縣', ar: 'منطقة كاندي' }, also: ['Kandy District', 'Central Province'], locations: [
    { id: 20300029, key: 'kandy-city', lat: 7.2906, lon: 80.6336, population: 111701, names: { en: 'Kandy', 'zh-cn': '康提', ja: 'キャンディ', 'zh-tw': '康提', ar: 'كاندي' } },
    { id: 20300030, key: 'peradeniya', lat: 7.269, lon: 80.596, names: { en: 'Peradeniya', 'zh-cn': '佩勒代尼耶', ja: 'ペーラーデニヤ', 'zh-tw': '佩勒代尼耶', ar: 'بيرادينيا' } },
    { id: 20300031, key: 'gampola', lat: 7.1643, lon: 80.5696, population: 24283, names: { en: 'Gampola', 'zh-cn': '甘波拉', ja: 'ガンポラ', 'zh-tw': '甘波拉', ar: 'غامبولا' } },
    { id: 20300032, key: 'katugastota', lat: 7.327, lon: 80.621, names: { en: 'Katugastota', 'zh-cn': '卡图加斯托塔', ja: 'カトゥガストタ', 'zh-tw': '卡圖加斯托塔', ar: 'كاتوغاستوتا' } },
  ] },
  { id: 203005, key: 'matale', lat: 7.4675, lon: 80.6234, names: { en: 'Matale', 'zh-cn': '马特莱县', ja: 'マータレー県', 'zh-tw': '馬特萊縣', ar: 'منطقة ماتالي' }, also: ['Matale District'], locations: [
    { id: 20300033, key: 'matale-city', lat: 7.4698, lon: 80.6217, population: 36462, names: { en: 'Matale', 'zh-cn': '马特莱', ja: 'マータレー', 'zh-tw': '馬特萊', ar: 'ماتالي' } },
    { id: 20300034, key: 'dambulla', lat: 7.86, lon: 80.6517, population: 66716, names: { en: 'Dambulla', 'zh-cn': '丹布勒', ja: 'ダンブッラ', 'zh-tw': '丹布勒', ar: 'دامبولا' } },
  ] },
  { id: 203006, key: 'nuwara-eliya', lat: 6.9497, lon: 80.7891, names: { en: 'Nuwara Eliya', 'zh-cn': '努沃勒埃利耶县', ja: 'ヌワラ・エリヤ県', 'zh-tw': '努沃勒埃利耶縣', ar: 'منطقة نوارا إليا' }, also: ['Nuwara Eliya District'], locations: [
    { id: 20300035, key: 'nuwara-eliya-city', lat: 6.9708, lon: 80.7829, population: 27500, names: { en: 'Nuwara Eliya', 'zh-cn': '努沃勒埃利耶', ja: 'ヌワラ・エリヤ', 'zh-tw': '努沃勒埃利耶', ar: 'نوارا إليا' } },
    { id: 20300036, key: 'hatton', lat: 6.8916, lon: 80.5955, population: 15073, names: { en: 'Hatton', 'zh-cn': '哈顿', ja: 'ハットン', 'zh-tw': '哈頓', ar: 'هاتون' } },
  ] },
  { id: 203007, key: 'galle', lat: 6.0535, lon: 80.221, names: { en: 'Galle', 'zh-cn': '加勒县', ja: 'ゴール県', 'zh-tw': '加勒縣', ar: 'منطقة غالي' }, also: ['Galle District', 'Southern Province'], locations: [
    { id: 20300037, key: 'galle-city', lat: 6.0461, lon: 80.2103, population: 93118, names: { en: 'Galle', 'zh-cn': '加勒', ja: 'ゴール', 'zh-tw': '加勒', ar: 'غالي' } },
    { id: 20300038, key: 'ambalangoda', lat: 6.2355, lon: 80.0538, population: 56783, names: { en: 'Ambalangoda', 'zh-cn': '安伯朗戈德', ja: 'アンバランゴダ', 'zh-tw': '安伯朗戈德', ar: 'أمبالانغودا' } },
    { id: 20300039, key: 'hikkaduwa', lat: 6.1407, lon: 80.1012, population: 1300, names: { en: 'Hikkaduwa', 'zh-cn': '希卡杜沃', ja: 'ヒッカドゥワ', 'zh-tw': '希卡杜沃', ar: 'هيكادوا' } },
  ] },
  { id: 203008, key: 'matara', lat: 5.9549, lon: 80.555, names: { en: 'Matara', 'zh-cn': '马特勒县', ja: 'マータラ県', 'zh-tw': '馬特勒縣', ar: 'منطقة ماتارا' }, also: ['Matara District'], locations: [
    { id: 20300040, key: 'matara-city', lat: 5.9485, lon: 80.5353, population: 76254, names: { en: 'Matara', 'zh-cn': '马特勒', ja: 'マータラ', 'zh-tw': '馬特勒', ar: 'ماتارا' } },
    { id: 20300041, key: 'weligama', lat: 5.975, lon: 80.4297, population: 22179, names: { en: 'Weligama', 'zh-cn': '韦利格默', ja: 'ウェリガマ', 'zh-tw': '韋利格默', ar: 'ويليغاما' } },
  ] },
  { id: 203009, key: 'hambantota', lat: 6.1241, lon: 81.1185, names: { en: 'Hambantota', 'zh-cn': '汉班托塔县', ja: 'ハンバントタ県', 'zh-tw': '漢班托塔縣', ar: 'منطقة هامبانتوتا' }, also: ['Hambantota District'], locations: [
    { id: 20300042, key: 'hambantota-city', lat: 6.1241, lon: 81.1185, population: 11213, names: { en: 'Hambantota', 'zh-cn': '汉班托塔', ja: 'ハンバントタ', 'zh-tw': '漢班托塔', ar: 'هامبانتوتا' } },
    { id: 20300043, key: 'tangalle', lat: 6.0234, lon: 80.7974, population: 10497, names: { en: 'Tangalle', 'zh-cn': '坦加勒', ja: 'タンガッラ', 'zh-tw': '坦加勒', ar: 'تانغالي' } },
  ] },
  { id: 203010, key: 'jaffna', lat: 9.6684, lon: 80.0074, names: { en: 'Jaffna', 'zh-cn': '贾夫纳县', ja: 'ジャフナ県', 'zh-tw': '賈夫納縣', ar: 'منطقة جافنا' }, also: ['Jaffna District', 'Northern Province'], locations: [
    { id: 20300044, key: 'jaffna-city', lat: 9.6684, lon: 80.0074, population: 169102, names: { en: 'Jaffna', 'zh-cn': '贾夫纳', ja: 'ジャフナ', 'zh-tw': '賈夫納', ar: 'جافنا' } },
    { id: 20300045, key: 'point-pedro', lat: 9.8167, lon: 80.2333, population: 89810, names: { en: 'Point Pedro', 'zh-cn': '佩德罗角', ja: 'ポイント・ペドロ', 'zh-tw': '佩德羅角', ar: 'بوينت بيدرو' } },
  ] },
  { id: 203011, key: 'kilinochchi', lat: 9.3961, lon: 80.3982, names: { en: 'Kilinochchi', 'zh-cn': '基利诺奇县', ja: 'キリノッチ県', 'zh-tw': '基利諾奇縣', ar: 'منطقة كيلينوتشي' }, also: ['Kilinochchi District'], locations: [
    { id: 20300046, key: 'kilinochchi-city', lat: 9.3961, lon: 80.3982, population: 13006, names: { en: 'Kilinochchi', 'zh-cn': '基利诺奇', ja: 'キリノッチ', 'zh-tw': '基利諾奇', ar: 'كيلينوتشي' } },
  ] },
  { id: 203012, key: 'mannar', lat: 8.977, lon: 79.904, names: { en: 'Mannar', 'zh-cn': '马纳尔县', ja: 'マンナール県', 'zh-tw': '馬納爾縣', ar: 'منطقة منار' }, also: ['Mannar District'], locations: [
    { id: 20300047, key: 'mannar-city', lat: 8.977, lon: 79.904, population: 35817, names: { en: 'Mannar', 'zh-cn': '马纳尔', ja: 'マンナール', 'zh-tw': '馬納爾', ar: 'منار' } },
  ] },
  { id: 203013, key: 'vavuniya', lat: 8.7514, lon: 80.4971, names: { en: 'Vavuniya', 'zh-cn': '瓦武尼亚县', ja: 'ワウニヤ県', 'zh-tw': '瓦武尼亞縣', ar: 'منطقة فافونيا' }, also: ['Vavuniya District'], locations: [
    { id: 20300048, key: 'vavuniya-city', lat: 8.7514, lon: 80.4971, population: 60176, names: { en: 'Vavuniya', 'zh-cn': '瓦武尼亚', ja: 'ワウニヤ', 'zh-tw': '瓦武尼亞', ar: 'فافونيا' } },
  ] },
  { id: 203014, key: 'mullaitivu', lat: 9.2671, lon: 80.8142, names: { en: 'Mullaitivu', 'zh-cn': '穆莱蒂武县', ja: 'ムライティブ県', 'zh-tw': '穆萊蒂武縣', ar: 'منطقة مولايتيفو' }, also: ['Mullaitivu District'], locations: [
    { id: 20300049, key: 'mullaitivu-city', lat: 9.2671, lon: 80.8142, population: 28973, names: { en: 'Mullaitivu', 'zh-cn': '穆莱蒂武', ja: 'ムライティブ', 'zh-tw': '穆萊蒂武', ar: 'مولايتيفو' } },
  ] },
  { id: 203015, key: 'batticaloa', lat: 7.717, lon: 81.7, names: { en: 'Batticaloa', 'zh-cn': '拜蒂克洛县', ja: 'バッティカロア県', 'zh-tw': '拜蒂克洛縣', ar: 'منطقة باتيكالوا' }, also: ['Batticaloa District'], locations: [
    { id: 20300050, key: 'batticaloa-city', lat: 7.7102, lon: 81.6924, population: 86742, names: { en: 'Batticaloa', 'zh-cn': '拜蒂克洛', ja: 'バッティカロア', 'zh-tw': '拜蒂克洛', ar: 'باتيكالوا' } },
  ] },
  { id: 203016, key: 'ampara', lat: 7.2975, lon: 81.682, names: { en: 'Ampara', 'zh-cn': '安帕赖县', ja: 'アンパーラ県', 'zh-tw': '安帕賴縣', ar: 'منطقة أمبارا' }, also: ['Ampara District'], locations: [
    { id: 20300051, key: 'ampara-city', lat: 7.2975, lon: 81.682, population: 43720, names: { en: 'Ampara', 'zh-cn': '安帕赖', ja: 'アンパーラ', 'zh-tw': '安帕賴', ar: 'أمبارا' } },
    { id: 20300052, key: 'kalmunai', lat: 7.409, lon: 81.8347, population: 100171, names: { en: 'Kalmunai', 'zh-cn': '卡尔穆奈', ja: 'カルムナイ', 'zh-tw': '卡爾穆奈', ar: 'كالموناي' } },
  ] },
  { id: 203017, key: 'trincomalee', lat: 8.5711, lon: 81.2335, names: { en: 'Trincomalee', 'zh-cn': '亭可马里县', ja: 'トリンコマリー県', 'zh-tw': '亭可馬里縣', ar: 'منطقة ترينكومالي' }, also: ['Trincomalee District', 'Eastern Province'], locations: [
    { id: 20300053, key: 'trincomalee-city', lat: 8.5778, lon: 81.2289, population: 108420, names: { en: 'Trincomalee', 'zh-cn': '亭可马里', ja: 'トリンコマリー', 'zh-tw': '亭可馬里', ar: 'ترينكومالي' } },
  ] },
  { id: 203018, key: 'kurunegala', lat: 7.4863, lon: 80.3623, names: { en: 'Kurunegala', 'zh-cn': '库鲁内格勒县', ja: 'クルネーガラ県', 'zh-tw': '庫魯內格勒縣', ar: 'منطقة كورونيغالا' }, also: ['Kurunegala District', 'North Western Province'], locations: [
    { id: 20300054, key: 'kurunegala-city', lat: 7.4839, lon: 80.3683, population: 28571, names: { en: 'Kurunegala', 'zh-cn': '库鲁内格勒', ja: 'クルネーガラ', 'zh-tw': '庫魯內格勒', ar: 'كورونيغالا' } },
    { id: 20300055, key: 'kuliyapitiya', lat: 7.4688, lon: 80.0401, population: 6877, names: { en: 'Kuliyapitiya', 'zh-cn': '库利耶皮蒂耶', ja: 'クリヤーピティヤ', 'zh-tw': '庫利耶皮蒂耶', ar: 'كوليابيتيا' } },
  ] },
  { id: 203019, key: 'puttalam', lat: 8.0362, lon: 79.8283, names: { en: 'Puttalam', 'zh-cn': '普塔勒姆县', ja: 'プッタラム県', 'zh-tw': '普塔勒姆縣', ar: 'منطقة بوتالام' }, also: ['Puttalam District'], locations: [
    { id: 20300056, key: 'puttalam-city', lat: 8.0362, lon: 79.8283, population: 45661, names: { en: 'Puttalam', 'zh-cn': '普塔勒姆', ja: 'プッタラム', 'zh-tw': '普塔勒姆', ar: 'بوتالام' } },
    { id: 20300057, key: 'chilaw', lat: 7.5758, lon: 79.7953, population: 24712, names: { en: 'Chilaw', 'zh-cn': '奇洛', ja: 'チラウ', 'zh-tw': '奇洛', ar: 'تشيلاو' } },
  ] },
  { id: 203020, key: 'anuradhapura', lat: 8.3114, lon: 80.4037, names: { en: 'Anuradhapura', 'zh-cn': '阿努拉德普勒县', ja: 'アヌラーダプラ県', 'zh-tw': '阿努拉德普勒縣', ar: 'منطقة أنورادهابورا' }, also: ['Anuradhapura District', 'North Central Province'], locations: [
    { id: 20300058, key: 'anuradhapura-city', lat: 8.3122, lon: 80.4131, population: 60943, names: { en: 'Anuradhapura', 'zh-cn': '阿努拉德普勒', ja: 'アヌラーダプラ', 'zh-tw': '阿努拉德普勒', ar: 'أنورادهابورا' } },
  ] },
  { id: 203021, key: 'polonnaruwa', lat: 7.9403, lon: 81.0188, names: { en: 'Polonnaruwa', 'zh-cn': '波隆纳鲁沃县', ja: 'ポロンナルワ県', 'zh-tw': '波隆納魯沃縣', ar: 'منطقة بولوناروا' }, also: ['Polonnaruwa District'], locations: [
    { id: 20300059, key: 'polonnaruwa-city', lat: 7.9397, lon: 81.0027, population: 13900, names: { en: 'Polonnaruwa', 'zh-cn': '波隆纳鲁沃', ja: 'ポロンナルワ', 'zh-tw': '波隆納魯沃', ar: 'بولوناروا' } },
  ] },
  { id: 203022, key: 'badulla', lat: 6.9934, lon: 81.055, names: { en: 'Badulla', 'zh-cn': '巴杜勒县', ja: 'バドゥッラ県', 'zh-tw': '巴杜勒縣', ar: 'منطقة بادولا' }, also: ['Badulla District', 'Uva Province'], locations: [
    { id: 20300060, key: 'badulla-city', lat: 6.9802, lon: 81.0577, population: 47587, names: { en: 'Badulla', 'zh-cn': '巴杜勒', ja: 'バドゥッラ', 'zh-tw': '巴杜勒', ar: 'بادولا' } },
    { id: 20300061, key: 'bandarawela', lat: 6.831, lon: 80.998, names: { en: 'Bandarawela', 'zh-cn': '班德勒韦勒', ja: 'バンダーラウェラ', 'zh-tw': '班德勒韋勒', ar: 'بانداراويلا' } },
  ] },
  { id: 203023, key: 'monaragala', lat: 6.8728, lon: 81.3507, names: { en: 'Monaragala', 'zh-cn': '莫讷勒格勒县', ja: 'モナラーガラ県', 'zh-tw': '莫訥勒格勒縣', ar: 'منطقة موناراغالا' }, also: ['Monaragala District', 'Moneragala'], locations: [
    { id: 20300062, key: 'monaragala-city', lat: 6.8714, lon: 81.3487, population: 10236, names: { en: 'Monaragala', 'zh-cn': '莫讷勒格勒', ja: 'モナラーガラ', 'zh-tw': '莫訥勒格勒', ar: 'موناراغالا' } },
  ] },
  { id: 203024, key: 'ratnapura', lat: 6.7056, lon: 80.3847, names: { en: 'Ratnapura', 'zh-cn': '勒德纳普勒县', ja: 'ラトゥナプラ県', 'zh-tw': '勒德納普勒縣', ar: 'منطقة راتنابورا' }, also: ['Ratnapura District', 'Sabaragamuwa'], locations: [
    { id: 20300063, key: 'ratnapura-city', lat: 6.6858, lon: 80.4036, population: 47832, names: { en: 'Ratnapura', 'zh-cn': '勒德纳普勒', ja: 'ラトゥナプラ', 'zh-tw': '勒德納普勒', ar: 'راتنابورا' } },
    { id: 20300064, key: 'embilipitiya', lat: 6.343, lon: 80.849, names: { en: 'Embilipitiya', 'zh-cn': '恩比利皮蒂耶', ja: 'エンビリピティヤ', 'zh-tw': '恩比利皮蒂耶', ar: 'إمبيليبيتيا' } },
  ] },
  { id: 203025, key: 'kegalle', lat: 7.2513, lon: 80.3464, names: { en: 'Kegalle', 'zh-cn': '凯格勒县', ja: 'ケーガッラ県', 'zh-tw': '凱格勒縣', ar: 'منطقة كيغالي' }, also: ['Kegalle District'], locations: [
    { id: 20300065, key: 'kegalle-city', lat: 7.2523, lon: 80.3436, population: 17962, names: { en: 'Kegalle', 'zh-cn': '凯格勒', ja: 'ケーガッラ', 'zh-tw': '凱格勒', ar: 'كيغالي' } },
  ] },
]
