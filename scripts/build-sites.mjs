// Builds the sites whose sources changed since their last build.
import { buildSites, fail, findNode } from './toolchain.mjs'

findNode().then(buildSites).catch(fail)
