import fc from "fast-check"
import { Effect } from "effect"
import { MAX_SCF_RANGE } from "../../../src/geography/codes/scfEntry.ts"
import { addScfRange } from "../../../src/geography/codes/addScfs.ts"
import { Refused } from "../../../src/shared/Failures.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"
import { exampleOf, holding } from "../areaExamples.ts"
import { placesWith } from "../places/placesStub.ts"

const scf = fc.oneof(
  fc.integer({ min: 0, max: 999 }).map((n) => String(n).padStart(3, "0")),
  fc.constantFrom("000", "499", "500", "999", "", "60"),
)

/** Every SCF Code exists; a server that refuses too many, or one that does not look. */
const places = (refuses: boolean) =>
  placesWith({
    scfsInRange: (from, to, maxLength) => {
      const count = Number(to) - Number(from) + 1
      return refuses && count > maxLength
        ? Effect.fail(new Refused({ reason: "too many" }))
        : Effect.succeed(Array.from({ length: count }, (_, n) => String(Number(from) + n).padStart(3, "0")))
    },
  })

export const scfSentences = sentencesAbout(
  "geography",
  always(
    "a range of SCF Codes adds all of it, or with a warning nothing, and never more than 500",
    fc.property(scf, scf, fc.boolean(), (from, to, refuses) => {
      const before = holding(exampleOf.zip)
      const { definition, added, warnings } = Effect.runSync(
        Effect.provide(addScfRange(before, from, to), places(refuses)),
      )
      if (warnings.length > 0) return definition === before && added.length === 0
      return added.length === Number(to) - Number(from) + 1 && added.length <= MAX_SCF_RANGE
    }),
  ),
)
