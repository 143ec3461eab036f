import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { precisionNotice, measuredFromNotice } from "../../../src/geography/AddressNotices.ts"
import { suggestPlaces } from "../../../src/geography/places/suggestPlaces.ts"
import { placesWith } from "./placesStub.ts"

const dayton = { kind: "city", text: "Dayton, OH", name: "Dayton", place: "OH" } as const

describe("Suggestions while an address is typed", () => {
  it.effect("are asked for what may be an address, and nobody is asked about anything else", () =>
    Effect.gen(function* () {
      const asked: Array<readonly [string, unknown]> = []
      const places = placesWith({
        suggestions: (text, near) => {
          asked.push([text, near])
          return Effect.succeed([dayton])
        },
      })
      const suggest = (text: string) => Effect.provide(suggestPlaces(text, [-84, 39]), places)
      assert.deepStrictEqual(yield* suggest("  dayt "), [dayton])
      for (const text of ["", " ", "d", "41.88, -87.63", "41.88 -8", "x".repeat(201)])
        assert.deepStrictEqual(yield* suggest(text), [], text)
      assert.deepStrictEqual(asked, [["dayt", [-84, 39]]])
    }),
  )
})

describe("What is said of how precisely addresses are known", () => {
  it("is the place, also where it is the address itself, and nothing of coordinates", () => {
    const place = { addressLine: "1600 Main St, Dayton, OH 45402", state: "OH", point: [-84, 39] } as const
    assert.strictEqual(
      measuredFromNotice({ ...place, precision: "address" })?.text,
      "Distances are measured from 1600 Main St, Dayton, OH 45402 (address).",
    )
    assert.include(measuredFromNotice({ ...place, precision: "street" })?.text ?? "", "(Street center).")
    assert.isNull(measuredFromNotice({ ...place, precision: "exact" }))
  })

  it("is how many rows of a file are in the middle of a street or ZIP Code, and how many locations they make", () => {
    assert.isNull(precisionNotice(3, 3, { address: 3 }))
    assert.strictEqual(precisionNotice(3, 3, { zip: 3 })?.text, "Distances are measured from the ZIP center.")
    assert.strictEqual(
      precisionNotice(1_000, 1_000, { address: 900, street: 60, zip: 40 })?.text,
      "Distances are measured as follows: 900 from the address itself, 60 from the middle of their street, 40 from the ZIP center.",
    )
    assert.strictEqual(
      precisionNotice(2, 1, { address: 2 })?.text,
      "Addresses in the same place with the same distance count as one location: 2 addresses make 1.",
    )
    assert.include(precisionNotice(2, 1, { zip: 2 })?.text ?? "", "Addresses in the same ZIP Code")
  })
})
