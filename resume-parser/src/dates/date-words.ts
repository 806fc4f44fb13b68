const names: readonly string[] = [
  'january jan enero ene janeiro januari ocak oca janvier janv januar يناير جانفي',
  'february feb febrero fevereiro fev februari pebruari subat sub fevrier fevr februar فبراير شباط',
  'march mar marzo marco maret mac mart mars marz مارس اذار',
  'april apr abril abr nisan nis avril avr ابريل نيسان',
  'may mayo maio mai mei mayis مايو ايار',
  'june jun junio junho juni haziran haz juin يونيو يونيه حزيران',
  'july jul julio julho juli julai temmuz tem juillet juil يوليو يوليه تموز',
  'august aug agosto ago agustus agu agt ogos ogo agustos aout اغسطس اب',
  'september sept sep septiembre setiembre setembro set eylul eyl septembre سبتمبر ايلول',
  'october oct octubre outubro out oktober okt ekim eki octobre اكتوبر',
  'november nov noviembre novembro kasim kas novembre نوفمبر',
  'december dec diciembre dic dezembro dez desember des disember dis aralik ara decembre ديسمبر',
]

/** Months as ten languages and a few more write them, folded. */
export const monthNames: ReadonlyMap<string, number> = new Map([
  ...names.flatMap((words, at) => words.split(' ').map((word): [string, number] => [word, at + 1])),
  ['كانون الثاني', 1],
  ['تشرين الاول', 10],
  ['تشرين الثاني', 11],
  ['كانون الاول', 12],
])

/** The month in which a season is well under way. */
export const seasons: ReadonlyMap<string, number> = new Map([
  ['spring', 3],
  ['summer', 6],
  ['fall', 9],
  ['autumn', 9],
  ['winter', 12],
])

/** What says that something goes on, folded; spaces stand for any. */
export const presentWords: readonly string[] = `
present, presen t, prese nt, pres ent, pre sent, p resent, the present, presently, present day, current, currently, now, today, ongoing, date, to date, till date, till today, till now, tilldate, current date, the present date, continue, continuing, continued, cont, to present, until now, date present, still working, still,
actualidad, la actualidad, actual, el actual, actualmente, presente, el presente, hoy, el dia de hoy, hoy en dia, la fecha, fecha, la fecha actual, fecha actual, el momento, en curso, vigente,
atual, o atual, atualmente, o momento, momento atual, o momento atual, hoje, os dias atuais, dias atuais, o presente, presente momento, o presente momento, a presente data, presente data, data atual, a data atual, atualidade, em andamento,
sekarang, saat ini, kini, masa kini, hari ini, dengan sekarang, dengan saat ini, terkini, semasa, masih bekerja,
devam ediyor, devam, devam etmekte, devam ediyorum, halen, hala, halen devam, halen devam ediyor, halen calisiyor, gunumuz, gunumuze, gunumuze kadar, bugun, bugune, bugune kadar, su an, simdi, suan, hâlen,
الان, حتي الان, للان, حاليا, الحالي, الوقت الحاضر, الوقت الحالي, الوقت الراهن, تاريخه, تاريخ اليوم, اليوم, الحاضر, الي الان, ما زال, مازال, مستمر, علي راس العمل,
現在, 現在に至る, 現在にいたる, 現在まで, 在職中, 就業中, 今, 至今, 迄今, 现在, 目前, 今日, 在职, 仍在職, 仍在职, 至现在
`
  .split(',')
  .map(words => words.trim())
  .filter(Boolean)

/** What says that a time began and has no end. */
export const openEndWords: readonly string[] =
  'onwards, onward, en adelante, em diante, dan seterusnya, hingga seterusnya, itibaren, beri, bu yana, فصاعدا'
    .split(',')
    .map(words => words.trim())

/** What stands between a beginning and an end, folded. */
export const untilWords: readonly string[] =
  'to, until, till, til, upto, up to, through, thru, al, a, hasta, hasta el, ate, ate o, sampai, sampai dengan, hingga, ke, s/d, s.d, s.d., sd, ile, ila, الي, حتي, وحتي, لغايه, から, 至, 到, 迄'
    .split(',')
    .map(words => words.trim())

/** Joins a beginning and an end only after a word for “between”. */
export const conjunctions: readonly string[] = ['and', 'y', 'e', 'dan', 've', 'و', '和', '與']
export const rangeSeparators: readonly string[] = ['between', 'entre', 'antara', 'بين']
