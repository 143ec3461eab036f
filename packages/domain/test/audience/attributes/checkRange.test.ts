import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { checkRange } from "../../../src/audience/attributes/checkRange.ts"
import { inputTypes } from "../../../src/audience/attributes/inputTypes.ts"
import { DATE_YEAR_RANGE, YEAR_RANGE } from "../../../src/audience/attributes/bounds.ts"
import { rangeErrorText } from "../../../src/audience/Notices.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"
import { fillPlaceholders } from "../../../src/shared/wording/MessageText.ts"

const answer = (
  code: number,
  from: string,
  to: string,
  min: string | null = null,
  max: string | null = null,
) => {
  const inputType = inputTypes.decode(code)
  if (inputType === undefined) throw new Error(`${code} is no input type`)
  return Result.match(checkRange({ inputType, min, max }, from, to), {
    onSuccess: () => "fine",
    onFailure: (refused) => rangeErrorText(refused, "Age"),
  })
}

describe("the input types", () => {
  it("are ten, 0 to 9 [ob5-input-types]", () => {
    expect(inputTypes.names.map(inputTypes.encode)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect([-1, 10].map(inputTypes.decode)).toEqual([undefined, undefined])
  })

  it.each([
    [0, "fine"],
    [1, TEXTS.needDate],
    [2, TEXTS.needNumber],
    [3, TEXTS.needMonthYear],
    [4, TEXTS.needYear],
    [5, TEXTS.needMonth],
    [6, TEXTS.needText],
    [7, TEXTS.needText],
    [8, "fine"],
    [9, TEXTS.needSingleNumber],
  ])("%i says of an empty box: %s [ob5-formats]", (code, text) => {
    expect(answer(code, "", "")).toBe(text)
  })
})

describe("an industry code that is typed", () => {
  it("is one text within the bounds of its column, whatever stands in the second box [ob5-range-order]", () => {
    expect(answer(6, "5812", "", "01", "99")).toBe("fine")
    expect(answer(6, "5812", "20", "01", "50")).toEqual(fillPlaceholders(TEXTS.aboveMaximum, { bound: "50" }))
    expect(answer(6, "0100", "20", "02", "50")).toEqual(fillPlaceholders(TEXTS.belowMinimum, { bound: "02" }))
  })
})

describe("a text of blanks", () => {
  it("is empty", () => {
    expect([answer(6, "  ", ""), answer(7, "A", "  ")]).toEqual([TEXTS.needText, TEXTS.needText])
  })
})

describe("a bound that is not a number", () => {
  it("is compared as text", () => {
    expect(answer(2, "5", "7", null, "6+")).toEqual(fillPlaceholders(TEXTS.aboveMaximum, { bound: "6+" }))
    expect(answer(2, "5", "5", "4+", null)).toBe("fine")
  })
})

describe("the years that are taken [ob9-years]", () => {
  it("are 1000 to 2099 in dates and 1900 to 2099 alone", () => {
    expect([DATE_YEAR_RANGE, YEAR_RANGE]).toEqual([
      { first: 1000, last: 2099 },
      { first: 1900, last: 2099 },
    ])
    expect(["0999", "1000", "2099", "2100"].map((year) => answer(3, `06${year}`, `06${year}`))).toEqual([
      TEXTS.needMonthYear,
      "fine",
      "fine",
      TEXTS.needMonthYear,
    ])
  })
})
