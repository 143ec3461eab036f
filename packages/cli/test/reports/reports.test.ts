import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { commandLine } from "../commandLine.ts"
import { type ContractServer, startContractServer, TOKEN } from "../contractServer.ts"
import { temporaryFolder } from "../temporaryFolder.ts"

let server: ContractServer
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.stop())

const report = (...argv: ReadonlyArray<string>) =>
  commandLine(["report", ...argv, "--zip", "60614,60615"], {
    env: { LISTWRIGHT_URL: server.url, LISTWRIGHT_TOKEN: TOKEN },
    stdin: "",
  })

describe("report breakdown", () => {
  it("prints the values of an attribute with their records and shares, totals last", async () => {
    expect((await report("breakdown", "--attribute", "INCOME")).stdout).toBe(
      "Income\tRecords\tShare\nLow\t600\t33.3%\nMiddle\t600\t33.3%\nHigh\t600\t33.3%\nTotal\t1800\t100.0%\n",
    )
  })

  it("writes a document to read to a file, by its ending or as --format says", async () => {
    const folder = temporaryFolder()
    const [ended, named] = [join(folder, "income.pdf"), join(folder, "income")]
    const breakdown = (...more: ReadonlyArray<string>) =>
      report("breakdown", "--attribute", "INCOME", ...more)
    expect((await breakdown("--out", ended)).stdout).toBe(`${ended}\n`)
    expect((await breakdown("--out", named, "--format", "pdf")).stdout).toBe(`${named}\n`)
    expect([ended, named].map((file) => readFileSync(file, "latin1").slice(0, 5))).toEqual(["%PDF-", "%PDF-"])
    expect((await breakdown("--out", named, "--format", "doc")).stderr).toContain(
      "--format takes csv, xlsx, or pdf, not 'doc'.",
    )
    expect((await breakdown("--out", join(folder, "income.doc"))).stderr).toContain(
      "--out takes a file that ends in .csv, .xlsx, or .pdf",
    )
    expect((await breakdown("--format", "pdf")).stderr).toContain("Add --out.")
  })

  it("prints every value with --json", async () => {
    const { stdout } = await report("breakdown", "--attribute", "INCOME", "--json")
    expect(JSON.parse(stdout)).toMatchObject({ name: "Income", total: 1_800, rows: [{}, {}, {}] })
  })
})

describe("report 2d", () => {
  it("prints the areas by the values of attributes, totals last", async () => {
    expect((await report("2d", "--attributes", "INCOME")).stdout).toBe(
      "Area\tRecords\tIncome: Low\n60614\t1200\t1200\n60615\t600\t600\nTotal\t1800\t1800\n",
    )
  })

  it("prints the table with --json", async () => {
    const { stdout } = await report("2d", "--attributes", "INCOME", "--json")
    expect(JSON.parse(stdout)).toMatchObject({
      total: 1_800,
      areas: [
        { key: "zip:60614", cells: [1_200] },
        { key: "zip:60615", cells: [600] },
      ],
    })
  })

  it("writes CSV to a file, and replaces one only when told to", async () => {
    const file = join(temporaryFolder(), "areas.csv")
    expect((await report("2d", "--attributes", "INCOME", "--out", file)).exitCode).toBe(0)
    expect(readFileSync(file, "utf8")).toBe(
      "Area,Records,Income: Low\r\n60614,1200,1200\r\n60615,600,600\r\nTotal,1800,1800\r\n",
    )
    expect((await report("2d", "--attributes", "INCOME", "--out", file)).stderr).toContain("already exists")
  })

  it("says which attribute there is none of", async () => {
    const { exitCode, stderr } = await report("2d", "--attributes", "SHOESIZE")
    expect([exitCode, stderr.includes("SHOESIZE")]).toEqual([5, true])
  })
})
