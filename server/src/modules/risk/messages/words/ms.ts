import type { MessageWords } from '../words.ts'

export const malayMessages: MessageWords = {
  pay: 'tolong bayar|sila bayar|bayar dahulu|bayar dulu|tinggal bayar|awak bayar|anda bayar|perlu jelaskan|cuma perlu jelaskan|boleh transfer|masukkan ke akaun|bayaran|yuran|caj|melalui tng|dipulangkan bersama|dapat balik|sebaik sahaja|selepas diterima|hantar dulu',
  feeThing:
    'pemeriksaan|latihan|baju seragam|seragam|visa|pentadbiran|pemprosesan|proses|pendaftaran|insurans|penghantaran|kad pekerja|peralatan|kit|fail|dokumen|perubatan',
  toSomebody: 'ke akaun saya|akaun ejen|ke akaun ini|ke nombor saya|akaun peribadi saya|tng saya',
  cheque: 'cek!|ceknya',
  cashIt: 'tunaikan|deposit|masukkan|bank-in',
  remainder:
    'bakinya|selebihnya|vendor kami|pembekal|bahagian awak|lebihan|baki pindah|baki hantar|simpan .. untuk|kepada pembekal|baki transfer',
  giftCard:
    'kad hadiah|google play|itunes|steam|gift card|kad prabayar|kad steam|kad apple|kad google|pin topup|baucar|voucher|touch n go pin',
  buy: 'beli|belikan',
  cardCodes: 'kod|gores|nombor di belakang|gambar|pin!|kodnya|no siri',
  ownAccount: 'akaun awak|akaun anda|akaun bank yang|akaun atas nama|guna akaun',
  incoming:
    'pelanggan bayar|terima pindahan|terima bayaran|menerima bayaran|duit masuk|klien bayar|masuk akaun awak|masuk ke akaun awak|duit pelanggan|duit client|terima duit|wang pelanggan',
  passOn:
    'bakinya hantar|hantar semula|awak simpan|tolak komisen|kami boleh guna|sewa|dengan bitcoin|seminggu|pindahkan semula|usdt|kripto|crypto|transfer balik|pindah|hantar balik|keluarkan tunai',
  parcel: 'bungkusan|parcel|barang kiriman',
  atHome: 'rumah awak|alamat awak|rumah anda',
  resend: 'tukar label|hantar semula|luar negara|label baharu|pos semula',
  rate: 'rating hotel|nilai hotel|like video|like youtube|like siaran|ulasan produk|ikut akaun|tonton video|langgan saluran',
  piecePay:
    'usdt|komisen|tangkap layar|setiap tiga|setiap video|tugasan sehari|setiap like|setiap tugasan|setiap set',
  recharge:
    'tambah nilai|top up|isi baki|tambah baki|deposit baki|topup|top-up|deposit|masuk dulu|masukkan .. dulu|aktifkan akaun|modal|reload',
  unlock:
    'buka pesanan|vip|komisen lebih|tahap seterusnya|pengeluaran|task!|tugasan|withdraw|keluarkan|terbuka|komisen|buka',
  sendMe: 'hantar|perlukan|beritahu|apa id|apa kata laluan|bagi|beri|majukan|ambil gambar|minta',
  idCard: 'ic!|kad pengenalan|lesen memandu|pasport|kad debit|kad atm|kad kredit|mykad',
  bothSides: 'depan belakang|dua belah|kedua-dua belah|swafoto|selfie|pegang ic',
  secret:
    'nombor kad!|nombor kad untuk|pin atm|pin kad|nama ibu|kata laluan maybank|kata laluan bank|maybank2u|cimb clicks|cvv|perbankan dalam talian|kata laluan emel',
  oneTimeCode:
    'tac!|otp!|kod enam|kod pengesahan|kod 6|kod yang masuk|masuk melalui sms|kod sms|sms kod|kod tac|6 digit|nombor 6|emel pengesahan|kod whatsapp|ada kod|kodnya',
  tellMe:
    'beritahu saya|hantar kepada|majukan|bagi saya|bacakan|sebutkan|beri saya|bagitahu|bgtau|bagitau|beritahu|hantar|forward|bagi|sebut|taip|balas dengan|share|cakap',
  remoteControl: 'anydesk|any desk|teamviewer|rustdesk|ultraviewer|quicksupport',
  messenger:
    'whatsapp|wasap|wsp!|ws!|telegram|tele!|t.me|wa.me|signal!|viber|wechat|line!|discord|whatsap|wassap|tg!',
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
    'kami bayar|kami yang bayar|kami ganti|kami pindahkan|kami tanggung|percuma|kami hantar|majikan bayar|tiada potongan|dibayar|kad syarikat|tolak gaji|ikut pengalaman|syarikat tambah|minyak kami|kami yang tempah|kos kami|ditanggung syarikat|syarikat tanggung|syarikat bayar|disediakan|syarikat yang bayar|kami sediakan|ditanggung majikan|masuk dengan gaji',
  denial:
    'tidak pernah minta|tiada bayaran|tiada deposit|tak bayar|jangan beri|jangan hantar|takkan minta|tidak akan minta|belum perlu hantar|atas nama kami|menyamar|penipu|laporkan|tiada yuran|tiada sebarang|tak pernah|bukan kami|bukan dari kami|hati-hati|berhati-hati|scam|palsu|siapa yang minta|kalau ada yang|kalau ada pautan|kalau ada orang|jangan buka|jangan bagi|jangan kongsi|jangan bayar|dah lapor|kami lapor|percuma|tak perlu bayar|tidak perlu bayar|takde bayaran|tak ada bayaran|tak minta|tak perlu dihantar|tiada sesiapa',
  stayHere:
    'dalam chat ini sampai|saya balas di sini|lebih suka di sini|hanya menulis dari|kalau sesat|kaunter|pelanggan melalui|kumpulan whatsapp|saluran telegram|pengalaman dengan|khidmat pelanggan|melalui whatsapp; semua|sampai kita jumpa|saluran|klinik|membalas mesej|tidak guna|tak guna|di chat ini|tulis di sini|kekal di|instagram',
  charge:
    'yuran|deposit|cagaran|caj!|kos!|uniform|baju|latihan|kursus|medical|pemeriksaan|visa|permit|kad pekerja|semakan rekod|rekod polis|tiket|kit!|peralatan|pendaftaran|pendahuluan|suntikan|bayaran semakan|bayaran proses|bayaran pendaftaran|bayaran untuk|bayaran kad|bayaran uniform|bayaran pentadbiran|bayaran dokumen',
  due: 'transfer|masuk akaun|akaun bos|ke akaun|bank in|bank-in|touch n go|tng!|duitnow|boost|pendahuluan|refund|dapat balik|tolak balik|tolak gaji pertama|pulang balik|terlepas|awak tanggung|ditanggung calon|qr!|jelaskan|bayar!|bayarkan|hantar resit|bayaran masuk',
  ofOthers:
    'pelanggan|penyewa|tuan rumah|pesakit|pelajar|tetamu|tak wajib|tidak wajib|kalau nak|pilihan|kad syarikat|jemaah',
  idDoc:
    'ic!|kad pengenalan|mykad|pasport|lesen|sijil lahir|surat beranak|bil elektrik|bil air|bil utiliti|no ic|nombor ic|penyata bank|nama ibu|kad kwsp|permit kerja',
  hand: 'hantar|gambar|foto|selfie|swafoto|scan|salinan|bagi|share|perlukan|diperlukan|perlu!|nak!|snap|video|depan belakang|sekarang|upload|whatsapp kan|forward|lengkapkan',
  inPerson:
    'bawa|hari pertama|di pejabat|portal|kaunter|asal!|profil|lobi|pengawal|masa datang|bersemuka|selepas tawaran|perlu lesen|pelawat|lesen gdl|lesen forklift',
  credential:
    'kata laluan|password|pin!|pin kad|nombor kad|no kad|kad debit|kad kredit|kad atm|tarikh luput|cvv|3 digit|tiga digit|maybank2u|cimb|username|perbankan|m2u|maklumat kad|emel pengesahan|frasa',
  want: 'hantar|bagi|beri|beritahu|bagitahu|apa!|perlu|nak!|isi!|masukkan|taip|tulis|share|forward|cuba|untuk sambung|kirim|sahkan|tolong|sini',
  faceVideo:
    'toleh|pusing kepala|kiri kanan|kanan kiri|pengesahan muka|pengesahan wajah|imbas muka|video muka|video selfie|pegang ic|memegang ic|pegang kad|sambil pegang|sambil sebut|sambil baca|kelip',
  bankApp: 'bank|buka|muat turun|install|pasang|download|skrin|kod|nombor',
  crypto: 'usdt|bitcoin|kripto|crypto|binance',
  reach:
    'add!|tambah|cari|hubungi|contact|pm!|mesej saya|whatsapp saya|ws saya|wasap saya|personal|peribadi|nombor saya|no saya|masukkan dalam|group|kumpulan|join|sertai|username|ada telegram|ada tele|temu duga|interview|hanya guna|hanya balas|guna!|muat turun|download|sambung|teruskan|lagi cepat|lagi senang|bagi no|pindah|chat saya|taip|saya terang|kat situ|di sana',
  leaving:
    'saya tutup|tutup chat|jarang buka|jarang tengok|tak boleh balas|tidak boleh balas|jangan balas|jgn reply|jangan reply|jgn balas|luar app|luar aplikasi|padam chat|bukan di sini|nombor peribadi saya|no personal|sini saya tak',
  login:
    'login|log masuk|masuk dengan|kata laluan|maklumat kad|isi maklumat|kad bank|sahkan|pengesahan|password|maklumat bank|nombor kad|daftar masuk|aktifkan',
  lastCall:
    'terlepas|bagi orang lain|beri kepada|calon lain|hari ini juga|sebelum petang|batal|hari terakhir|simpan tempat|lock slot',
}
