import { assert, layer } from "@effect/vitest"
import { areaCode, areaKey } from "@listwright/domain/definition"
import { type AreaHit, placeNameText } from "@listwright/domain/geography"
import { Effect } from "effect"
import fc from "fast-check"
import type { AreaIndex } from "../../src/search/AreaIndex.ts"
import { zipHit } from "../../src/search/findMatchingZips.ts"
import { CommittedIndex, found } from "./searched.ts"

const EVERYTHING = Number.POSITIVE_INFINITY
const RUNS = { numRuns: 200 }

/** Any area, of each kind about as often. */
const anyHit = ({ entries, tables }: AreaIndex): fc.Arbitrary<AreaHit> => {
  const kinds = [...new Set(entries.map(({ kind }) => kind))]
  return fc.oneof(
    fc.constantFrom(...tables.zips).map(zipHit),
    ...kinds.map((kind) =>
      fc.constantFrom(...entries.filter((entry) => entry.kind === kind)).map(({ hit }) => hit),
    ),
  )
}

const hitsOf = (index: AreaIndex, text: string, { area }: AreaHit): ReadonlyArray<AreaHit> =>
  found(index, text, { kinds: [area.kind], most: EVERYTHING }).flatMap(({ hits }) => hits)

const position = (hits: ReadonlyArray<AreaHit>, { area }: AreaHit): number =>
  hits.findIndex((hit) => areaKey(hit.area) === areaKey(area))

layer(CommittedIndex.layer)("A search for areas, whatever is typed:", (it) => {
  const holds = <Drawn>(sentence: string, property: (index: AreaIndex) => fc.IRawProperty<Drawn>) =>
    it.effect(sentence, () => Effect.map(CommittedIndex, (index) => fc.assert(property(index), RUNS)))

  holds("an area is found by what it is called and where it is, before all of other names", (index) =>
    fc.property(anyHit(index), (hit) => {
      const hits = hitsOf(index, placeNameText(hit), hit)
      const at = position(hits, hit)
      assert.isAtLeast(at, 0)
      const before = hits.slice(0, at).map(({ name }) => name.toLowerCase().replaceAll(/[^a-z]/g, ""))
      assert.isTrue(before.every((name) => name === hit.name.toLowerCase().replaceAll(/[^a-z]/g, "")))
    }),
  )

  holds("an area is the first of its kind for its code, however it is written", (index) =>
    fc.property(
      anyHit(index).filter(({ area }) => area.kind !== "nation" && area.kind !== "city"),
      fc.boolean(),
      fc.constantFrom("", " ", "  "),
      (hit, isSmall, blank) => {
        const code = `${blank}${areaCode(hit.area)}${blank}`
        assert.strictEqual(position(hitsOf(index, isSmall ? code.toLowerCase() : code, hit), hit), 0)
      },
    ),
  )

  holds("an area stays while it is typed: it is found by every beginning of what it is called", (index) =>
    fc.property(anyHit(index), fc.nat(), (hit, length) => {
      const text = placeNameText(hit)
      const begun = text.slice(0, 1 + (length % text.length))
      assert.isAtLeast(position(hitsOf(index, begun, hit), hit), 0, begun)
    }),
  )

  holds("neither case, blanks nor accents matter", (index) =>
    fc.property(anyHit(index), (hit) => {
      const text = placeNameText(hit)
      const other = `  ${text
        .toUpperCase()
        .replaceAll(" ", "   ")
        .normalize("NFD")
        .replaceAll(/[\u0300-\u036f]/g, "")} `
      assert.deepStrictEqual(found(index, other), found(index, text))
    }),
  )

  holds("a smaller number of hits is the beginning of a larger one, and all of them are counted", (index) =>
    fc.property(anyHit(index), fc.nat(), fc.integer({ min: 1, max: 20 }), (hit, length, most) => {
      const text = placeNameText(hit)
      const begun = text.slice(0, 1 + (length % text.length))
      const all = found(index, begun, { most: EVERYTHING })
      const some = found(index, begun, { most })
      assert.deepStrictEqual(
        some,
        all.map(({ kind, hits }) => ({
          kind,
          hits: hits.slice(0, most),
          more: Math.max(0, hits.length - most),
        })),
      )
    }),
  )

  holds("nothing is found twice, and any text has an answer", (index) =>
    fc.property(fc.string({ maxLength: 100, unit: "binary" }), (text) => {
      const keys = found(index, text, { most: EVERYTHING }).flatMap(({ hits }) =>
        hits.map(({ area }) => areaKey(area)),
      )
      assert.strictEqual(new Set(keys).size, keys.length)
    }),
  )
})
