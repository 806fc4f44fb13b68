import { isObject, type JsonObject, jsonField, jsonList, jsonText } from '../json.ts'

export const isAshbyJob = (job: JsonObject): boolean =>
  typeof job.jobUrl === 'string' && (job.descriptionHtml !== undefined || job.descriptionPlain !== undefined)

/** A job of Ashby's public posting API. */
export const ashbyPosting = (job: JsonObject, board: string): JsonObject => {
  const isHybrid = /hybrid/i.test(jsonText(job.workplaceType))
  return {
    '@type': 'JobPosting',
    identifier: { name: `ashby/${board}`, value: job.id },
    title: job.title,
    description: job.descriptionHtml ?? job.descriptionPlain,
    datePosted: job.publishedAt,
    hiringOrganization: { name: nameOfBoard(board) },
    occupationalCategory: [...new Set([jsonText(job.department), jsonText(job.team)])],
    employmentType: job.employmentType,
    jobLocation: [placeOf(job), ...jsonList(job.secondaryLocations).filter(isObject).map(placeOf)],
    jobLocationType: isHybrid ? 'HYBRID' : job.isRemote === true ? 'TELECOMMUTE' : undefined,
    baseSalary: salaryOf(job),
    url: job.jobUrl,
  }
}

const placeOf = (job: JsonObject): JsonObject => ({
  address: jsonField(job.address, 'postalAddress') ?? jsonText(job.location),
})

const salaryOf = (job: JsonObject): JsonObject | undefined => {
  const salary = jsonList(jsonField(job.compensation, 'summaryComponents'))
    .filter(isObject)
    .find(part => part.compensationType === 'Salary')
  return (
    salary && {
      currency: salary.currencyCode,
      value: { minValue: salary.minValue, maxValue: salary.maxValue, unitText: salary.interval },
    }
  )
}

/** “block-labs” and “Synergy_Pet_Group” are names as addresses have them. */
const nameOfBoard = (board: string) => board.replaceAll(/[_+]|(?<=\w)-(?=\w)/g, ' ')
