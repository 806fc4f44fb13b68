/** Words that say what one is at work, in eight languages, folded. */
export const jobTitleWords = `
engineer developer programmer manager director officer founder cofounder ceo cto cfo coo cio cmo vp president analyst designer architect
consultant specialist assistant associate coordinator administrator supervisor executive representative technician intern internship trainee apprentice
teacher lecturer professor tutor instructor trainer researcher scientist nurse doctor physician pharmacist therapist accountant auditor bookkeeper cashier clerk
secretary receptionist recruiter lawyer attorney paralegal writer editor journalist reporter photographer artist animator illustrator chef cook baker waiter waitress barista bartender
driver rider courier guard cleaner housekeeper janitor mechanic electrician plumber carpenter welder operator foreman inspector planner buyer merchandiser strategist
marketer copywriter translator interpreter librarian counselor advisor adviser agent broker banker teller underwriter actuary economist statistician biologist chemist physicist
crew staff worker labourer laborer packer picker freelancer contractor owner partner principal scrum devops sre webmaster moderator volunteer fellow superintendent salesperson cto
midwife caregiver nanny stylist barber hairdresser tailor farmer gardener pilot steward stewardess captain officer developer tester paramedic dentist veterinarian optician
ingeniero ingeniera desarrollador desarrolladora programador programadora gerente director directora jefe jefa responsable analista disenador disenadora arquitecto arquitecta consultor consultora
especialista asistente auxiliar coordinador coordinadora administrador administradora administrativo administrativa supervisor supervisora ejecutivo ejecutiva representante tecnico tecnica becario becaria practicante
profesor profesora docente maestro maestra investigador investigadora enfermero enfermera medico medica farmaceutico contador contadora contable cajero cajera secretario secretaria recepcionista abogado abogada
redactor redactora periodista fotografo cocinero cocinera camarero camarera mesero conductor chofer vendedor vendedora comercial dependiente dependienta operario operaria mecanico electricista encargado encargada
engenheiro engenheira desenvolvedor desenvolvedora diretor diretora chefe designer arquiteto arquiteta assistente coordenador coordenadora tecnico estagiario estagiaria estagio professor professora pesquisador enfermeiro enfermeira
contabilista caixa advogado advogada jornalista cozinheiro cozinheira garcom motorista atendente balconista operador operadora eletricista lider vendedor socio aprendiz
insinyur pengembang pemrogram manajer direktur kepala analis perancang desainer arsitek konsultan asisten koordinator supervisor eksekutif teknisi magang guru dosen pengajar peneliti perawat dokter apoteker akuntan kasir sekretaris resepsionis
pengacara penulis wartawan fotografer juru koki pelayan sopir pengemudi satpam petugas operator karyawan pegawai staf penjual pramuniaga penerjemah admin
jurutera juruaudit pembangun pengaturcara pengurus pengarah ketua penganalisis pereka penolong pembantu penyelaras penyelia pegawai juruteknik pelatih pensyarah cikgu penyelidik jururawat doktor ahli akauntan juruwang setiausaha penyambut peguam penulis tukang pemandu pengawal eksekutif kerani jurujual
muhendis muhendisi gelistirici gelistiricisi yazilimci yonetici yoneticisi mudur muduru direktor direktoru sef sefi analist analisti tasarimci tasarimcisi mimar danisman danismani uzman uzmani asistan asistani koordinator koordinatoru temsilci temsilcisi teknisyen teknisyeni tekniker
stajyer stajyeri ogretmen ogretmeni ogretim arastirmaci hemsire hemsiresi doktor doktoru eczaci muhasebeci kasiyer sekreter sekreteri resepsiyonist avukat yazar editor asci ascisi garson sofor soforu guvenlik gorevlisi isci eleman elemani sorumlusu memuru operatoru kurucu lideri
مهندس مهندسه مطور مطوره مبرمج مدير مديره رئيس محلل محلله مصمم مصممه مستشار اخصائي اخصائيه مساعد مساعده منسق منسقه مشرف مشرفه مسؤول مسؤوله ممثل فني متدرب متدربه معلم معلمه مدرس مدرسه استاذ باحث باحثه ممرض ممرضه طبيب طبيبه صيدلي صيدلانيه محاسب محاسبه مدقق
صراف سكرتير سكرتيره موظف موظفه محامي كاتب كاتبه صحفي مصور طباخ شيف نادل سائق حارس عامل بائع مندوب مراقب مترجم مترجمه تنفيذي نائب قائد خبير
`
