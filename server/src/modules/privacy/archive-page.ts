import { documentTexts } from '@hanap/contracts/jobseekers/document-parts'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { personName } from '@hanap/i18n/person-name'
import { escapeHtml } from '@hanap/markets/escape-html'
import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import type { Market } from '@hanap/markets/markets'
import type { OwnData } from './own-data.ts'

type ArchiveLine = readonly (string | null | undefined)[]
const present = (parts: ArchiveLine) =>
  parts.filter(part => part !== null && part !== undefined && part !== '')

/** What the archive has, for people to read; nothing in it is fetched from anywhere. */
export const archivePage = (
  data: OwnData,
  files: readonly string[],
  { language, market, now }: { language: LanguageCode; market: Market; now: Date },
): string => {
  const t = translator(language)
  const formats = createFormats(language, market)
  const { tag, dir } = languageByCode(language) ?? { tag: 'en', dir: 'ltr' }
  const { profile: user } = data
  const jobLine = (
    job: { job_title: string; company_name: string | null },
    ...more: ArchiveLine
  ): ArchiveLine => [job.job_title, job.company_name, ...more]
  const span = (from: string | null, to: string | null) => present([from, to]).join('–')

  const section = (title: string, lines: readonly ArchiveLine[]) => {
    const items = lines.map(present).filter(parts => parts.length > 0)
    return `<section>
<h2>${escapeHtml(title)}</h2>
${
  items.length === 0
    ? `<p>${escapeHtml(t('privacy.archiveNone'))}</p>`
    : `<ul>\n${items.map(parts => `<li dir="auto">${parts.map(part => `<bdi>${escapeHtml(part ?? '')}</bdi>`).join(' · ')}</li>`).join('\n')}\n</ul>`
}
</section>`
  }

  const sections = [
    section(t('privacy.archiveProfile'), [
      [personName(user.first_name, user.last_name)],
      [user.email],
      [user.phone?.international],
      [user.profile.headline],
      [user.profile.about],
      ...user.work_experiences.map(work => [
        work.job_title,
        work.company_name,
        span(work.from, work.to),
        work.description,
      ]),
      ...user.educations.map(education => [
        education.school,
        education.field_of_study,
        span(education.from, education.to),
        education.description,
      ]),
      ...user.license_certifications.map(license => [
        license.title,
        license.issuing_organisation,
        license.issue_date,
      ]),
      ...user.websites.map(({ title, url }) => [title, url]),
      [formats.list(user.skills.map(({ value }) => value))],
    ]),
    section(
      t('personal.preferencesHeading'),
      user.job_preferences.map(({ job_title, salary_range_from, salary_range_to, currency }) => [
        job_title,
        present([salary_range_from, salary_range_to].map(amount => amount?.toString())).join('–'),
        currency,
      ]),
    ),
    section(
      t('common.appliedJobs'),
      data.applications.map(({ job, stage_text, receipt, first_message, screening_answers }) =>
        jobLine(
          job,
          stage_text,
          formats.dateTime(receipt.at),
          first_message,
          ...screening_answers.map(({ question, answer }) => `${question} ${answer}`),
        ),
      ),
    ),
    section(
      t('builder.mine'),
      data.documents.flatMap(({ name, sections }) => [
        [name],
        ...sections.flatMap(({ title, entries }) => [
          [title],
          ...entries.map(entry => documentTexts.map(field => entry[field])),
        ]),
      ]),
    ),
    section(
      t('academy.mine'),
      data.academy.courses.map(({ course_id: id, started_at: startedAt, finished_at: finishedAt }) => [
        id,
        formats.dateTime(startedAt.toISOString()),
        finishedAt && formats.dateTime(finishedAt.toISOString()),
      ]),
    ),
    section(
      t('academy.certificate'),
      data.academy.certificates.map(({ course_id: id, holder_name: holder, issued_at: issuedAt }) => [
        holder,
        id,
        formats.dateTime(issuedAt.toISOString()),
      ]),
    ),
    section(
      t('chats.heading'),
      data.chats.flatMap(({ messages }) =>
        messages.map(({ at, by, text, file }) => [
          formats.dateTime(at),
          by === 'system' ? null : t(`chats.side_${by}`),
          [file, text].filter(Boolean).join('\n'),
        ]),
      ),
    ),
    section(
      t('interviews.heading'),
      data.interviews.map(({ job_title, company_name, state, starts_at, place, note, reason }) => [
        formats.dateTime(starts_at),
        job_title,
        company_name,
        t(`interviews.state_${state}`),
        place,
        note,
        reason,
      ]),
    ),
    section(
      t('search.recent'),
      data.searches.map(({ title, at }) => [title, formats.dateTime(at)]),
    ),
    section(
      t('alerts.heading'),
      data.alerts.map(({ title, created_at }) => [title, formats.dateTime(created_at)]),
    ),
    section(
      t('notifications.heading'),
      data.notifications.map(({ title, created_at }) => [title, formats.dateTime(created_at)]),
    ),
    section(
      t('common.savedJobs'),
      data.saved.map(({ job, saved_at }) => jobLine(job, formats.dateTime(saved_at))),
    ),
    section(
      t('personal.notesHeading'),
      data.notes.map(({ job, note }) => jobLine(job, note?.text, note && formats.dateTime(note.updated_at))),
    ),
    section(
      t('personal.hiddenHeading'),
      data.hidden.map(({ job, hidden_at }) => jobLine(job, formats.dateTime(hidden_at))),
    ),
    section(
      t('privacy.archiveViewed'),
      data.viewed.map(job => jobLine(job)),
    ),
    section(
      t('follows.heading'),
      data.followed.map(({ company, followed_at }) => [company.name, formats.dateTime(followed_at)]),
    ),
    section(
      t('personal.blockedHeading'),
      data.blocked.map(({ company, blocked_at }) => [company.name, formats.dateTime(blocked_at)]),
    ),
    section(
      t('privacy.seenHeading'),
      data.seen.map(({ kind, company, job, at }) => [
        formats.dateTime(at),
        company?.name,
        t(`privacy.seen_${kind}`),
        job?.job_title,
      ]),
    ),
    section(
      t('security.devicesHeading'),
      data.sessions.map(({ browser, system, last_seen_at }) => [
        browser ?? t('security.unknownDevice'),
        system,
        formats.dateTime(last_seen_at),
      ]),
    ),
    section(
      t('privacy.archiveLogIns'),
      data.logIns.map(({ provider, last_used_at }) => [
        provider,
        formats.dateTime(last_used_at.toISOString()),
      ]),
    ),
    section(
      t('privacy.archiveFiles'),
      files.map(file => [file]),
    ),
  ]
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(t('privacy.archiveTitle'))}</title>
<style>body{max-width:48rem;margin:2rem auto;padding:0 1rem;font-family:system-ui,sans-serif;line-height:1.6}li{overflow-wrap:anywhere}</style></head>
<body>
<h1>${escapeHtml(t('privacy.archiveTitle'))}</h1>
<p>${escapeHtml(t('privacy.archiveMade', { when: formats.dateTime(now.toISOString()) }))}</p>
${sections.join('\n')}
</body>
</html>
`
}
