import type { Area } from "@listwright/domain/definition"

/** What some options came to. */
export interface Gathered {
  readonly areas: ReadonlyArray<Area>
  /** Unknown names and codes that were skipped on request. */
  readonly skipped: ReadonlyArray<string>
  /** What the person should know besides. */
  readonly notices: ReadonlyArray<string>
  /** Why something is no area; with any, nothing is counted. */
  readonly refusals: ReadonlyArray<string>
}

export const nothingGathered: Gathered = { areas: [], skipped: [], notices: [], refusals: [] }

/** One after the other. */
export const gathered = (parts: ReadonlyArray<Gathered>): Gathered => ({
  areas: parts.flatMap(({ areas }) => areas),
  skipped: parts.flatMap(({ skipped }) => skipped),
  notices: parts.flatMap(({ notices }) => notices),
  refusals: parts.flatMap(({ refusals }) => refusals),
})

/** Areas that take their records away from all others. */
export const excluding = (part: Gathered): Gathered => ({
  ...part,
  areas: part.areas.map((area): Area => ({ ...area, excluded: true })),
})
