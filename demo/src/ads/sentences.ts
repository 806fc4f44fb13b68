import type { DemoJob } from '../jobs/jobs.ts'
import type { Bank, JobOffer, Sentence } from './bank.ts'

const textOf = (sentence: Sentence | JobOffer) => (typeof sentence === 'string' ? sentence : sentence.text)

const isAbout = (sentence: Sentence, { jobFunctionId }: DemoJob) =>
  typeof sentence === 'string' || sentence.subs.includes(jobFunctionId)

const isOffered = (offer: JobOffer, { workplace }: DemoJob) =>
  typeof offer === 'string' || offer.workplaces.includes(workplace)

/** What an ad for a job may say of duties, requirements and what is offered. */
export const sentencesFor = (
  bank: Bank,
  job: DemoJob,
): { duties: string[]; requirements: string[]; offers: string[] } => {
  const part = bank.functions[job.mainFunctionId]
  if (!part) throw new Error(`No sentences for main function ${job.mainFunctionId}`)
  const fitting = (sentences: readonly Sentence[]) =>
    sentences.filter(sentence => isAbout(sentence, job)).map(textOf)
  return {
    duties: fitting(part.duties),
    requirements: fitting(part.requirements),
    offers: bank.offers.filter(offer => isOffered(offer, job)).map(textOf),
  }
}
