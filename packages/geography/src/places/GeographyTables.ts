import type { Geography } from "../lookup/Geography.ts"

/** What the answers about places are looked up in. */
export type GeographyTables = Geography["Service"]
