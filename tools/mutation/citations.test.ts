import { describe, expect, it } from "vitest"
import { testsCited } from "./citations.ts"

const test = (file: string, title: string, shown = title) => ({ file, title, shown })
const loaded = [
  test("test/order/cap.test.ts", "a cap [cap] > cuts %d [0]"),
  test("test/order/cap.test.ts", "a cap [cap] > cuts %d [1]"),
  test("test/order/cap.test.ts", "a cap [cap] > is cut for 3 users"),
  test("test/order/other.test.ts", "a cap [cap] > cuts %d [0]"),
  test(
    "test/golden/golden.test.ts",
    "$file.rule in $path [0] > $name [0]",
    "order.cap in a.json [0] > one [0]",
  ),
  test(
    "test/golden/golden.test.ts",
    "$file.rule in $path [1] > $name [0]",
    "order.capped in b.json [1] > one [0]",
  ),
]
const cited = (file: string, name: string | null) =>
  testsCited({ id: "cap", file: `packages/domain/${file}`, line: 1, name }, loaded)

describe("the tests that a citation means", () => {
  it("are all in the group that is called so, of its own file", () => {
    expect(cited("test/order/cap.test.ts", "a cap [cap]")).toEqual([0, 1, 2])
  })

  it("are every row of a table, and what a template may have made of its title", () => {
    expect(cited("test/order/cap.test.ts", "cuts %d")).toEqual([0, 1])
    expect(cited("test/order/cap.test.ts", "is cut for … users")).toEqual([2])
  })

  it("are the golden rows of a name in the registry", () => {
    expect(cited("test/golden/rules/order.ts", "order.cap")).toEqual([4])
  })

  it("are none where nothing is called so, or only begins so", () => {
    expect(cited("test/order/cap.test.ts", "a cap")).toEqual([])
    expect(cited("test/order/cap.test.ts", null)).toEqual([])
  })
})
