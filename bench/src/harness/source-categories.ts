/**
 * What the categories of the sources in HANAP_DATA mean among our main functions: where a category is as wide as several
 * of them, each is right; one that says too little (`Other`, `Operations`, `Service`) is not here and not counted.
 */
type Meaning = readonly [category: RegExp, mainFunctions: readonly number[]]

const adzuna: readonly Meaning[] = [
  // Care workers and social workers stand under health there.
  [/^Healthcare & Nursing/, [11, 21, 19]],
  [/^Hospitality & Catering/, [13, 14]],
  [/^IT Jobs/, [1]],
  [/^Engineering/, [2, 17, 18]],
  [/^HR & Recruitment/, [8]],
  [/^Accounting & Finance/, [6, 7]],
  [/^Sales/, [3]],
  [/^Travel/, [13]],
  [/^Customer Services/, [4]],
  [/^Manufacturing/, [17]],
  [/^Retail/, [15]],
]

const lokerId: readonly Meaning[] = [
  [/^Administrasi > Administrasi Penjualan/, [5, 3]],
  [/^Administrasi/, [5]],
  [/^Akuntansi/, [6]],
  // With the hosts of live sales.
  [/E-Commerce & Marketplace/, [15, 3, 9, 10]],
  [/^Sales/, [3, 15]],
  [/^Ritel > Asisten/, [15, 3]],
  [/^Ritel/, [15]],
  [/^Pendidikan/, [12]],
  [/^Transportasi/, [16]],
  [/^Marketing/, [9, 10]],
  [/^Teknik > (Teknik Otomotif|MEP)/, [18, 2]],
  [/^Teknik/, [2, 17, 18]],
  [/Kebersihan/, [21, 5]],
  [/Satpam/, [22]],
  [/Penerjemah/, [5]],
  [/Teknisi & Perbaikan|Juru Las|Pekerja Konstruksi/, [18, 2]],
  [/Penjahit/, [17]],
  [/^Restaurant/, [14]],
  [/^Human Resources > General Affair/, [8, 5]],
  [/^Human Resources/, [8]],
  [/Desain (Grafis|Interior)/, [10]],
  [/Arsitektur/, [18, 2, 10]],
  [/Penjualan & Konsultan IT/, [1, 3]],
  [/^IT /, [1]],
  [/^Pabrik/, [17]],
  [/Resepsionis/, [5, 13]],
  [/Layanan Pelanggan > Customer Service/, [4]],
  [/^Perbankan/, [7, 6]],
  [/HSE/, [22]],
  [/Instruktur Kebugaran/, [24]],
  [/Penjualan Farmasi/, [3]],
  [/^Kesehatan/, [11]],
  [/^Properti/, [23]],
  [/^Hukum/, [19]],
  [/^Konstruksi/, [18, 2]],
  [/^Kecantikan/, [24, 11]],
  [/^Hospitality/, [13]],
  [/^Seni/, [10, 9]],
]

const jobStreet: readonly Meaning[] = [
  [/Analis Bisnis\/Sistem|Business\/Systems Analysts/, [1, 26]],
  [/^Teknologi Informasi|Information & Communication Technology\)/, [1]],
  [/^Akuntansi/, [6]],
  [/Administrasi Klien & Penjualan/, [5, 3]],
  [/^Administrasi/, [5]],
  [/^Penjualan/, [3]],
  [/^Sumber Daya/, [8]],
  [/^Pemasaran/, [9]],
  [/Pergudangan|Pembelian/, [16]],
  [/Penjaminan|Produksi/, [17]],
  [/^Perbankan|Banking & Financial/, [7, 6]],
  [/Matematika, Statistik|Mathematics, Statistics/, [1, 25]],
  [/^Ritel/, [15]],
  [/^Hospitaliti/, [13, 14]],
  [/^Asuransi/, [7]],
  [/^Call Center/, [4, 3]],
  [/^Teknik/, [2]],
  [/^Konstruksi/, [18]],
]

const philippines: readonly Meaning[] = [
  [/^Information Technology$/, [1]],
  [/^Information Technology, Engineering$|^Engineering, Information Technology$/, [1, 2]],
  [/^Sales(, Sales)?$/, [3]],
  // With clinical research and the registration of drugs.
  [/^(Healthcare|Health Care Provider)$/, [11, 25]],
  [/^Engineering$/, [2, 1, 18]],
  [/^Human Resources/, [8]],
  [/^Marketing$|^Marketing, Public Relations/, [9]],
  [/^Manufacturing, Transport & Logistics/, [16, 17]],
  [/^Administration/, [5]],
  [/^Accounting & Auditing(, Banking.*)?$/, [6, 7]],
  [/^Customer Service/, [4]],
  [/^Education/, [12, 8]],
  [/^Sciences, Analyst, Information Technology/, [1, 25]],
  [/^Advertising/, [9, 10]],
  [/^Legal/, [19]],
  [/^Banking/, [7, 6]],
  [/^Architecture/, [18, 10]],
  [/^Media & Communication/, [10, 9]],
  [/^Marketing, Sales|^Sales, Marketing/, [9, 3]],
  [/^Supply Chain/, [16]],
]

const brazil: readonly Meaning[] = [
  [/Tecnologia da informação/, [1]],
  [/Vendas/, [3]],
]

/** Several categories an ad: each that the employer ticked is right. */
const careerlink: readonly Meaning[] = [
  [/^営業/, [3]],
  [/^IT/, [1]],
  [/^人事・総務/, [8, 5]],
  [/^エンジニア/, [2, 17, 18, 1]],
  [/^教育/, [12]],
  [/^品質管理/, [17]],
  [/^生産管理/, [17, 16]],
  [/^経理|^会計/, [6]],
  [/^飲食/, [14]],
  [/^建築/, [18, 2]],
  [/^経営幹部/, [26]],
  [/^通訳/, [5]],
  [/^CAD/, [2, 18]],
  [/^製造管理|^工場生産/, [17]],
  [/^施工管理/, [18, 2, 23]],
  [/^仕入れ/, [15, 16]],
  [/^ホテル/, [13]],
  [/^法務/, [19]],
  [/^物流|^貿易|^倉庫/, [16]],
  [/^その他整備/, [17, 18]],
]

const ashby: readonly Meaning[] = [
  [/^(Sales|GTM - Sales|Strategic Sales)\b/, [3]],
  [/^Marketing/, [9]],
  [/^(Finance|Accounting and Finance|Finance & Accounting)\b/, [6, 7]],
  [/^(Human Resources|People|People & Talent)\b/, [8]],
  [/^Legal/, [19]],
  [
    /^(AI Engineer|Technology|Tech|Cloud Engineering|Software Engineering|BUREAU OF TECHNOLOGY|Application Development)\b/,
    [1],
  ],
  [/^Engineering/, [1, 2]],
  [/^Product\b/, [1, 10]],
  [/^Design\b/, [10, 1]],
  [/^Manufacturing/, [17, 2]],
  [/^(Customer|Customer Experience|Customer Success|CX)\b/, [4]],
  [/^Procurement/, [16]],
  [/^Editorial/, [10, 9]],
  [/^Insurance/, [7]],
]

const newYork: readonly Meaning[] = [
  [/^(COMPUTER|CERTIFIED IT|CERT\. IT)/, [1]],
  [/^(CIVIL|MECHANICAL|ELECTRICAL|CHEMICAL) ENGINEER/, [2]],
  [/^ACCOUNTANT/, [6]],
  [/ATTORNEY|COUNSEL/, [19]],
  [/ARCHITECT$/, [18]],
  [/NURSE/, [11]],
  [/PROCUREMENT/, [16]],
  [/^CONSTRUCTION PROJECT/, [18, 26]],
  [/^CLERICAL/, [5]],
  [/^STOCK WORKER/, [16, 15]],
  [/MICROBIOLOGIST/, [25, 11]],
  [/^CITY PLANNER/, [18]],
]

/** The Ethiopian board keeps its job categories in `industry`. */
const ethiopia: readonly Meaning[] = [
  [/^Sales & Promotion/, [3, 15]],
  [/^Accounting & Finance/, [6]],
  [/^Multimedia Content/, [10, 9]],
  [/^Customer Service/, [4]],
  [/^Marketing/, [9, 3]],
  [/^Creative Art/, [10]],
  [/^Construction/, [18, 2]],
  [/^Manufacturing/, [17]],
  [/^Teaching|^Tutoring/, [12]],
  [/^Software|^Information Technology|^Data Science/, [1]],
  [/^Human Resource/, [8]],
  [/^Architecture/, [18, 10]],
  [/^Healthcare|^Pharmaceutical/, [11, 25]],
  [/^Food & Drink/, [14]],
  [/^Secretarial/, [5]],
  [/^Retail/, [15, 16]],
  [/^Mechanical & Electrical/, [2, 18]],
  [/^Transportation & Delivery|^Logistics|^Purchasing/, [16]],
  [/^Fashion/, [10, 17]],
  [/^Installation & Maintenance/, [18, 2]],
  [/^Hospitality/, [13, 14]],
  [/^Woodwork/, [17, 18]],
  [/^Event/, [9]],
  [/^Translation/, [5]],
  [/^Janitorial/, [21, 5]],
  [/^Security/, [22]],
]

const sources: Readonly<Record<string, readonly Meaning[]>> = {
  gb_adzuna: adzuna,
  id_lokerid: lokerId,
  id_jobstreet_it: jobStreet,
  sg_my_id_jobstreet: jobStreet,
  ph_kalibrr_jobstreet_linkedin: philippines,
  br_pt_linkedin: brazil,
  ja_careerlink: careerlink,
  multi_ashby: ashby,
  us_nyc_jobs: newYork,
  et_en_jobs: ethiopia,
}

/** The main functions that a source's category may mean; undefined where it means none clearly. */
export const meaningOf = (source: string, category: string): readonly number[] | undefined => {
  const meanings = sources[source] ?? []
  const parts = source === 'ja_careerlink' ? category.split(',') : [category]
  const partCategories = parts.map(part => meanings.find(([pattern]) => pattern.test(part.trim()))?.[1])
  // One unclear part among several may be what the employer meant.
  return partCategories.every(each => each !== undefined) ? partCategories.flat() : undefined
}
