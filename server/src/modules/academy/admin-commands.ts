import { openFiles } from '../../files/files.ts'
import { type AdminCommand, type AdminCommands, AdminUsageError } from '../../tasks/admin-command.ts'
import { certificatesStore } from './certificates/certificates-store.ts'
import { withdrawCourse } from './published/publish-courses.ts'
import { publishFolder } from './published/publish-folder.ts'

const USAGE = 'publish FOLDER | withdraw KEY | revoke CERTIFICATE-ID REASON…'
const usage = () => new AdminUsageError(`Usage: courses ${USAGE}`)

const courses: AdminCommand['run'] = async request => {
  const { db } = request.connection
  const [act, subject, ...rest] = request.args
  if (subject === undefined) throw usage()
  if (act === 'publish') {
    const files = openFiles(request.bucket, request.dataDir)
    const { total, changed, problems } = await publishFolder(db, files, subject)
    if (problems.length > 0)
      throw new AdminUsageError([...problems, 'Nothing was published. Mend these first.'].join('\n'))
    if (total === 0) throw new AdminUsageError(`There are no courses in ${subject}.`)
    const others = total - changed.length
    return [
      changed.length > 0 ? `Published: ${changed.join(', ')}.` : 'Nothing has changed.',
      ...(changed.length > 0 && others > 0 ? [`${others} as before.`] : []),
    ].join(' ')
  }
  if (act === 'withdraw') {
    if (!(await withdrawCourse(db, subject))) throw new AdminUsageError(`There is no course ${subject}.`)
    return `${subject} is withdrawn: nobody can begin it, and who takes it can finish it.`
  }
  const reason = rest.join(' ').trim()
  if (act !== 'revoke' || reason === '') throw usage()
  if (!(await certificatesStore.revoke(db, subject, reason)))
    throw new AdminUsageError(`There is no certificate ${subject}, or it is revoked already.`)
  return `The certificate ${subject} is revoked. Whoever verifies it is told.`
}

export const adminCommands: AdminCommands = {
  courses: {
    usage: USAGE,
    description: "Publish the academy's courses, withdraw one, revoke a certificate",
    run: courses,
  },
}
