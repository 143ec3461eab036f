import { Effect, Result } from "effect"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { Areas } from "../Areas.ts"
import { chooseValid, nothingAdded } from "../AreasAdded.ts"
import { type Choosing, usualChoosing } from "../Choosing.ts"
import { zipRangeEmpty, zipRangeNotice, zipRangeTooLong } from "../Notices.ts"
import { areaOfCode } from "./pastedCodes.ts"
import { ZIP_RANGE_MAX, zipRange } from "./zipRange.ts"

/** Adds every ZIP Code from one to another, both included. spec: order-builder §5 (ZIP range) [ob5-zip-range] */
export const addZipRange = Effect.fn("addZipRange")(function* (
  definition: ListDefinition,
  from: string,
  to: string,
  choosing: Choosing = usualChoosing,
) {
  const range = zipRange(from, to)
  if (Result.isFailure(range)) return nothingAdded(definition, zipRangeNotice(range.failure))
  const areas = yield* Areas
  const zips = yield* areas
    .zipsInRange(range.success.from, range.success.to, ZIP_RANGE_MAX)
    // Both ends were checked, so too many ZIP Codes are all that the server can refuse.
    .pipe(Effect.catchTag("Refused", () => Effect.succeed(null)))
  if (zips === null) return nothingAdded(definition, zipRangeTooLong)
  if (zips.length === 0) return nothingAdded(definition, zipRangeEmpty)
  return chooseValid(
    definition,
    zips.map((zip) => areaOfCode("plainZip", zip)),
    null,
    choosing,
  )
})
