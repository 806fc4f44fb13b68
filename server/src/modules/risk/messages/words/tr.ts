import type { MessageWords } from '../words.ts'

export const turkishMessages: MessageWords = {
  pay: 'yatırın|yatırıp|yatırıyorsunuz|yatırırsanız|yatırmanız|ödeyin|ödemeniz|siz ödüyorsunuz|ödersiniz|havale edin|gönderin|atar mısınız|atın|ödemeniz lazım|ödenmesi gerek|geri ödeniyor|geri alırsınız|gelir gelmez|yatar yatmaz|iban',
  feeThing:
    'dosya para|dosya ücret|eğitim ücret|eğitim para|kurs ücret|üniforma|vize|işlem masraf|işlem ücret|masraf|sağlık rapor|muayene|sigorta|kargo|kimlik kart|yaka kart|ekipman|başlangıç set|sertifika|kayıt ücret|evrak',
  toSomebody: "iban'ıma|ibanıma|hesabıma|aracının hesab|hesabımıza|bana havale|benim hesab",
  cheque: 'çek!|çeki|çekle|çekini',
  cashIt: 'bozdur|yatır|tahsil et|bankaya',
  remainder: 'kalanı|kalanını|gerisini|tedarikçi|payını|farkı|üstünü',
  giftCard: 'hediye kart|google play|itunes|steam|gift card|razer',
  buy: 'al!|satın al|alıp|alın',
  cardCodes: 'kod|kazı|arkasındaki numara|fotoğraf',
  ownAccount: 'senin hesab|hesabına|banka hesabın|hesabını|adına hesap|sizin hesab',
  incoming: 'müşteriler parayı|müşteriler öde|ödemeleri al|gelen havale|havaleleri|gelen para|para gelir',
  passOn:
    "kalanını|7'sini|komisyonunu|başka hesaba|aktar|kullanabileceğimiz|kirala|bitcoin|haftalık|komisyon kes",
  parcel: 'paket|koli|kargo',
  atHome: 'evine|adresine|evinize|evde teslim',
  resend: 'etiketini değiştir|yeniden gönder|yurt dışı|tekrar yolla|tekrar gönder|yeni etiket',
  rate: 'otellere puan|otel puanla|otelleri puanla|videolarını beğen|video beğen|beğenip|gönderi beğen|sayfa takip|ürünlere puan|yorum yaz|video izle',
  piecePay:
    'usdt|komisyon|ekran görüntü|her üç|video başı|beğeni başı|günde .. görev|görev başı|setten sonra',
  recharge: 'bakiye yük|yükleme yap|para yükle|hesabına yük|bakiye ekle',
  unlock: 'vip|açmak için|daha yüksek komisyon|kilidi|çekmek için|sonraki seviye',
  sendMe: 'gönder|yolla|at!|bana söyle|lazım|ihtiyacım|ver!|ne!|ilet|çekip at|paylaş|yaz bana',
  idCard: 'kimliğinin|kimliğini|kimliğin|ehliyet|pasaport|kimlik kart|banka kart|nüfus cüzdan|kredi kart',
  bothSides: 'ön ve arka|önünü arkasını|iki yüzü|iki taraf|selfie|özçekim|elinde kimlik|arkalı önlü',
  secret:
    'kart numara|kart şifre|banka şifre|internet bankacılığı|mobil bankacılık|cvv|anne kızlık|kızlık soyad|tc kimlik numaran|e-devlet şifre|e-posta şifre|hesap şifre',
  oneTimeCode:
    'haneli bir kod|haneli kod|doğrulama kod|sms kod|onay kod|gelen kod|gelecek kod|tek kullanımlık',
  tellMe: 'bana söyle|bana ilet|bana yolla|bana gönder|bana yaz|söyler misin|paylaş|ilet',
  remoteControl: 'anydesk|any desk|teamviewer|rustdesk|ultraviewer|quicksupport|alpemix',
  messenger: 'whatsapp|vatsap|watsap|wp!|telegram|t.me|wa.me|signal|viber|bip!|discord|wechat',
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
    'veriyoruz|öderiz|yatırırız|karşılıyoruz|karşılarız|masrafı bizden|bizden|ücretsiz|bedava|ödenir|ödeniyor:|biz alıyoruz|geri öderiz|işveren öder|şirket kartı|maaştan kesil|ücretli|tecrübeye göre|biz yolluyoruz|prim',
  denial:
    'asla para isteme|istemeyiz|hiçbir ücret|ücret yok|depozito yok|ödeme yapmıyorsunuz|kimseye verme|yollamayın|göndermenize gerek yok|kesinti yapmıyoruz|adımıza|dolandır|sahte|bildirin|belge göndermenize',
  stayHere:
    'bu sohbette|buradan devam|burada cevaplıyorum|yalnızca bu hesap|yolu bulamaz|danışma|müşterilere|grubu var|kanallarımız|deneyiminiz|müşteri hizmet|işe almıyoruz; tanış|tanışana kadar',
}
