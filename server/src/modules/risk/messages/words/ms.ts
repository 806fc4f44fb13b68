import type { MessageWords } from '../words.ts'

export const malayMessages: MessageWords = {
  pay: 'tolong bayar|sila bayar|bayar dahulu|bayar dulu|tinggal bayar|awak bayar|anda bayar|perlu jelaskan|cuma perlu jelaskan|boleh transfer|masukkan ke akaun|bayaran|yuran|caj|melalui tng|dipulangkan bersama|dapat balik|sebaik sahaja|selepas diterima|hantar dulu',
  feeThing:
    'pemeriksaan|latihan|baju seragam|seragam|visa|pentadbiran|pemprosesan|proses|pendaftaran|insurans|penghantaran|kad pekerja|peralatan|kit|fail|dokumen|perubatan',
  toSomebody: 'ke akaun saya|akaun ejen|ke akaun ini|ke nombor saya|akaun peribadi saya|tng saya',
  cheque: 'cek!|ceknya',
  cashIt: 'tunaikan|deposit|masukkan|bank-in',
  remainder: 'bakinya|selebihnya|vendor kami|pembekal|bahagian awak|lebihan',
  giftCard: 'kad hadiah|google play|itunes|steam|gift card|kad prabayar',
  buy: 'beli|belikan',
  cardCodes: 'kod|gores|nombor di belakang|gambar',
  ownAccount: 'akaun awak|akaun anda|akaun bank yang|akaun atas nama|guna akaun',
  incoming: 'pelanggan bayar|terima pindahan|terima bayaran|menerima bayaran|duit masuk|klien bayar',
  passOn:
    'bakinya hantar|hantar semula|awak simpan|tolak komisen|kami boleh guna|sewa|dengan bitcoin|seminggu|pindahkan semula',
  parcel: 'bungkusan|parcel|barang kiriman',
  atHome: 'rumah awak|alamat awak|rumah anda',
  resend: 'tukar label|hantar semula|luar negara|label baharu|pos semula',
  rate: 'rating hotel|nilai hotel|like video|like youtube|like siaran|ulasan produk|ikut akaun|tonton video|langgan saluran',
  piecePay:
    'usdt|komisen|tangkap layar|setiap tiga|setiap video|tugasan sehari|setiap like|setiap tugasan|setiap set',
  recharge: 'tambah nilai|top up|isi baki|tambah baki|deposit baki',
  unlock: 'buka pesanan|vip|komisen lebih|tahap seterusnya|pengeluaran',
  sendMe: 'hantar|perlukan|beritahu|apa id|apa kata laluan|bagi|beri|majukan|ambil gambar|minta',
  idCard: 'ic!|kad pengenalan|lesen memandu|pasport|kad debit|kad atm|kad kredit|mykad',
  bothSides: 'depan belakang|dua belah|kedua-dua belah|swafoto|selfie|pegang ic',
  secret:
    'nombor kad!|nombor kad untuk|pin atm|pin kad|nama ibu|kata laluan maybank|kata laluan bank|maybank2u|cimb clicks|cvv|perbankan dalam talian|kata laluan emel',
  oneTimeCode: 'tac!|otp!|kod enam|kod pengesahan|kod 6|kod yang masuk|masuk melalui sms|kod sms',
  tellMe: 'beritahu saya|hantar kepada|majukan|bagi saya|bacakan|sebutkan|beri saya',
  remoteControl: 'anydesk|any desk|teamviewer|rustdesk|ultraviewer|quicksupport',
  messenger: 'whatsapp|wasap|wsp!|ws!|telegram|tele!|t.me|wa.me|signal!|viber|wechat|line!|discord',
  moveOn:
    'tambah pengurus|tambah meja|tambah akaun|tambah @|untuk teruskan|sambung dengan saya|sambung di|padam chat|sini saya tak balas|saya tak balas|chat ini dipantau|wasap puan|terus whatsapp saya|mesej situ|melalui mesej di|sebut kod|sahaja, dia|hubungi wasap|hanya melalui|terus bagi kerja',
  easy: 'sehari|seminggu|dijamin|guna telefon|dari rumah|sejam|harian',
  unconditional:
    'tanpa temu duga|semua orang diterima|semua diterima|pasti diterima|balas ya|mula sejam lagi|tanpa interview',
  invest: 'melabur 1|mula dengan melabur|beli kit|kit permulaan|pakej permulaan|modal permulaan',
  gain: 'gandakan|platform|rakan niaga|ajak dua|ajak kawan|untung|usdt',
  passport: 'pasport|dokumen perjalanan',
  keptByUs: 'kami simpan|disimpan|kami pegang|diserahkan|ditahan',
  typeIn: 'masukkan kad|kata laluannya|emel dan|nombor kad|butiran kad|perbankan',
  weCover:
    'kami bayar|kami yang bayar|kami ganti|kami pindahkan|kami tanggung|percuma|kami hantar|majikan bayar|tiada potongan|dibayar|kad syarikat|tolak gaji|ikut pengalaman|syarikat tambah|minyak kami|kami yang tempah',
  denial:
    'tidak pernah minta|tiada bayaran|tiada deposit|tak bayar|jangan beri|jangan hantar|takkan minta|tidak akan minta|belum perlu hantar|atas nama kami|menyamar|penipu|laporkan',
  stayHere:
    'dalam chat ini sampai|saya balas di sini|lebih suka di sini|hanya menulis dari|kalau sesat|kaunter|pelanggan melalui|kumpulan whatsapp|saluran telegram|pengalaman dengan|khidmat pelanggan|melalui whatsapp; semua|sampai kita jumpa',
}
