import { describe, expect, it } from "vitest"
import { importsOf } from "../../../../scripts/folders/importsOf.ts"
import { folderProblems } from "../../../../scripts/folders/problems.ts"

const order = { name: "shop", groups: [["shared"], ["goods", "prices"], ["orders"]] }
const module = (file: string, ...imports: ReadonlyArray<string>) => ({ file, imports })
const whole = [
  module("index.ts", "orders/place.ts"),
  module("shared/money.ts"),
  module("goods/Good.ts", "shared/money.ts"),
  module("prices/priceOf.ts", "goods/Good.ts", "prices/Price.ts", "../elsewhere/x.ts"),
  module("orders/place.ts", "prices/priceOf.ts"),
]

describe("The order of folders", () => {
  it("allows imports from further left, within a folder, and by the files next to the folders", () => {
    expect(folderProblems(order, whole)).toEqual([])
  })

  it("says which import leads to the right, and what the order is", () => {
    expect(folderProblems(order, [...whole, module("goods/shelf.ts", "orders/place.ts")])).toEqual([
      "packages/shop/src/goods/shelf.ts imports orders/place.ts, but 'orders' is to the right of 'goods'. A folder imports only what is to its left: shared | goods prices | orders. Move what both need into 'goods' or further left, or this file into 'orders' or further right.",
    ])
  })

  it("lets the list of parts alone import a part, files next to the folders included", () => {
    const withParts = { ...order, parts: { lists: ["parts.ts"], folders: ["orders"] } }
    const list = module("parts.ts", "orders/place.ts")
    expect(folderProblems(withParts, [...whole.slice(1), list])).toEqual([])
    expect(folderProblems(withParts, [...whole, list])).toEqual([
      "packages/shop/src/index.ts imports orders/place.ts, but 'orders' is a part that a site may switch off. Only parts.ts may import it. Move what others need out of it.",
    ])
  })

  it("knows a part that is a folder of another one", () => {
    const withParts = { ...order, parts: { lists: ["parts.ts"], folders: ["orders/rush"] } }
    const [problem, ...others] = folderProblems(withParts, [
      ...whole,
      module("index.ts", "orders/rush/place.ts"),
    ])
    expect(problem).toContain("but 'orders/rush' is a part")
    expect(others).toEqual([])
    expect(
      folderProblems(withParts, [...whole, module("orders/rush/now.ts", "orders/rush/place.ts")]),
    ).toEqual([])
  })

  it("has one direction within a group too", () => {
    expect(folderProblems(order, [...whole, module("goods/sale.ts", "prices/priceOf.ts")])).toHaveLength(1)
  })

  it("lets no folder import what puts the package together", () => {
    const [problem] = folderProblems(order, [...whole, module("goods/all.ts", "index.ts")])
    expect(problem).toContain("packages/shop/src/goods/all.ts imports index.ts.")
  })

  it("wants a place for each folder, and a folder for each place", () => {
    const found = folderProblems(order, [
      ...whole.slice(0, 4),
      module("refunds/refund.ts", "orders/place.ts"),
    ])
    expect(found.map((problem) => problem.split(". ")[0])).toEqual([
      "packages/shop/src/refunds has no place in the order of folders",
      "packages/shop/src/orders no longer exists",
    ])
  })

  it("lets no sub-folders import one another in a circle, however long it is", () => {
    const line = [
      module("goods/a/a.ts", "goods/b/b.ts", "goods/Good.ts"),
      module("goods/b/b.ts", "goods/c/c.ts"),
      module("goods/c/c.ts", "shared/money.ts"),
    ]
    expect(folderProblems(order, [...whole, ...line])).toEqual([])
    const circle = folderProblems(order, [...whole, ...line, module("goods/c/back.ts", "goods/a/a.ts")])
    expect(circle).toHaveLength(3)
    expect(circle[0]).toBe(
      "packages/shop/src/goods/a/a.ts imports goods/b/b.ts, but in goods 'b' leads back to 'a'. Sibling folders never import in a circle. Move what both need into one of them or into goods itself.",
    )
  })

  it("lets no two files import each other", () => {
    const both = [
      module("goods/a.ts", "goods/b.ts", "goods/b.ts"),
      module("goods/b.ts", "goods/Good.ts", "goods/a.ts"),
    ]
    expect(folderProblems(order, [...whole, ...both])).toEqual([
      "packages/shop/src/goods/a.ts and goods/b.ts import each other. Move what both need into a file of its own.",
    ])
  })

  it("reads imports of every kind, types and lazy ones too", () => {
    const text = `import type { A } from "../a/A.ts"
import "./side.css"
import { Effect } from "effect"
export * from "../b/b.ts"
export { c } from "../c/c.ts"
const d = () => import("../d/d.tsx")
type E = import("../e/e.ts").E`
    expect(importsOf("/src", "x/x.tsx", text)).toEqual([
      "a/A.ts",
      "x/side.css",
      "b/b.ts",
      "c/c.ts",
      "d/d.tsx",
      "e/e.ts",
    ])
  })
})
