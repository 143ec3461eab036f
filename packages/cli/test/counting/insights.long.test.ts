import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import {
  breakdown,
  CountReceipt,
  crossTab,
  evaluate,
  fillRates,
  noSuppressions,
  saturation,
  type Universe,
  type UniverseRecord,
} from "@listwright/domain/counting"
import { canonicalDefinition, type CanonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { Result, Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { COUNT_TABLES } from "../../src/counting/countTables.ts"
import { demoPeople } from "../site/demoPeople.ts"
import { watchNetwork } from "../site/network.ts"
import { type SiteAccount, takeAccount } from "../site/takeAccount.ts"
import { temporaryFolder } from "../temporaryFolder.ts"

const network = watchNetwork()
let site: SiteAccount
let people: Universe
beforeAll(async () => {
  site = await takeAccount()
  people = await demoPeople(site.data)
})
afterAll(() => site.stop())

/** People of 25 to 54 in Chicago's ZIP Codes that begin with 606. */
const definition = canonicalDefinition({
  ...emptyDefinition(10),
  areas: [{ kind: "scf", scf: "606", excluded: false }],
  audience: {
    unit: "individuals",
    criteria: [{ kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "54" }] }],
  },
  phoneOption: "noPhones",
})
const selected = (of: CanonicalDefinition = definition): ReadonlyArray<UniverseRecord> =>
  Result.getOrThrow(evaluate(people, of, noSuppressions)).selected.flatMap(({ records }) => records)
const column = (name: string) => {
  const found = people.columns.find((one) => one.column === name)
  if (found === undefined) throw new Error(`no ${name}`)
  return found
}

const count = (argv: ReadonlyArray<string>) =>
  site.listwright(["count", "--scf", "606", "--demo", "AGE=25-54", ...argv], { stdin: "" })
const lines = async (...argv: ReadonlyArray<string>) => {
  const { stderr, stdout } = await count(argv)
  expect(stderr).toBe("")
  return stdout.replace(/\n$/, "").split("\n").slice(1)
}
const json = async (...argv: ReadonlyArray<string>): Promise<ReturnType<typeof JSON.parse>> =>
  JSON.parse((await count([...argv, "--json"])).stdout)

/** The rows of breakdowns, worked out from the records. */
const valuesOf = (name: string): ReadonlyArray<string> => {
  const names = new Map(column(name).values.map(({ name: called, value }) => [value, called]))
  return breakdown(selected(), column(name)).map(({ records, value }) =>
    [records, name, value ?? "", value === null ? "Not known" : (names.get(value) ?? value)].join("\t"),
  )
}

describe("count insights", () => {
  it("prints areas with --details, and their parts and miles where the area has any", async () => {
    const records = selected()
    const phones = records.filter(({ phone }) => phone === "deliverable").length
    const homes = records.filter(({ dwelling }) => dwelling === "home").length
    expect(await lines("--details")).toEqual([
      `dwellings\t${records.length}\t${phones}\t606\t${homes}\t${records.length - homes}\t0`,
    ])
    const around = ["count", "--radius", "60614", "--miles", "1.5", "--granularity", "zip", "--details"]
    const [, whole = "", ...parts] = (await site.listwright(around, { stdin: "" })).stdout
      .trimEnd()
      .split("\n")
    const fields = parts.map((part) => part.split("\t"))
    const sum = (at: number) => fields.reduce((total, part) => total + Number(part[at]), 0)
    expect(fields.length).toBeGreaterThan(1)
    expect(whole.split("\t").slice(1, 3).map(Number)).toEqual([sum(1), sum(2)])
    for (const [kind, available, withPhones, , code, ...rest] of fields) {
      const own = people.records.filter(({ zip }) => zip === code)
      const withOne = own.filter(({ phone }) => phone === "deliverable")
      expect([kind, available, withPhones]).toEqual(["detail", String(own.length), String(withOne.length)])
      expect(rest).toEqual([expect.any(String), expect.any(String), "0", expect.stringMatching(/^[01]\.\d$/)])
    }
  })

  it("prints how much of each carrier route is taken with --saturation, and what 90% would add", async () => {
    const expected = Result.getOrThrow(saturation(people, definition, noSuppressions))
    const ranked = expected.ranked.map((route) => ({
      ...route,
      adds: Math.max(0, Math.ceil(0.9 * route.deliverable) - route.selected),
    }))
    expect(await lines("--saturation")).toEqual(
      ranked.map(
        ({ adds, code, deliverable, selected: taken }) => `route\t${taken}\t${deliverable}\t${code}\t${adds}`,
      ),
    )
    expect(expected.adds).toBe(ranked.reduce((sum, { adds }) => sum + adds, 0))
    expect(expected.routes).toBeGreaterThan(40)
    expect((await json("--saturation")).saturation).toEqual({ ...expected, ranked })
  })

  it("prints one table alone with --tsv, each row as wide as its headings", async () => {
    const all = ["--waterfall", "--suggest", "--want", "50", "--details", "--breakdown", "AGE,GENDER"]
    const asked = [...all, "--saturation", "--cross", "AGE,GENDER", "--fill-rates", "--price"]
    expect((await count([...asked, "--tsv", "breakdown"])).stdout).toBe(
      ["records\tcolumn\tvalue\tname", ...valuesOf("AGE"), ...valuesOf("GENDER"), ""].join("\n"),
    )
    for (const table of COUNT_TABLES.filter((table) => table !== "lists")) {
      const { exitCode, stdout } = await count([
        ...asked,
        ...(table === "zips" ? ["--by", "zip"] : []),
        "--tsv",
        table,
      ])
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
    const expected = [...valuesOf("MARITAL"), ...valuesOf("GENDER")].map((row) => `breakdown\t${row}`)
    expect(expected).toContainEqual(expect.stringContaining("MARITAL\t\tNot known"))
    expect(await lines("--breakdown", "marital, GENDER")).toEqual(expected)
    expect(await lines("--breakdown", "MARITAL", "--breakdown", "GENDER")).toEqual(expected)
  })

  it("prints every cell with --cross, even empty ones", async () => {
    const cells = crossTab(selected(), column("MARITAL"), column("EDUCATION"))
    const rows = await lines("--cross", "MARITAL,EDUCATION")
    const valuesIn = (name: string) => breakdown(selected(), column(name)).map(({ value }) => value)
    expect(rows).toEqual(
      valuesIn("MARITAL").flatMap((down) =>
        valuesIn("EDUCATION").map((across) => {
          const cell = cells.find((one) => one.row === down && one.column === across)
          return `cell\t${cell?.records ?? 0}\tMARITAL\t${down ?? ""}\tEDUCATION\t${across ?? ""}`
        }),
      ),
    )
    expect(rows.length).toBeGreaterThan(cells.length)
  })

  it("prints how full columns are, phones and what mail needs first, and masked records", async () => {
    const records = selected()
    const rates = fillRates(records, people.columns)
    const printed = await lines("--fill-rates", "--sample")
    const fills = printed.filter((row) => row.startsWith("fill"))
    const phones = records.filter(({ phone }) => phone === "deliverable").length
    expect(fills.slice(0, 4)).toEqual([
      `fill\t${phones}\tPHONE\tPhone`,
      `fill\t${rates.withZip4}\tZIP4\tZIP+4`,
      `fill\t${rates.withCarrierRoutes}\tROUTE\tCarrier Route`,
      `fill\t${records.length}\tAGE\tAge`,
    ])
    const known = new Map(rates.columns.map((one) => [one.column, one.known]))
    for (const fill of fills.slice(3)) {
      const [, records, name = ""] = fill.split("\t")
      expect([name, Number(records)]).toEqual([name, known.get(name)])
    }
    const sample = printed.filter((row) => row.startsWith("sample")).map((row) => row.split("\t"))
    expect(sample.map(([, at]) => at)).toEqual(Array.from({ length: 10 }, (_, at) => String(at + 1)))
    for (const [, , first = "", last = "", address = "", city, state, zip, phone, age] of sample) {
      expect([first, last]).toEqual([expect.stringMatching(/^\S•••$/), expect.stringMatching(/^\S•••$/)])
      expect(address).toContain("•••")
      expect([city, state, zip]).toEqual(["Chicago", "IL", expect.stringMatching(/^606\d\d$/)])
      expect(phone).toBe("")
      expect(Number(age)).toBeGreaterThanOrEqual(25)
      expect(Number(age)).toBeLessThanOrEqual(54)
    }
  })

  it("prints what would bring it near with --want, and nothing when there is not more", async () => {
    const { restrictions } = await json("--want", "50")
    expect(restrictions.length).toBeGreaterThan(1)
    expect(await lines("--want", "50")).toEqual(
      restrictions.map(({ name, records }: { name: string; records: number }) => `near\t${records}\t${name}`),
    )
    for (const { definition: narrowed, records } of restrictions)
      expect(selected(canonicalDefinition(narrowed)).length).toBe(records)
    const { stdout } = await site.listwright(["count", "--scf", "606", "--want", "5000"], { stdin: "" })
    expect(stdout).toMatch(/^total\t171\t\d+\n$/)
  })

  it("has all of it as fields of the one document with --json", async () => {
    const all = ["--details", "--breakdown", "AGE", "--cross", "AGE,GENDER", "--fill-rates", "--sample"]
    const document = await json(...all, "--want", "50")
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
    const across = breakdown(selected(), column("GENDER"))
    const [first] = breakdown(selected(), column("AGE"))
    expect(document).toMatchObject({
      restrictions: expect.arrayContaining([
        expect.objectContaining({ name: "Age: 29 to 47 only", records: 50 }),
      ]),
      details: { areas: [{ area: "606", details: [] }] },
      breakdowns: [{ column: "AGE", name: "Age", rows: breakdown(selected(), column("AGE")) }],
      crossTable: {
        rows: "AGE",
        columns: "GENDER",
        across: [{ value: "F", name: "Female" }, { value: "M" }, ...across.slice(2).map(() => ({}))],
      },
      fillRates: [
        { column: "PHONE" },
        { column: "ZIP4", name: "ZIP+4" },
        { column: "ROUTE", name: "Carrier Route" },
        ...document.fillRates.slice(3).map(() => ({})),
      ],
    })
    const [row] = document.crossTable.down
    expect(row.value).toBe(first?.value)
    expect(row.records.reduce((sum: number, records: number) => sum + records, 0)).toBe(first?.records)
    expect(document.sample).toHaveLength(10)
    expect(document.sample[0]).toMatchObject({ firstName: expect.stringMatching(/^\S•••$/) })
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
  const count = (argv: ReadonlyArray<string>) =>
    site.listwright(["count", "--zip", "60614,60616", ...argv], { stdin: "" })
  const lines = async (...argv: ReadonlyArray<string>) =>
    (await count(argv)).stdout.replace(/\n$/, "").split("\n").slice(1)
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
    const { definitionHash, snapshot, total } = JSON.parse((await count(["--json"])).stdout)
    expect(written).toMatchObject({ version: 1, definitionHash, snapshot, total })
    expect(total).toBe(people.records.filter(({ zip }) => zip === "60614" || zip === "60616").length)
    expect(Date.parse(written.countedAt)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(written.countedAt)).toBeLessThanOrEqual(Date.now())
  })

  it("says that nothing changed when nothing did", async () => {
    expect(await lines("--since", await receipt())).toEqual(["change\t0\ttotal\t5\t5"])
  })

  it("says what changed, and why", async () => {
    const file = changed(await receipt(), {
      snapshot: "2026-10",
      total: 4,
      areas: [
        { key: "zip:60614", available: 1, withPhones: 1 },
        { key: "zip:60617", available: 3, withPhones: 0 },
      ],
    })
    expect(await lines("--since", file)).toEqual([
      "change\t1\ttotal\t4\t5",
      "change\t2\t60614\t1\t3",
      "change\t2\t60616\t\t2",
      "change\t-3\t60617\t3\t",
      expect.stringMatching(/^because\t1\tThe data was updated from 2026-10 to [\da-f]{16}\.$/),
    ])
    expect(JSON.parse((await count(["--since", file, "--json"])).stdout)).toMatchObject({
      changes: {
        total: { before: 4, after: 5 },
        causes: [{ kind: "snapshot", before: "2026-10", after: expect.stringMatching(/^[\da-f]{16}$/) }],
      },
    })
  })

  it("refuses a file that is not a receipt, before it counts", async () => {
    const file = join(temporaryFolder(), "other.json")
    writeFileSync(file, JSON.stringify({ version: 1, total: "many" }))
    const asked = network.bodies("/api/v1/counts").length
    const { exitCode, stderr, stdout } = await count(["--since", file])
    expect([exitCode, stdout]).toEqual([5, ""])
    expect(stderr).toContain(`${file} isn't a count receipt`)
    expect(stderr).toContain("--receipt FILE")
    expect(network.bodies("/api/v1/counts")).toHaveLength(asked)
    expect((await count(["--since", "/nowhere/then.json"])).exitCode).toBe(3)
  })
})
