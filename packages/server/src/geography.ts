/** The CLI commands for a site's reference geography. */

export { importGeography } from "@listwright/geography"
