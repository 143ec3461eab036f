import { areaNameRefusalText, resolveAreas } from "@listwright/domain/geography"
import { Effect, Result } from "effect"
import { AREA_KIND_NAMES } from "./areaKindNames.ts"
import { concatGatheredAreas, type GatheredAreas, noGatheredAreas } from "./GatheredAreas.ts"
import type { AreaFlags } from "./areaOptions.ts"
import { EXCLUDE_FLAGS, NAMED_AREA_KINDS, type NamedAreaKind } from "./whereValues.ts"

/** The kinds of areas whose names never contain commas, so commas can separate them. */
const LISTED: ReadonlyArray<NamedAreaKind> = ["scf", "district", "state"]

const namesIn = (word: NamedAreaKind, written: ReadonlyArray<string>): ReadonlyArray<string> =>
  LISTED.includes(word)
    ? written.flatMap((text) => text.split(",")).filter((name) => name.trim() !== "")
    : written

interface Named {
  readonly word: NamedAreaKind
  readonly option: string
  readonly written: string
}

/**
 * Gathers the areas of --county, --city, and so on, or of the corresponding exclude options. Each name must match
 * exactly one area of its kind; `skipUnknown` skips names without a match.
 */
export const namedAreas = Effect.fn("namedAreas")(function* (
  flags: AreaFlags,
  {
    isExclusion,
    listType,
    skipUnknown,
  }: {
    readonly isExclusion: boolean
    readonly listType: number
    readonly skipUnknown: boolean
  },
) {
  const named = NAMED_AREA_KINDS.flatMap((word): ReadonlyArray<Named> => {
    const option = isExclusion ? `--exclude-${word}` : `--${word}`
    const given = flags[isExclusion ? EXCLUDE_FLAGS[word] : word] ?? []
    const names = namesIn(word, given)
    // An option that was given without a name, as from an empty variable, is refused by name.
    return (names.length === 0 ? given : names).map((written) => ({ word, option, written }))
  })
  const results = yield* resolveAreas(
    named.map(({ word, written }) => ({ kind: AREA_KIND_NAMES[word], written })),
    listType,
  )
  return concatGatheredAreas(
    results.map((result, at): GatheredAreas => {
      if (Result.isSuccess(result)) return { ...noGatheredAreas, areas: [result.success] }
      const refused = result.failure
      return skipUnknown && refused._tag === "AreaNameUnknown"
        ? { ...noGatheredAreas, skipped: [refused.written] }
        : {
            ...noGatheredAreas,
            refusals: [`${named[at]?.option ?? ""}: ${areaNameRefusalText(refused)}`],
          }
    }),
  )
})
