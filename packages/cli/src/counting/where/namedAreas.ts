import { areaNameRefusedText, nameAreas } from "@listwright/domain/geography"
import { Effect, Result } from "effect"
import { AREA_WORDS } from "./areaWords.ts"
import { gathered, type Gathered, nothingGathered } from "./Gathered.ts"
import type { WhereFlags } from "./whereOptions.ts"
import { EXCLUDE_FLAGS, NAMED_WORDS, type NamedWord } from "./whereWords.ts"

/** The kinds whose names don't contain commas and so can be separated by them. */
const LISTED: ReadonlyArray<NamedWord> = ["scf", "district", "state"]

const namesIn = (word: NamedWord, written: ReadonlyArray<string>): ReadonlyArray<string> =>
  LISTED.includes(word)
    ? written.flatMap((text) => text.split(",")).filter((name) => name.trim() !== "")
    : written

interface Named {
  readonly word: NamedWord
  readonly option: string
  readonly written: string
}

/**
 * Gathers the areas of --county, --city, and so on, or of the corresponding exclude options. Each name must match
 * exactly one area of its kind; `skipUnknown` skips names without a match.
 */
export const namedAreas = Effect.fn("namedAreas")(function* (
  flags: WhereFlags,
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
  const named = NAMED_WORDS.flatMap((word): ReadonlyArray<Named> => {
    const option = isExclusion ? `--exclude-${word}` : `--${word}`
    const given = flags[isExclusion ? EXCLUDE_FLAGS[word] : word] ?? []
    const names = namesIn(word, given)
    // An option that was given without a name, as from an empty variable, is refused by name.
    return (names.length === 0 ? given : names).map((written) => ({ word, option, written }))
  })
  const results = yield* nameAreas(
    named.map(({ word, written }) => ({ kind: AREA_WORDS[word], written })),
    listType,
  )
  return gathered(
    results.map((result, at): Gathered => {
      if (Result.isSuccess(result)) return { ...nothingGathered, areas: [result.success] }
      const refused = result.failure
      return skipUnknown && refused._tag === "AreaNameUnknown"
        ? { ...nothingGathered, skipped: [refused.written] }
        : {
            ...nothingGathered,
            refusals: [`${named[at]?.option ?? ""}: ${areaNameRefusedText(refused)}`],
          }
    }),
  )
})
