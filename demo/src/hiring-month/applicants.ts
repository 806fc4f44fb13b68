import type { DemoSeeker } from '../chats.ts'
import { seededRandom } from '../random.ts'

/** Somebody who has applied to the demo recruiter's company within the last weeks. */
export interface DemoApplicant extends DemoSeeker {
  /** Which of the company's ads, counted from 0. */
  ad: number
  appliedDaysAgo: number
  /** Keys of the pipeline after `applied`, each with how many days ago; the last one is where they stand. */
  steps: readonly { key: string; daysAgo: number }[]
  message: string | null
}

export const DEMO_APPLICANTS = 300

const firstNames =
  'Maria Jose Angelica Mark Kristine John Jasmine Paolo Camille Miguel Bea Carlo Nicole Rafael Andrea Joshua Patricia Enzo Trisha Gabriel Liza Noel Grace Arnel Rowena Dennis Cherry Ramon Ivy Jericho'.split(
    ' ',
  )
const lastNames =
  'Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Torres Flores Castillo Villanueva Ramos Aquino Navarro Salazar Mercado Dizon Pascual Soriano Domingo Manalo Tolentino Espino Lacson Valdez Panganiban Magno Sison Abad Yap'.split(
    ' ',
  )
const messages = [
  'Good day! I have done this work for three years and could start next month.',
  'I like how plainly the ad says what the work is. May I send you samples?',
  'I am moving to Manila in a few weeks and am looking for a team to stay with.',
  'My last team closed. I would be glad to tell you more.',
  'Would working from home part of the week be possible?',
]

/** Ways through the pipeline with how often each is gone, of a hundred. */
const ways: readonly [share: number, keys: readonly string[]][] = [
  [17, []],
  [16, ['viewed']],
  [14, ['viewed', 'in_review']],
  [10, ['viewed', 'in_review', 'shortlisted']],
  [8, ['viewed', 'in_review', 'shortlisted', 'interview']],
  [4, ['viewed', 'in_review', 'interview', 'offer']],
  [3, ['viewed', 'in_review', 'interview', 'offer', 'hired']],
  [22, ['viewed', 'not_selected']],
  [6, ['viewed', 'in_review', 'interview', 'not_selected']],
]

const wayAt = (place: number): readonly string[] => {
  let rest = place
  for (const [share, keys] of ways) {
    if (rest < share) return keys
    rest -= share
  }
  return []
}

/** So many days longer one in some waits for an answer: more than anybody should. */
const LONG_WAIT_DAYS = 50
const WAITING_KEYS = ['viewed', 'in_review']
const EVERY_WAITING = 15

/** Those who apply to so many ads, the same at every load. Ads come first the more of them apply. */
export const demoApplicants = (ads: number): DemoApplicant[] => {
  const dice = seededRandom('hiring month')
  return Array.from({ length: DEMO_APPLICANTS }, (_, at) => {
    const keys = wayAt(dice.between(0, 99))
    // Who has come far applied some time ago.
    const daysAgo = dice.between(keys.length * 3, 12 + keys.length * 6) + dice.between(0, 9) / 10
    const wait = at % EVERY_WAITING === 0 && WAITING_KEYS.includes(keys.at(-1) ?? '') ? LONG_WAIT_DAYS : 0
    const appliedDaysAgo = daysAgo + wait
    const steps = keys.map((key, step) => ({
      key,
      daysAgo: wait + daysAgo * (1 - (step + 1) / (keys.length + 1)),
    }))
    return {
      email: `applicant${at + 1}@demo.example`,
      firstName: firstNames[at % firstNames.length] ?? '',
      lastName: lastNames[(at * 7 + Math.floor(at / firstNames.length)) % lastNames.length] ?? '',
      ad: Math.min(dice.between(0, ads - 1), dice.between(0, ads - 1)),
      appliedDaysAgo,
      steps,
      message: dice.chance(0.35) ? dice.pick(messages) : null,
    }
  })
}
