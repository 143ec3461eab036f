import { describe, expect, it } from "vitest"
import type { FileRow, FileRows } from "../../src/suppression/rows/FileRow.ts"
import { readIdentities } from "../../src/suppression/rows/readIdentities.ts"

const row: FileRow = { line: 2, cells: ["900000001"] }
const PART = 50_000

const ofRows = (count: number): FileRows => ({
  columns: ["PersonKey"],
  rows: (async function* () {
    for (let left = count; left > 0; left -= PART)
      yield Array.from({ length: Math.min(PART, left) }, () => row)
  })(),
  close: () => Promise.resolve(),
})

describe("a file", () => {
  it("may have so many rows, and not one more: 1000000", async () => {
    const read = (count: number) =>
      readIdentities(ofRows(count), { personKey: "PersonKey" }, "number", () => Promise.resolve())
    expect(await read(1_000_000)).toMatchObject({ rows: 1_000_000, rejected: 0 })
    await expect(read(1_000_001)).rejects.toMatchObject({
      reason: "The file has more than 1,000,000 rows. Please split it into several files.",
    })
  })
})
