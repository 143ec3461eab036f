import { describe, expect, it } from "vitest"
import {
  EMPTY_TYPEAHEAD,
  findRowByName,
  appendToTypeahead,
} from "../../../src/builder/area-pages/places/typeahead.ts"

const rows = ["Idaho", "Indiana", "Iowa", "New Mexico", "South Carolina"].map((name) => ({ name }))
const names = [...rows.map(({ name }) => name), "Illinois"]

/** Types letters, each after a pause. */
const typed = (letters: string, pause: number) =>
  letters
    .split("")
    .reduce(
      (before, letter, at) => appendToTypeahead(before, letter, 10_000 + at * pause, names),
      EMPTY_TYPEAHEAD,
    )

describe("a name that is typed in a list", () => {
  it("finds the first row that begins with it, whatever its case", () => {
    expect(findRowByName(rows, typed("i", 0))?.name).toBe("Idaho")
    expect(findRowByName(rows, typed("new m", 100))?.name).toBe("New Mexico")
    expect(findRowByName(rows, EMPTY_TYPEAHEAD)).toBeUndefined()
  })

  it("is no other row where none begins with it: Illinois is not South Carolina", () => {
    expect(findRowByName(rows, typed("illinois", 100))).toBeUndefined()
  })

  it("goes on over a pause where a name goes on, on a busy machine too", () => {
    expect(typed("illinois", 3_000).text).toBe("illinois")
    expect(typed("illinois", 5_001).text).toBe("s")
    expect(typed("is", 1_001).text).toBe("s")
    expect(typed("is", 1_000).text).toBe("is")
  })
})
