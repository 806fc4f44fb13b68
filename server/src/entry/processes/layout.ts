/** What one of several processes does; the first is started before the others. */
export type ProcessRole = 'all' | 'worker,search' | 'web'

/** From so many on that answer, one core less for pages costs little, and searches of all are much for a process that draws pages, too. */
const OWN_INDEX_FROM = 4

/**
 * The processes of a machine where so many answer. One of them has the index and the work in the background: beside pages where
 * there are few, as one more would cost 130 MB and contend for the same cores.
 */
export const processRoles = (webProcesses: number): [ProcessRole, ...ProcessRole[]] => {
  const web = (count: number): ProcessRole[] => Array.from({ length: count }, () => 'web')
  return webProcesses < OWN_INDEX_FROM
    ? ['all', ...web(webProcesses - 1)]
    : ['worker,search', ...web(webProcesses)]
}
