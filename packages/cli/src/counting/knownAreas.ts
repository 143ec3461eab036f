import { type Area, areaCode, isPostalArea } from "@listwright/domain/definition"
import { Areas } from "@listwright/domain/geography"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"

const KINDS = ["zip", "zip4", "carrierRoute"] as const

const validation = (message: string) => new CommandFailed({ kind: "validation", message })

const unknownAreas = (codes: ReadonlyArray<string>) =>
  validation(
    `${codes.length === 1 ? "This area is" : "These areas are"} unknown: ${codes.join(", ")}. Correct ${codes.length === 1 ? "it" : "them"}, or skip unknown areas with --skip-unknown.`,
  )

/**
 * Checks postal codes with the server: an unknown area would count as zero and look like an answer. Refuses unknown
 * codes, or skips them on request. `written` are the codes as written, in their order; those that cannot be areas are
 * among them only.
 */
export const knownAreas = Effect.fn("knownAreas")(function* (
  areas: ReadonlyArray<Area>,
  written: ReadonlyArray<string>,
  skipUnknown: boolean,
) {
  const server = yield* Areas
  const valid = new Set<string>()
  for (const kind of KINDS) {
    const codes = areas.filter((area) => area.kind === kind).map(areaCode)
    if (codes.length === 0) continue
    for (const code of yield* server.validCodes(kind, codes)) valid.add(code)
  }
  const known = areas.filter((area) => !isPostalArea(area) || valid.has(areaCode(area)))
  const unknown = written.filter((code) => !valid.has(code))
  if (unknown.length > 0 && !skipUnknown) return yield* unknownAreas(unknown)
  if (known.length === 0)
    return yield* validation("None of the areas is known, so there is nothing to count.")
  return { known, unknown }
})
