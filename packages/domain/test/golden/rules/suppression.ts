import { Schema } from "effect"
import { defaultSuppressionDays, displayDay } from "../../../src/suppression/SuppressionDayRange.ts"
import { decodeSuppression, encodeSuppression } from "../../../src/suppression/suppressionCodes.ts"
import { rule, type Rule } from "../Rule.ts"

const { Struct, String, Number, Literals } = Schema

const mode = Literals(["off", "date", "item"])

export const suppressionRules: ReadonlyArray<readonly [string, Rule]> = [
  [
    "suppression.encode",
    rule(Struct({ order: mode, slc: mode, file: mode }), (modes) => ({ value: encodeSuppression(modes) })),
  ],
  [
    "suppression.decode",
    rule(Struct({ code: Number }), ({ code }) => {
      const value = decodeSuppression(code)
      return value === undefined ? { invalid: true } : { value }
    }),
  ],
  [
    "suppression.defaultRange",
    rule(Struct({ today: String }), ({ today }) => {
      const { end, start } = defaultSuppressionDays(today)
      return { value: { start: displayDay(start), end: displayDay(end) } }
    }),
  ],
]
