/** Whose second label alone says it, under any ending: yahoo.co.jp, hotmail.com.tr. */
const FREE_NAMES = new Set(
  'gmail googlemail yahoo ymail rocketmail hotmail outlook live msn icloud aol gmx yandex protonmail tutanota zoho mailinator guerrillamail yopmail'.split(
    ' ',
  ),
)

/** Where anybody may have an address: mail for everybody, customers of a provider, and addresses that are thrown away. */
const FREE_DOMAINS = new Set(
  `me.com mac.com proton.me pm.me tuta.io tuta.com tutamail.com fastmail.com fastmail.fm hushmail.com hey.com duck.com mail.com email.com
  usa.com post.com europe.com asia.com consultant.com mail.ru bk.ru inbox.ru list.ru rambler.ru ya.ru ukr.net web.de freenet.de t-online.de
  arcor.de orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it tiscali.it alice.it tin.it telefonica.net terra.es
  qq.com foxmail.com 163.com 126.com yeah.net vip.qq.com vip.163.com sina.com sina.cn sohu.com aliyun.com 139.com 189.cn wo.cn tom.com 21cn.com
  hinet.net seed.net.tw pchome.com.tw url.com.tw kimo.com ms1.hinet.net naver.com hanmail.net daum.net kakao.com nate.com
  docomo.ne.jp ezweb.ne.jp au.com softbank.ne.jp i.softbank.jp ymobile.ne.jp nifty.com biglobe.ne.jp ocn.ne.jp so-net.ne.jp plala.or.jp
  excite.co.jp goo.jp infoseek.jp uol.com.br bol.com.br terra.com.br ig.com.br globo.com globomail.com r7.com oi.com.br zipmail.com.br
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com netzero.net optonline.net
  rogers.com shaw.ca sympatico.ca bell.net telus.net videotron.ca btinternet.com sky.com virginmedia.com talktalk.net ntlworld.com
  bigpond.com bigpond.net.au optusnet.com.au iinet.net.au tpg.com.au xtra.co.nz singnet.com.sg starhub.net.sg pacific.net.sg
  tm.net.my streamyx.com jaring.my globe.com.ph pldt.net smart.com.ph rediffmail.com indiatimes.com sify.com mynet.com superonline.com
  ttmail.com windowslive.com passport.com etisalat.ae eim.ae emirates.net.ae saudi.net.sa stc.com.sa maktoob.com
  10minutemail.com tempmail.com temp-mail.org trashmail.com sharklasers.com getnada.com dispostable.com maildrop.cc moakt.com
  mailnesia.com throwawaymail.com fakeinbox.com mintemail.com spamgourmet.com discard.email emailondeck.com mohmal.com tempr.email`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whether an address at the domain says nothing of where its owner works. */
export const isFreeMailDomain = (domain: string): boolean => {
  const labels = domain.split('.')
  const suffixes = labels.map((_, index) => labels.slice(index).join('.'))
  // The name before an ending of one or two parts.
  const names = [
    labels.at(-2),
    labels.length > 2 && (labels.at(-2)?.length ?? 0) <= 3 ? labels.at(-3) : undefined,
  ]
  return suffixes.some(suffix => FREE_DOMAINS.has(suffix)) || names.some(name => name && FREE_NAMES.has(name))
}
