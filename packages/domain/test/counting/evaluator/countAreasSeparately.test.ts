import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { countAreasSeparately } from "../../../src/counting/evaluator/countAreasSeparately.ts"
import { noSuppressions } from "../../../src/counting/evaluator/Universe.ts"
import type { Area } from "../../../src/definition/Area.ts"
import { asked, nation, person, placeOfZip, stateArea, universeOf, zipArea } from "./exampleUniverse.ts"

const universe = universeOf(
  person(1),
  person(2),
  person(3, { zip: "60602" }),
  person(4, { zip: "46320", ...placeOfZip["46320"] }),
)

const each = (...areas: ReadonlyArray<Area>) =>
  Result.map(countAreasSeparately(universe, asked({ areas }), noSuppressions), (counted) =>
    counted.map(({ available, key }) => [key, available]),
  )

describe("each area by itself", () => {
  it("has its records also where an earlier area has them", () => {
    expect(each(nation, stateArea("IL"), zipArea("60601"), zipArea("46320"))).toEqual(
      Result.succeed([
        ["nation:1", 4],
        ["state:IL", 3],
        ["zip:60601", 2],
        ["zip:46320", 1],
      ]),
    )
  })

  it("loses what the definition excludes, and the excluded areas are not counted", () => {
    expect(each({ ...zipArea("60601"), excluded: true }, stateArea("IL"), nation)).toEqual(
      Result.succeed([
        ["state:IL", 1],
        ["nation:1", 2],
      ]),
    )
    expect(each()).toEqual(Result.succeed([]))
  })

  it("is refused as a count of it is, and where there are more than 60", () => {
    expect(each(nation, stateArea("ZZ"))).toEqual(Result.fail({ _tag: "StateUnknown", state: "ZZ" }))
    const many = Array.from({ length: 61 }, (_, at) => zipArea(String(60_000 + at)))
    expect(each(...many)).toEqual(Result.fail({ _tag: "TooManyEach", areas: 61, most: 60 }))
    expect(each(...many.slice(1)).pipe(Result.isSuccess)).toBe(true)
  })
})
