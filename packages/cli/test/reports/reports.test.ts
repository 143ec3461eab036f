import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type SiteAccount, takeAccount } from "../site/takeAccount.ts"
import { temporaryFolder } from "../temporaryFolder.ts"

let site: SiteAccount
beforeAll(async () => {
  site = await takeAccount()
})
afterAll(() => site.stop())

const report = (...argv: ReadonlyArray<string>) =>
  site.listwright(["report", ...argv, "--zip", "60614,60615"], { stdin: "" })

/** Counts an area with another command, to compare with the report. */
const counted = async (zips: string, ...argv: ReadonlyArray<string>) => {
  const { stdout } = await site.listwright(["count", "--zip", zips, ...argv, "--json"], { stdin: "" })
  return JSON.parse(stdout)
}
const count = async (zips: string, ...argv: ReadonlyArray<string>): Promise<number> =>
  (await counted(zips, ...argv)).total

describe("report breakdown", () => {
  it("prints the values of an attribute with their records and shares, totals last", async () => {
    const zips = "60614,60615"
    const [women, men] = [await count(zips, "--demo", "GENDER=F"), await count(zips, "--demo", "GENDER=M")]
    expect([women, men, await count(zips)]).toEqual([2, 5, 7])
    expect((await report("breakdown", "--attribute", "GENDER")).stdout).toBe(
      "Gender\tRecords\tShare\nFemale\t2\t28.6%\nMale\t5\t71.4%\nTotal\t7\t100.0%\n",
    )
  })

  it("writes a document to read to a file, by its ending or as --format says", async () => {
    const folder = temporaryFolder()
    const [ended, named] = [join(folder, "income.pdf"), join(folder, "income")]
    const breakdown = (...more: ReadonlyArray<string>) =>
      report("breakdown", "--attribute", "GENDER", ...more)
    expect((await breakdown("--out", ended)).stdout).toBe(`${ended}\n`)
    expect((await breakdown("--out", named, "--format", "pdf")).stdout).toBe(`${named}\n`)
    expect([ended, named].map((file) => readFileSync(file, "latin1").slice(0, 5))).toEqual(["%PDF-", "%PDF-"])
    expect((await breakdown("--out", named, "--format", "doc")).stderr).toContain(
      "--format must be csv, xlsx, or pdf, not 'doc'.",
    )
    expect((await breakdown("--out", join(folder, "income.doc"))).stderr).toContain(
      "--out takes a file that ends in .csv, .xlsx, or .pdf",
    )
    expect((await breakdown("--format", "pdf")).stderr).toContain("Add --out.")
  })

  it("prints every value with --json", async () => {
    const { stdout } = await report("breakdown", "--attribute", "INCOME", "--json")
    const document: {
      readonly rows: ReadonlyArray<{ readonly value: string; readonly records: number }>
      readonly total: number
    } = JSON.parse(stdout)
    expect(document).toMatchObject({ name: "Household Income", total: await count("60614,60615") })
    expect(document.rows.length).toBeGreaterThan(1)
    for (const { records, value } of document.rows)
      expect([value, records]).toEqual([value, await count("60614,60615", "--demo", `INCOME=${value}`)])
  })
})

describe("report 2d", () => {
  it("prints the areas by the values of attributes, totals last", async () => {
    const { stdout } = await report("2d", "--attributes", "GENDER")
    const [head, ...rows] = stdout.trimEnd().split("\n")
    expect(head).toBe("Area\tRecords\tGender: Female\tGender: Male")
    const rowOf = async (name: string, zips: string) =>
      [
        name,
        await count(zips),
        await count(zips, "--demo", "GENDER=F"),
        await count(zips, "--demo", "GENDER=M"),
      ].join("\t")
    expect(rows).toEqual([
      await rowOf("60614", "60614"),
      await rowOf("60615", "60615"),
      await rowOf("Total", "60614,60615"),
    ])
  })

  it("prints the table with --json", async () => {
    const { stdout } = await report("2d", "--attributes", "GENDER", "--json")
    expect(JSON.parse(stdout)).toMatchObject({
      total: 7,
      areas: [
        { key: "zip:60614", cells: [1, 2] },
        { key: "zip:60615", cells: [1, 3] },
      ],
    })
  })

  it("writes CSV to a file, and replaces one only when told to", async () => {
    const file = join(temporaryFolder(), "areas.csv")
    expect((await report("2d", "--attributes", "GENDER", "--out", file)).exitCode).toBe(0)
    expect(readFileSync(file, "utf8")).toBe(
      "Area,Records,Gender: Female,Gender: Male\r\n60614,3,1,2\r\n60615,4,1,3\r\nTotal,7,2,5\r\n",
    )
    expect((await report("2d", "--attributes", "GENDER", "--out", file)).stderr).toContain("already exists")
  })

  it("says which attribute there is none of", async () => {
    const { exitCode, stderr } = await report("2d", "--attributes", "SHOESIZE")
    expect([exitCode, stderr.includes("SHOESIZE")]).toEqual([5, true])
  })
})
