import { assert, layer } from "@effect/vitest"
import { type AreaHitGroup, placeNameText } from "@listwright/domain/geography"
import { Effect } from "effect"
import { CommittedIndex, found } from "./searched.ts"

/** The kinds in their order, with the names of their first areas: 'county Cook, IL | Cook, MN'. */
const lines = (groups: ReadonlyArray<AreaHitGroup>) =>
  groups.map(({ kind, hits }) => `${kind} ${hits.map(placeNameText).join(" | ")}`)

/** The typed text, and the first hit of each kind, which is the likeliest area. */
const SAMPLES: ReadonlyArray<readonly [typed: string, ...first: ReadonlyArray<string>]> = [
  ["606", "scf 606, Chicago, IL", "zip 60601, Chicago, IL"],
  ["60614", "zip 60614, Chicago, IL"],
  ["Austin", "city Austin, TX", "county Austin, TX", "metroArea Austin-Round Rock-San Marcos, TX"],
  ["Cook County", "county Cook, IL"],
  ["Cook Cou", "county Cook, IL"],
  ["Cook co", "county Cook, IL"],
  ["Cook, IL", "county Cook, IL", "city Cooksville, IL"],
  ["cook illinois", "county Cook, IL", "city Cooksville, IL"],
  ["IL Illiopolis", "city Illiopolis, IL"],
  ["01001", "zip 01001, Agawam, MA", "county Autauga, AL"],
  ["IL Cook", "county Cook, IL", "city Cooksville, IL"],
  ["Chicago metro", "metroArea Chicago-Naperville-Elgin, IL-IN"],
  ["TX-21", "congressionalDistrict District 21, TX"],
  ["tx21", "congressionalDistrict District 21, TX"],
  ["Texas 21", "congressionalDistrict District 21, TX"],
  ["21st district texas", "congressionalDistrict District 21, TX"],
  ["il-05", "congressionalDistrict District 5, IL"],
  ["Wyoming at large", "congressionalDistrict At Large, WY"],
  ["Texas", "state Texas", "county Texas, MO", "city Texas City, TX"],
  ["606 Chicago", "scf 606, Chicago, IL", "zip 60601, Chicago, IL"],
  ["17031", "county Cook, IL"],
  ["county 17031", "county Cook, IL"],
  ["16980", "metroArea Chicago-Naperville-Elgin, IL-IN"],
  ["nationwide total", "nation Total USA"],
  ["zip chicago", "zip 60601, Chicago, IL"],
  ["cook county zip codes", "zip 60004, Arlington Heights, IL"],
  ["counties il", "county Cook, IL"],
  ["texas districts", "congressionalDistrict District 1, TX"],
  ["O'Fallon, MO", "city O Fallon, MO"],
  ["de kalb county, ga", "county DeKalb, GA"],
  ["McAllen", "city Mcallen, TX", "metroArea McAllen-Edinburg-Mission, TX"],
  ["St. Louis, MO", "city Saint Louis, MO", "county St. Louis, MO", "metroArea St. Louis, MO-IL"],
  ["dona ana county", "county Doña Ana, NM"],
  ["Billings MT", "city Billings, MT"],
  ["Lafayette LA", "county Lafayette, LA", "city Lafayette, LA"],
  ["La Place, LA", "city La Place, LA"],
]

layer(CommittedIndex.layer)("A search for areas", (it) => {
  it.effect("finds what people type, by kind, the likeliest first", () =>
    Effect.gen(function* () {
      const index = yield* CommittedIndex
      for (const [typed, ...first] of SAMPLES) {
        assert.deepStrictEqual(lines(found(index, typed, { most: 1 })), first, typed)
      }
    }),
  )

  it.effect("puts codes before names, names before their beginnings, those before later words", () =>
    Effect.gen(function* () {
      const index = yield* CommittedIndex
      assert.deepStrictEqual(lines(found(index, "in", { kinds: ["state", "city"], most: 1 })), [
        "state Indiana",
        "city Indianapolis, IN",
      ])
      const [cities] = found(index, "York", { kinds: ["city"], most: 100 })
      const names = (cities?.hits ?? []).map(({ name }) => name)
      const isLater = names.map((name) => (name === "York" ? 0 : name.startsWith("York") ? 1 : 2))
      assert.deepStrictEqual(
        isLater,
        isLater.toSorted((a, b) => a - b),
      )
      assert.deepStrictEqual([...new Set(isLater)], [0, 1, 2])
    }),
  )

  it.effect("takes no state for the beginning of another name: New York is not York, NY", () =>
    Effect.gen(function* () {
      const index = yield* CommittedIndex
      assert.deepStrictEqual(lines(found(index, "New York", { kinds: ["city"], most: 2 })), [
        "city New York, NY | New Rochelle, NY",
      ])
    }),
  )

  it.effect("puts the largest of equal names first", () =>
    Effect.gen(function* () {
      const [cities] = found(yield* CommittedIndex, "springfield", { kinds: ["city"], most: 100 })
      const sizes = (cities?.hits ?? []).flatMap(({ name, zips }) => (name === "Springfield" ? [zips] : []))
      assert.deepStrictEqual(
        sizes,
        sizes.toSorted((a, b) => b - a),
      )
      assert.isAbove(sizes.length, 10)
    }),
  )

  it.effect("puts a city first where all of its name is typed, whatever else its letters may mean", () =>
    Effect.gen(function* () {
      const index = yield* CommittedIndex
      for (const typed of ["Mesa, CO", "Echo, LA", "Victor, IA", "Lake City, MI", "Elkhorn City, KY"]) {
        assert.deepStrictEqual(lines(found(index, typed, { kinds: ["city"], most: 1 })), [`city ${typed}`])
      }
    }),
  )

  it.effect("says how many others there are, and keeps to the kinds asked for", () =>
    Effect.gen(function* () {
      const index = yield* CommittedIndex
      const [zips] = found(index, "606", { kinds: ["zip"], most: 3 })
      assert.deepStrictEqual([zips?.hits.length, zips?.more], [3, 80])
      assert.deepStrictEqual(lines(found(index, "Austin", { kinds: ["county"] })), ["county Austin, TX"])
      const [counties] = found(index, "counties", { kinds: ["county"] })
      assert.strictEqual((counties?.hits.length ?? 0) + (counties?.more ?? 0), index.tables.counties.length)
    }),
  )

  it.effect("narrows by the code of a state, where a beginning would mean several", () =>
    Effect.gen(function* () {
      const index = yield* CommittedIndex
      const states = (name: string, typed: string) =>
        found(index, typed, { kinds: ["city"], most: 100 }).flatMap(({ hits }) =>
          hits.flatMap((hit) => (hit.name === name ? [hit.place] : [])),
        )
      assert.deepStrictEqual(states("Washington", "Washington, MI"), ["MI"])
      assert.includeMembers([...states("Washington", "Washington, M")], ["MI", "MO", "MS"])
    }),
  )

  it.effect("lists a kind that is asked for by itself before names that begin so", () =>
    Effect.gen(function* () {
      assert.strictEqual(lines(found(yield* CommittedIndex, "states", { most: 1 }))[0], "state Texas")
    }),
  )

  it.effect("takes two letters for no kind: Louisiana is not what 'St. Louis' asks for", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(found(yield* CommittedIndex, "St. Louis", { kinds: ["state"] }), [])
    }),
  )

  it.effect("finds nothing for a text that means nothing", () =>
    Effect.gen(function* () {
      const index = yield* CommittedIndex
      for (const typed of ["", "  ", "-,.", "Nowhere at all", "99999999", "60614 60615"]) {
        assert.deepStrictEqual(found(index, typed), [], typed)
      }
    }),
  )
})
