import fc from "fast-check"
import { filterByFullName } from "../../../src/geography/naming/filterByFullName.ts"
import type { AreaHit } from "../../../src/geography/search/AreaHit.ts"
import { editDistance } from "../../../src/shared/editDistance.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"

const word = fc.constantFrom("lake", "Cook", "san", "New", "york", "St.", "saint", "De", "Kalb", "dekalb")
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "))
const hit: fc.Arbitrary<AreaHit> = fc
  .tuple(name, fc.constantFrom("IL", "NY"), fc.integer({ min: 10_000, max: 99_999 }))
  .map(([called, place, code]) => ({
    area: { kind: "county", county: String(code), excluded: false },
    name: called,
    place,
    zips: 1,
  }))
const hits = fc.array(hit, { maxLength: 8 })

export const namingSentences = sentencesAbout(
  "geography",
  always(
    "a name calls some of what was found, in its order, and never what a shorter part of it is called",
    fc.property(name, hits, (text, found) => {
      const called = filterByFullName(text, found)
      const positions = called.map((one) => found.indexOf(one))
      const lengths = new Set(called.map((one) => one.name.replaceAll(/[^a-z]/gi, "").length))
      return (
        positions.every((position, at) => position > (positions[at - 1] ?? -1)) &&
        (lengths.size <= 1 || /st\.|saint/i.test(text))
      )
    }),
  ),
  always(
    "an area is called by its own name with its state, whatever else was found",
    fc.property(hit, hits, (one, others) =>
      filterByFullName(`${one.name}, ${one.place}`, [...others, one]).includes(one),
    ),
  ),
  always(
    "texts are as far from each other both ways, none is any way from itself, and none further than its letters",
    fc.property(fc.string({ unit: "binary-ascii" }), fc.string({ unit: "binary-ascii" }), (a, b) => {
      const away = editDistance(a, b)
      return (
        away === editDistance(b, a) &&
        editDistance(a, a) === 0 &&
        (away > 0 || a === b) &&
        away >= Math.abs(a.length - b.length) &&
        away <= Math.max(a.length, b.length)
      )
    }),
  ),
)
