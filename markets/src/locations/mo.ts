import type { RegionEntry } from './entry.ts'

// biome-ignore format: one place a line
export const regions: readonly RegionEntry[] = [
  { id: 242001, key: 'nossa-senhora-de-fatima', lat: 22.208, lon: 113.548, names: { en: 'Nossa Senhora de Fátima', 'zh-cn': '花地玛堂区', ja: '花地瑪堂区', 'zh-tw': '花地瑪堂區', 'pt-br': 'Freguesia de Nossa Senhora de Fátima', ar: 'أبرشية سيدة فاطمة' }, also: ['Our Lady of Fatima'], locations: [
    { id: 24200001, key: 'areia-preta', lat: 22.21, lon: 113.557, names: { en: 'Areia Preta', 'zh-cn': '黑沙环', ja: '黒沙環', 'zh-tw': '黑沙環', ar: 'أريا بريتا' }, also: ['Hac Sa Wan'] },
    { id: 24200002, key: 'iao-hon', lat: 22.213, lon: 113.553, names: { en: 'Iao Hon', 'zh-cn': '祐汉', ja: '祐漢', 'zh-tw': '祐漢', ar: 'ياو هون' } },
    { id: 24200003, key: 'toi-san', lat: 22.212, lon: 113.545, names: { en: 'Toi San', 'zh-cn': '台山', ja: '台山', 'zh-tw': '台山', ar: 'توي سان' } },
    { id: 24200004, key: 'fai-chi-kei', lat: 22.205, lon: 113.54, names: { en: 'Fai Chi Kei', 'zh-cn': '筷子基', ja: '筷子基', 'zh-tw': '筷子基', ar: 'فاي تشي كي' } },
    { id: 24200005, key: 'ilha-verde', lat: 22.21, lon: 113.537, names: { en: 'Ilha Verde', 'zh-cn': '青洲', ja: '青洲', 'zh-tw': '青洲', ar: 'إيلها فيردي' }, also: ['Green Island'] },
    { id: 24200006, key: 'portas-do-cerco', lat: 22.2155, lon: 113.549, names: { en: 'Portas do Cerco', 'zh-cn': '关闸', ja: '関閘', 'zh-tw': '關閘', ar: 'بوابة الحدود' }, also: ['Border Gate'] },
    { id: 24200007, key: 'mong-ha', lat: 22.205, lon: 113.547, names: { en: 'Mong Ha', 'zh-cn': '望厦', ja: '望廈', 'zh-tw': '望廈', ar: 'مونغ ها' } },
    { id: 24200031, key: 'lam-mau-tong', lat: 22.2025, lon: 113.5385, names: { en: 'Lam Mau Tong', 'zh-cn': '林茂塘', ja: '林茂塘', 'zh-tw': '林茂塘', ar: 'لام ماو تونغ' } },
    { id: 24200032, key: 'ma-cheong', lat: 22.214, lon: 113.556, names: { en: 'Ma Cheong', 'zh-cn': '马场', ja: '馬場', 'zh-tw': '馬場', ar: 'ما تشيونغ' } },
    { id: 24200033, key: 'new-urban-zone-a', lat: 22.206, lon: 113.565, names: { en: 'New Urban Zone A', 'zh-cn': '新城A区', ja: '新城A区', 'zh-tw': '新城A區', ar: 'المنطقة الحضرية الجديدة أ' }, also: ['Zone A'] },
    { id: 24200034, key: 'hong-kong-zhuhai-macao-bridge-port', lat: 22.213, lon: 113.578, names: { en: 'Hong Kong-Zhuhai-Macao Bridge Port', 'zh-cn': '港珠澳大桥口岸', ja: '港珠澳大橋口岸', 'zh-tw': '港珠澳大橋口岸', ar: 'منفذ جسر هونغ كونغ وتشوهاي وماكاو' }, also: ['HZMB'] },
  ] },
  { id: 242002, key: 'santo-antonio', lat: 22.2, lon: 113.54, names: { en: 'Santo António', 'zh-cn': '花王堂区', ja: '花王堂区', 'zh-tw': '花王堂區', ar: 'أبرشية القديس أنطونيوس' }, also: ['St. Anthony'], locations: [
    { id: 24200008, key: 'san-kio', lat: 22.2, lon: 113.542, names: { en: 'San Kio', 'zh-cn': '新桥', ja: '新橋', 'zh-tw': '新橋', ar: 'سان كيو' } },
    { id: 24200009, key: 'sa-lei-tau', lat: 22.201, lon: 113.539, names: { en: 'Sa Lei Tau', 'zh-cn': '沙梨头', ja: '沙梨頭', 'zh-tw': '沙梨頭', ar: 'سا لي تاو' } },
    { id: 24200010, key: 'inner-harbour', lat: 22.197, lon: 113.537, names: { en: 'Inner Harbour', 'zh-cn': '内港', ja: '内港', 'zh-tw': '內港', ar: 'الميناء الداخلي' }, also: ['Porto Interior'] },
    { id: 24200035, key: 'ponte-16', lat: 22.1972, lon: 113.5358, names: { en: 'Ponte 16', 'zh-cn': '十六浦', ja: '十六浦', 'zh-tw': '十六浦', ar: 'بونتي 16' } },
    { id: 24200036, key: 'camoes-garden', lat: 22.201, lon: 113.5402, names: { en: 'Camões Garden', 'zh-cn': '白鸽巢', ja: '白鴿巣', 'zh-tw': '白鴿巢', ar: 'حديقة كامويس' } },
    { id: 24200037, key: 'tres-candeeiros', lat: 22.2022, lon: 113.5445, names: { en: 'Três Candeeiros', 'zh-cn': '三盏灯', ja: '三盞灯', 'zh-tw': '三盞燈', ar: 'تريس كانديروس' } },
  ] },
  { id: 242003, key: 'sao-lazaro', lat: 22.2, lon: 113.548, names: { en: 'São Lázaro', 'zh-cn': '望德堂区', ja: '望徳堂区', 'zh-tw': '望德堂區', ar: 'أبرشية القديس لعازر' }, also: ['St. Lazarus'], locations: [
    { id: 24200011, key: 'tap-seac', lat: 22.199, lon: 113.548, names: { en: 'Tap Seac', 'zh-cn': '塔石', ja: '塔石', 'zh-tw': '塔石', ar: 'تاب سياك' } },
    { id: 24200012, key: 'guia', lat: 22.197, lon: 113.55, names: { en: 'Guia', 'zh-cn': '松山', ja: '松山', 'zh-tw': '松山', ar: 'غويا' }, also: ['Guia Hill'] },
    { id: 24200013, key: 'horta-e-mitra', lat: 22.195, lon: 113.547, names: { en: 'Horta e Mitra', 'zh-cn': '雀仔园', ja: '雀仔園', 'zh-tw': '雀仔園', ar: 'هورتا إي ميترا' } },
    { id: 24200038, key: 'horta-e-costa', lat: 22.203, lon: 113.547, names: { en: 'Horta e Costa', 'zh-cn': '高士德', ja: '高士徳', 'zh-tw': '高士德', ar: 'هورتا إي كوستا' } },
    { id: 24200039, key: 'rua-do-campo', lat: 22.1945, lon: 113.5447, names: { en: 'Rua do Campo', 'zh-cn': '水坑尾', ja: '水坑尾', 'zh-tw': '水坑尾', ar: 'روا دو كامبو' } },
  ] },
  { id: 242004, key: 'se', lat: 22.191, lon: 113.547, names: { en: 'Sé', 'zh-cn': '大堂区', ja: '大堂区', 'zh-tw': '大堂區', ar: 'أبرشية الكاتدرائية' }, also: ['Cathedral Parish'], locations: [
    { id: 24200014, key: 'nape', lat: 22.191, lon: 113.554, names: { en: 'NAPE', 'zh-cn': '新口岸', ja: '新口岸', 'zh-tw': '新口岸', ar: 'نابي' }, also: ['Outer Harbour', '外港', 'ZAPE'] },
    { id: 24200015, key: 'nam-van', lat: 22.19, lon: 113.54, names: { en: 'Nam Van', 'zh-cn': '南湾', ja: '南湾', 'zh-tw': '南灣', ar: 'نام فان' }, also: ['Praia Grande'] },
    { id: 24200040, key: 'ferreira-do-amaral', lat: 22.188, lon: 113.543, names: { en: 'Ferreira do Amaral', 'zh-cn': '亚马喇前地', ja: '亜馬喇前地', 'zh-tw': '亞馬喇前地', ar: 'فيريرا دو أمارال' } },
    { id: 24200041, key: 'fishermans-wharf', lat: 22.193, lon: 113.5575, names: { en: "Fisherman's Wharf", 'zh-cn': '渔人码头', ja: '漁人碼頭', 'zh-tw': '漁人碼頭', ar: 'رصيف الصيادين' } },
    { id: 24200042, key: 'outer-harbour-ferry-terminal', lat: 22.197, lon: 113.559, names: { en: 'Outer Harbour Ferry Terminal', 'zh-cn': '外港客运码头', ja: '外港客運碼頭', 'zh-tw': '外港客運碼頭', ar: 'محطة عبّارات الميناء الخارجي' } },
    { id: 24200016, key: 'senado-square', lat: 22.1936, lon: 113.5399, names: { en: 'Senado Square', 'zh-cn': '议事亭前地', ja: '議事亭前地', 'zh-tw': '議事亭前地', ar: 'ساحة سينادو' }, also: ['新馬路', 'San Ma Lo'] },
  ] },
  { id: 242005, key: 'sao-lourenco', lat: 22.188, lon: 113.535, names: { en: 'São Lourenço', 'zh-cn': '风顺堂区', ja: '風順堂区', 'zh-tw': '風順堂區', ar: 'أبرشية القديس لورنس' }, also: ['St. Lawrence'], locations: [
    { id: 24200017, key: 'barra', lat: 22.186, lon: 113.531, names: { en: 'Barra', 'zh-cn': '妈阁', ja: '媽閣', 'zh-tw': '媽閣', ar: 'بارا' } },
    { id: 24200018, key: 'penha', lat: 22.188, lon: 113.534, names: { en: 'Penha', 'zh-cn': '西望洋', ja: '西望洋', 'zh-tw': '西望洋', ar: 'بينها' } },
    { id: 24200019, key: 'ha-van', lat: 22.19, lon: 113.534, names: { en: 'Ha Van', 'zh-cn': '下环', ja: '下環', 'zh-tw': '下環', ar: 'ها فان' } },
    { id: 24200020, key: 'sai-van', lat: 22.183, lon: 113.535, names: { en: 'Sai Van', 'zh-cn': '西湾', ja: '西湾', 'zh-tw': '西灣', ar: 'ساي فان' } },
  ] },
  { id: 242006, key: 'nossa-senhora-do-carmo', lat: 22.156, lon: 113.557, names: { en: 'Nossa Senhora do Carmo', 'zh-cn': '嘉模堂区', ja: '嘉模堂区', 'zh-tw': '嘉模堂區', ar: 'أبرشية سيدة الكرمل' }, also: ['Our Lady of Carmel', 'Taipa Island'], locations: [
    { id: 24200021, key: 'taipa', lat: 22.156, lon: 113.557, names: { en: 'Taipa', 'zh-cn': '氹仔', ja: '氹仔', 'zh-tw': '氹仔', ar: 'تايبا' } },
    { id: 24200022, key: 'taipa-village', lat: 22.153, lon: 113.557, names: { en: 'Taipa Village', 'zh-cn': '氹仔旧城区', ja: '氹仔旧城区', 'zh-tw': '氹仔舊城區', ar: 'قرية تايبا' } },
    { id: 24200043, key: 'ocean-gardens', lat: 22.16, lon: 113.549, names: { en: 'Ocean Gardens', 'zh-cn': '海洋花园', ja: '海洋花園', 'zh-tw': '海洋花園', ar: 'حدائق المحيط' } },
    { id: 24200023, key: 'pac-on', lat: 22.162, lon: 113.573, names: { en: 'Pac On', 'zh-cn': '北安', ja: '北安', 'zh-tw': '北安', ar: 'باك أون' } },
    { id: 24200024, key: 'macau-international-airport', lat: 22.1496, lon: 113.5915, names: { en: 'Macau International Airport', 'zh-cn': '澳门国际机场', ja: '澳門国際機場', 'zh-tw': '澳門國際機場', ar: 'مطار ماكاو الدولي' } },
  ] },
  { id: 242007, key: 'cotai', lat: 22.142, lon: 113.562, names: { en: 'Cotai', 'zh-cn': '路氹城', ja: '路氹城', 'zh-tw': '路氹城', ar: 'كوتاي' }, also: ['路氹填海區'], locations: [
    { id: 24200025, key: 'cotai-strip', lat: 22.147, lon: 113.564, names: { en: 'Cotai Strip', 'zh-cn': '金光大道', ja: '金光大道', 'zh-tw': '金光大道', ar: 'كوتاي ستريب' } },
    { id: 24200026, key: 'lotus-port', lat: 22.14, lon: 113.553, names: { en: 'Lotus Port', 'zh-cn': '莲花口岸', ja: '蓮花口岸', 'zh-tw': '蓮花口岸', ar: 'منفذ اللوتس' } },
  ] },
  { id: 242008, key: 'sao-francisco-xavier', lat: 22.12, lon: 113.565, names: { en: 'São Francisco Xavier', 'zh-cn': '圣方济各堂区', ja: '聖方済各堂区', 'zh-tw': '聖方濟各堂區', ar: 'أبرشية القديس فرنسيس كسفاريوس' }, also: ['St. Francis Xavier'], locations: [
    { id: 24200027, key: 'coloane', lat: 22.117, lon: 113.551, names: { en: 'Coloane', 'zh-cn': '路环', ja: '路環', 'zh-tw': '路環', ar: 'كولوان' } },
    { id: 24200028, key: 'seac-pai-van', lat: 22.127, lon: 113.559, names: { en: 'Seac Pai Van', 'zh-cn': '石排湾', ja: '石排湾', 'zh-tw': '石排灣', ar: 'سياك باي فان' } },
    { id: 24200029, key: 'hac-sa', lat: 22.119, lon: 113.57, names: { en: 'Hac Sa', 'zh-cn': '黑沙', ja: '黒沙', 'zh-tw': '黑沙', ar: 'هاك سا' } },
    { id: 24200044, key: 'cheoc-van', lat: 22.113, lon: 113.555, names: { en: 'Cheoc Van', 'zh-cn': '竹湾', ja: '竹湾', 'zh-tw': '竹灣', ar: 'تشيوك فان' } },
    { id: 24200030, key: 'ka-ho', lat: 22.127, lon: 113.585, names: { en: 'Ka Ho', 'zh-cn': '九澳', ja: '九澳', 'zh-tw': '九澳', ar: 'كا هو' } },
  ] },
]
