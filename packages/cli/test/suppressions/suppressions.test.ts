import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type SiteAccount, takeAccount } from "../site/takeAccount.ts"

/** ZIP Codes where the demo universe of this size has people. */
const ZIPS = "10025,60614,77036,90011,77084,60618,11226,90650,79936,11385,60629,90201,77449,11368,11207,60647"

let site: SiteAccount
beforeAll(async () => {
  site = await takeAccount()
})
afterAll(() => site.stop())

const run = (argv: ReadonlyArray<string>) => site.listwright(argv)

const written = (name: string, text: string): string => {
  const file = join(site.folder, name)
  writeFileSync(file, text)
  return file
}

describe("suppressions in the terminal", () => {
  it("are uploaded with a report, listed, and taken out of a count that says how many", async () => {
    const file = written(
      "customers.csv",
      ["Street,Postal Code,Last", "1 Nowhere Lane,60614,Nobody", ",60614,Lee", "12 Main St,?,Lee"].join("\n"),
    )
    const uploaded = await run(["suppressions", "upload", file])
    expect([uploaded.exitCode, uploaded.stderr]).toEqual([
      0,
      "The people in the file aren't in the data, so the file doesn't suppress anyone.\n",
    ])
    const [first = "", ...rest] = uploaded.stdout.trimEnd().split("\n")
    expect(rest).toEqual([
      "rows\t3",
      "matched\t0",
      "unmatched\t1",
      "rejected\t2",
      "people\t0",
      "unmatched_line\t2",
      "rejected_line\t3\tthe address is empty",
      "rejected_line\t4\t'?' isn't a ZIP Code or postal code",
    ])
    const id = first.split("\t")[1] ?? ""
    const listed = await run(["suppressions", "list"])
    expect(listed.stdout).toMatch(
      new RegExp(
        `^id\\tday\\tname\\tdescription\\n${id}\\t\\d{4}-\\d\\d-\\d\\d\\tcustomers.csv\\t0 rows matched, 0 people\n$`,
      ),
    )
    const counted = await run(["count", "--zip", ZIPS, "--suppress-file", id])
    expect([counted.exitCode, counted.stderr]).toEqual([0, ""])
    expect(counted.stdout).toMatch(/^total\t\d+\t\d+\nsuppressed\t0\t0\tfiles\n$/)
  })

  it("by days of orders and by missing items are distinguished", async () => {
    const days = await run(["count", "--zip", ZIPS, "--suppress-orders", "10/01/2026..2026-10-31", "--json"])
    expect(JSON.parse(days.stdout)).toMatchObject({
      suppressed: [{ source: "orders", matched: 0, taken: 0 }],
      definition: { suppressions: { orders: { mode: "date", start: "2026-10-01", end: "2026-10-31" } } },
    })
    const wrong = await run(["count", "--zip", ZIPS, "--suppress-orders", "yesterday"])
    expect([wrong.exitCode, wrong.stderr]).toEqual([
      2,
      "--suppress-orders: 'yesterday' isn't a date range. Use a range like 2026-11-01..2026-11-30.\n",
    ])
    const future = await run(["count", "--zip", ZIPS, "--suppress-orders", "2026-10-01..2126-10-01"])
    expect([future.exitCode, future.stderr]).toEqual([
      5,
      "Dates for suppressing earlier orders: The end date can't be after today.\n",
    ])
    const missing = await run(["count", "--zip", ZIPS, "--suppress-file", "nothing"])
    expect([missing.exitCode, missing.stderr]).toEqual([
      5,
      expect.stringContaining("no uploaded file nothing"),
    ])
  })

  it("name a column that the file has not, and a file that is not there", async () => {
    const file = written("plain.csv", "Street,Zip\n12 Main St,60614\n")
    const column = await run(["suppressions", "upload", file, "--address", "Road"])
    expect([column.exitCode, column.stderr]).toEqual([5, "The file has no column 'Road'.\n"])
    const gone = await run(["suppressions", "upload", join(site.folder, "gone.csv")])
    expect([gone.exitCode, gone.stderr]).toEqual([
      3,
      `The file ${join(site.folder, "gone.csv")} doesn't exist.\n`,
    ])
  })
})
