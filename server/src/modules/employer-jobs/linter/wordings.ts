import type { LanguageCode } from '@hanap/markets/languages'

/** What words in an ad may be about that they should not: each rule has its text under `lint`. */
export type AdWordingRule =
  | 'age'
  | 'sex'
  | 'origin'
  | 'religion'
  | 'family'
  | 'looks'
  | 'fee'
  | 'local_experience'
  | 'pay_history'

type Wordings = Partial<Record<AdWordingRule, readonly RegExp[]>>

/** Words of scripts with spaces stand between these; others stand where they are. */
const word = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu')
const sign = (source: string) => new RegExp(source, 'gu')

const AGE = '1[5-9]|[2-6]\\d'

export const adWordings: Record<LanguageCode, Wordings> = {
  en: {
    age: [
      word(
        `(?:age|aged|ages)\\s*(?:limit\\s*)?:?\\s*(?:from\\s*|between\\s*)?(?:${AGE})(?:\\s*(?:-|–|to|and)\\s*(?:${AGE}))?`,
      ),
      word(`(?:${AGE})\\s*(?:-|–|to)\\s*(?:${AGE})\\s*(?:years?\\s*old|yrs?\\.?\\s*old|years of age)`),
      word(
        `(?:(?:not (?:older|more) than|below|under|maximum|up to)\\s+(?:${AGE})\\s*(?:years?\\s*old|years of age))`,
      ),
      word('young (?:and|,) (?:dynamic|energetic|fresh)|youthful|recent graduates only|digital native'),
    ],
    sex: [
      word(
        '(?:fe)?males? (?:only|preferred|candidates?|applicants?)|(?:ladies|gentlemen|women|men|girls|boys) only',
      ),
      word(
        '(?:gender|sex)\\s*:\\s*(?:fe)?male|preferably (?:fe)?male|(?:handyman|salesman|waitress|hostess) wanted',
      ),
    ],
    origin: [
      word('native (?:english )?speakers? only|(?:no foreigners|locals only|mother tongue only)'),
      word('(?:chinese|malay|indian|filipino|japanese|caucasian|white|asian)s? (?:only|preferred)'),
    ],
    religion: [word('(?:muslims?|christians?|hindus?|buddhists?|catholics?) (?:only|preferred)')],
    family: [
      word('(?:single|unmarried|married) (?:only|preferred|status required|candidates?)|marital status\\s*:'),
      word('no (?:children|kids)|not pregnant|without family commitments?'),
    ],
    looks: [
      word(
        '(?:pleasant|good|pleasing) (?:looking|looks|personality and looks)|attractive appearance|height requirement',
      ),
    ],
    fee: [
      word(
        '(?:registration|training|processing|placement|application|recruitment) fees?|refundable deposit|pay for your (?:kit|uniform|training)',
      ),
    ],
    local_experience: [word('canadian (?:work )?experience')],
    pay_history: [
      word(
        '(?:current|previous|last|past) (?:salary|pay|compensation|ctc)|salary history|what do you earn(?: now)?',
      ),
    ],
  },
  es: {
    age: [
      word(`(?:edad|de)\\s*(?:entre\\s*)?(?:${AGE})\\s*(?:a|y|-|–)\\s*(?:${AGE})\\s*años`),
      word(`(?:menor(?:es)? de|hasta|máximo)\\s*(?:${AGE})\\s*años|joven y dinámic[oa]`),
    ],
    sex: [
      word(
        '(?:solo|sólo|únicamente|preferiblemente|preferentemente) (?:hombres?|mujer(?:es)?|chic[oa]s?|señoritas?)',
      ),
      word('sexo\\s*:\\s*(?:masculino|femenino|hombre|mujer)|(?:hombre|mujer) preferentemente'),
    ],
    origin: [word('solo (?:españoles|nacionales|nativos)|(?:españoles|nacionales) únicamente')],
    religion: [word('(?:solo|preferiblemente) (?:católic[oa]s?|cristian[oa]s?|musulman(?:es|as))')],
    family: [
      word(
        'estado civil\\s*:|(?:solo|preferiblemente) (?:solter[oa]s?|casad[oa]s?)|sin (?:hijos|cargas familiares)',
      ),
    ],
    looks: [word('buena presencia|excelente presencia')],
    fee: [
      word('(?:cuota|pago|coste|costo) (?:de|por) (?:inscripción|registro|formación|capacitación|trámite)'),
    ],
    pay_history: [
      word(
        '(?:salario|sueldo|retribución) (?:actual|anterior|previ[oa]|último)|último (?:salario|sueldo)|cuánto (?:gana|cobra|ganaba|cobraba)s?',
      ),
    ],
  },
  'pt-br': {
    age: [
      word(`idade\\s*(?:entre|de|máxima|até)?\\s*:?\\s*(?:${AGE})(?:\\s*(?:a|e|-|–)\\s*(?:${AGE}))?\\s*anos`),
      word(`até (?:${AGE}) anos de idade|jovem e dinâmic[oa]`),
    ],
    sex: [
      word(
        '(?:apenas|somente|preferencialmente) (?:homens?|mulher(?:es)?|moças?|rapaz(?:es)?)|sexo (?:masculino|feminino)',
      ),
    ],
    origin: [word('(?:apenas|somente) brasileir[oa]s?')],
    religion: [word('(?:apenas|somente|preferencialmente) (?:evangélic[oa]s?|católic[oa]s?|cristã[os]?s?)')],
    family: [word('estado civil\\s*:|(?:apenas|preferencialmente) solteir[oa]s?|sem filhos')],
    looks: [word('boa aparência')],
    fee: [
      word(
        'taxa (?:de|para) (?:inscrição|cadastro|treinamento|exame)|pagar (?:o|pelo) (?:curso|treinamento)',
      ),
    ],
    pay_history: [word('(?:salário|remuneração) (?:atual|anterior)|último salário|quanto (?:ganha|ganhava)')],
  },
  id: {
    age: [
      word(
        `(?:usia|umur)\\s*(?:maksimal|maks\\.?|max\\.?|antara|di bawah)?\\s*:?\\s*(?:${AGE})(?:\\s*(?:-|–|sampai|s/d|hingga)\\s*(?:${AGE}))?\\s*(?:tahun|thn|th)?`,
      ),
    ],
    sex: [
      word(
        '(?:(?:khusus|hanya|diutamakan)\\s+)?(?:pria|wanita|laki-laki|perempuan) (?:saja|diutamakan|only)|jenis kelamin\\s*:|khusus (?:pria|wanita|laki-laki|perempuan)',
      ),
    ],
    origin: [word('(?:khusus|hanya) (?:suku|etnis|pribumi|chinese)|diutamakan (?:chinese|tionghoa|pribumi)')],
    religion: [
      word(
        '(?:beragama|agama\\s*:?)\\s*(?:islam|kristen|katolik|hindu|buddha)|(?:khusus|diutamakan) (?:muslim|muslimah)',
      ),
    ],
    family: [
      word(
        'belum menikah|status lajang|(?:status|diutamakan)\\s*:?\\s*(?:single|lajang|menikah)|belum (?:punya|memiliki) anak',
      ),
    ],
    looks: [word('berpenampilan menarik|good looking|tinggi (?:badan )?(?:minimal|min\\.?)')],
    fee: [word('biaya (?:pendaftaran|pelatihan|administrasi|seragam|training)|uang jaminan|deposit')],
    pay_history: [word('gaji (?:saat ini|sekarang|sebelumnya|terakhir)|slip gaji')],
  },
  ms: {
    age: [
      word(
        `(?:umur|berumur|usia)\\s*(?:antara|bawah|maksimum|tidak lebih)?\\s*:?\\s*(?:${AGE})(?:\\s*(?:-|–|hingga|sehingga|ke)\\s*(?:${AGE}))?\\s*(?:tahun)?`,
      ),
    ],
    sex: [
      word(
        '(?:lelaki|wanita|perempuan) (?:sahaja|diutamakan)|jantina\\s*:|khas untuk (?:lelaki|wanita|perempuan)',
      ),
    ],
    origin: [word('(?:melayu|cina|india|bumiputera) (?:sahaja|diutamakan)')],
    religion: [word('(?:muslim|islam|beragama islam) (?:sahaja|diutamakan)')],
    family: [
      word(
        '(?:bujang|belum berkahwin|berkahwin) (?:sahaja|diutamakan)|status perkahwinan\\s*:|tidak mempunyai anak',
      ),
    ],
    looks: [word('(?:rupa paras|paras rupa) (?:menarik|baik)|berpenampilan menarik')],
    fee: [word('(?:yuran|bayaran) (?:pendaftaran|latihan|proses)|deposit|wang cagaran')],
    pay_history: [word('gaji (?:semasa|sekarang|terdahulu|terakhir)|slip gaji')],
  },
  tr: {
    age: [
      word(
        `(?:${AGE})\\s*(?:-|–|ile)\\s*(?:${AGE})\\s*yaş(?:ları)?(?:\\s*arası(?:nda)?)?|(?:en fazla|azami)?\\s*(?:${AGE})\\s*yaş(?:ını)? (?:altı|geçmemiş|aşmamış)|genç ve dinamik`,
      ),
    ],
    sex: [
      word(
        '(?:sadece|yalnızca|tercihen)? ?(?:bay|bayan|erkek|kadın) (?:aday(?:lar)?|eleman|personel)|tercihen (?:bay|bayan|erkek|kadın)|cinsiyet\\s*:',
      ),
    ],
    origin: [word('(?:sadece|yalnızca) (?:türk|t\\.?c\\.? vatandaşı)')],
    religion: [word('(?:sadece|tercihen) (?:müslüman|hristiyan)')],
    family: [
      word(
        '(?:bekâr|bekar|evli) (?:aday|olan|tercih)\\p{L}*|tercihen (?:bekâr|bekar|evli)|medeni (?:hal|durum)\\p{L}*\\s*:|çocuk(?:suz| sahibi olmayan)',
      ),
    ],
    looks: [word('prezentabl|fiziği düzgün|diksiyonu ve fiziği düzgün')],
    fee: [word('(?:kayıt|eğitim|başvuru) ücreti|depozito')],
    pay_history: [word('(?:mevcut|önceki|son|şu anki) (?:maaş|ücret)\\p{L}*|maaş geçmişi')],
  },
  ar: {
    age: [
      word(
        `(?:العمر|السن|عمر|سن)\\s*(?:من|بين|لا يتجاوز|لا يزيد عن|أقل من)?\\s*:?\\s*(?:${AGE}|[٠-٩]{2})(?:\\s*(?:-|–|إلى|الى|و)\\s*(?:${AGE}|[٠-٩]{2}))?\\s*(?:سنة|عام[ًا]*)?`,
      ),
    ],
    sex: [
      word(
        '(?:للذكور|للإناث|للاناث|للرجال|للنساء|للسيدات|للشباب|للبنات) فقط|(?:ذكور|إناث|اناث|رجال|نساء|سيدات) فقط|الجنس\\s*:\\s*(?:ذكر|أنثى)|يفضل (?:ذكر|أنثى|الذكور|الإناث)',
      ),
    ],
    origin: [word('(?:للعرب|للأجانب|لجنسية|جنسية|جنسيات) (?:فقط|عربية فقط|آسيوية فقط)')],
    religion: [word('(?:مسلم|مسلمة|مسلمين|مسيحي|مسيحية)(?:ين|ات)? فقط|يشترط أن يكون مسلم[ًا]*')],
    family: [word('الحالة الاجتماعية\\s*:|(?:أعزب|عزباء|غير متزوج|غير متزوجة|متزوج|متزوجة) فقط|بدون أطفال')],
    looks: [word('حسن المظهر|حسنة المظهر|مظهر لائق وجذاب|جميلة المظهر')],
    fee: [word('رسوم (?:التسجيل|التقديم|التدريب|التوظيف|المعاملة)|تأمين مسترد|دفع رسوم')],
    pay_history: [word('(?:راتبك|الراتب) (?:الحالي|السابق|الأخير)|آخر راتب')],
  },
  ja: {
    age: [
      sign(
        '(?:[1-6１-６][0-9０-９])(?:歳|才)(?:以下|まで|未満|位まで|くらいまで)|(?:[2-6２-６][0-9０-９])代(?:まで|限定|の方のみ)|年齢(?:制限)?[：:]\\s*[1-6１-６][0-9０-９]',
      ),
    ],
    sex: [
      sign(
        '(?:男性|女性|男子|女子)(?:のみ|限定|歓迎のみ|に限る)|主婦限定|性別[：:]\\s*(?:男|女)|(?:ウェイトレス|保母|看護婦|営業マン)募集',
      ),
    ],
    origin: [sign('日本人(?:のみ|限定|に限る)|外国人(?:不可|お断り)|国籍[：:](?!\\s*不問)')],
    religion: [sign('(?:信者|キリスト教徒|仏教徒)(?:のみ|限定)')],
    family: [sign('(?:独身|未婚|既婚)(?:者)?(?:のみ|限定|に限る|の方)|子どものいない方|配偶者の有無')],
    looks: [sign('容姿端麗|身長[0-9０-９]{3}')],
    fee: [
      sign('(?:登録料|研修費|教材費|保証金|紹介料)(?:が必要|がかかり|を(?:お)?支払|は自己負担|自己負担)'),
    ],
    pay_history: [sign('(?:現在|前職|直近|現職)の(?:年収|給与|月給|給料)|源泉徴収票')],
  },
  'zh-cn': {
    age: [
      sign(
        '(?:年龄|年纪)(?:要求|限制)?[：:]?\\s*(?:[1-6]\\d)(?:\\s*[-–~至到]\\s*[1-6]\\d)?\\s*(?:周?岁)?|[1-6]\\d\\s*(?:周?岁)(?:以下|以内)|[1-6]\\d\\s*[-–~至到]\\s*[1-6]\\d\\s*周?岁|限[789]0后',
      ),
    ],
    sex: [
      sign(
        '(?:仅限|只招|限|要求)(?:男|女)(?:性|生|士)?|(?:男|女)(?:性|士|生)?(?:优先|不限除外)|性别[：:]\\s*(?:男|女)',
      ),
    ],
    origin: [sign('(?:限|仅限|只招)(?:本地|本市|当地)(?:人|户籍|户口)|(?:外地人勿扰|限.{1,4}籍)')],
    religion: [sign('(?:仅限|限)(?:佛教徒|基督徒|穆斯林)')],
    family: [
      sign('(?:未婚|已婚|单身|已婚已育|未育)(?:者)?(?:优先|限定|即可|的)|婚姻状况[：:]|近期无生育计划'),
    ],
    looks: [sign('(?:形象|外貌|相貌|五官)(?:气质)?(?:佳|好|端正|姣好)|身高\\s*1[.．]?[5-9]\\d')],
    fee: [sign('(?:报名费|培训费|押金|服装费|保证金|体检费)(?:\\d|需|由|自理|自付)?')],
    pay_history: [
      sign('(?:目前|现在|上一份|上家|以前)(?:的)?(?:薪资|薪水|工资|月薪|年薪)|工资流水|薪资证明'),
    ],
  },
  'zh-tw': {
    age: [
      sign(
        '年齡(?:要求|限制)?[：:]?\\s*(?:[1-6]\\d)(?:\\s*[-–~至到]\\s*[1-6]\\d)?\\s*(?:歲)?|[1-6]\\d\\s*歲(?:以下|以內)|[1-6]\\d\\s*[-–~至到]\\s*[1-6]\\d\\s*歲',
      ),
    ],
    sex: [
      sign(
        '(?:僅限|限|只徵|只招)(?:男|女)(?:性|生|士)?|(?:男|女)(?:性|生|士)?(?:優先|佳)|性別[：:]\\s*(?:男|女)',
      ),
    ],
    origin: [sign('(?:限|僅限)(?:本地|本國|當地)(?:人|籍)|外籍(?:勿試|不可)')],
    religion: [sign('(?:僅限|限)(?:佛教徒|基督徒|穆斯林)')],
    family: [sign('(?:未婚|已婚|單身)(?:者)?(?:佳|優先|限定)|婚姻狀況[：:]|無生育計畫')],
    looks: [sign('(?:外型|外貌|五官|面貌)(?:佳|姣好|端正)|身高\\s*1[.．]?[5-9]\\d')],
    fee: [sign('(?:報名費|訓練費|押金|保證金|制服費|教材費)(?:\\d|需|由|自付)?')],
    pay_history: [sign('(?:目前|現在|前一份|前職|上一份)(?:的)?(?:薪資|薪水|月薪|年薪)|薪資(?:證明|單)')],
  },
}

/** Words that turn what stands near them into its opposite: who says that nothing is to be paid asks for nothing. */
export const negations: Record<LanguageCode, RegExp> = {
  en: /\b(?:no|not|never|without|free of|don['’]t|doesn['’]t|won['’]t|beware|report)\b/iu,
  es: /(?<!\p{L})(?:no|nunca|sin|ningun[ao]?|ningún|jamás)(?!\p{L})/iu,
  'pt-br': /(?<!\p{L})(?:não|nunca|sem|nenhum[a]?|jamais)(?!\p{L})/iu,
  id: /(?<!\p{L})(?:tidak|tanpa|tak|bukan|gratis|jangan|bebas)(?!\p{L})/iu,
  ms: /(?<!\p{L})(?:tidak|tanpa|tiada|bukan|percuma|jangan)(?!\p{L})/iu,
  tr: /(?<!\p{L})(?:değil|yok(?:tur)?|asla|ücretsiz|talep etmez|istenmez|alınmaz)(?!\p{L})/iu,
  ar: /(?<!\p{L})(?:لا|لن|لم|بدون|دون|مجان[اً]*|ليس)(?!\p{L})/u,
  ja: /ません|ない|不要|なし|無料|一切/u,
  'zh-cn': /不|无|免|没有|勿/u,
  'zh-tw': /不|無|免|沒有|勿/u,
}
