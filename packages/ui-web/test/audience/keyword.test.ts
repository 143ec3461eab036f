import { expect, it } from "vitest"
import { isTooShort, usableKeyword } from "../../src/audience/keyword.ts"

it("searches from three characters on", () => {
  expect([isTooShort(""), isTooShort("a"), isTooShort(" ag "), isTooShort("age")]).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect([usableKeyword("ag"), usableKeyword(" age ")]).toEqual(["", "age"])
})
