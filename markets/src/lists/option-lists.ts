import { mainFunctions } from '../functions.ts'
import type { LanguageCode } from '../languages.ts'
import * as companies from './companies.ts'
import type { ListEntry, NumberRangeEntry } from './entry.ts'
import * as jobs from './jobs.ts'
import { localise, localiseRanges, localiseReasons, type OptionTexts, type ReasonTexts } from './localise.ts'
import * as recruiting from './recruiting.ts'
import * as reports from './reports.ts'
import * as seekers from './seekers.ts'

/** An option with its texts in a language. */
export type LocalizedOption<Entry extends ListEntry = ListEntry> = Entry & OptionTexts
export type ReasonOption<Entry extends ListEntry = ListEntry> = Entry & ReasonTexts

export interface SubFunctionListOption extends LocalizedOption {
  main_function_id: number
}

export interface FunctionTitleListOption extends LocalizedOption {
  main_function_id: number
  job_function_id: number
  function_title_value: string
}

export interface JobFunctionListOption extends LocalizedOption {
  sub_list: readonly LocalizedOption[]
}

export interface FeatureBannerOption extends ReasonOption<seekers.FeatureBannerEntry> {
  /** The path with its filter, without language segment. */
  url: string
}

export interface RecruiterRoleOption extends LocalizedOption<recruiting.RecruiterRoleEntry> {
  permissions: readonly LocalizedOption<recruiting.RecruiterPermissionEntry>[]
}

/** The lists of spec section 3 that are the same in every market, under the wire's names. */
export interface OptionLists {
  xp_lvls: readonly LocalizedOption<jobs.ExperienceEntry>[]
  job_types: readonly LocalizedOption<jobs.JobTypeEntry>[]
  workplaces: readonly LocalizedOption<jobs.WorkplaceEntry>[]
  degrees: readonly LocalizedOption<jobs.DegreeEntry>[]
  no_of_employee_ranges: readonly LocalizedOption<NumberRangeEntry>[]
  company_sizes: readonly LocalizedOption<NumberRangeEntry>[]
  industry_lists: readonly LocalizedOption[]
  job_category_lists: readonly LocalizedOption<jobs.JobCategoryEntry>[]
  job_benefit_lists: readonly LocalizedOption[]
  job_attractive_reasons: readonly LocalizedOption[]
  company_benefit_lists: readonly LocalizedOption[]
  company_culture_lists: readonly LocalizedOption[]
  company_financing_stage_lists: readonly LocalizedOption[]
  chat_report_lists: readonly ReasonOption[]
  notice_period_lists: readonly LocalizedOption<seekers.NoticePeriodEntry>[]
  subscibe_job_frequency_lists: readonly LocalizedOption[]
  report_job_reasons: readonly ReasonOption<reports.ReportJobReasonEntry>[]
  report_talent_reasons: readonly ReasonOption[]
  report_interview_reasons: readonly ReasonOption[]
  report_recruiter_reasons: readonly ReasonOption[]
  social_types: readonly LocalizedOption[]
  resume_source_lists: readonly LocalizedOption[]
  gender_lists: readonly LocalizedOption[]
  pipeline_stage_lists: readonly LocalizedOption<recruiting.PipelineStageEntry>[]
  resume_last_updated_time_lists: readonly LocalizedOption<recruiting.LastUpdatedEntry>[]
  job_function_lists: readonly JobFunctionListOption[]
  main_functions: readonly LocalizedOption[]
  job_functions: readonly SubFunctionListOption[]
  function_titles: readonly FunctionTitleListOption[]
  /** The URL's filter workExperience: xp_lvls under its other name. */
  work_xps: readonly LocalizedOption<jobs.ExperienceEntry>[]
  /** The URL's filter qualification: degrees under their other name. */
  educations: readonly LocalizedOption<jobs.DegreeEntry>[]
  feature_banners: readonly FeatureBannerOption[]
  recruiter_role_permissions: readonly RecruiterRoleOption[]
  user_identity_lists: readonly LocalizedOption[]
}

export const buildOptionLists = (language: LanguageCode): OptionLists => {
  const xp_lvls = localise('xp_lvls', jobs.xp_lvls, language)
  const degrees = localise('degrees', jobs.degrees, language)
  const workplaces = localise('workplaces', jobs.workplaces, language)
  const functions = functionLists(language)
  const filtered = { workplaces, xp_lvls, job_functions: functions.job_functions }
  return {
    ...functions,
    ...companyLists(language),
    ...recruitingLists(language),
    ...reportLists(language),
    xp_lvls,
    work_xps: xp_lvls,
    degrees,
    educations: degrees,
    workplaces,
    job_types: localise('job_types', jobs.job_types, language),
    job_category_lists: localise('job_category_lists', jobs.job_category_lists, language),
    job_benefit_lists: localise('job_benefit_lists', jobs.job_benefit_lists, language),
    job_attractive_reasons: localise('job_attractive_reasons', jobs.job_attractive_reasons, language),
    notice_period_lists: localise('notice_period_lists', seekers.notice_period_lists, language),
    subscibe_job_frequency_lists: localise(
      'subscibe_job_frequency_lists',
      seekers.subscibe_job_frequency_lists,
      language,
    ),
    gender_lists: localise('gender_lists', seekers.gender_lists, language),
    user_identity_lists: localise('user_identity_lists', seekers.user_identity_lists, language),
    social_types: localise('social_types', seekers.social_types, language),
    feature_banners: localiseReasons('feature_banners', seekers.feature_banners, language).map(banner => ({
      ...banner,
      url: bannerUrl(banner, filtered),
    })),
  }
}

const functionLists = (language: LanguageCode) => {
  const mains = mainFunctions(language)
  const main_functions = mains.map(({ id, key, value, seo_value }) => ({ id, key, value, seo_value }))
  const job_functions = mains.flatMap(main =>
    main.sub_function_list.map(({ id, key, value, seo_value }) => ({
      id,
      key,
      value,
      seo_value,
      main_function_id: main.id,
    })),
  )
  const function_titles = mains.flatMap(main =>
    main.sub_function_list.flatMap(sub =>
      sub.job_titles.map(({ id, key, value, seo_value, function_title_value }) => ({
        id,
        key,
        value,
        seo_value,
        function_title_value,
        main_function_id: main.id,
        job_function_id: sub.id,
      })),
    ),
  )
  const job_function_lists = main_functions.map(main => ({
    ...main,
    sub_list: job_functions
      .filter(sub => sub.main_function_id === main.id)
      .map(({ id, key, value, seo_value }) => ({ id, key, value, seo_value })),
  }))
  return { main_functions, job_functions, function_titles, job_function_lists }
}

const companyLists = (language: LanguageCode) => ({
  // One company has one size: the same ranges under their other name, in figures alone.
  no_of_employee_ranges: localiseRanges(companies.company_sizes, language),
  company_sizes: localise('company_sizes', companies.company_sizes, language),
  industry_lists: localise('industry_lists', companies.industry_lists, language),
  company_benefit_lists: localise('company_benefit_lists', companies.company_benefit_lists, language),
  company_culture_lists: localise('company_culture_lists', companies.company_culture_lists, language),
  company_financing_stage_lists: localise(
    'company_financing_stage_lists',
    companies.company_financing_stage_lists,
    language,
  ),
})

const recruitingLists = (language: LanguageCode) => {
  const permissions = localise('recruiter_permissions', recruiting.recruiter_permissions, language)
  return {
    resume_source_lists: localise('resume_source_lists', recruiting.resume_source_lists, language),
    resume_last_updated_time_lists: localise(
      'resume_last_updated_time_lists',
      recruiting.resume_last_updated_time_lists,
      language,
    ),
    pipeline_stage_lists: localise('pipeline_stage_lists', recruiting.pipeline_stage_lists, language),
    recruiter_role_permissions: localise(
      'recruiter_role_permissions',
      recruiting.recruiter_role_permissions,
      language,
    ).map(role => ({
      ...role,
      permissions: permissions.filter(({ key }) => role.permission_keys.includes(key)),
    })),
  }
}

const reportLists = (language: LanguageCode) => ({
  report_job_reasons: localiseReasons('report_job_reasons', reports.report_job_reasons, language),
  chat_report_lists: localiseReasons('chat_report_lists', reports.chat_report_lists, language),
  report_talent_reasons: localiseReasons('report_talent_reasons', reports.report_talent_reasons, language),
  report_interview_reasons: localiseReasons(
    'report_interview_reasons',
    reports.report_interview_reasons,
    language,
  ),
  report_recruiter_reasons: localiseReasons(
    'report_recruiter_reasons',
    reports.report_recruiter_reasons,
    language,
  ),
})

const bannerUrl = (
  { path, filter }: seekers.FeatureBannerEntry,
  lists: Record<seekers.BannerFilter['list'], readonly LocalizedOption[]>,
): string => {
  if (!filter) return path
  const chosen = lists[filter.list].find(({ id }) => id === filter.id)
  if (!chosen) throw new Error(`no ${filter.list} ${filter.id}`)
  return `${path}?${filter.query_key}=${encodeURIComponent(chosen.seo_value)}`
}
