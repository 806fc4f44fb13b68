import type { MessageWords } from '../words.ts'

export const indonesianMessages: MessageWords = {
  pay: 'transfer dulu|bisa transfer|tolong transfer|bayar dulu|bayar lebih dulu|tinggal bayar|anda bayar|kamu bayar|perlu bayar|harus bayar|silakan bayar|biaya|lewat dana|lewat ovo|lewat gopay|ke rekening|dikembalikan bersama|diganti di gaji|setelah .. masuk|titip',
  feeThing:
    'administrasi|pelatihan|training|seragam|visa|biaya berkas|berkas|tes kesehatan|medical|asuransi|pengiriman|id card|kartu identitas karyawan|alat kerja|skck|pendaftaran|pengurusan|materai|starter|perlengkapan',
  toSomebody:
    'ke rekening saya|rekening agen|ke rekening admin|ke dana saya|ke nomor saya|rekening pribadi|ke gopay saya',
  cheque: 'cek!|ceknya|bilyet',
  cashIt: 'cairkan|setorkan|uangkan|setor',
  remainder:
    'sisanya|selebihnya|vendor kami|pemasok|bagianmu|bagian kamu|kelebihan|sisa uang|ambil .. buat kamu|ke supplier|ke pemasok',
  giftCard:
    'gift card|kartu hadiah|voucher google|voucher steam|google play|itunes|pulsa|voucher|kartu steam|kartu apple|kode google|token listrik|alfamart',
  buy: 'beli|belikan',
  cardCodes: 'kode|gosok|nomor di belakang|nomor serinya|foto|kodenya|pinnya',
  ownAccount: 'rekening kamu|rekeningmu|rekening anda|rekening bank yang|pakai rekening|rekening atas nama',
  incoming:
    'klien transfer|pelanggan transfer|terima transfer|menerima pembayaran|terima pembayaran|uang masuk|menampung|masuk ke rekening|masuk rekening|uang klien|dana klien|uang pelanggan|dana masuk',
  passOn:
    'sisanya kirim|kirim sisanya|teruskan|kamu ambil|potong komisi|dipotong komisi|bisa kami pakai|disewa|sewa rekening|pakai bitcoin|seminggu|usdt|kripto|crypto|kirim lagi|transfer lagi|tarik tunai',
  parcel: 'paket|barang kiriman',
  atHome: 'rumah kamu|rumahmu|alamat kamu|alamatmu|rumah anda',
  resend: 'ganti labelnya|ganti label|kirim lagi|kirim ulang|luar negeri|teruskan ke',
  rate: 'bintang hotel|rating hotel|nilai hotel|like video|like youtube|like postingan|ulasan produk|follow akun|subscribe channel|nonton video|tonton video|optimasi pesanan',
  piecePay:
    'usdt|komisi|tangkapan layar|screenshot|tiap tiga|per video|per like|tugas sehari|per tugas|tiap selesai',
  recharge:
    'isi saldo|top up|deposit saldo|isi ulang|tambah saldo|topup|deposit|isi dulu|aktivasi|modal|saldo|isi dana',
  unlock:
    'membuka|vip|komisi lebih|level berikut|penarikan|buka pesanan|tugas|task!|tarik|withdraw|wd!|cair|terbuka|kebuka|komisi|orderan|misi!|misinya',
  sendMe: 'kirim|butuh|sebutkan|apa user|apa password|berikan|kasih|teruskan|foto|minta',
  idCard: 'ktp!|sim!|paspor|kartu keluarga|kartu debit|kartu atm|kartu kredit|nik!',
  bothSides: 'depan belakang|bolak-balik|bolak balik|selfie|swafoto|pegang ktp|sambil pegang',
  secret:
    'nomor kartu|pin atm|pin kartu|pin m-banking|ibu kandung|password m-banking|user id dan password|cvv|sandi bank|password email|m-banking kamu|kata sandi bank',
  oneTimeCode:
    'kode otp|otp!|kode enam|kode verifikasi|kode 6|kode yang masuk|kode sms|masuk lewat sms|kode yang dikirim|sms kode|6 angka|6 digit|kode verif|otp|kode wa!|email verifikasi|kode yang|ada kode|kodenya',
  tellMe:
    'sebutkan|kirim|teruskan|kasih tahu saya|kasih ke saya|berikan ke saya|bacakan|sebutin|sebut!|kasih tau|kasih tahu|bilang|forward|infoin|info ke|bacain|ketik|terusin|kasih|share',
  remoteControl: 'anydesk|any desk|teamviewer|rustdesk|ultraviewer|quicksupport',
  messenger:
    'whatsapp|wa!|w4!|wasap|telegram|tele!|t.me|wa.me|signal!|viber|line!|wechat|discord|michat|whatsap|watsap|wea|teleg|ig!|dm!',
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
    'kami bayar|kami yang bayar|kami ganti|kami transfer|kami tanggung; paspor|gratis|dari kami|kami kirim|ditanggung pemberi|tidak ada potongan|dibayar|kartu perusahaan|dipotong gaji|sesuai pengalaman|perusahaan menambah|bensin dari|kami yang buat janji|ditanggung perusahaan|ditanggung kantor|kami tanggung|perusahaan yang bayar|perusahaan bayar|dari perusahaan|disediakan|kami daftarkan|biaya kami|kami reimburse|kantor yang bayar',
  denial:
    'tidak pernah meminta|tidak ada biaya|tidak ada uang jaminan|tidak membayar|jangan berikan|jangan dikirim|tidak akan meminta|belum perlu kirim|tanpa biaya|atas nama kami|mengaku kami|penipu|laporkan|tidak memungut|tidak pernah|tak pernah|bukan kami|bukan dari kami|hati-hati|waspada|penipuan|palsu|siapa yang minta|kalau ada yang|kalau ada tautan|jangan dibuka|jangan kirim|jangan kasih|jangan bagikan|jangan transfer|jangan bayar|sudah kami lapor|gratis|tidak perlu bayar|nggak ada biaya|gak ada biaya|tidak dipungut|tanpa dipungut',
  stayHere:
    'di obrolan ini sampai|saya balas di sini|lebih suka di sini|hanya menulis dari|kalau tersesat|resepsionis|pelanggan lewat|grup whatsapp|kanal telegram|pengalaman dengan|layanan pelanggan|tidak merekrut lewat whatsapp|sampai kita bertemu|kanal|pegang instagram|klinik|membalas|tidak pakai|tetap di chat|di chat ini|tulis di sini|instagram',
  charge:
    'biaya|uang jaminan|jaminan|administrasi|pelatihan|medical|mcu!|skck|materai|tiket|visa|paspor|alat kerja|starter|pendaftaran|uang muka|dp!|uang seragam|uang pelatihan|uang berkas|uang admin|deposit seragam|deposit laptop|medical check|asuransinya|tiket pesawat',
  due: 'bayar dulu|bayar di muka|transfer|tf!|dana!|ovo!|gopay|shopeepay|norek|no rek|ditalangi|talangi|dilunasi|lunasi|di muka|a.n.|an!|ditanggung peserta|ditanggung pelamar|ditanggung sendiri|potong gaji|qris|hangus|gugur|bayar!|wajib bayar|kirim bukti|ke rekening|belum dibayar|setor dulu|setorkan|bayarkan|bayarnya',
  ofOthers:
    'nasabah|pelanggan|penyewa|pemilik kos|pasien|siswa|tamu|tidak wajib|kalau mau|opsional|kartu perusahaan|kursus dan ujian',
  idDoc:
    'ktp|sim!|npwp|bpjs|paspor|kartu keluarga|kk!|ijazah asli|nik!|akta|ibu kandung|buku nikah|slip|kartu identitas|identitas diri|tagihan listrik|rekening koran',
  hand: 'kirim|foto|selfie|swafoto|scan|share|kasih|minta|butuh|sekarang|upload|video|lampirkan|depan belakang|fotoin|forward|lengkapi|serahkan|belum lengkap|salinan',
  inPerson:
    'bawa|hari pertama|langsung ke kantor|portal|resepsionis|fotokopi|asli!|profil|satpam|saat datang|waktu datang|tatap muka|wajib sim|setelah penawaran|di kantor|pos keamanan|lobi',
  credential:
    'password|kata sandi|sandi|pin!|pinnya|m-banking|mbanking|mobile banking|internet banking|nomor kartu|no kartu|data kartu|cvv|masa berlaku|3 angka|3 digit|tiga angka|user id|username|ibu kandung|kartu debit|kartu atm|kartu kredit|email verifikasi|frasa|seed',
  want: 'kirim|kasih|sebutkan|sebutin|apa!|apa kak|minta|butuh|isi!|tulis|masukkan|forward|share|berapa|perlu|infokan|bagi|ketik|konfirmasi|tolong|login di',
  faceVideo:
    'hadap kanan|hadap kiri|kanan kiri|menoleh|verifikasi wajah|scan wajah|video wajah|video selfie|pegang ktp|memegang ktp|sambil pegang|sambil sebut|kedip|geleng',
  bankApp: 'bank|buka|instal|install|download|unduh|layar|kode|id-nya',
  crypto: 'usdt|bitcoin|kripto|crypto|binance',
  reach:
    'add!|tambah|chat!|chat ke|hubungi|kontak|japri|pindah|lanjut|lewat|gabung|join|grup|group|username|punya|ada tele|unduh|download|instal|hanya balas|cuma balas|cuma pakai|hanya pakai|nomor saya|nomor pribadi|no pribadi|pribadi|interview|wawancara|ketik|cari!|cari akun|lebih cepat|lebih enak|minta no|minta nomor|bagi no|kirim no|id saya|aja ya|saja ya|ke sini',
  leaving:
    'tutup chat|chat ini saya tutup|saya tutup|chat ini ditutup|jarang buka|jarang cek|jarang online|tidak bisa balas|ga bisa balas|gak bisa balas|nggak bisa balas|jangan balas|jangan bales|tidak dibalas|di luar aplikasi|luar aplikasi|hapus chat|nomor pribadi saya|bukan di sini|jgn balas|situs ini',
  login:
    'login|masuk dengan|masuk di|kata sandi|data kartu|isi data|kartu atm|verifikasi|konfirmasi|lengkapi|password|data bank|rekening|nomor kartu|aktivasi',
  lastCall:
    'hangus|gugur|dikasih ke|diberikan ke|orang lain|yang lain|hari ini juga|sebelum jam|batal|terakhir|mengunci|mengamankan',
}
