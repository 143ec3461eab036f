/**
 * What an operator does with the folder of a site from the terminal, whether a server runs on it or not.
 */

export { sites } from "./configuration/siteCommands.ts"
export type { CheckedSite, SiteFiles } from "./configuration/siteCommands.ts"
export type { SiteProblem } from "./configuration/SiteProblem.ts"
