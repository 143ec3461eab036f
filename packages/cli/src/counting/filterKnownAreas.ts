import { type Area, areaCode, isPostalArea } from "@listwright/domain/definition"
import { Areas } from "@listwright/domain/geography"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"

const KINDS = ["zip", "zip4", "carrierRoute", "postalCode"] as const

const validation = (message: string) => new CommandFailed({ kind: "validation", message })

/** Returns the error message for unknown codes if they aren't skipped. */
export const unknownText = (codes: ReadonlyArray<string>): string =>
  `${codes.length === 1 ? "This area is" : "These areas are"} unknown: ${codes.join(", ")}. Correct ${codes.length === 1 ? "it" : "them"}, or skip unknown areas with --skip-unknown.`

/** The error message when every area was skipped. */
export const NO_KNOWN_AREAS_MESSAGE = "All of the areas are unknown, so there is nothing to count."

/**
 * Checks postal codes with the server, because an unknown area would count as zero and look like a real result.
 * `written` contains the codes as typed, in order, including those that can't be areas.
 */
export const findValidAreas = Effect.fn("findValidAreas")(function* (
  listType: number,
  areas: ReadonlyArray<Area>,
  written: ReadonlyArray<string>,
) {
  const server = yield* Areas
  const valid = new Set<string>()
  for (const kind of KINDS) {
    const codes = areas.filter((area) => area.kind === kind).map(areaCode)
    if (codes.length === 0) continue
    for (const code of yield* server.validCodes(listType, kind, codes)) valid.add(code)
  }
  const known = areas.filter((area) => !isPostalArea(area) || valid.has(areaCode(area)))
  return { known, unknown: written.filter((code) => !valid.has(code)) }
})

/** Returns the areas whose postal codes the server knows; rejects unknown codes, or skips them on request. */
export const filterKnownAreas = Effect.fn("filterKnownAreas")(function* (
  listType: number,
  areas: ReadonlyArray<Area>,
  written: ReadonlyArray<string>,
  skipUnknown: boolean,
) {
  const { known, unknown } = yield* findValidAreas(listType, areas, written)
  if (unknown.length > 0 && !skipUnknown) return yield* validation(unknownText(unknown))
  if (known.length === 0) return yield* validation(NO_KNOWN_AREAS_MESSAGE)
  return { known, unknown }
})
