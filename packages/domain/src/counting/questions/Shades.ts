import { Schema } from "effect"
import { isZip, Zip } from "../../shared/Zip.ts"
import type { Area } from "../../definition/Area.ts"
import { ANSWER_BASIS } from "./AnswerBasis.ts"

/** The kinds of outlines that a map shades, by zoom level. No two outlines of a level share a ZIP Code. */
export const OUTLINE_LEVELS = ["state", "county", "zip"] as const
export type OutlineLevel = (typeof OUTLINE_LEVELS)[number]

/** The maximum number of outlines in one question, slightly more than a screen shows. */
export const MAX_SHADES = 2_500

const OutlineCode = Schema.String.check(
  Schema.isPattern(/^([A-Z]{2}|\d{5})$/, {
    message: "must be a state like OH, a county of 5 digits (FIPS) or a ZIP Code",
  }),
)

/** The outlines to shade: states ('OH'), counties (FIPS), or ZIP Codes. */
export const ShadesRequest = Schema.Struct({
  level: Schema.Literals(OUTLINE_LEVELS),
  codes: Schema.Array(OutlineCode).check(
    Schema.isMaxLength(MAX_SHADES, { message: `must hold at most ${MAX_SHADES} codes` }),
  ),
})
export type ShadesRequest = typeof ShadesRequest.Type

/** The number of an audience's records in an outline. */
export const Shade = Schema.Struct({
  code: Schema.String,
  /** The number of records that the definition would select if the outline were its only chosen area. */
  records: Schema.Int,
  /** The number of additional records that the definition would select if the outline were added as the last area. */
  adds: Schema.Int,
})
export type Shade = typeof Shade.Type

/** The outlines in the requested order. An outline without ZIP Codes has no records. */
export const CountShades = Schema.Struct({ ...ANSWER_BASIS, shades: Schema.Array(Shade) })
export type CountShades = typeof CountShades.Type

/** Converts an outline to a list's area; null if the level has no such code. */
export const outlineToArea = (level: OutlineLevel, code: string): Area | null => {
  switch (level) {
    case "state":
      return { kind: level, state: code, excluded: false }
    case "county":
      return { kind: level, county: code, excluded: false }
    case "zip":
      return isZip(code) ? { kind: level, zip: Zip.make(code), excluded: false } : null
  }
}
