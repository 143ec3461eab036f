import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { TextBytes } from "../../src/format/blocks/TextBytes.ts"

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("utf8")

describe("A text written as bytes", () => {
  it("has numbers as their digits", () => {
    const text = new TextBytes()
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 10 }), (value, digits) => {
        text.putNumber(value)
        text.putNumber(value, digits)
        assert.strictEqual(textOf(text.take()), `${value}${String(value).padStart(digits, "0")}`)
      }),
      {
        examples: [
          [0, 1],
          [9, 1],
          [10, 2],
          [99, 2],
          [9_999, 4],
          [10_000, 4],
          [2 ** 31 - 1, 10],
        ],
      },
    )
  })

  it("starts over after each is taken", () => {
    const text = new TextBytes()
    for (const word of ["Peña", "", "O'Neill"]) {
      text.put(Buffer.from(word))
      assert.strictEqual(textOf(text.take()), word)
    }
  })

  it("is never cut short", () => {
    const text = new TextBytes()
    for (let times = 0; times < 70; times++) text.put(new Uint8Array(1_000))
    assert.throws(() => text.take(), RangeError)
  })
})
