const list = (words: string) =>
  words
    .split(',')
    .map(word => word.trim())
    .filter(Boolean)

/** What says in a sentence that somebody works or worked, folded, in the languages that put words around names. */
export const workVerbs: readonly string[] = list(`
worked, working, work, works, employed, joined, served, serving, associated, began, started, been, engaged, teaching, taught, interned, appointed, hired, deputed, posted, job was, first job, position was, experience, rejoined, promoted, attached, currently, presently, previously, was, as a, as an,
trabaje, trabajo, trabajando, trabaja, labore, laboro, laborando, ingrese, me desempene, me desempeno, desempenandome, desempeno, preste, presto, fui, inicie, actualmente, colabore, contratado, contratada,
trabalhei, trabalho, trabalhando, atuei, atuo, atuando, ingressei, exerci, exerco, fui, iniciei, prestei, contratado, contratada, atualmente,
bekerja, pernah bekerja, kerja, bergabung, bertugas, berkhidmat, bekhidmat, magang, menjabat, menjawat, pernah, mengajar, sedang bekerja,
عملت, اعمل, عمل, التحقت, شغلت, اشتغلت, توظفت, خدمت, تدربت, موظف, موظفه
`)

/** Before whoever employs. Those of places too (“in”, “en”) count where a name follows. */
export const employerCues: readonly string[] = list(`
with, at, for, in, by, joined, rejoined, under, m/s, m/s., from,
en, para, con, en la empresa, para la empresa, en la compania, con la empresa,
na, no, em, nas, nos, na empresa, para a, para o, pela, pelo, junto a, junto ao,
di, pada, dengan, bersama, di perusahaan, di syarikat, dengan syarikat, bersama syarikat,
في, لدي, مع, بشركه, في شركه, لدي شركه
`)

/** Before what one was. */
export const titleCues: readonly string[] = list(`
as, as a, as an, as the, in the capacity of, in the position of, in the role of, role of, position of, post of, designation of, on the post of, to the post of, designated as, in the designation of,
como, como el, como la, en el cargo de, con el cargo de, en el puesto de, en calidad de, desempenandome como, de cargo, cargo de, puesto de,
como, no cargo de, na funcao de, com a funcao de, no posto de, exercendo a funcao de, exercendo o cargo de, funcao de, na area de,
sebagai, selaku, dengan jabatan, dengan posisi, di posisi, pada posisi, sebagai seorang, jawatan, posisi, memegang jawatan,
بوظيفه, بمنصب, بمسمي, بمسمي وظيفي, بصفه, كموظف, وظيفه, في وظيفه, علي وظيفه
`)

/** Where a name ends. */
export const stops: readonly string[] = list(`
since, during, between, until, till, upto, to, and left, and leaving, for the period, for a period, for one, for two, for three, for four, for five, for over, for more, for the, for about, for almost, where, responsible, handling, in charge, incharge, looking after, dealing, which, that, located, situated, period, duration, date, was, is, having, my, then, before, after, on, and am, and was, and, i, reporting, managing, based,
desde, hasta, durante, entre, donde, por, a partir, realizando, encargado, encargada, y, del, de la fecha, por un periodo, siendo,
ate, a partir, onde, por, realizando, responsavel, entre, durante, e, desde, pelo periodo, no periodo,
dari, sejak, selama, hingga, sampai, mulai, pada tahun, tahun, dan, yang, antara, dengan tugas, periode, sehingga, bermula, bagi,
من, منذ, خلال, حتي, الي, لمده, حيث, بين, وحتي, في الفتره, عام, سنه, و
`)
