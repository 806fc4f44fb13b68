export interface Due {
  /** Start the server anew. */
  server: boolean
  /** Build the sites whose sources changed. */
  sites: boolean
}

const SHARED = /^(contracts|i18n|markets)\//
const WEB = /^web\//
const IGNORED =
  /(^|\/)(node_modules|\.react-router|\.types)\/|^web\/\w+\/build\/|\.(test|cluster|factory)\.tsx?$|\.md$|[~#]$|\/\.[^/]*$|\/$/

/** What a change of a file below the project's root makes necessary. */
export const dueAfter = (path: string): Due => {
  if (IGNORED.test(path) || !/\.\w+$/.test(path)) return { server: false, sites: false }
  return { server: !WEB.test(path), sites: WEB.test(path) || SHARED.test(path) }
}
