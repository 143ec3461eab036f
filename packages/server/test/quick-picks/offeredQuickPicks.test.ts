import type { Attribute } from "@listwright/domain/audience"
import { CountUnavailable } from "@listwright/domain/counting"
import { Effect, Layer } from "effect"
import { expect, it } from "vitest"
import { layerSite } from "../../src/configuration/Site.ts"
import { OfferedQuickPicks } from "../../src/quick-picks/OfferedQuickPicks.ts"
import { ServedUniverse } from "../../src/site/ServedUniverse.ts"
import { example } from "../configuration/example.ts"

const pick = (id: string, column: string, ...listTypes: ReadonlyArray<number>) => ({
  id,
  name: id,
  description: id,
  kind: "site" as const,
  criteria: [{ kind: "values", column, values: ["Y"] }] as const,
  listTypes,
})
const flag = (column: string): Attribute => ({
  column,
  name: column,
  description: column,
  inputType: "list",
  category: 3,
  min: null,
  max: null,
  values: [{ value: "Y", name: "Yes" }],
  priceElement: null,
})

/** Quick picks of golfers and sailors, over data that a test changes. */
const offered = () => {
  const data = { snapshot: "may", columns: [flag("GOLF")], isAway: false, asked: 0 }
  const away = Effect.fail(new CountUnavailable({ reason: "away" }))
  const layers = Layer.merge(
    layerSite({
      folder: "",
      files: example.files,
      assets: example.assets,
      content: {
        ...example.content,
        quickPicks: [pick("golfers", "GOLF", 10, 30), pick("sailors", "SAILING", 10)],
      },
    }),
    Layer.mock(ServedUniverse, {
      snapshot: () => Effect.suspend(() => (data.isAway ? away : Effect.succeed(data.snapshot))),
      columns: () =>
        Effect.sync(() => {
          data.asked++
          return data.columns
        }),
    }),
  )
  const idsOf = (listType: number) =>
    Effect.map(
      Effect.flatMap(OfferedQuickPicks, ({ of }) => of(listType)),
      ({ quickPicks }) => quickPicks.map(({ id }) => id),
    )
  return { data, idsOf, layer: OfferedQuickPicks.layer.pipe(Layer.provide(layers)) }
}

it("are those whose attributes the data has, gone through once for each state of it and each source", () => {
  const { data, idsOf, layer } = offered()
  return Effect.gen(function* () {
    expect([yield* idsOf(10), yield* idsOf(10), yield* idsOf(30), yield* idsOf(20)]).toEqual([
      ["golfers"],
      ["golfers"],
      ["golfers"],
      [],
    ])
    expect(data.asked).toBe(3)
    data.columns = [flag("GOLF"), flag("SAILING")]
    data.snapshot = "june"
    expect([yield* idsOf(10), yield* idsOf(10)]).toEqual([
      ["golfers", "sailors"],
      ["golfers", "sailors"],
    ])
    expect(data.asked).toBe(4)
  }).pipe(Effect.provide(layer), Effect.runPromise)
})

it("are all of them while nobody knows the data, and those that fit once somebody does", () => {
  const { data, idsOf, layer } = offered()
  return Effect.gen(function* () {
    data.isAway = true
    expect(yield* idsOf(10)).toEqual(["golfers", "sailors"])
    data.isAway = false
    expect(yield* idsOf(10)).toEqual(["golfers"])
  }).pipe(Effect.provide(layer), Effect.runPromise)
})

it("are prepared for searches once", () => {
  const { layer } = offered()
  return Effect.gen(function* () {
    const { of } = yield* OfferedQuickPicks
    const [one, other] = [yield* of(10), yield* of(10)]
    expect(one.index()).toBe(other.index())
    expect(one.together()).toBe(other.together())
    expect(one.index().entries.map(({ words }) => words)).toEqual([["golfer"]])
  }).pipe(Effect.provide(layer), Effect.runPromise)
})
