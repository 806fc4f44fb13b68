import type { DocumentSectionKind, DocumentText } from '@hanap/contracts/jobseekers/document-parts'
import type { MessageKey } from '@hanap/i18n/message-key'

export const kindNames: Record<DocumentSectionKind, MessageKey> = {
  heading: 'profile.basics',
  summary: 'profile.about',
  experience: 'profile.work',
  education: 'profile.education',
  skills: 'profile.skills',
  licenses: 'profile.licenses',
  links: 'profile.links',
  projects: 'builder.kind_projects',
  languages: 'builder.kind_languages',
  awards: 'builder.kind_awards',
  volunteering: 'builder.kind_volunteering',
  references: 'builder.kind_references',
  own: 'builder.kind_own',
}

const general: Record<DocumentText, MessageKey> = {
  title: 'profile.name',
  organization: 'builder.field_company',
  detail: 'builder.field_level',
  location: 'builder.field_place',
  email: 'auth.email',
  phone: 'profile.phone',
  url: 'profile.url',
  from: 'profile.start',
  to: 'profile.end',
  text: 'builder.field_text',
}

const ofKinds: Partial<Record<DocumentSectionKind, Partial<Record<DocumentText, MessageKey>>>> = {
  heading: { title: 'builder.field_fullName', detail: 'profile.headline' },
  summary: { text: 'profile.about' },
  experience: {
    title: 'builder.field_jobTitle',
    organization: 'profile.company',
    text: 'profile.description',
  },
  education: {
    organization: 'profile.school',
    title: 'profile.degree',
    detail: 'profile.field',
    text: 'profile.details',
  },
  skills: { title: 'profile.skill' },
  licenses: {
    organization: 'profile.issuer',
    from: 'profile.issued',
    to: 'profile.expires',
    detail: 'profile.credential',
  },
  projects: { organization: 'builder.field_forWhom' },
  languages: { title: 'builder.field_language' },
  awards: {
    title: 'builder.field_award',
    organization: 'builder.field_givenBy',
    from: 'builder.field_when',
  },
  volunteering: { title: 'builder.field_jobTitle', text: 'profile.description' },
  references: { organization: 'builder.field_role' },
  own: { title: 'builder.field_heading' },
}

/** What a field is called in a section of this kind. */
export const fieldLabel = (kind: DocumentSectionKind, field: DocumentText): MessageKey =>
  ofKinds[kind]?.[field] ?? general[field]
