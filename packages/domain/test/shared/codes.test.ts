import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { codedSchema, codes } from "../../src/shared/Codes.ts"

const shirts = codes({ small: 1, large: -3 })

describe("names that the wire writes as numbers", () => {
  it("have a number each, and each number its name", () => {
    expect(shirts.names).toEqual(["small", "large"])
    expect(shirts.names.map(shirts.encode)).toEqual([1, -3])
    expect([1, -3, 0, 2].map(shirts.decode)).toEqual(["small", "large", undefined, undefined])
  })

  it("are decoded at the edge, and nothing else is", () => {
    const Shirt = codedSchema(shirts)
    expect(Schema.decodeSync(Shirt)(-3)).toBe("large")
    expect(Schema.encodeSync(Shirt)("small")).toBe(1)
    expect(Schema.is(Schema.toEncoded(Shirt))(2)).toBe(false)
  })
})
