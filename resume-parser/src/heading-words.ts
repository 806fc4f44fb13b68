/** Parts that resumes have. `other` is read by nobody, but ends the part before it. */
export type Part =
  | 'work'
  | 'education'
  | 'workAndEducation'
  | 'skills'
  | 'summary'
  | 'licenses'
  | 'languages'
  | 'projects'
  | 'contact'
  | 'links'
  | 'other'

/** What headings are called in ten languages, folded, with commas between. */
export const headingWords: Readonly<Record<Part, string>> = {
  work: `experience, work experience, professional experience, employment, employment history, work history,
    career history, career, relevant experience, professional background, job history, positions held, industry experience,
    experiencia, experiencia laboral, experiencia profesional, historial laboral, trayectoria profesional, trayectoria,
    experiencia de trabajo, experiencia profissional, historico profissional, trajetoria profissional, experiencias profissionais,
    experiencias, atuacao profissional, pengalaman kerja, pengalaman, pengalaman profesional, riwayat pekerjaan, riwayat kerja,
    pengalaman bekerja, sejarah pekerjaan, pengalaman pekerjaan, is deneyimi, is deneyimleri, deneyim, deneyimler, is tecrubesi,
    tecrube, mesleki deneyim, profesyonel deneyim, kariyer, الخبره العمليه, الخبرات العمليه, الخبرات, الخبره, الخبره المهنيه,
    الخبرات المهنيه, خبرات العمل, الخبره الوظيفيه, الخبرات الوظيفيه, التاريخ الوظيفي, السيره المهنيه, 職歴, 職務経歴, 職務経歴詳細, 業務経歴,
    職務内容, 経歴, 工作经历, 工作经验, 工作履历, 职业经历, 工作背景, 从业经历, 实习经历, 工作與實習, 工作經歷, 工作經驗, 工作履歷, 職業經歷, 經歷, 實習經歷, 就業經歷`,
  education: `education, academic background, educational background, academic history, education and training,
    educational attainment, academic qualifications, academics, studies, qualifications and education, formacion, educacion,
    formacion academica, estudios, estudios realizados, educacion y formacion, formacao, formacao academica, educacao,
    escolaridade, pendidikan, riwayat pendidikan, pendidikan formal, latar belakang pendidikan, latar belakang akademik, akademik,
    kelayakan akademik, egitim, egitim bilgileri, egitim durumu, ogrenim, ogrenim bilgileri, akademik gecmis, التعليم, المؤهلات العلميه, المؤهل العلمي,
    المؤهلات الدراسيه, الشهادات العلميه, التحصيل العلمي, المؤهلات الاكاديميه, الدراسه, التعليم والمؤهلات, المؤهلات, 学歴, 教育经历, 教育背景, 学历, 教育情况,
    学习经历, 教育經歷, 教育背景, 學歷, 學經歷, 求學經歷`,
  workAndEducation: '学歴・職歴, 学歴職歴, 職歴・学歴, 学歴/職歴, 学歴および職歴, 學經歷',
  skills: `skills, technical skills, key skills, core skills, professional skills, skills and expertise, skills & tools, technologies,
    core competencies, competencies, areas of expertise, expertise, tools, technical expertise, technical proficiencies, skill set, skills summary, computer skills,
    hard skills, soft skills, strengths, habilidades, competencias, aptitudes, conocimientos, habilidades tecnicas, destrezas, conocimientos informaticos,
    habilidades y competencias, informatica, competencias tecnicas, conhecimentos, habilidades e competencias, competencias e habilidades, conhecimentos tecnicos, qualificacoes, keahlian, keterampilan,
    kemampuan, keahlian teknis, kompetensi, kemahiran, kemahiran teknikal, kemahiran komputer, yetenekler, beceriler, yetkinlikler, teknik beceriler, teknik yetkinlikler, bilgisayar becerileri,
    bilgi ve beceriler, المهارات, المهارات الفنيه, المهارات التقنيه, المهارات الشخصيه, المهارات والقدرات, مهارات الحاسوب, مهارات الحاسب الالي, المهارات المهنيه, 技能, 专业技能, 职业技能, 技能特长, 个人技能,
    技能专长, 掌握技能, 專業技能, 技能專長, 專長, 擅長工具, 工作技能, 電腦技能, スキル, 活かせる経験・知識・技術, 活かせる経験・知識, 保有スキル, テクニカルスキル, 得意分野, 特技, pcスキル, スキルセット`,
  summary: `summary, professional summary, profile, career summary, about, about me, objective, career objective, personal statement, executive summary,
    personal profile, professional profile, introduction, overview, resumen, perfil, perfil profesional, sobre mi, resumen profesional, objetivo, objetivo profesional, acerca de mi,
    extracto, resumo, resumo profissional, perfil profissional, sobre mim, sobre, objetivo profissional, ringkasan, profil, tentang saya, ringkasan profesional, profil diri, tujuan karir, ringkasan profil,
    deskripsi diri, objektif, objektif kerjaya, profil profesional, rumusan, ozet, profesyonel ozet, hakkimda, kariyer hedefi, kisa ozet, ozgecmis ozeti, profil ozeti, kariyer ozeti, الملخص, الملخص المهني, نبذه عني, نبذه شخصيه, الهدف الوظيفي,
    الهدف المهني, نبذه مختصره, الملف الشخصي, نبذه, ملخص, 個人简介, 个人简介, 自我评价, 个人总结, 自我介绍, 个人概述, 职业概述, 求职意向, 自我描述, 职业目标, 個人簡介, 自我介紹, 簡介, 自傳, 個人特質, 職涯目標, 職務要約, 自己pr, 自己紹介,
    職務経歴要約, 経歴要約, 志望動機, プロフィール, 概要, サマリー, welcome`,
  licenses: `certifications, certificates, licenses, licences, licenses and certifications, licences and certifications, certifications and licenses, professional certifications, credentials, training and certifications, certifications & training, courses,
    training, certificaciones, certificados, cursos, cursos y certificaciones, formacion complementaria, certificacoes, certificados e cursos, cursos e certificacoes, cursos complementares, licencas e certificacoes, cursos extracurriculares, formacao complementar, sertifikasi, sertifikat,
    pelatihan, sertifikasi dan pelatihan, pelatihan dan sertifikasi, lisensi dan sertifikasi, kursus, sijil, pensijilan, lesen dan pensijilan, kursus dan latihan, sertifikalar, kurslar ve sertifikalar, sertifika ve kurslar, egitim ve sertifikalar, egitimler ve sertifikalar, sertifikalar ve kurslar, kurslar, الشهادات, الشهادات المهنيه,
    الدورات التدريبيه, الدورات, الشهادات والدورات, الرخص والشهادات, التراخيص والشهادات, الدورات والشهادات, شهادات, 資格, 免許・資格, 資格・免許, 保有資格, 取得資格, 証照, 證照, 專業證照, 證照資格, 证书, 资格证书, 专业证书, 获得证书, 培训经历, 技能证书, 證書, 培訓經歷, 資格証明`,
  languages: `languages, language skills, language proficiency, idiomas, idioma, linguas, bahasa, kemampuan bahasa, penguasaan bahasa, diller, yabanci dil, yabanci diller, yabanci dil bilgisi, اللغات, اللغه, 語学, 語学力, 语言能力, 语言, 外语水平, 語言能力, 語言, 外語能力, 言語`,
  projects: `projects, personal projects, selected projects, side projects, key projects, proyectos, projetos, proyek, projek, projeler, المشاريع, المشروعات, プロジェクト, 项目经历, 项目经验, 專案經歷, 專案, 作品, 作品集, portfolio`,
  contact: `contact, contact information, contact details, contacts, personal information, personal details, personal data, details, contacto, datos personales, informacion personal, datos de contacto, informacion de contacto, contato, dados pessoais, informacoes pessoais, informacoes de contato, kontak, data pribadi, data diri, informasi pribadi,
    informasi kontak, hubungi, maklumat peribadi, butiran peribadi, maklumat diri, hubungi saya, iletisim, kisisel bilgiler, iletisim bilgileri, معلومات الاتصال, البيانات الشخصيه, المعلومات الشخصيه, التواصل, للتواصل, بيانات التواصل, معلومات التواصل, بيانات شخصيه, 连絡先, 連絡先, 联系方式, 个人信息, 基本信息, 聯絡方式, 個人資料, 基本資料, 聯絡資訊, 個人信息, 基本情報`,
  links:
    'links, websites, profiles, social, social media, online profiles, enlaces, redes, redes sociales, redes sociais, tautan, media sosial, pautan, baglantilar, روابط, リンク, 链接, 連結, 社群連結',
  other: `references, reference, referees, interests, hobbies, hobbies and interests, awards, honors, honors/awards, honors and awards, achievements, accomplishments, publications, volunteer, volunteering, volunteer experience, volunteer work, patents, patents and talks, activities, extracurricular activities, selected honors, leadership, on campus involvement, invited talks, talks, presentations, memberships, affiliations, research,
    research interests, additional information, most proud of, a day of my life, my life philosophy, key achievements, selected publications, any other section, one entry, declaration, referencias, intereses, premios, publicaciones, voluntariado, aficiones, logros, otros datos, informacion adicional, referencias laborales, interesses, premios, publicacoes, informacoes adicionais, outras informacoes, trabalho voluntario, hobbies e interesses, referensi, minat, penghargaan, hobi, organisasi, pengalaman organisasi,
    prestasi, riwayat organisasi, rujukan, anugerah, aktiviti, pencapaian, kokurikulum, referanslar, hobiler, ilgi alanlari, oduller, yayinlar, basarilar, gonullu calismalar, ek bilgiler, المراجع, المعرفون, الهوايات, الجوائز, الانجازات, الاهتمامات, العمل التطوعي, المنشورات, معلومات اضافيه, 趣味, 趣味・特技, 本人希望記入欄, 本人希望, 通勤時間, 賞罰, 受賞歴, 受賞, 志望の動機, 志望の動機、特技、好きな学科、アピールポイントなど, その他, ボランティア, 論文, 获奖经历, 荣誉奖项, 所获荣誉, 兴趣爱好, 校园经历, 社会实践, 志愿者经历, 其他信息, 推荐人, 获奖情况,
    榮譽, 獲獎經歷, 興趣, 興趣愛好, 社團經歷, 志工經歷, 推薦人, 其他, 得獎紀錄, 社團活動`,
}
