import { Schema } from "effect"

/** The parts of the product that a site may switch off, by their names in its settings. */
export const Part = Schema.Literals(["rewards", "videos", "services", "watching", "selfTest"])
export type Part = typeof Part.Type

/** The names of all parts. */
export const PARTS: ReadonlyArray<Part> = Part.literals

/** The parts that a site switched off; missing: it has them all. */
export interface SiteParts {
  readonly withoutParts?: ReadonlyArray<Part> | undefined
}

/** Tells whether a site has a part [p6-parts]. */
export const hasPart = ({ withoutParts = [] }: SiteParts, part: Part): boolean => !withoutParts.includes(part)
