import { foldCharacters } from '../layout/characters.ts'

const SCHOOL =
  /\b(?:university|universit\p{L}*|universidad\p{L}*|universidade|universitas|universiti|universite\p{L}*|college|colleges|school|schools|academy|polytechnic|campus|colegio|escuela|escola\p{L}*|facultad|faculdade\p{L}*|instituto|institucion|instituicao|centro universitario|centro de formacion|academia|sekolah|politeknik|akademi|institut|institute|kolej|maktab|sma|smk|smp|smks|sman|smkn|smpn|sdn?|mts|madrasah|lise\p{L}*|okulu|enstitusu|meslek yuksekokulu|myo|fakultesi|koleji|bootcamp|ufrj|usp|unicamp|mit|ucla|itb|ui|ugm|its|unam|ipn|senai|senac|sena|servicio nacional de aprendizaje|fatec|etec|puc\p{L}*|i\.?e\.?s|i\.t\.i|iit|nit|iim|i\.e|liceo|liceu|gimnasio|conservatorio|hochschule|encg|sm teknik|sk|sjk|smjk|vidyalaya|vidya|mandir|gymnasium|grammar|high|upsr)\b|大学|大學|学院|學院|高校|高等学校|高等學校|高中|中学|中學|小学|小學|専門学校|技术学校|职业学校|職業學校|職校|高職|科大|学校|學校|جامعه|الجامعه|كليه|مدرسه|معهد|اكاديميه|ثانويه/u

const BELOW =
  /\b(?:high school|secondary|elementary|primary|grammar|national school|public school|community school|school|colegio|escuela|liceo|liceu|escola|lisesi|lise|ilkokulu|ortaokulu|sekolah|smk|sma|smp|sman|smkn|sd|sk|sm)\b|高校|高等学校|高中|中学|中學|小学|小學|ثانويه|مدرسه/u
const ABOVE =
  /universit|universid|college|institut|facul|school of|escola d|escuela de|politeknik|polytechnic|大学|大學|学院|學院|جامعه|كليه|معهد/u

/** Whether a school is one before studies: nobody studies a field there. */
export const isBelowStudies = (text: string): boolean => {
  const folded = foldCharacters(text)
  return BELOW.test(folded) && !ABOVE.test(folded)
}

/** Whether a text names a school. */
export const isSchool = (text: string) => SCHOOL.test(foldCharacters(text))
