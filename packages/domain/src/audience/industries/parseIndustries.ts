import { Result, Schema } from "effect"
import { type Audience, type Criterion, IndustryCode } from "../../definition/Audience.ts"
import { addIndustry, chosenIndustries, omitIndustry } from "./chooseIndustries.ts"
import { parseIndustry } from "./parseIndustry.ts"

/** A part of a written criterion that isn't an industry. */
export interface InvalidIndustry {
  readonly _tag: "NotAnIndustry"
  readonly column: string
  readonly value: string
}

const isIndustryCode = Schema.is(IndustryCode)

/**
 * Parses 'G' and '58' as industries to add and '-5812' as one to omit; if a code is written both ways, the last one
 * wins.
 */
export const parseIndustries = (
  column: string,
  parts: ReadonlyArray<string>,
): Result.Result<Criterion, InvalidIndustry> => {
  let audience: Audience = { unit: "individuals", criteria: [] }
  for (const part of parts) {
    const { code, isOmitted } = parseIndustry(part)
    if (!isIndustryCode(code)) return Result.fail({ _tag: "NotAnIndustry", column, value: part })
    audience = isOmitted ? omitIndustry(audience, column, code) : addIndustry(audience, column, code)
  }
  return Result.succeed({ kind: "industries", column, ...chosenIndustries(audience, column) })
}
