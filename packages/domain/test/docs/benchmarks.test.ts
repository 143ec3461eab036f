import { describe, expect, it } from "vitest"
import {
  type BenchRow,
  mergeResults,
  readResults,
  rowsOf,
} from "../../../../scripts/docs/benchmarkResults.ts"
import { benchmarksPage } from "../../../../scripts/docs/benchmarksPage.ts"

const row = (of: Partial<BenchRow>): BenchRow => ({
  bench: "count",
  records: 1_000_000,
  of: "question",
  row: "a state, by county",
  date: "2026-01-01",
  machine: "2 x Then",
  figures: { p50: "4.2 ms" },
  ...of,
})

const kept = [row({}), row({ records: 100_000_000 }), row({ row: "closest 5,000" }), row({ bench: "export" })]

describe("figures of benchmarks", () => {
  it("take the place of the row of the same scale and name; all others stay, with date and machine", () => {
    const anew = row({ date: "2026-02-02", machine: "4 x Now", figures: { p50: "3.9 ms" } })
    const first = row({ row: "a new row" })
    expect(mergeResults(kept, [anew, first])).toEqual([anew, ...kept.slice(1), first])
  })

  it("are the cells of a printed table, without those that were not measured", () => {
    const table = { records: 5, head: ["question", "p50", "HTTP p50"], rows: [["nation", "1.0 ms", ""]] }
    expect(rowsOf("count", table, { date: "2026-02-02", machine: "4 x Now" })).toEqual([
      row({
        records: 5,
        row: "nation",
        date: "2026-02-02",
        machine: "4 x Now",
        figures: { p50: "1.0 ms" },
      }),
    ])
  })

  it("are all on the page, with date and machine", () => {
    const page = benchmarksPage(readResults()).replaceAll("\\", "")
    for (const { date, figures, machine } of readResults())
      for (const figure of Object.values(figures)) {
        expect(page).toContain(`| ${figure} |`)
        expect(page).toContain(`${date}, ${machine}`)
      }
    expect(benchmarksPage(kept)).toContain("### 100,000,000 records")
  })

  it("of 100 million records are kept", () => {
    const large = readResults().filter(({ bench, records }) => bench === "count" && records === 100_000_000)
    expect(large.map(({ row: name }) => name)).toContain("nationwide, 12 criteria")
  })
})
