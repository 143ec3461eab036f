import { Effect, Schema } from "effect"
import * as Digest from "effect/crypto/Digest"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { areaKey } from "../../src/definition/areaKey.ts"
import { canonicalDefinition } from "../../src/definition/canonicalDefinition.ts"
import { canonicalJson, definitionHash } from "../../src/definition/definitionHash.ts"
import { emptyDefinition, ListDefinition, MAX_AREAS } from "../../src/definition/ListDefinition.ts"
import { Zip } from "../../src/shared/Zip.ts"
import { definition, rewritten } from "./arbitraryDefinition.ts"

const zip = (code: string, excluded = false) => ({ kind: "zip" as const, zip: Zip.make(code), excluded })

const hash = (given: ListDefinition): Promise<string> =>
  definitionHash(given).pipe(Effect.provide(Digest.layerWebCrypto), Effect.runPromise)

describe("the canonical form of a definition", () => {
  it("keeps areas in their order and the first of repeated ones", () => {
    const given = { ...emptyDefinition(10), areas: [zip("60615"), zip("60614"), zip("60615")] }
    expect(canonicalDefinition(given).areas.map(areaKey)).toEqual(["zip:60615", "zip:60614"])
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

  it("is its own canonical form", () => {
    fc.assert(
      fc.property(definition, (given) => {
        const canonical = canonicalDefinition(given)
        expect(canonicalDefinition(canonical)).toEqual(canonical)
      }),
    )
  })

  it("is the same however a selection is written down", () => {
    fc.assert(
      fc.property(definition, (given) => {
        expect(canonicalJson(rewritten(given))).toBe(canonicalJson(given))
      }),
    )
  })

  it("is still a definition, and survives being written and read", () => {
    fc.assert(
      fc.property(definition, (given) => {
        const read = Schema.decodeUnknownSync(Schema.fromJsonString(ListDefinition))(canonicalJson(given))
        expect(read).toEqual(canonicalDefinition(given))
      }),
    )
  })

  it("never drops an area or a column", () => {
    fc.assert(
      fc.property(definition, (given) => {
        const canonical = canonicalDefinition(given)
        expect(new Set(canonical.areas.map(areaKey))).toEqual(new Set(given.areas.map(areaKey)))
        expect(canonical.audience.criteria.length).toBe(given.audience.criteria.length)
      }),
    )
  })
})

describe("the hash of a definition", () => {
  it("is the SHA-256 of the canonical text, in hex", async () => {
    expect(await hash(emptyDefinition(10))).toMatch(/^[0-9a-f]{64}$/)
  })

  it("is equal for two writings of one selection", async () => {
    await fc.assert(
      fc.asyncProperty(definition, async (given) => {
        expect(await hash(rewritten(given))).toBe(await hash(given))
      }),
      { numRuns: 50 },
    )
  })

  it("differs exactly when the canonical texts differ", async () => {
    await fc.assert(
      fc.asyncProperty(definition, definition, async (one, other) => {
        expect((await hash(one)) === (await hash(other))).toBe(canonicalJson(one) === canonicalJson(other))
      }),
      { numRuns: 50 },
    )
  })

  it("tells the order of areas apart, since a record belongs to the first area that holds it", async () => {
    const areas = [zip("60614"), zip("60615")]
    const one = await hash({ ...emptyDefinition(10), areas })
    expect(await hash({ ...emptyDefinition(10), areas: areas.toReversed() })).not.toBe(one)
  })
})

describe("reading a definition", () => {
  const read = Schema.decodeUnknownOption(ListDefinition)
  const written = Schema.encodeSync(ListDefinition)(emptyDefinition(10))

  it("refuses a version that it does not know", () => {
    expect(read({ ...written, version: 2 })._tag).toBe("None")
  })

  it("refuses a ZIP Code that is none", () => {
    expect(read({ ...written, areas: [{ kind: "zip", zip: "6061", excluded: false }] })._tag).toBe("None")
  })

  it(`takes ${MAX_AREAS} areas and no more`, () => {
    const areas = Array.from({ length: MAX_AREAS }, (_, index) => zip(`${10_000 + index}`))
    expect(read({ ...written, areas })._tag).toBe("Some")
    expect(read({ ...written, areas: [...areas, zip("60614")] })._tag).toBe("None")
  })

  it("refuses a column without values", () => {
    const audience = { unit: "individuals", criteria: [{ kind: "values", column: "AGE", values: [] }] }
    expect(read({ ...written, audience })._tag).toBe("None")
  })
})
