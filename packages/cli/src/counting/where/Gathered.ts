import type { Area } from "@listwright/domain/definition"

/** The areas gathered from some of the options. */
export interface Gathered {
  readonly areas: ReadonlyArray<Area>
  /** Unknown names and codes that were skipped on request. */
  readonly skipped: ReadonlyArray<string>
  /** Additional notices for the user. */
  readonly notices: ReadonlyArray<string>
  /** The reasons why something isn't an area. If there are any, nothing is counted. */
  readonly refusals: ReadonlyArray<string>
}

export const nothingGathered: Gathered = { areas: [], skipped: [], notices: [], refusals: [] }

/** Concatenates gathered areas in order. */
export const gathered = (parts: ReadonlyArray<Gathered>): Gathered => ({
  areas: parts.flatMap(({ areas }) => areas),
  skipped: parts.flatMap(({ skipped }) => skipped),
  notices: parts.flatMap(({ notices }) => notices),
  refusals: parts.flatMap(({ refusals }) => refusals),
})

/** Turns gathered areas into exclusions, which remove their records from all other areas. */
export const excluding = (part: Gathered): Gathered => ({
  ...part,
  areas: part.areas.map((area): Area => ({ ...area, excluded: true })),
})
