import { DAY_MS } from '@hanap/contracts/durations'
import type { Doc } from '@hanap/search-engine/schema'

/** When the suite searches. */
export const NOW = Date.UTC(2026, 9, 1)

type More = Partial<Omit<Doc, 'id' | 'text' | 'filters'>> & {
  text?: Record<string, string>
  filters?: Doc['filters']
  daysAgo?: number
}

/** An ad of the Philippine market unless `filters` says another. */
export const ad = (id: string, title: string, { text, filters, daysAgo, ...more }: More = {}): Doc => ({
  id,
  text: { title, ...text },
  language: 'en',
  filters: { market: 'ph', ...filters },
  ...(daysAgo === undefined ? {} : { dates: { published: NOW - daysAgo * DAY_MS } }),
  stored: JSON.stringify({ id, title }),
  ...more,
})

/** Ads whose places, levels, salaries and dates differ; found by filters and ordered by facts. */
export const factAds: readonly Doc[] = [
  ad('nurse-manila', 'Registered Nurse', {
    text: { company: 'Makati Medical', skills: 'Patience · First aid', description: 'Care for patients.' },
    filters: { job_locations: [1, 10], degrees: [6], job_types: [1], is_company_verified: ['1'] },
    ranges: { salary: [25_000, 28_000] },
    daysAgo: 3,
    geo: [14.5995, 120.9842],
  }),
  ad('nurse-cebu', 'Nurse', {
    text: { company: 'Cebu Doctors', description: 'A nurse for nights.' },
    filters: { job_locations: [3, 30], degrees: [6], job_types: [2] },
    ranges: { salary: [18_000, 22_000] },
    daysAgo: 10,
    geo: [10.3157, 123.8854],
  }),
  ad('accountant', 'Senior Accountant', {
    text: { company: 'Globe Ledger', skills: 'Excel', description: 'Books and taxes.' },
    filters: { job_locations: [1, 10], degrees: [6], job_types: [1], is_company_verified: ['1'] },
    ranges: { salary: [40_000, 60_000] },
    daysAgo: 1,
    geo: [14.5547, 121.0244],
  }),
  ad('accounts-clerk', 'Accounts Clerk', {
    text: { description: 'Helps the senior accountant. Excel.' },
    filters: { job_locations: [2, 10], degrees: [4], job_types: [1] },
    daysAgo: 20,
    geo: [14.676, 121.0437],
  }),
  ad('driver', 'Full-time Driver', {
    text: { description: 'Drives a van.' },
    filters: { job_locations: [2, 10, 30, 30], job_types: [1] },
    ranges: { salary: [15_000, 15_000] },
    daysAgo: 5,
  }),
  ad('undated', 'Warehouse Assistant', { filters: { degrees: [4] }, ranges: { salary: [30_000, 32_000] } }),
  ad('nurse-singapore', 'Staff Nurse', {
    filters: { market: 'sg', job_locations: [90], degrees: [6] },
    daysAgo: 2,
    geo: [1.3521, 103.8198],
  }),
]

/** One ad a language, and words that have to stay whole. */
export const wordAds: readonly Doc[] = [
  ad('es', 'Enfermeras de urgencias', { language: 'es' }),
  ad('pt-br', 'Desenvolvedor de sistemas', { language: 'pt-br' }),
  ad('tr', 'İnsan Kaynakları Uzmanı', { language: 'tr' }),
  ad('id', 'Staf akuntansi pajak', { language: 'id' }),
  ad('ms', 'Pembantu pejabat', { language: 'ms' }),
  ad('ar', 'محاسب أول في الشركة', { language: 'ar' }),
  ad('zh-cn', '高级软件工程师', { language: 'zh-cn' }),
  ad('zh-tw', '會計主管', { language: 'zh-tw' }),
  ad('ja', '会計マネージャー', { language: 'ja' }),
  ad('en', 'Human Resources Managers', { language: 'en' }),
  ad('cpp', 'C++ Developer'),
  ad('csharp', 'C# Developer'),
  ad('node', 'Node.js Engineer'),
  ad('dotnet', '.NET Engineer'),
  ad('rnd', 'R&D Chemist'),
]
