import type { Area } from "@listwright/domain/definition"

/** The areas gathered from some of the options. */
export interface GatheredAreas {
  readonly areas: ReadonlyArray<Area>
  /** Unknown names and codes that were skipped on request. */
  readonly skipped: ReadonlyArray<string>
  /** Additional notices for the user. */
  readonly notices: ReadonlyArray<string>
  /** The errors for anything that isn't an area. If there are any, nothing is counted. */
  readonly refusals: ReadonlyArray<string>
}

export const noGatheredAreas: GatheredAreas = { areas: [], skipped: [], notices: [], refusals: [] }

/** Concatenates gathered areas in order. */
export const concatGatheredAreas = (parts: ReadonlyArray<GatheredAreas>): GatheredAreas => ({
  areas: parts.flatMap(({ areas }) => areas),
  skipped: parts.flatMap(({ skipped }) => skipped),
  notices: parts.flatMap(({ notices }) => notices),
  refusals: parts.flatMap(({ refusals }) => refusals),
})

/** Turns gathered areas into exclusions, which remove their records from all other areas. */
export const toExclusions = (part: GatheredAreas): GatheredAreas => ({
  ...part,
  areas: part.areas.map((area): Area => ({ ...area, excluded: true })),
})
