import type { VersionReason } from '@hanap/contracts/jobseekers/document-parts'
import type { MessageKey } from '@hanap/i18n/message-key'

/** Why a version was kept, as its owner is told. */
export const reasonNames: Record<VersionReason, MessageKey> = {
  left: 'builder.version_left',
  download: 'builder.version_download',
  application: 'builder.version_application',
  restore: 'builder.version_restore',
}
