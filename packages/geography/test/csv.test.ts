import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import fc from "fast-check"
import { csvRows } from "../src/csv/csvRows.ts"
import { parseCsvTable } from "../src/csv/parseCsvTable.ts"

describe("Rows of a CSV text", () => {
  it("have the line on which they start, counting blank lines and lines within quotes", () => {
    const text = '\uFEFFa,b\r\n1,"x, ""y"""\r\n\r\n2,"two\nlines"\n3,\n'
    assert.deepStrictEqual(
      [...csvRows(text)],
      [
        { line: 1, cells: ["a", "b"] },
        { line: 2, cells: ["1", 'x, "y"'] },
        { line: 4, cells: ["2", "two\nlines"] },
        { line: 6, cells: ["3", ""] },
      ],
    )
  })

  it("go on after one that breaks the form", () => {
    const rows = [...csvRows('a,b\n1,x"y\n2,"z" z\n3,ok\n4,"never closed\n')]
    assert.deepStrictEqual(
      rows.map((row) => ("cells" in row ? row.cells : [row.line, row.problem.slice(0, 22)])),
      [
        ["a", "b"],
        [2, "has an unclosed quote,"],
        [3, "has an unclosed quote,"],
        ["3", "ok"],
        [5, "has an unclosed quote,"],
      ],
    )
  })

  it("are those that were written, whatever the cells hold", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", ",", '"', "\n", "\r\n", " ", "é") })
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
        const text = rows.map((row) => `${row.map(quoted).join(",")}\n`).join("")
        const read = [...csvRows(text)].map((row) => ("cells" in row ? row.cells : row.problem))
        assert.deepStrictEqual(read, rows)
      }),
    )
  })
})

describe("Columns of a CSV text", () => {
  it("are found by name in any order, however the name is spelled or shortened", () => {
    const table = parseCsvTable("Other,FIPS State Code,CD\nx, 17 ,5\n", ["cd", "fipsstate"])
    assert.deepStrictEqual(Result.getOrThrow(table).records, [{ line: 2, cells: ["5", "17"] }])
  })

  it("must all be there, and each row must have as many cells", () => {
    assert.deepStrictEqual(
      parseCsvTable("a,b\n1,2\n", ["a", "cd", "zcta"]),
      Result.fail("its first row must name the columns; it is missing cd, zcta"),
    )
    assert.deepStrictEqual(parseCsvTable("", ["a"]), Result.fail("it is empty"))
    const { records, refused } = Result.getOrThrow(parseCsvTable("a,b\n1,2,3\n4,5\n6\n", ["b"]))
    assert.deepStrictEqual(records, [{ line: 3, cells: ["5"] }])
    assert.deepStrictEqual(refused, [
      { line: 2, reason: "has 3 cells, but the first row has 2" },
      { line: 4, reason: "has 1 cells, but the first row has 2" },
    ])
  })
})
