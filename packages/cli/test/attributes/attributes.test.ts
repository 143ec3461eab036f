import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Attribute } from "@listwright/domain/audience"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { TestEnvironment } from "../commandLine.ts"
import { columnsIn } from "../site/demoPeople.ts"
import { type SiteAccount, takeAccount } from "../site/takeAccount.ts"

let site: SiteAccount
/** The columns of the consumer universe that the source sells. */
let columns: ReadonlyArray<Attribute>
beforeAll(async () => {
  site = await takeAccount()
  const held = await columnsIn(site.data)
  columns = held.filter(({ column }) => !WITHOUT.includes(column))
})
afterAll(() => site.stop())

const attributes = (argv: ReadonlyArray<string>, environment: TestEnvironment = {}) =>
  site.listwright(["attributes", ...argv], environment)

/** The columns that the example site's sources.json reserves for sources other than consumers. */
const WITHOUT = ["CREDITBAND", "CREDITUSE", "EMAILREACH", "MOBILEREACH", "NEWCONSUMERDATE"]

describe("attributes", () => {
  it("prints one row each: what --demo calls it, its name, how it is written, where it belongs, what it costs", async () => {
    const { exitCode, stderr, stdout } = await attributes([])
    const [head, ...rows] = stdout.trimEnd().split("\n")
    expect([exitCode, stderr, head]).toEqual([0, "", "attribute\tname\twritten_as\tcategory\tprice_element"])
    expect(rows).toEqual(
      expect.arrayContaining([
        "AGE\tAge\t18-99\tGeneral\tAge",
        "GENDER\tGender\tone value\tGeneral\t",
        "INCOME\tHousehold Income\tvalues\tFinancial Services\tIncome",
      ]),
    )
    expect(rows.map((row) => row.split("\t")[0])).toEqual(columns.map(({ column }) => column))
  })

  it.each(["OWNERRENTER", "ownerrenter", " OwnerRenter "])("prints the values of '%s'", async (name) => {
    const { stdout } = await attributes([name])
    expect(stdout).toBe("value\tname\nO\tHomeowner\nR\tRenter\n")
  })

  it("prints the bounds of one that is written as a range", async () => {
    const { stdout } = await attributes(["AGE"])
    expect(stdout).toBe("value\tname\n18-99\tAge in whole years\n")
  })

  it("names those that there are where there is none of this name", async () => {
    const { exitCode, stderr, stdout } = await attributes(["shoes"])
    expect([exitCode, stdout]).toEqual([3, ""])
    const named = columns.slice(0, 40).map(({ column }) => column)
    expect(stderr).toBe(
      `There is no attribute 'shoes'. The available attributes are: ${named.join(", ")}, and ${columns.length - 40} more.\n`,
    )
  })

  it("prints the same as one document", async () => {
    const all = JSON.parse((await attributes(["--json"])).stdout)
    expect(all).toMatchObject({ listType: 10, attributes: columns.map(({ column }) => ({ column })) })
    expect(all.attributes[0]).toMatchObject({ column: "AGE", min: "18" })
    const { attributes: one } = JSON.parse((await attributes(["OWNERRENTER", "--json"])).stdout)
    expect(one[0].values).toEqual([
      { value: "O", name: "Homeowner" },
      { value: "R", name: "Renter" },
    ])
  })

  it("is a table on a terminal", async () => {
    const rows = (await attributes([], { columns: 160 })).stdout.trimEnd().split("\n")
    expect(rows).toHaveLength(columns.length + 1)
    const starts = rows[0]?.matchAll(/(?<=^| {2})\S/g)
    for (const { index } of starts ?? [])
      for (const row of rows) expect([row, row.slice(index - 2, index).trim()]).toEqual([row, ""])
    expect(rows[0]).toMatch(/^attribute +name +written as +category +price element$/)
    expect(rows[1]).toMatch(/^AGE +Age +18-99 +General +Age$/)
  })
})

describe("attributes search", () => {
  it("prints what --demo takes for each hit, its name and what it belongs to", async () => {
    expect((await attributes(["search", "home", "owner"])).stdout).toBe(
      "demo\tname\tof\nOWNERRENTER=O\tHomeowner\tHomeowner or Renter\n",
    )
    // As it is mistyped, too.
    const { values } = columns.find(({ column }) => column === "INCOME") ?? { values: [] }
    expect((await attributes(["search", "incmoe"])).stdout).toBe(
      `demo\tname\tof\n${values.map(({ name, value }) => `INCOME=${value}\t${name}\tHousehold Income\n`).join("")}`,
    )
    expect((await attributes(["search", "age"])).stdout).toMatch(/^demo\tname\tof\nAGE\tAge\tAttributes\n/)
  })

  it("prints the same as one document, with what a list file takes", async () => {
    const found = JSON.parse((await attributes(["search", "renter", "--json"])).stdout)
    expect(found.groups).toContainEqual({
      kind: "value",
      heading: "Homeowner or Renter",
      hits: expect.arrayContaining([
        {
          column: "OWNERRENTER",
          name: "Renter",
          criterion: { kind: "values", column: "OWNERRENTER", values: ["R"] },
        },
      ]),
      more: 0,
    })
  })

  it.each(["170", "BUS170"])("searches the source that is named, as %s", async (source) => {
    const { exitCode, stderr, stdout } = await attributes(["search", "sales", "--source", source, "--json"])
    expect([exitCode, stderr]).toEqual([0, ""])
    expect(JSON.parse(stdout)).toMatchObject({ listType: 170 })
  })

  it("refuses less than 3 characters in the words of the screens", async () => {
    const { exitCode, stderr, stdout } = await attributes(["search", "go"])
    expect([exitCode, stdout, stderr]).toEqual([2, "", "Enter at least 3 characters.\n"])
  })
})

const ROOT = join(import.meta.dirname, "../../../..")

/** Criteria such as INCOME=6,7 in the texts of a folder or a file. */
const examplesIn = (path: string, ending: string): ReadonlyArray<readonly [string, ReadonlyArray<string>]> =>
  readdirSync(join(ROOT, path), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending) && !name.includes("node_modules"))
    .flatMap((name) =>
      [
        ...readFileSync(join(ROOT, path, name), "utf8").matchAll(/(?:--demo|or|and) '?([A-Z]+)=([\w,-]+)/g),
      ].map(([, column = "", values = ""]) => [column, values.split(",")] as const),
    )

describe("examples of criteria", () => {
  it("name attributes and values that exist, in the help and on the pages", () => {
    const examples = [
      ...examplesIn("packages/cli/src", ".ts"),
      ...examplesIn("packages/domain/src/audience/attributes", ".ts"),
      ...examplesIn("docs", ".md"),
    ]
    expect(examples.map(([column]) => column)).toEqual(expect.arrayContaining(["AGE", "INCOME", "PETS"]))
    const unknown = examples.filter(([name, written]) => {
      const column = columns.find((one) => one.column === name)
      const values = new Set(column?.values.map(({ value }) => value))
      return column === undefined || (values.size > 0 && !written.every((value) => values.has(value)))
    })
    expect(unknown).toEqual([])
  })
})
