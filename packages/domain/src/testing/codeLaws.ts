import fc from "fast-check"
import { Result } from "effect"
import type { ZipType } from "../geography/Areas.ts"
import type { SuppressionModes } from "../suppression/suppressionCodes.ts"
import { type Law, law, assertEqual } from "./Law.ts"
import { pastedCodeValues, separatedCode, pasteText } from "./pastes.ts"

/**
 * A pair of functions that encode suppression modes as a number and decode it; ours are `encodeSuppression` and
 * `decodeSuppression`.
 */
export interface SuppressionCodes {
  readonly encode: (modes: SuppressionModes) => number
  /** Decodes the modes; undefined if there's no such code. */
  readonly decode: (code: number) => SuppressionModes | undefined
}

const mode = fc.constantFrom("off" as const, "date" as const, "item" as const)
const modes: fc.Arbitrary<SuppressionModes> = fc.record({ order: mode, slc: mode, file: mode })

/** Returns the laws for the number that encodes the three suppression choices. */
export const suppressionCodeLaws = ({ encode, decode }: SuppressionCodes): ReadonlyArray<Law> => [
  law(
    "decoding the code of suppression modes gives the modes back",
    fc.property(modes, (given) => {
      assertEqual(decode(encode(given)), given)
    }),
  ),
  law(
    "encoding what a suppression code means gives the code back, from 0 to 26, and other numbers mean nothing",
    fc.property(fc.oneof(fc.integer({ min: -30, max: 60 }), fc.integer(), fc.double()), (code) => {
      const decoded = decode(code)
      const isCode = Number.isInteger(code) && code >= 0 && code <= 26
      return decoded === undefined ? !isCode : isCode && encode(decoded) === code
    }),
  ),
]

/** A function that parses pasted codes; ours is `pastedCodes`. */
export type PastedCodesParser = (
  text: string,
  zipType: ZipType,
) => Result.Result<ReadonlyArray<string>, unknown>

/** Returns the laws for pasted ZIP Codes. */
export const pastedCodeLaws = (pastedCodes: PastedCodesParser): ReadonlyArray<Law> => [
  law(
    "no code of a pasted text is empty or holds a separator",
    fc.property(fc.string(), (text) =>
      Result.getOrElse(pastedCodes(text, "plainZip"), () => []).every((entry) => /^[^\s,;]+$/.test(entry)),
    ),
  ),
  law(
    "pasted codes are the same however they are separated",
    fc.property(separatedCode(fc.stringMatching(/^\d{5}$/)), (entries) => {
      assertEqual(pastedCodes(pasteText(entries), "zip"), Result.succeed(pastedCodeValues(entries)))
    }),
  ),
]
