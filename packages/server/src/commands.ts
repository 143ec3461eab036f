/** The CLI commands for a site's folder, whether or not a server is running on it. */

export { sites } from "./configuration/siteCommands.ts"
export type { CheckedSite, SiteFiles } from "./configuration/siteCommands.ts"
export type { SiteProblem } from "./configuration/SiteProblem.ts"
