import { Schema } from "effect"

/** The parts of the product that a site can disable, by their names in its settings. */
export const Part = Schema.Literals(["rewards", "videos", "services", "watching", "selfTest"])
export type Part = typeof Part.Type

/** The names of all parts. */
export const PARTS: ReadonlyArray<Part> = Part.literals

/** The parts that a site has disabled; `withoutParts` is missing if none are. */
export interface SiteParts {
  readonly withoutParts?: ReadonlyArray<Part> | undefined
}

/** Returns whether a site has a part [p6-parts]. */
export const hasPart = ({ withoutParts = [] }: SiteParts, part: Part): boolean => !withoutParts.includes(part)
