import { Effect } from "effect"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { Areas, type ZipType } from "../Areas.ts"
import { chooseValid } from "../AreasAdded.ts"
import { type Choosing, usualChoosing } from "../Choosing.ts"
import { lookupNotice } from "../Notices.ts"
import { areaOfCode } from "./pastedCodes.ts"
import { lookupOutcome } from "./zipBoxes.ts"

/** Looks codes of one kind up and adds the valid ones; the others are named by a warning. */
export const addCodes = Effect.fn("addCodes")(function* (
  definition: ListDefinition,
  zipType: ZipType,
  codes: ReadonlyArray<string>,
  choosing: Choosing = usualChoosing,
) {
  const areas = yield* Areas
  const valid = yield* areas.validCodes(zipType, codes)
  return chooseValid(
    definition,
    valid.map((code) => areaOfCode(zipType, code)),
    lookupNotice(lookupOutcome(codes, valid)),
    choosing,
  )
})
