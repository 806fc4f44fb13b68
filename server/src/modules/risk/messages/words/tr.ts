import type { MessageWords } from '../words.ts'

export const turkishMessages: MessageWords = {
  pay: 'yatırın|yatırıp|yatırıyorsunuz|yatırırsanız|yatırmanız|ödeyin|ödemeniz|siz ödüyorsunuz|ödersiniz|havale edin|gönderin|atar mısınız|atın|ödemeniz lazım|ödenmesi gerek|geri ödeniyor|geri alırsınız|gelir gelmez|yatar yatmaz|iban',
  feeThing:
    'dosya para|dosya ücret|eğitim ücret|eğitim para|kurs ücret|üniforma|vize|işlem masraf|işlem ücret|masraf|sağlık rapor|muayene|sigorta|kargo|kimlik kart|yaka kart|ekipman|başlangıç set|sertifika|kayıt ücret|evrak',
  toSomebody: "iban'ıma|ibanıma|hesabıma|aracının hesab|hesabımıza|bana havale|benim hesab",
  cheque: 'çek!|çeki|çekle|çekini|cek gonder|cek yoll|cek post',
  cashIt: 'bozdur|yatır|tahsil et|bankaya',
  remainder:
    'kalanı|kalanını|gerisini|tedarikçi|payını|farkı|üstünü|sizde kalsin|sende kalsin|kalanini|ustunu',
  giftCard:
    'hediye kart|google play|itunes|steam|gift card|razer|apple kart|hediye cek|oyun kart|e-pin|dijital kod',
  buy: 'al!|satın al|alıp|alın',
  cardCodes: 'kod|kazı|arkasındaki numara|fotoğraf|kodlari|numaralarini',
  ownAccount: 'senin hesab|hesabına|banka hesabın|hesabını|adına hesap|sizin hesab',
  incoming:
    'müşteriler parayı|müşteriler öde|ödemeleri al|gelen havale|havaleleri|gelen para|para gelir|hesabina gelecek|hesabiniza gelecek|hesabiniza para|hesabina para|yatacak|gelen parayi|gelen odeme|musterinin para|musteriden gelen',
  passOn:
    "kalanını|7'sini|komisyonunu|başka hesaba|aktar|kullanabileceğimiz|kirala|bitcoin|haftalık|komisyon kes|usdt|kripto|gonderirsin|havale et|cevirip|yolla",
  parcel: 'paket|koli|kargo',
  atHome: 'evine|adresine|evinize|evde teslim',
  resend: 'etiketini değiştir|yeniden gönder|yurt dışı|tekrar yolla|tekrar gönder|yeni etiket',
  rate: 'otellere puan|otel puanla|otelleri puanla|videolarını beğen|video beğen|beğenip|gönderi beğen|sayfa takip|ürünlere puan|yorum yaz|video izle',
  piecePay:
    'usdt|komisyon|ekran görüntü|her üç|video başı|beğeni başı|günde .. görev|görev başı|setten sonra',
  recharge:
    'bakiye yük|yükleme yap|para yükle|hesabına yük|bakiye ekle|aktif et|aktiflestir|cuzdan|tl yukle|lira yukle|usdt yukle|yukleyip|yatirip|yatirinca|once .. yatir|once .. yukle',
  unlock:
    'vip|açmak için|daha yüksek komisyon|kilidi|çekmek için|sonraki seviye|gorev|cekebil|cekim|acilir|aciliyor|kazanc|komisyon|cekersin',
  sendMe: 'gönder|yolla|at!|bana söyle|lazım|ihtiyacım|ver!|ne!|ilet|çekip at|paylaş|yaz bana',
  idCard: 'kimliğinin|kimliğini|kimliğin|ehliyet|pasaport|kimlik kart|banka kart|nüfus cüzdan|kredi kart',
  bothSides: 'ön ve arka|önünü arkasını|iki yüzü|iki taraf|selfie|özçekim|elinde kimlik|arkalı önlü',
  secret:
    'kart numara|kart şifre|banka şifre|internet bankacılığı|mobil bankacılık|cvv|anne kızlık|kızlık soyad|tc kimlik numaran|e-devlet şifre|e-posta şifre|hesap şifre',
  oneTimeCode:
    'haneli bir kod|haneli kod|doğrulama kod|sms kod|onay kod|gelen kod|gelecek kod|tek kullanımlık|sms ile|sms gelecek|gelen sms|kod gelecek|kodu|haneli|mesajla gelen|whatsapp kodu|onay sms|bir kod',
  tellMe:
    'bana söyle|bana ilet|bana yolla|bana gönder|bana yaz|söyler misin|paylaş|ilet|soyle|yolla|gonder|yazin|yaz!|paylas|okuyun|oku!|bildir|verin|ver!',
  remoteControl: 'anydesk|any desk|teamviewer|rustdesk|ultraviewer|quicksupport|alpemix',
  messenger:
    "whatsapp|vatsap|watsap|wp!|telegram|t.me|wa.me|signal|viber|bip!|discord|wechat|whatsap|wapp!|wp:|wp'|telegramin|tg!|insta!|skype|line!",
  moveOn:
    "ekle!|ekleyin|devam etmek için|benimle .. devam|buradan cevap ver|burada cevap ver|buraya yazma|sohbeti sil|sohbet izleniyor|sadece .. yaz|oraya yaz|hemen whatsapp|whatsapp'tan yaz:|telegram'dan yaz|mülakat .. yazış|kodunu söyle|ik müdürü|hesabını ekle",
  easy: 'günde|günlük|haftada|haftalık|garantili|garanti|telefondan|evden|saatte',
  unconditional:
    'mülakat yok|mülakatsız|geri çevrilmiyor|kimse reddedil|herkes kabul|evet yaz|bir saat sonra başla|hemen işe al',
  invest: 'usdt yatır|yatırarak|yatırım yap|başlangıç set|başlangıç paket|set alıp',
  gain: 'ikiye katla|platform|ortak ol|arkadaşını getir|arkadaş getir|kazanç|katlıyor|davet et',
  passport: 'pasaport|seyahat belge',
  keptByUs: 'bizde dur|bizde kal|biz sakl|teslim ed|teslim et|el koy|bizde tutul',
  typeIn: 'kartını gir|şifresiyle gir|onun şifre|kart bilgi|kart numara|banka bilgi|e-postan ve',
  weCover:
    'veriyoruz|öderiz|yatırırız|karşılıyoruz|karşılarız|masrafı bizden|bizden|ücretsiz|bedava|ödenir|ödeniyor:|biz alıyoruz|geri öderiz|işveren öder|şirket kartı|maaştan kesil|ücretli|tecrübeye göre|biz yolluyoruz|biz oduyoruz|biz karsil|sirket oder|sirket oduyor|sirket karsil|biz veriyoruz|geri oduyoruz|tarafimizca|firma karsil|bize ait|primi|primler|prim!',
  denial:
    'asla para isteme|istemeyiz|hiçbir ücret|ücret yok|depozito yok|ödeme yapmıyorsunuz|kimseye verme|yollamayın|göndermenize gerek yok|kesinti yapmıyoruz|adımıza|dolandır|sahte|bildirin|belge göndermenize|istemez|istemiyoruz|hicbir kayit|hicbir zaman|asla|biz degil|bizden degil|bizim degil|dikkat edin|dikkatli olun|acmayin|gondermeyin|paylasmayin|sikayet|ihbar|kim istedi|isteyen olursa|isteyen bir|gerek yok|ucretsizdir|para odemeyin|odemeyin|kimseye',
  stayHere:
    'bu sohbette|buradan devam|burada cevaplıyorum|yalnızca bu hesap|yolu bulamaz|danışma|müşterilere|grubu var|kanallarımız|deneyiminiz|müşteri hizmet|işe almıyoruz; tanış|tanışana kadar|kanalini|yoneteceksiniz|klinigin|buradan yazin|kullanmiyoruz|burada yazisalim',
  charge:
    'bedeli|bedelini|parasi|parasini|depozito|kapora|masraf|teminat|aidat|harc!|harci|on odeme|pasaport islem|dosya ucret|egitim ucret|kayit ucret|islem ucret|basvuru ucret|kurs ucret|sertifika ucret|kargo ucret|muayene ucret|rapor ucret|vize ucret|sigorta ucret|kiyafet ucret|uniforma ucret|sabika sorgu|vize islem|kargo ve sigorta|baslangic set|ucretini yatir|ucretini ode',
  due: 'ode!|odeyin|odemeniz|odeme yap|odenir|odenmeli|odemen|odersin|odersiniz|odeyip|havale|eft!|iban|papara|pttcell|ininal|sizden|senden|tarafiniza ait|size ait|iade|geri ver|geri al|geri oden|pesin|onceden|dekont|hesabima|mesai bitimine|kaybeder|adayin|adaydan|cebinizden|yatirin|yatirmaniz|yatirman|yatirip|gonderin|gonderip|gondermeniz',
  ofOthers:
    'musteri|kiraci|ev sahibi|hastalar|ogrenci|misafir|istege bagli|zorunlu degil|isterseniz|sirket kart|beklenti|gorusme|veli',
  idDoc:
    'kimlik|ehliyet|pasaport|nufus cuzdan|tc no|t.c.|tc kimlik|ikametgah|anne kizlik|kizlik soyad|diploma ve kimlik|fatura foto|adres belge|oturum izni|oturma izni|ogrenci belge ve kimlik|banka dokum|hesap ozeti|vesikalik ve|e-devlet sifre|e-devlet giris',
  hand: 'gonder|at!|atin|atar|yolla|foto|tarama|taratip|resim|resmi|selfie|lazim|gerek|isteniyor|istiyoruz|iletin|ilet!|paylas|cekip|onlu arkali|video|kopya|ver!|verin|eksik|yukle',
  inPerson:
    'getirin|getir!|yaninizda|yaninda|ilk gun|fotokopi|portal|danisma|ofis|giriste|asli|profil|geldiginizde|ziyaretci|sarttir|sart!|yuz yuze',
  credential:
    'sifre|kart numara|kart no|kart bilgi|son kullanma|arkadaki uc|cvv|cvc|internet bankacili|mobil banka|mobil bankac|hesap numara|parola|e-devlet|edevlet|guvenlik kodu|kurtarma|dogrulama maili|banka bilgi|uc rakam|3 rakam',
  want: 'gonder|yolla|ver!|verin|yaz!|yazin|lazim|soyle|nedir|ne!|paylas|ilet|gerek|gir!|girin|girerek|at!|atin|isteniyor|bildir|iletin|doldur|eksik',
  faceVideo:
    'yuzunuzu saga|yuzunu saga|basinizi saga|basini saga|saga sola|yuz dogrulama|yuz tarama|yuz tanima|selfie video|selfie|ozcekim|kimliginizi elinizde|kimligi elinizde|elinizde tut|elinde tut|goz kirp|kimlik okuyarak',
  bankApp: 'banka|bankaci|ac!|acin|indir|yukle|kur!|kurun|ekran|uygulama|kodu|numara',
  crypto: 'usdt|bitcoin|kripto|binance',
  reach:
    'ekle|ekliyim|ekleyin|yaz!|yazin|yazar|gelin|gec!|gecelim|devam|kullanici ad|numaram|sahsi|ozel numara|kisisel|grub|gruba|katil|var mi|varsa|mulakat|gorusme|sadece|yalnizca|indir|arayin|ara!|bul!|ulas|iletisim|orada|oraya|daha hizli|daha kolay|konus|mesaj at|at!|ver!|bekliyor',
  leaving:
    'sohbeti kapat|burayi kapat|buradan cevap veremi|buraya cevap|buraya yazma|burada cevap|buraya pek|buraya fazla|buraya bakm|burada yazis|site engel|site disinda|bu siteden|sohbeti sil|mesajlari sil|buradan yazma|sahsi numaramdan|sahsi numaram|kisisel numaram|adresine telefonunu|buraya az',
  login:
    'sifrenizle|sifreniz|sifreyle|giris yap|giris icin|oturum ac|kart bilgi|bilgilerinizi gir|dogrula|onayla|kartiniz|bankaniz|e-posta sifre|tc kimlik|formu doldur|kimlik bilgi',
  lastCall:
    'kaybeder|baskasina|siradaki|diger aday|bugun icinde|mesai bitimine|son gun|yoksa|iptal ol|yeriniz yan',
}
