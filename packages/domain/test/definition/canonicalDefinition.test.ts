import { Effect, Schema } from "effect"
import * as Digest from "effect/crypto/Digest"
import { describe, expect, expectTypeOf, it } from "vitest"
import { isCriterionOnColumn } from "../../src/definition/criterionColumns.ts"
import { areaKey } from "../../src/definition/areaKey.ts"
import {
  CanonicalDefinition,
  canonicalDefinition,
  changeCanonicalDefinition,
  emptyDefinition,
} from "../../src/definition/canonicalDefinition.ts"
import { canonicalJson, definitionHash } from "../../src/definition/definitionHash.ts"
import type { ListDefinition } from "../../src/definition/ListDefinition.ts"
import { Zip } from "../../src/shared/Zip.ts"

const TEXT_OF_EMPTY =
  '{"version":1,"listType":10,"areas":[],"audience":{"unit":"individuals","criteria":[]},"phoneOption":null,"emailOption":null,"suppressions":{"orders":{"mode":"off"},"savedCounts":{"mode":"off"},"files":{"mode":"off"}},"occupant":null}'

/** By `sha256sum`, of the text above and of the same with the values of column A. */
const HASH_OF_EMPTY = "878c3fd850eb4fc24ab18742da8bd50e4cd08c2de6bf27ea22d1b5f9c4e255a8"
const HASH_OF_BEYOND_ASCII = "be6e17581618687b0713d8988069f9caa764d58cc6f89cc898efec0f81266d62"

const zip = (code: string, excluded = false) => ({ kind: "zip" as const, zip: Zip.make(code), excluded })

const radius = (name: string) =>
  ({
    kind: "radius",
    name,
    longitude: -87.63,
    latitude: 41.88,
    miles: 20,
    withinState: null,
    granularity: "standard",
    excluded: false,
  }) as const

const values = (column: string, value: string) => ({
  kind: "values" as const,
  column,
  values: [value] as const,
})

const hash = (given: ListDefinition): Promise<string> =>
  definitionHash(canonicalDefinition(given)).pipe(Effect.provide(Digest.layerWebCrypto), Effect.runPromise)

describe("the canonical form of a definition", () => {
  it("keeps areas in their order and the first of repeated ones", () => {
    const given = { ...emptyDefinition(10), areas: [zip("60615"), zip("60614"), zip("60615")] }
    expect(canonicalDefinition(given).areas.map(areaKey)).toEqual(["zip:60615", "zip:60614"])
  })

  it("writes a city in one way, so neither case nor blanks change the hash", async () => {
    const city = (name: string) => ({
      ...emptyDefinition(10),
      areas: [{ kind: "city" as const, state: "NY", city: name, excluded: false }],
    })
    const hashes = await Promise.all(
      ["New York", "  new   york ", "NEW YORK", "new YORK"].map((name) => hash(city(name))),
    )
    expect(new Set(hashes).size).toBe(1)
    const both = { ...city("New York"), areas: [...city("New York").areas, ...city("NEW  YORK").areas] }
    expect(canonicalDefinition(both).areas).toEqual(city("New York").areas)
    expect(await hash(city("Newyork"))).not.toBe(hashes[0])
  })

  it("keeps an area and the exclusion of the same area apart", () => {
    const given = { ...emptyDefinition(10), areas: [zip("60614"), zip("60614", true)] }
    expect(canonicalDefinition(given).areas).toEqual(given.areas)
  })

  it("sorts columns and values, and drops repeated values", () => {
    const given: ListDefinition = {
      ...emptyDefinition(10),
      audience: {
        unit: "individuals",
        criteria: [
          { kind: "values", column: "INCOME", values: ["B", "A", "B"] },
          {
            kind: "ranges",
            column: "AGE",
            ranges: [
              { from: "45", to: "54" },
              { from: "25", to: "44" },
            ],
          },
        ],
      },
    }
    expect(canonicalDefinition(given).audience.criteria).toEqual([
      {
        kind: "ranges",
        column: "AGE",
        ranges: [
          { from: "25", to: "44" },
          { from: "45", to: "54" },
        ],
      },
      { kind: "values", column: "INCOME", values: ["A", "B"] },
    ])
  })

  it("joins the criteria of a column that are alternatives, and keeps kinds apart", () => {
    const given: ListDefinition = {
      ...emptyDefinition(20),
      audience: {
        unit: "individuals",
        criteria: [
          { kind: "values", column: "SIC", values: ["5813"] },
          { kind: "industries", column: "SIC", added: ["G"], omitted: ["5812"] },
          { kind: "values", column: "SIC", values: ["5411", "5813"] },
          { kind: "industries", column: "SIC", added: [], omitted: ["54", "5812"] },
        ],
      },
    }
    expect(canonicalDefinition(given).audience.criteria).toEqual([
      { kind: "industries", column: "SIC", added: ["G"], omitted: ["54", "5812"] },
      { kind: "values", column: "SIC", values: ["5411", "5813"] },
    ])
  })

  it("tells ranges apart whose bounds hold blanks", () => {
    const ranges = [
      { from: "A B", to: "C" },
      { from: "A", to: "B C" },
    ] as const
    const given: ListDefinition = {
      ...emptyDefinition(10),
      audience: { unit: "individuals", criteria: [{ kind: "ranges", column: "LASTNAME", ranges }] },
    }
    expect(canonicalDefinition(given).audience.criteria).toEqual([
      { kind: "ranges", column: "LASTNAME", ranges: ranges.toReversed() },
    ])
  })

  it("keeps what a shape is called, the first name of one that is repeated", () => {
    const given = { ...emptyDefinition(10), areas: [radius("Home"), zip("60614"), radius("Work")] }
    expect(canonicalDefinition(given).areas).toEqual([radius("Home"), zip("60614")])
  })

  it("writes -0 as 0 and keeps 12 decimals of the smallest numbers, as the key of the area does", () => {
    const small = { ...radius(""), longitude: -0, latitude: 1.23456e-10, miles: 2.0000004e-7 }
    const [area] = canonicalDefinition({ ...emptyDefinition(10), areas: [small] }).areas
    expect(area).toEqual({ ...radius(""), longitude: 0, latitude: 1.23e-10, miles: 2e-7 })
    expect(area === undefined ? "" : areaKey(area)).toBe("radius:0:0.000000000123:0.0000002")
  })
})

describe("a canonical definition", () => {
  const other = { ...emptyDefinition(10), areas: [zip("60614"), zip("60614")] }

  it("is what is read, in whatever form it was written", () => {
    const read = Schema.decodeUnknownSync(CanonicalDefinition)(other)
    expect(read).toEqual(canonicalDefinition(other))
    expect(Schema.encodeSync(CanonicalDefinition)(read)).toEqual(canonicalDefinition(other))
  })

  it("is refused in the words of a definition", () => {
    const wrong = {
      ...emptyDefinition(10),
      areas: [zip("60614"), { kind: "scf", scf: "6", excluded: false }],
    }
    expect(() => Schema.decodeUnknownSync(CanonicalDefinition)(wrong)).toThrow(
      /must be an SCF of 3 digits[^]*\["areas"\]\[1\]\["scf"\]/,
    )
  })

  it("stays one when parts of it fall away and its options are others", () => {
    const full = canonicalDefinition({
      ...emptyDefinition(10),
      areas: [zip("60614"), zip("60615"), radius("Home")],
      audience: { unit: "individuals", criteria: [values("B", "1"), values("A", "1")] },
    })
    const changed = changeCanonicalDefinition(full, {
      keepsArea: ({ kind }) => kind !== "radius",
      keepsCriterion: (criterion) => !isCriterionOnColumn("A")(criterion),
      unit: "allHouseholds",
      phoneOption: "noPhones",
      suppressions: { ...full.suppressions, files: { mode: "item", items: ["2", "1", "2"] } },
    })
    expect(changed).toEqual(
      canonicalDefinition({
        ...full,
        areas: [zip("60614"), zip("60615")],
        audience: { unit: "allHouseholds", criteria: [values("B", "1")] },
        phoneOption: "noPhones",
        suppressions: { ...full.suppressions, files: { mode: "item", items: ["1", "2"] } },
      }),
    )
  })

  it("is not what somebody wrote, nor a copy of one with something else in it", () => {
    const canonical = emptyDefinition(10)
    const copied = { ...canonical, phoneOption: "noPhones" } as const
    expectTypeOf(canonical).toExtend<ListDefinition>()
    expectTypeOf<ListDefinition>().not.toExtend<CanonicalDefinition>()
    expectTypeOf(copied).toExtend<ListDefinition>()
    expectTypeOf(copied).not.toExtend<CanonicalDefinition>()
    expectTypeOf(definitionHash).parameter(0).toEqualTypeOf<CanonicalDefinition>()
  })
})

describe("the hash of a definition", () => {
  it("is the SHA-256 of the canonical text", async () => {
    expect(await hash(emptyDefinition(10))).toBe(HASH_OF_EMPTY)
    expect(canonicalJson(emptyDefinition(10))).toBe(TEXT_OF_EMPTY)
  })

  it("is that of the text in UTF-8", async () => {
    const audience = {
      unit: "individuals",
      criteria: [{ kind: "values", column: "A", values: ["é€😀"] }],
    } as const
    expect(await hash({ ...emptyDefinition(10), audience })).toBe(HASH_OF_BEYOND_ASCII)
  })

  it("is the same for two writings of one selection", async () => {
    const areas = [radius("Home"), zip("60614"), zip("60615", true)]
    const one = await hash({ ...emptyDefinition(10), areas })
    const again = [zip("60615", true), radius("Work"), zip("60614"), radius("Home")]
    expect(await hash({ ...emptyDefinition(10), areas: again })).toBe(one)
  })

  it("tells the order of areas apart, since a record belongs to the first area that holds it", async () => {
    const areas = [zip("60614"), zip("60615")]
    const one = await hash({ ...emptyDefinition(10), areas })
    expect(await hash({ ...emptyDefinition(10), areas: areas.toReversed() })).not.toBe(one)
  })
})
