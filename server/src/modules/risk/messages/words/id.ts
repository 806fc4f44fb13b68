import type { MessageWords } from '../words.ts'

export const indonesianMessages: MessageWords = {
  pay: 'transfer dulu|bisa transfer|tolong transfer|bayar dulu|bayar lebih dulu|tinggal bayar|anda bayar|kamu bayar|perlu bayar|harus bayar|silakan bayar|biaya|lewat dana|lewat ovo|lewat gopay|ke rekening|dikembalikan bersama|diganti di gaji|setelah .. masuk|titip',
  feeThing:
    'administrasi|pelatihan|training|seragam|visa|biaya berkas|berkas|tes kesehatan|medical|asuransi|pengiriman|id card|kartu identitas karyawan|alat kerja|skck|pendaftaran|pengurusan|materai|starter|perlengkapan',
  toSomebody:
    'ke rekening saya|rekening agen|ke rekening admin|ke dana saya|ke nomor saya|rekening pribadi|ke gopay saya',
  cheque: 'cek!|ceknya|bilyet',
  cashIt: 'cairkan|setorkan|uangkan|setor',
  remainder: 'sisanya|selebihnya|vendor kami|pemasok|bagianmu|bagian kamu|kelebihan',
  giftCard: 'gift card|kartu hadiah|voucher google|voucher steam|google play|itunes|pulsa',
  buy: 'beli|belikan',
  cardCodes: 'kode|gosok|nomor di belakang|nomor serinya|foto',
  ownAccount: 'rekening kamu|rekeningmu|rekening anda|rekening bank yang|pakai rekening|rekening atas nama',
  incoming:
    'klien transfer|pelanggan transfer|terima transfer|menerima pembayaran|terima pembayaran|uang masuk|menampung',
  passOn:
    'sisanya kirim|kirim sisanya|teruskan|kamu ambil|potong komisi|dipotong komisi|bisa kami pakai|disewa|sewa rekening|pakai bitcoin|seminggu',
  parcel: 'paket|barang kiriman',
  atHome: 'rumah kamu|rumahmu|alamat kamu|alamatmu|rumah anda',
  resend: 'ganti labelnya|ganti label|kirim lagi|kirim ulang|luar negeri|teruskan ke',
  rate: 'bintang hotel|rating hotel|nilai hotel|like video|like youtube|like postingan|ulasan produk|follow akun|subscribe channel|nonton video|tonton video|optimasi pesanan',
  piecePay:
    'usdt|komisi|tangkapan layar|screenshot|tiap tiga|per video|per like|tugas sehari|per tugas|tiap selesai',
  recharge: 'isi saldo|top up|deposit saldo|isi ulang|tambah saldo',
  unlock: 'membuka|vip|komisi lebih|level berikut|penarikan|buka pesanan',
  sendMe: 'kirim|butuh|sebutkan|apa user|apa password|berikan|kasih|teruskan|foto|minta',
  idCard: 'ktp!|sim!|paspor|kartu keluarga|kartu debit|kartu atm|kartu kredit|nik!',
  bothSides: 'depan belakang|bolak-balik|bolak balik|selfie|swafoto|pegang ktp|sambil pegang',
  secret:
    'nomor kartu|pin atm|pin kartu|pin m-banking|ibu kandung|password m-banking|user id dan password|cvv|sandi bank|password email|m-banking kamu|kata sandi bank',
  oneTimeCode:
    'kode otp|otp!|kode enam|kode verifikasi|kode 6|kode yang masuk|kode sms|masuk lewat sms|kode yang dikirim',
  tellMe: 'sebutkan|kirim|teruskan|kasih tahu saya|kasih ke saya|berikan ke saya|bacakan',
  remoteControl: 'anydesk|any desk|teamviewer|rustdesk|ultraviewer|quicksupport',
  messenger: 'whatsapp|wa!|w4!|wasap|telegram|tele!|t.me|wa.me|signal!|viber|line!|wechat|discord|michat',
  moveOn:
    'tambahkan manajer|tambahkan meja|tambahkan akun|tambahkan @|untuk lanjut|lanjut sama saya|lanjut di|hapus obrolan|hapus chat|di sini tidak saya balas|tidak saya balas|obrolan ini diawasi|chat ini dipantau|hubungi hanya|hanya lewat|langsung wa|chat ke sana|wawancara lewat chat|sebut kode|ibu hrd|bapak hrd|langsung terima',
  easy: 'sehari|per hari|seminggu|per minggu|dijamin|dari hp|lewat hp|dari rumah|per jam|harian',
  unconditional:
    'tanpa wawancara|semua pasti diterima|pasti diterima|semua diterima|balas ya|ketik ya|mulai satu jam|tanpa interview|langsung terima',
  invest:
    'investasi 1|mulainya investasi|investasi dulu|beli paket awal|paket awal|beli starter|modal awal|setor modal',
  gain: 'menggandakan|platform|jadi mitra|ajak dua|ajak teman|keuntungan|usdt|rekrut',
  passport: 'paspor|dokumen perjalanan',
  keptByUs: 'kami simpan|disimpan|kami pegang|ditahan|diserahkan',
  typeIn: 'masukkan kartu|kata sandinya|email kamu dan|nomor kartu|sandi email|data kartu|m-banking',
  weCover:
    'kami bayar|kami yang bayar|kami ganti|kami transfer|kami tanggung; paspor|gratis|dari kami|kami kirim|ditanggung pemberi|tidak ada potongan|dibayar|kartu perusahaan|dipotong gaji|sesuai pengalaman|perusahaan menambah|bensin dari|kami yang buat janji',
  denial:
    'tidak pernah meminta|tidak ada biaya|tidak ada uang jaminan|tidak membayar|jangan berikan|jangan dikirim|tidak akan meminta|belum perlu kirim|tanpa biaya|atas nama kami|mengaku kami|penipu|laporkan',
  stayHere:
    'di obrolan ini sampai|saya balas di sini|lebih suka di sini|hanya menulis dari|kalau tersesat|resepsionis|pelanggan lewat|grup whatsapp|kanal telegram|pengalaman dengan|layanan pelanggan|tidak merekrut lewat whatsapp|sampai kita bertemu',
}
