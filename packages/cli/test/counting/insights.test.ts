import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { CountReceipt } from "@listwright/domain/counting"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { COUNT_TABLES } from "../../src/counting/CountFlags.ts"
import { commandLine } from "../commandLine.ts"
import { type ContractServer, startContractServer, TOKEN } from "../contractServer.ts"
import { HASH, SNAPSHOT } from "../smallWorld.ts"
import { temporaryFolder } from "../temporaryFolder.ts"

let server: ContractServer
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.stop())

const count = (argv: ReadonlyArray<string>) =>
  commandLine(["count", "--zip", "60614,60616", ...argv], {
    env: { LISTWRIGHT_URL: server.url, LISTWRIGHT_TOKEN: TOKEN },
    stdin: "",
  })
const lines = async (...argv: ReadonlyArray<string>) => {
  const { stderr, stdout } = await count(argv)
  expect(stderr).toBe("")
  return stdout.replace(/\n$/, "").split("\n").slice(1)
}
const json = async (...argv: ReadonlyArray<string>): Promise<Readonly<Record<string, unknown>>> =>
  JSON.parse((await count([...argv, "--json"])).stdout)

describe("count insights", () => {
  it("prints areas and their parts with --details, miles last", async () => {
    expect(await lines("--details")).toEqual([
      "dwellings\t1200\t700\t60614\t800\t400\t0",
      "detail\t1200\t700\t60614\t60614C001\t800\t400\t0\t3.1",
      "dwellings\t0\t0\t60616\t0\t0\t0",
    ])
  })

  it("prints how much of each carrier route is taken with --saturation, and what 90% would add", async () => {
    expect(await lines("--saturation")).toEqual([
      "route\t800\t800\t60614C001\t0",
      "route\t400\t800\t60614R002\t320",
    ])
    expect(await json("--saturation")).toMatchObject({
      saturation: {
        routes: 2,
        saturated: 1,
        adds: 320,
        withoutRoute: 0,
        ranked: [{ code: "60614C001" }, { code: "60614R002", selected: 400, deliverable: 800, adds: 320 }],
      },
    })
  })

  it("prints one table alone with --tsv, each row as wide as its headings", async () => {
    const all = ["--waterfall", "--suggest", "--want", "100", "--details", "--breakdown", "AGE,INCOME"]
    const asked = [...all, "--saturation", "--cross", "AGE,INCOME", "--fill-rates", "--price"]
    expect((await count([...asked, "--tsv", "breakdown"])).stdout).toBe(
      [
        "records\tcolumn\tvalue\tname",
        "550\tAGE\t25\t25",
        "550\tAGE\t26\t26",
        "100\tAGE\t\tNot known",
        "400\tINCOME\tA\tLow",
        "400\tINCOME\tB\tMiddle",
        "400\tINCOME\tC\tHigh",
        "",
      ].join("\n"),
    )
    for (const table of COUNT_TABLES.filter((table) => table !== "lists")) {
      const { exitCode, stdout } = await count([...asked, "--tsv", table])
      expect([table, exitCode]).toEqual([table, 0])
      const [head = [], ...rows] = stdout
        .replace(/\n$/, "")
        .split("\n")
        .map((line) => line.split("\t"))
      for (const row of rows) expect([table, row.length]).toEqual([table, head.length])
    }
    const notAsked = await count(["--tsv", "breakdown"])
    expect([notAsked.exitCode, notAsked.stdout, notAsked.stderr]).toEqual([
      2,
      "",
      "--tsv breakdown needs --breakdown.\n",
    ])
  })

  it("prints a row for each value with --breakdown, of several columns in turn", async () => {
    const expected = [
      "breakdown\t550\tAGE\t25\t25",
      "breakdown\t550\tAGE\t26\t26",
      "breakdown\t100\tAGE\t\tNot known",
      "breakdown\t400\tINCOME\tA\tLow",
      "breakdown\t400\tINCOME\tB\tMiddle",
      "breakdown\t400\tINCOME\tC\tHigh",
    ]
    expect(await lines("--breakdown", "age, INCOME")).toEqual(expected)
    expect(await lines("--breakdown", "AGE", "--breakdown", "INCOME")).toEqual(expected)
  })

  it("prints every cell with --cross, even empty ones", async () => {
    expect(await lines("--cross", "INCOME,AGE")).toEqual([
      "cell\t1200\tINCOME\tA\tAGE\t25",
      "cell\t0\tINCOME\tA\tAGE\t26",
      "cell\t0\tINCOME\tA\tAGE\t",
      "cell\t0\tINCOME\tB\tAGE\t25",
      "cell\t0\tINCOME\tB\tAGE\t26",
      "cell\t0\tINCOME\tB\tAGE\t",
      "cell\t0\tINCOME\tC\tAGE\t25",
      "cell\t0\tINCOME\tC\tAGE\t26",
      "cell\t0\tINCOME\tC\tAGE\t",
    ])
  })

  it("prints how full columns are, phones and what mail needs first, and masked records", async () => {
    expect(await lines("--fill-rates", "--sample")).toEqual([
      "fill\t700\tPHONE\tPhone",
      "fill\t1150\tZIP4\tZIP+4",
      "fill\t1180\tROUTE\tCarrier Route",
      "fill\t1100\tAGE\tAge",
      "fill\t1200\tINCOME\tIncome",
      "sample\t1\tA•••\tB•••\t••• N Clark St Apt •••\tChicago\tIL\t60614\t•••-•••-••55\t42",
      "sample\t2\tC•••\tD•••\tPO Box •••\tChicago\tIL\t60614\t",
    ])
  })

  it("prints what would bring it near with --want, and nothing when there is not more", async () => {
    expect(await lines("--want", "500")).toEqual([
      "near\t500\tIncome only Middle, High",
      "near\t490\tOnly records with phones",
    ])
    expect(await lines("--want", "5000")).toEqual([])
  })

  it("has all of it as fields of the one document with --json", async () => {
    const all = ["--details", "--breakdown", "AGE", "--cross", "AGE,INCOME", "--fill-rates", "--sample"]
    const document = await json(...all, "--want", "500")
    expect(Object.keys(document)).toEqual([
      "definitionHash",
      "snapshot",
      "total",
      "withPhones",
      ...("suppressed" in document ? ["suppressed"] : []),
      "restrictions",
      "details",
      "breakdowns",
      "crossTable",
      "fillRates",
      "sample",
      "definition",
    ])
    expect(document).toMatchObject({
      restrictions: [
        {
          name: "Income only Middle, High",
          records: 500,
          definition: { audience: { criteria: [{ column: "INCOME", values: ["B", "C"] }] } },
        },
        { restriction: { kind: "onlyWithPhones" } },
      ],
      details: { areas: [{ area: "60614", details: [{ code: "60614C001", distance: 3.14 }] }, {}] },
      breakdowns: [{ column: "AGE", name: "Age", rows: [{}, {}, { value: null, records: 100 }] }],
      crossTable: {
        rows: "AGE",
        columns: "INCOME",
        across: [{ value: "A", name: "Low" }, {}, {}],
        down: [{ value: "25", records: [1200, 0, 0] }, {}, {}],
      },
      fillRates: [
        { column: "PHONE", known: 700 },
        { column: "ZIP4", name: "ZIP+4", known: 1150 },
        { column: "ROUTE", name: "Carrier Route", known: 1180 },
        {},
        {},
      ],
      sample: [{ firstName: "A•••" }, {}],
    })
  })

  it("names what it does not understand", async () => {
    const unknown = await count(["--breakdown", "SHOESIZE"])
    expect([unknown.exitCode, unknown.stdout]).toEqual([5, ""])
    expect(unknown.stderr).toContain("SHOESIZE")
    for (const written of ["AGE", "AGE,INCOME,GENDER", ""]) {
      const { exitCode, stderr } = await count(["--cross", written])
      expect([exitCode, stderr]).toEqual([2, expect.stringContaining("like AGE,INCOME")])
    }
    expect((await count(["--want", "0"])).exitCode).toBe(2)
  })
})

describe("count --receipt and --since", () => {
  const receipt = async (): Promise<string> => {
    const file = join(temporaryFolder(), "then.json")
    expect((await count(["--receipt", file])).exitCode).toBe(0)
    return file
  }
  const changed = (file: string, change: Partial<CountReceipt>): string => {
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...change }))
    return file
  }

  it("writes down what a count came to, and when", async () => {
    const before = Date.now()
    const text = readFileSync(await receipt(), "utf8")
    const written = Schema.decodeUnknownSync(Schema.fromJsonString(CountReceipt))(text)
    expect(written).toMatchObject({ version: 1, definitionHash: HASH, snapshot: SNAPSHOT, total: 1200 })
    expect(Date.parse(written.countedAt)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(written.countedAt)).toBeLessThanOrEqual(Date.now())
  })

  it("says that nothing changed when nothing did", async () => {
    expect(await lines("--since", await receipt())).toEqual(["change\t0\ttotal\t1200\t1200"])
  })

  it("says what changed, and why", async () => {
    const file = changed(await receipt(), {
      snapshot: "2026-10",
      total: 1_150,
      areas: [
        { key: "zip:60614", available: 1_100, withPhones: 600 },
        { key: "zip:60617", available: 50, withPhones: 0 },
      ],
    })
    expect(await lines("--since", file)).toEqual([
      "change\t50\ttotal\t1150\t1200",
      "change\t100\t60614\t1100\t1200",
      "change\t0\t60616\t\t0",
      "change\t-50\t60617\t50\t",
      "because\t1\tThe data is newer: 2026-10 then, 2026-11 now.",
    ])
    expect(await json("--since", file)).toMatchObject({
      changes: {
        total: { before: 1150, after: 1200 },
        causes: [{ kind: "snapshot", before: "2026-10", after: "2026-11" }],
      },
    })
  })

  it("refuses a file that is not a receipt, before it counts", async () => {
    const file = join(temporaryFolder(), "other.json")
    writeFileSync(file, JSON.stringify({ version: 1, total: "many" }))
    const asked = server.asked.definitions.length
    const { exitCode, stderr, stdout } = await count(["--since", file])
    expect([exitCode, stdout]).toEqual([5, ""])
    expect(stderr).toContain(`${file} is not a receipt of a count`)
    expect(stderr).toContain("--receipt FILE")
    expect(server.asked.definitions).toHaveLength(asked)
    expect((await count(["--since", "/nowhere/then.json"])).exitCode).toBe(3)
  })
})
