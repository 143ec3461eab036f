import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { comparableText } from "../../src/counting/evaluator/isWithinRange.ts"
import { toPlainLetters, toPlainLettersLegacy } from "../../src/shared/toPlainLetters.ts"
import { normalizeName } from "../../src/suppression/normalizeName.ts"

/** Anything below the surrogates: fast-check's own "binary" takes seconds to get ready. */
const unit = fc.integer({ min: 0, max: 0xd7ff }).map((code) => String.fromCodePoint(code))

describe("letters", () => {
  it.each([
    ["Łukasz Żółć", "LUKASZ ZOLC"],
    ["Søren Ærø", "SOREN AERO"],
    ["Đặng", "DANG"],
    ["Weiß, Weiẞ", "WEISS, WEISS"],
    ["Œuvré", "OEUVRE"],
    ["Þór Guðrún", "THOR GUDRUN"],
    ["Işıl İnan", "ISIL INAN"],
    ["Ħal Ŧ ŋ", "HAL T N"],
    ["ﬁnn ĳs ſ", "FINN IJS S"],
    ["O'Brien-Smith 12 1/2", "O'BRIEN-SMITH 12 1/2"],
  ])("are A to Z: %s", (written, plain) => {
    expect(toPlainLetters(written)).toBe(plain)
  })

  it("of Latin-1 and Latin Extended-A all leave something of A to Z to compare", () => {
    const letters = Array.from({ length: 0x17f - 0xbf }, (_, at) => String.fromCodePoint(0xc0 + at)).filter(
      (letter) => /\p{L}/u.test(letter),
    )
    expect(letters.filter((letter) => comparableText(letter) === "")).toEqual([])
    expect(letters.length).toBeGreaterThan(180)
  })

  it("of other alphabets stay, and a name of them alone has nothing to compare", () => {
    expect(toPlainLetters("Ёлка 王")).toBe("ЕЛКА 王")
    expect([comparableText("Ёлка"), normalizeName("王")]).toEqual(["", ""])
  })

  it("never make a digit of a sign", () => {
    expect(toPlainLetters("½ ² ①")).toBe("½ ² ①")
    expect(comparableText("12½ Main²")).toBe("12MAIN")
  })

  it("are the same when they are made plain again", () => {
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(toPlainLetters(toPlainLetters(text))).toBe(toPlainLetters(text))
      }),
    )
  })

  it("that Unicode does not take apart are those that sealed names left out", () => {
    expect(normalizeName(toPlainLettersLegacy("Łukasz"))).toBe("UKASZ")
    expect(normalizeName(toPlainLettersLegacy("Éric O'Neil"))).toBe(normalizeName("Éric O'Neil"))
  })
})
