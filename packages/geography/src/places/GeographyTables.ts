import type { Geography } from "../Geography.ts"

/** What the answers about places are looked up in. */
export type GeographyTables = Geography["Service"]
