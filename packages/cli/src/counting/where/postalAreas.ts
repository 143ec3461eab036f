import { MAX_AREAS, type PostalArea } from "@listwright/domain/definition"
import { codeToArea, normalizeCode, splitPastedEntries } from "@listwright/domain/geography"
import { AREA_KINDS } from "@listwright/domain/glossary"
import { isCarrierRoute, isPostalCode, isZip, isZip4 } from "@listwright/domain/shared"
import { Effect } from "effect"
import { CommandFailed } from "../../failures/CommandFailed.ts"
import { readText } from "../../terminal/readText.ts"
import type { Terminal } from "../../terminal/Terminal.ts"
import { formatInteger } from "../figures.ts"
import { unknownText, findValidAreas } from "../filterKnownAreas.ts"
import { concatGatheredAreas, type GatheredAreas, noGatheredAreas } from "./GatheredAreas.ts"
import type { AreaFlags } from "./areaOptions.ts"
import { EXCLUDE_FLAGS, areaOptionName, POSTAL_AREA_KINDS, type PostalAreaKind } from "./whereValues.ts"

/** Each option's area kind and code format. */
const POSTAL: Readonly<
  Record<PostalAreaKind, { readonly kind: PostalArea["kind"]; readonly isCode: (text: string) => boolean }>
> = {
  zip: { kind: "zip", isCode: isZip },
  zip4: { kind: "zip4", isCode: isZip4 },
  route: { kind: "carrierRoute", isCode: isCarrierRoute },
  postalCode: { kind: "postalCode", isCode: isPostalCode },
}

/** The source to look codes up in, and whether to skip unknown codes. */
interface Naming {
  readonly listType: number
  readonly skipUnknown: boolean
}

/**
 * Parses codes as areas; `name` identifies where they were written, for messages. Unknown codes are rejected, or
 * skipped on request.
 */
const ofText = Effect.fnUntraced(function* (
  word: PostalAreaKind,
  text: string,
  name: string,
  { listType, skipUnknown }: Naming,
) {
  const { isCode, kind } = POSTAL[word]
  const codes = [...new Set(splitPastedEntries(text, kind).map((entry) => normalizeCode(kind, entry)))]
  const refuse = (message: string) => new CommandFailed({ kind: "validation", message })
  if (codes.length === 0) return yield* refuse(`${name} contains no ${AREA_KINDS[kind].one}.`)
  if (codes.length > MAX_AREAS) {
    return yield* refuse(
      `${name} contains ${formatInteger(codes.length)} ${AREA_KINDS[kind].several}, but a list can have at most ${formatInteger(MAX_AREAS)}.`,
    )
  }
  const areas = codes.filter(isCode).map((code) => codeToArea(kind, code))
  const { known, unknown } = yield* findValidAreas(listType, areas, codes)
  const part: GatheredAreas = { ...noGatheredAreas, areas: known }
  if (unknown.length === 0) return part
  return skipUnknown ? { ...part, skipped: unknown } : { ...part, refusals: [unknownText(unknown)] }
})

/** Returns the areas selected by --zip, --zips-from, --zip4, --route, and --postal-code. */
export const gatherSelectedPostalAreas = Effect.fn("gatherSelectedPostalAreas")(function* (
  flags: AreaFlags,
  naming: Naming,
  terminal: Terminal,
) {
  const { zipsFrom } = flags
  const fromFile =
    zipsFrom === undefined
      ? noGatheredAreas
      : yield* ofText("zip", yield* readText(zipsFrom, terminal), `--zips-from ${zipsFrom}`, naming)
  const parts = yield* Effect.forEach(POSTAL_AREA_KINDS, (word) => {
    const codes = flags[word]
    return codes === undefined
      ? Effect.succeed(noGatheredAreas)
      : ofText(word, codes.join(","), `--${areaOptionName(word)}`, naming)
  })
  return concatGatheredAreas([fromFile, ...parts])
})

/** Returns the areas excluded by --exclude-zip, --exclude-zip4, --exclude-route, and --exclude-postal-code. */
export const gatherExcludedPostalAreas = Effect.fn("gatherExcludedPostalAreas")(function* (
  flags: AreaFlags,
  naming: Naming,
) {
  const parts = yield* Effect.forEach(POSTAL_AREA_KINDS, (word) => {
    const codes = flags[EXCLUDE_FLAGS[word]]
    return codes === undefined
      ? Effect.succeed(noGatheredAreas)
      : ofText(word, codes.join(","), `--exclude-${areaOptionName(word)}`, naming)
  })
  return concatGatheredAreas(parts)
})
