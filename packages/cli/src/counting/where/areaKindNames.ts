import type { SearchableKind } from "@listwright/domain/geography"

/** The terminal's words for area kinds that have names or codes, as used in its options. */
export const AREA_KIND_NAMES = {
  zip: "zip",
  scf: "scf",
  city: "city",
  county: "county",
  metro: "metroArea",
  district: "congressionalDistrict",
  state: "state",
  usa: "nation",
} as const satisfies Record<string, SearchableKind>

export type AreaKindName = keyof typeof AREA_KIND_NAMES

const isWord = (text: string): text is AreaKindName => Object.hasOwn(AREA_KIND_NAMES, text)

/** The accepted words. */
export const areaKindNames: ReadonlyArray<AreaKindName> = Object.keys(AREA_KIND_NAMES).filter(isWord)

/** Returns the word for an area kind. */
export const areaKindName = (kind: SearchableKind): string =>
  areaKindNames.find((word) => AREA_KIND_NAMES[word] === kind) ?? kind
