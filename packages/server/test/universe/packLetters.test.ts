import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { packLastWithPrefix, packLetters } from "../../src/universe/catalogue/packLetters.ts"

const letters = fc.stringMatching(/^[A-Z]{1,6}$/)

describe("Packed letters of names", () => {
  it("keep the order of names", () => {
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        assert.strictEqual(packLetters(a) < packLetters(b), a < b)
      }),
    )
  })

  it("hold every name that starts with a prefix between its two ends", () => {
    fc.assert(
      fc.property(letters, letters, (name, prefix) => {
        const packed = packLetters(name)
        const inside = packLetters(prefix) <= packed && packed <= packLastWithPrefix(prefix)
        assert.strictEqual(inside, name.startsWith(prefix))
      }),
    )
  })

  it("ignore case and what is not a letter", () => {
    assert.strictEqual(packLetters("O'Neil"), packLetters("ONEIL"))
  })
})
