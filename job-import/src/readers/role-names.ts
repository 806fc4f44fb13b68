/** What a field of a foreign feed tells of an ad. */
export type FieldRole =
  | 'benefits'
  | 'body'
  | 'category'
  | 'city'
  | 'company'
  | 'companyAbout'
  | 'companyUrl'
  | 'country'
  | 'currency'
  | 'datePosted'
  | 'directApply'
  | 'education'
  | 'end'
  | 'experience'
  | 'hybridFlag'
  | 'industry'
  | 'jobType'
  | 'language'
  | 'latitude'
  | 'longitude'
  | 'officeFlag'
  | 'place'
  | 'postcode'
  | 'ref'
  | 'region'
  | 'remoteFlag'
  | 'requirements'
  | 'responsibilities'
  | 'salary'
  | 'salaryMax'
  | 'salaryMin'
  | 'salaryPeriod'
  | 'short'
  | 'skills'
  | 'source'
  | 'street'
  | 'title'
  | 'url'
  | 'workplace'

/** `job_title`, `JobTitle` and `vacancy-title` are one name: what is put before the words that follow. */
const OF_THE_AD =
  '(?:the)?(?:job|vacancy|position|posting|post|offer|ad|advert|opening|requisition|req|role|work|oferta|vaga|empleo|puesto){0,3}'

/** The words of pay in the languages of feeds. */
export const PAY =
  '(?:(?:base|basic|gross|net|offered|advertised|expected|annual|yearly|monthly|weekly|daily|hourly|min)?(?:salar(?:y|io|is|ios|ial|iale)|sueldo|salaire|gehalt|lohn|pay|payrate|rate|wages?|compensation|remuneration|remuneracion|remuneracao|retribucion|offeredremunerationpackage|gaji|upah|maas|ucret|earnings|給与|給料|月給|時給|年収|薪資|薪水|薪酬|薪资|工资|الراتب|راتب|الاجر))'
export const PAY_SPAN = '(?:range|amount|band|package|basic|base|offered|gross|annual|monthly|value|salary)?'
const LOW =
  '(?:min|minimum|minimo|minima|minimumamount|minamount|minvalue|from|low|lower|start|starting|desde|mindestens|asgari|enaz|de|dari|最低|下限|الادني)'
const HIGH =
  '(?:max|maximum|maximo|maxima|maximumamount|maxamount|maxvalue|to|high|higher|upper|end|hasta|ate|azami|encok|sampai|hingga|最高|上限|الاعلي)'
const PERIOD =
  '(?:period|per|unit|unittext|timeunit|interval|intervalcode|frequency|basis|cycle|schedule|term|periodo|periodicidad|periode|donem|type)'

/** Names of each role, the ones that count first standing first; each is tried on a whole name. */
const names: readonly (readonly [FieldRole, readonly string[]])[] = [
  [
    'title',
    [
      `(?:job|vacancy|position|posting|ad|advert|offer|role|opening|display|public|requisition|external){0,3}title(?:name|text)?`,
      'jobname|positionname|vacancyname|intitule(?:poste)?|stellen(?:titel|bezeichnung)|puesto|tituloempleo|titulo(?:davaga|delaoferta|oferta|puesto|vaga)?|nombre(?:puesto|oferta|delpuesto)|cargo|judul(?:lowongan|pekerjaan)?|posisi|jabatan|namajabatan|jawatan|tajuk|pozisyon(?:adi)?|ilan(?:basligi|adi)|baslik|職種名?|求人(?:タイトル|名)|タイトル|仕事名|職位(?:名稱|名称)?|職缺(?:名稱)?|職務名稱|职位(?:名称)?|岗位(?:名称)?|المسميالوظيفي|عنوانالوظيفه|اسمالوظيفه|الوظيفه|العنوان|المسمي',
      'position|designation|vacancy|vaga|headline|role|poste|lowongan',
      'name|text|job',
    ],
  ],
  [
    'ref',
    [
      `${OF_THE_AD}(?:ref|reference|refno|refnum|refnumber|referencenumber|referenceno|referenceid|referencia|referensi|referans)`,
      '(?:display|sender|external|client|customer)(?:ref|reference|id)|requisition(?:id|number|no)|reqid|reqno',
      `${OF_THE_AD}(?:id|uid|uuid|idvalue|code|no|number|numero|numarasi)|jobpositionpostingid(?:idvalue)?|externaljobid|documentid(?:value)?|ilanno|求人番号|求人id|職缺編號|职位编号|رقمالوظيفه|رقمالاعلان`,
      'shortcode|guid|slug',
    ],
  ],
  [
    'company',
    [
      '(?:company|subcompany|hiringorgani[sz]ation|hiringorg|hiringcompany|employer)(?:name|title|displayname|legalname|orgname|organi[sz]ationname|label)?|empresa(?:nombre|nome)?|nombre(?:empresa|delaempresa)|nome(?:empresa|daempresa)|(?:nama)?perusahaan|(?:nama)?majikan|(?:nama)?syarikat|(?:sirket|firma)(?:adi)?|isveren(?:adi)?|会社名?|企業名?|雇用主|公司(?:名稱|名称)?|企业名称?|單位名稱|单位名称|(?:اسم)?(?:ال)?شركه|جههالعمل|صاحبالعمل|entreprise|societe|unternehmen|arbeitgeber|azienda',
      'organi[sz]ation(?:name|title|legalname|unitname)?|orgname|positionorganization|clientcorporation(?:name)?|institution(?:name)?|recruiter(?:name|company)|advertiser(?:name|company|displayname)?|agency(?:name)?|brand(?:name)?|client(?:name|company)?|businessname|school(?:name)?|accountname|creator|hospitalname',
    ],
  ],
  [
    'companyUrl',
    ['(?:company|employer|organi[sz]ation)(?:url|website|site|homepage|link|web)|website|sameas'],
  ],
  [
    'companyAbout',
    [
      '(?:company|employer|organi[sz]ation|recruiter)(?:description|profile|about|info|bio|overview|text)|about(?:company|us|theemployer|employer|thecompany)|empresadescripcion|sobre(?:laempresa|aempresa|nos)|tentangperusahaan|sirkethakkinda|会社概要|公司(?:簡介|简介)|نبذهعنالشركه',
    ],
  ],
  [
    'body',
    [
      `encoded|${OF_THE_AD}(?:full|long|public|complete|detailed|formatted|html)(?:job)?(?:description|desc|text|details)(?:html)?|(?:positionformatted|jobposition)description(?:content)?`,
      `${OF_THE_AD}(?:description|desc|advert|body|content|details|descriptions|adtext|bodyhtml|descriptionhtml|htmldescription|descriptiontext|descriptionbody|contenthtml)|advert(?:text|body|isement)?|descrip(?:cion|tif)|descricao(?:davaga)?|deskripsi(?:pekerjaan)?|keterangan|aciklama|is(?:tanimi|ilani|aciklamasi)|ilanmetni|仕事内容|職務内容|業務内容|求人内容|工作(?:內容|内容|描述)|職務(?:描述|說明)|职位描述|岗位描述|职位详情|(?:ال)?وصف(?:الوظيفي|الوظيفه)?|تفاصيلالوظيفه|beschreibung|stellenbeschreibung|descricaocompleta|descripcioncompleta|purpose|jobpositionpurpose`,
      `${OF_THE_AD}(?:plain|plaintext|text)(?:description|body)|${OF_THE_AD}(?:description|body|content)(?:plain|plaintext|text|raw|md|markdown)|additional(?:info|information|plain|text)?|closing(?:text|content)|opening(?:text|content)`,
    ],
  ],
  [
    'short',
    [
      `${OF_THE_AD}(?:short|brief|intro|search|list|mini|preview)(?:job)?(?:description|desc|text|summary)?|(?:job)?(?:summary|teaser|pitch|abstract|excerpt|snippet|introduction|overview|tagline|standfirst|strapline)|(?:descripcioncorta|resumen|resumo|ringkasan|ozet|概要|摘要|ملخص|نبذه)`,
    ],
  ],
  [
    'requirements',
    [
      '(?:job|candidate|position|applicant|minimum|basic|key|essential|desired|preferred|jobposition)?(?:requirements?|qualifications?|criteria)(?:text|html|description|plain|list|summary|required)?|(?:candidate|your|person|applicant)(?:profile|specification|spec)|personspecification|whatyouneed|requisitos(?:davaga|delpuesto)?|perfil(?:candidato|buscado)?|persyaratan|kualifikasi|syarat|kelayakan|nitelikler|aranannitelikler|gereksinimler|応募(?:資格|条件)|必須条件|求める人材|任職(?:要求|資格)|任职(?:要求|资格)|職位要求|职位要求|條件要求|應徵條件|(?:ال)?متطلبات(?:الوظيفه)?|(?:ال)?شروط|(?:ال)?مؤهلات|anforderungen|profil',
    ],
  ],
  [
    'responsibilities',
    [
      '(?:job|key|main|your|position)?(?:responsibilities|responsibility|duties|tasks|functions|essentialfunctions)(?:text|html|description)?|whatyouwilldo|funciones|tareas|responsabilidades|atribuicoes|atividades|tugas|tanggungjawab|tanggung jawab|tugasdantanggungjawab|sorumluluklar|gorevler|職責|岗位职责|工作職責|工作职责|(?:ال)?مسؤوليات|(?:ال)?مهام|aufgaben|missions?',
    ],
  ],
  [
    'benefits',
    [
      '(?:job|employee|our|company)?(?:benefits?|perks|benefitsdescription|weoffer|whatweoffer)(?:text|html|list)?|beneficios|ventajas|ofrecemos|tunjangan|fasilitas|faedah|kemudahan|yanhaklar|待遇・?福利厚生|福利厚生|福利(?:待遇|制度)?|(?:ال)?مزايا|benefices|leistungen',
    ],
  ],
  ['language', ['(?:job|ad|posting)?(?:language|lang|locale|languagecode|inlanguage)|idioma|bahasa|dil']],
  [
    'datePosted',
    [
      `(?:date|${OF_THE_AD})?(?:posted|published|publication|publish|post|posting|release|released|listed|live|added)(?:date|at|on|time|datetime)?|date(?:posted|published|listed|added|live|lastpublished)|pubdate|publicationdate|firstpublished(?:at|on)?|fecha(?:depublicacion|publicacion|alta)?|data(?:de)?publicacao|tanggal(?:posting|publikasi|tayang)?|tarikh(?:iklan)?|(?:yayin|ilan)tarihi|掲載(?:日|開始日)|公開日|刊登日期|發布日期|发布(?:日期|时间)|تاريخ(?:ال)?(?:نشر|اعلان)`,
      'date|created|creationdate|createdate|created(?:at|on|date|time)|datecreated|dateadded|openingdate|opendate',
      'updated(?:at|on|date)?|lastupdated?|modified(?:at|on|date)?|dateupdated|lastmodified',
    ],
  ],
  [
    'end',
    [
      `${OF_THE_AD}(?:expir(?:y|ation|es?|ed|ing)(?:date|at|on|time|datetime)?|end(?:date|s|at|son|datetime)?|clos(?:ing|e|es|ed)(?:date|at|on|time|datetime)?|deadline(?:date)?|valid(?:through|until|to|till|thru)|unpublish(?:date|at|on|edat)?)|date(?:expir\\w*|closed|closing|end|expires)|(?:application|apply|applications)(?:deadline|enddate|closingdate|closing|close|by|before|until)|lastdate(?:toapply)?|removaldate|fecha(?:de)?(?:fin|limite|vencimiento|cierre|caducidad|expiracion)|vencimiento|data(?:de)?(?:fim|encerramento|limite|expiracao|validade|termino)|validade|batas(?:akhir|waktu|lamaran)?|tanggal(?:berakhir|tutup|kedaluwarsa)|berlakusampai|tarikhtutup|tarikhakhir|(?:son|bitis|kapanis|gecerlilik)(?:basvuru)?tarihi|応募締切|締切日?|掲載終了日|終了日|截止日期?|到期日|有效期|تاريخ(?:ال)?(?:انتهاء|اغلاق)|(?:اخر|الموعد)(?:موعد|النهائي)`,
    ],
  ],
  ['salaryMin', [`${PAY}${PAY_SPAN}${LOW}${PAY_SPAN}|${LOW}${PAY_SPAN}${PAY}${PAY_SPAN}`]],
  ['salaryMax', [`${PAY}${PAY_SPAN}${HIGH}${PAY_SPAN}|${HIGH}${PAY_SPAN}${PAY}${PAY_SPAN}`]],
  [
    'currency',
    [
      `(?:${PAY}\\p{L}*)?(?:currency|currencycode|currencyid|currencytype|currencysymbol)|moneda|moeda|devise|waehrung|matauang|parabirimi|通貨|幣別|货币|币种|العمله|عمله`,
    ],
  ],
  [
    'salaryPeriod',
    [
      `${PAY}${PAY_SPAN}${PERIOD}|(?:pay)?periodo(?:salarial)?|payper|payperiod|periodicidad|給与形態|薪資類型`,
    ],
  ],
  [
    'salary',
    [
      `${OF_THE_AD}(?:advertised|offered|annual|base|gross|basic|display|estimated)?${PAY}(?:description|desc|text|details?|display|range|amount|info|string|summary|value|label|band|annual|hourly|salaryannual|payrate|payamount|package|offered|package)?|pay(?:salaryannual|salaryhourly|salarymonthly)`,
      `${PAY}(?:additional|benefits|notes|extra|comments)`,
    ],
  ],
  [
    'remoteFlag',
    [
      '(?:is|allows?|can(?:be)?|fully|has|job|work)?(?:remote|telecommut(?:e|ing)|workfromhome|wfh|homeoffice|homebased|teletrabajo|remoto|uzaktan|在宅|リモート|遠端|远程|عنبعد)(?:type|status|work|working|job|allowed|option|friendly|policy|ok|level)?',
    ],
  ],
  ['hybridFlag', ['(?:is|allows)?(?:hybrid|hibrido|hibrit)(?:work|working|allowed|status)?']],
  ['officeFlag', ['(?:is)?(?:onsite|inoffice|presencial)(?:work|only|status)?']],
  [
    'workplace',
    [
      '(?:job)?(?:workplace|workmodel|workarrangement|workmode|worksetting|workstyle|worklocationtype|locationtype|joblocationtype|worksetup|workingmodel|remoteorhybrid|attendance)(?:type|name|label|option)?|workplacetype(?:id)?|modalidad(?:e|detrabajo|trabajo)?|sistemkerja|calismasekli|勤務形態|出社',
    ],
  ],
  [
    'jobType',
    [
      `(?:job|employment|engagement)(?:type|status|basis|term|category|kind|typecode|typename|typelabel)|typeof(?:employment|contract|work|job)|(?:contract|work|position|vacancy|hiring|appointment)(?:type|time|typename|typecode)|positionscheduletype(?:code)?|(?:work(?:ing)?)?(?:hours|schedule|scheduletype|time)|workingtime|timetype|commitment|employment(?:types?)?|contract(?:term|kind|length|hours)?|directhireorcontract\\w*|(?:job|position|work)?schedule\\w*|tipo(?:de)?(?:contrato|empleo|jornada|vaga|contratacao|contratacion)|contrato|jornada(?:laboral)?|regime(?:decontratacao|trabalho)?|(?:jenis|tipe|status)(?:kontrak|pekerjaan|kerja|karyawan|jawatan)|tipepekerjaan|(?:calisma|istihdam)(?:sekli|turu|tipi)|雇用形態|職務(?:性質|類型)|上班(?:時段|類型)|(?:工作|职位)(?:性质|类型)|工作類型|نوع(?:ال)?(?:عمل|وظيفه|عقد|دوام|توظيف)|(?:ال)?دوام|typecontrat|contrat|vertragsart|anstellungsart|arbeitszeit|shifttype`,
      'type|hourstype',
    ],
  ],
  [
    'category',
    [
      `${OF_THE_AD}(?:category|categories|categoryname|categorytitle|function|functions|functionname|functionalarea|department|departments|departmentname|team|discipline|disciplines|disciplinetree|classification|subclassification|profession|specialism|specialty|speciality|occupation|occupationalcategory|family|recruitingcategory|publishedcategory|subcategory|area(?=$))(?:name|title|label|tree)?|categoria(?:s|profesional)?|departamento|area(?:deempleo|profesional|deatuacao)|kategori|bidang(?:pekerjaan)?|departemen|jabatanbagian|bolum|職種カテゴリ|職務類別|職位類別|职位类别|职能|部門|部门|(?:ال)?(?:فئه|قسم|تصنيف|مجال)`,
    ],
  ],
  [
    'industry',
    [
      '(?:job|company)?(?:industry|industries|industryname|sector|sectors|branche|industrylabel|sectorname)|sektor|setor|業種|業界|產業(?:類別)?|行业|القطاع',
    ],
  ],
  [
    'education',
    [
      '(?:min(?:imum)?|required)?(?:education|educations|educationlevel|educationrequirements?|degree|degreelevel|qualificationlevel|academiclevel)(?:name|label|required|level)?|estudios(?:minimos)?|formacion|escolaridad(?:e)?|formacao|pendidikan(?:minimal)?|tahappendidikan|egitim(?:seviyesi|durumu)?|学歴|學歷(?:要求)?|学历(?:要求)?|(?:ال)?مؤهل(?:العلمي)?',
    ],
  ],
  [
    'experience',
    [
      '(?:min(?:imum)?|required|years?(?:of)?|job|work)?(?:experience|experiences|experiencelevel|experiencerequirements?|experienceyears|yearsofexperience|experiencerequired|experiencecode)(?:name|label|required|min|minimum|level)?|seniority(?:level)?|careerlevel|positionlevel|joblevel|experiencia(?:minima|requerida)?|nivel(?:experiencia)?|pengalaman(?:kerja)?|tingkatpengalaman|deneyim(?:suresi|seviyesi)?|tecrube|経験(?:年数)?|工作(?:經驗|经验|經歷)|经验要求|(?:ال)?خبره|سنواتالخبره',
    ],
  ],
  [
    'skills',
    [
      '(?:required|key|job|technical|preferred|must)?(?:skills?|tags?|keywords?|technologies|competenc(?:y|ies)|skillset|techstack|stack)(?:list|name|required|tag)?|habilidades|competencias|conocimientos|keahlian|keterampilan|kemahiran|yetenekler|beceriler|スキル|技能|(?:ال)?مهارات',
    ],
  ],
  [
    'country',
    [
      '(?:address|job|location|work)?(?:country|countrycode|countryname|countryiso|countryid|iso)|pais|negara|ulke|国|国家|國家|(?:ال)?دوله|(?:ال)?بلد|land|pays',
    ],
  ],
  [
    'city',
    [
      '(?:address|job|location|work|office)?(?:city|cityname|town|locality|municipality|suburb|addresslocality|citytown|towncity|loccity)|localidad|ciudad|poblacion|cidade|ville|stadt|ort|kota|kabupaten|bandar|sehir|(?:is)?ili?|ilce|市区町村|城市|縣市|(?:ال)?مدينه|comune|gemeente',
    ],
  ],
  [
    'region',
    [
      '(?:address|job|location|work)?(?:state|province|county|region|stateprovince|addressregion|statecode|statename|regioncode|regionname|subdivision|countrysubdivision(?:code)?|administrativearea|stateorprovince|area)|provincia|estado|uf|comunidad(?:autonoma)?|bundesland|provinsi|negeri|bolge|都道府県|省份?|州|(?:ال)?(?:منطقه|محافظه|اماره)',
    ],
  ],
  [
    'postcode',
    [
      '(?:address|job|location)?(?:post(?:al)?code|zip|zipcode|zipcodes|eircode)|codigopostal|cep|kodepos|poskod|postakodu|郵便番号|邮编',
    ],
  ],
  [
    'street',
    [
      '(?:job|location|work|office)?(?:street|streetaddress|streetname|addressline1?|address1?|addressstreet|fulladdress)|direccion|calle|endereco|logradouro|alamat|adres|住所|地址|(?:ال)?عنوانالعمل|adresse|strasse',
    ],
  ],
  ['latitude', ['(?:location|geo)?(?:lat|latitude|latitud)']],
  ['longitude', ['(?:location|geo)?(?:lon|lng|long|longitude|longitud)']],
  [
    'place',
    [
      `${OF_THE_AD}(?:locations?|locationname|locationtext|locationdescription|locationdisplay|locationstring|fulllocation|formattedlocation|locationlabel|locationsquestion|locationstr|joblocation|worksite|site|sites)(?:name|text|title|label)?|placeofwork|workplaceaddress|(?:referencelocation|positionlocation)(?:name)?|ubicacion|lugar(?:detrabajo)?|local(?:detrabalho|trabalho)?|localizacao|localizacion|lokasi(?:kerja|penempatan)?|penempatan|tempat(?:kerja)?|konum|calismayeri|勤務地|就業場所|工作(?:地點|地点|地區|地区)|上班地點|(?:ال)?موقع(?:العمل)?|مكانالعمل|lieu(?:detravail)?|einsatzort|arbeitsort|standort|luogo`,
      'offices?(?:name|location)?|branch(?:name)?|geo|campus',
    ],
  ],
  [
    'url',
    [
      `${OF_THE_AD}(?:url|link|href|deeplink|pageurl|detailurl|detailsurl|hostedurl|absoluteurl|weburl|publicurl|canonicalurl|landingpage|landingpageurl|shorturl|shortlink|permalink|careersurl|redirecturl|uri|adurl|trackingurl|viewurl)|enlace|tautan|pautan|baglanti|リンク|連結|链接|(?:ال)?رابط`,
      '(?:job)?(?:apply|application|applyonline|onlineapplication|careersapply|howtoapply|applynow)(?:url|link|uri|weburl|webaddress|href)',
    ],
  ],
  ['directApply', ['directapply|easyapply']],
  ['source', ['source|sourcename|publisher|jobsource|feedsource']],
]

export interface FieldRoleRank {
  role: FieldRole
  /** The lower, the sooner a value counts. */
  rank: number
}

const patterns = names.flatMap(([role, ranked]) =>
  ranked.map((alternatives, rank) => ({ role, rank, pattern: new RegExp(`^(?:${alternatives})$`, 'u') })),
)

/** What a name that begins so is about, whatever follows. */
const beginnings: readonly (readonly [FieldRole, RegExp])[] = [
  ['place', new RegExp(`^${OF_THE_AD}location(?!type|id)\\p{L}*$`, 'u')],
  ['salary', new RegExp(`^${PAY}(?!id$|hidden$|visible$|is)\\p{L}*$`, 'u')],
]
export const LAST = 5
/** A text that is called a description of something tells of the ad where nothing else does. */
const ANY_DESCRIPTION = /(?:description|descripcion|descricao)$/
const ANY_REF =
  /^(?:unique|internal|system|ats|document|record|source|feed|entry|original|(?:position|job|posting|vacancy|requisition|ad)(?!\p{L}*(?:type|category|function|location|level|title|company|family|industry|department))\p{L}*)(?:id|no|num|number|identifier|key)$|(?:reference|ref)(?:no|num|number|id|code)?$|^identifiers?$/u

/** A name as it is compared: letters and digits only, without accents, in lower case, Arabic letters in one form. */
export const bareName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/(?<=[a-z])\p{M}+/giu, '')
    .normalize('NFC')
    .replace(/[İı]/g, 'i')
    .toLowerCase()
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/[^\p{L}\p{N}]+/gu, '')

export const roleOfName = (bare: string): FieldRoleRank | undefined => {
  const match = patterns.find(({ pattern }) => pattern.test(bare))
  return match && { role: match.role, rank: match.rank }
}

export const roleOfWholeName = (bare: string): FieldRoleRank | undefined => {
  const role = beginnings.find(([, pattern]) => pattern.test(bare))?.[0]
  const ranked = roleOfName(bare) ?? (role && { role, rank: LAST })
  if (ranked) return ranked
  if (ANY_DESCRIPTION.test(bare)) return { role: 'body', rank: 2 }
  return ANY_REF.test(bare) ? { role: 'ref', rank: LAST } : undefined
}
