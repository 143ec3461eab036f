import { beforeAll, describe, it } from "vitest"
import { type Caller, signedIn } from "../http/caller.ts"
import { sharedSite } from "../http/sharedSite.ts"
import { cellsOf, expectLimit, expectRefusal } from "./sendUpload.ts"
import { workbook } from "./xlsx.ts"

const { url } = sharedSite()
let ann: Caller
beforeAll(async () => {
  ann = await signedIn(url)
})

describe("a hostile upload", () => {
  it.each([
    ["a line of commas", () => ",".repeat(30_000_000), "Line 1 is longer than a megabyte"],
    [
      "lines of very many commas",
      () => `${",".repeat(900_000)}\n`.repeat(30),
      "The file has more than 1,000 columns",
    ],
    ["a quote that is never closed", () => `"${"\n".repeat(30_000_000)}`, "Line 1 has an unclosed quote"],
    ["a row of very many cells", () => workbook(cellsOf(30_000)), "more than 1,000 columns"],
    [
      "a row without an end",
      () => workbook(`<row>${"<c><v>".repeat(5_000_000)}`),
      "a row larger than a megabyte",
    ],
  ])("of %s is refused with a reason", (_case, content, reason) =>
    expectRefusal(url(), ann, content(), reason),
  )
})

describe("an upload", () => {
  it.each([
    ["columns of a CSV file", 1_000, (n: number) => Array.from({ length: n }, (_, at) => at).join(",")],
    ["columns of a workbook", 1_000, (n: number) => workbook(cellsOf(n))],
    ["characters in a column's name", 200, (n: number) => `${"x".repeat(n)},Zip\n`],
  ])("may have so many %s, and not one more: %i", (_case, most, content) =>
    expectLimit(url(), ann, most, content),
  )
})
