import { createHash } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { noSuppressions, type Universe, type UniverseRecord, waterfall } from "@listwright/domain/counting"
import {
  canonicalDefinition,
  criterionColumns,
  emptyDefinition,
  type ListDefinition,
  selectionJson,
} from "@listwright/domain/definition"
import { codeToArea } from "@listwright/domain/geography"
import { Result } from "effect"
import { http, HttpResponse } from "msw"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { commandLine, type TestEnvironment } from "../commandLine.ts"
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

const count = (argv: ReadonlyArray<string>, more: TestEnvironment = {}) =>
  site.listwright(["count", ...argv], { stdin: "", ...more })

/** Returns the definition that the server was last asked to count. */
const asked = (): ListDefinition | undefined => network.bodies("/api/v1/counts").at(-1)?.definition

const figuresOf = (records: ReadonlyArray<UniverseRecord>): string =>
  `${records.length}\t${records.filter(({ phone }) => phone === "deliverable").length}`
/** The records of ZIP Codes and how many have a phone, straight from the universe, as the terminal prints them. */
const held = (...zips: ReadonlyArray<string>): string =>
  figuresOf(people.records.filter(({ zip }) => zips.includes(zip ?? "")))
/** The same of an age, in whole years. */
const heldOf = (from: number, to: number, ...zips: ReadonlyArray<string>): string => {
  const isOf = ({ attributes }: UniverseRecord) =>
    (attributes.get("AGE") ?? []).some((age) => Number(age) >= from && Number(age) <= to)
  return figuresOf(people.records.filter((one) => zips.includes(one.zip ?? "") && isOf(one)))
}
const heldIn = (state: string): number => people.records.filter((record) => record.state === state).length
/** A ZIP Code without people in the universe. */
const NOBODYS = "00501"

/** Everybody of ZIP Codes. */
const ofZips = (...zips: ReadonlyArray<string>) =>
  canonicalDefinition({
    ...emptyDefinition(10),
    areas: zips.map((zip) => codeToArea("zip", zip)),
    phoneOption: "noPhones",
  })
const hashOf = (...zips: ReadonlyArray<string>): string =>
  createHash("sha256")
    .update(selectionJson(ofZips(...zips)))
    .digest("hex")

const offSuppressions = { orders: { mode: "off" }, savedCounts: { mode: "off" }, files: { mode: "off" } }

describe("count, away from a terminal", () => {
  it("prints one row: the total and how many have a phone", async () => {
    expect(await count(["--list-type", "10", "--zip", "60614,60615"])).toEqual({
      exitCode: 0,
      stdout: `total\t${held("60614", "60615")}\n`,
      stderr: "",
    })
  })

  it("prints a row for each area under a header with --by zip, those with nothing too", async () => {
    const { stdout } = await count(["--zip", `60614,${NOBODYS}`, "--zip", "60615", "--by", "zip"])
    expect(held(NOBODYS)).toBe("0\t0")
    expect(stdout).toBe(
      `area\tavailable\twith_phones\n60614\t${held("60614")}\n${NOBODYS}\t0\t0\n60615\t${held("60615")}\n` +
        `total\t${held("60614", "60615")}\n`,
    )
  })

  it("prints the price after the count, the number always in the second field", async () => {
    const { stdout, stderr } = await count(["--state", "IL", "--price", "--promo", "WELCOME10"])
    // 5.95 cents a record, a tenth off, each line to the cent.
    expect([heldIn("IL"), (773 * 0.0595).toFixed(2), (45.99 * 0.9).toFixed(2)]).toEqual([
      773,
      "45.99",
      "41.39",
    ])
    expect(stdout).toBe(
      "total\t773\t337\n" +
        "quantity\t773\n" +
        "price\t45.99\tList\t773 records at $0.05950 (Base)\n" +
        "price\t-4.60\tPromotion\tdeducted\n" +
        "price_total\t41.39\n",
    )
    expect(stderr).toBe("")
  })

  it("prices the wanted quantity, spread over the areas", async () => {
    const { stdout } = await count(["--state", "IL,WI", "--quantity", "900"])
    expect(stdout.split("\n").filter((row) => /^(quantity|price)\t/.test(row))).toEqual([
      "quantity\t900",
      // 900 at 5.95 cents.
      "price\t53.55\tList\t900 records at $0.05950 (Base)",
    ])
    const { quantities } = network.bodies("/api/v1/prices").at(-1).choices
    const [illinois, wisconsin] = [heldIn("IL"), heldIn("WI")]
    const share = (900 * illinois) / (illinois + wisconsin)
    expect(Math.abs(quantities["state:IL"] - share)).toBeLessThan(1)
    expect(quantities["state:IL"] + quantities["state:WI"]).toBe(900)
  })

  it("prices what there is when more is wanted, and says so", async () => {
    const { exitCode, stdout, stderr } = await count(["--state", "IL", "--quantity", "5000"])
    expect(exitCode).toBe(0)
    expect(stdout).toContain(`quantity\t${heldIn("IL")}\n`)
    expect(stderr).toBe("Only 773 of 5,000 records are available, so the price is for those.\n")
  })

  it("prices what a budget buys, and says why no more", async () => {
    const { stderr, stdout } = await count(["--state", "IL", "--budget", "$40.05"])
    // At 5.95 cents 673 cost 40.04, and 674 cost 40.10.
    expect([673, 674].map((records) => (records * 0.0595).toFixed(2))).toEqual(["40.04", "40.10"])
    expect(stdout.split("\n").filter((row) => /^(quantity|price_total)/.test(row))).toEqual([
      "quantity\t673",
      "price_total\t40.04",
    ])
    expect(stderr).toBe(
      "--budget 40.05: Buys 673 records for $40.04. One more would bring the total to $40.10.\n",
    )
  })

  it("refuses a budget that is no amount", async () => {
    const { exitCode, stderr, stdout } = await count(["--zip", "60614", "--budget", "lots"])
    expect([exitCode, stdout]).toEqual([2, ""])
    expect(stderr).toBe("--budget lots: use an amount in dollars, such as 500 or 499.99.\n")
  })

  it("refuses a budget that buys no order, says what the least one costs, and prints nothing", async () => {
    const { exitCode, stderr, stdout } = await count(["--state", "IL", "--budget", "5"])
    expect([exitCode, stdout]).toEqual([5, ""])
    expect(stderr).toBe(
      "--budget 5: Not enough for an order: the least expensive order is 250 records for $35.00.\n",
    )
  })

  it("warns about a quantity below the minimum", async () => {
    const { stderr } = await count(["--state", "IL", "--quantity", "249"])
    expect(stderr).toBe("The quantity that you entered is less than the minimum quantity of 250.\n")
  })

  it("asks for the list usage that was named, for one time otherwise", async () => {
    await count(["--zip", "60614", "--usage", "100"])
    await count(["--zip", "60614", "--price"])
    const quotes = network.bodies("/api/v1/prices").slice(-2)
    expect(quotes.map(({ choices }) => choices.listUsage)).toEqual([100, 1])
  })

  it("says why a promotion does not apply, and prices without it", async () => {
    const { exitCode, stdout, stderr } = await count(["--state", "IL", "--promo", "BIG500"])
    expect(exitCode).toBe(0)
    expect(stdout).toContain("price_total\t45.99\n")
    expect(stderr).toBe("--promo BIG500: This code requires at least 10,000 records.\n")
  })

  it("refuses a promotion code that means nothing", async () => {
    expect(await count(["--zip", "60614", "--promo", "NOPE"])).toEqual({
      exitCode: 5,
      stdout: "",
      stderr: "--promo NOPE: The code is not valid.\n",
    })
  })
})

describe("count --waterfall and --suggest", () => {
  const asking = ["--scf", "606", "--demo", "AGE=25-44", "--demo", "OWNERRENTER=O", "--phones", "only"]

  it("print a row for each choice, and for each thing that would bring more, before the price", async () => {
    const { stdout } = await count([...asking, "--waterfall", "--suggest", "--price"])
    const definition = canonicalDefinition({
      ...emptyDefinition(10),
      areas: [{ kind: "scf", scf: "606", excluded: false }],
      audience: {
        unit: "individuals",
        criteria: [
          { kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "44" }] },
          { kind: "values", column: "OWNERRENTER", values: ["O"] },
        ],
      },
      phoneOption: "onlyWithPhones",
    })
    const steps = Result.getOrThrow(waterfall(people, definition, noSuppressions))
    const names = ["SCF 606", "Age", "Homeowner or Renter", "Phone"]
    expect(stdout).toBe(
      "total\t9\t9\n" +
        steps.map(({ leaves, removes }, at) => `step\t${leaves}\t${removes}\t${names[at]}\n`).join("") +
        "more\t34\tWithout Age\n" +
        "more\t28\tAlso records without phones\n" +
        "more\t4\tWithout Homeowner or Renter\n" +
        "quantity\t9\n" +
        "price\t25.00\tList\t9 records at $0.08450 (Base, Age, Homeowner or Renter, Phone), raised to the minimum\n" +
        "price\t10.00\tMinimum order\traises the order to the minimum amount\n" +
        "price_total\t35.00\n",
    )
  })

  it("print what was asked for, and no more", async () => {
    const { stdout: steps } = await count(["--zip", "60614", "--waterfall"])
    const others = people.records.filter(({ zip }) => zip !== "60614").length
    expect(steps).toBe(`total\t${held("60614")}\nstep\t3\t${others}\tZIP Code 60614\n`)
    const { stdout: nothing } = await count(["--zip", "60614", "--suggest"])
    expect(nothing).toBe(`total\t${held("60614")}\n`)
  })

  it("name a county as people do", async () => {
    const { stdout } = await count(["--county", "17031", "--waterfall"])
    expect(stdout).toMatch(/^step\t\d+\t\d+\tCook, IL$/mu)
  })

  it("name an excluded area by its code", async () => {
    const file = join(temporaryFolder(), "list.json")
    await count(["--scf", "606", "--exclude-zip", "60615", "--save-definition", file])
    const { stdout } = await count(["--file", file, "--suggest"])
    expect(stdout).toContain(`more\t${held("60615").split("\t")[0]}\tIncluding 60615\n`)
  })

  it("are fields of the one document with --json, with definitions that --file reads", async () => {
    const { stdout } = await count([...asking, "--waterfall", "--suggest", "--json"])
    const document: {
      readonly total: number
      readonly suggestions: ReadonlyArray<{ readonly definition: unknown; readonly more: number }>
    } = JSON.parse(stdout)
    expect(Object.keys(document)).toEqual([
      "definitionHash",
      "snapshot",
      "total",
      "withPhones",
      "waterfall",
      "suggestions",
      "definition",
    ])
    expect(document).toMatchObject({
      waterfall: [
        { name: "SCF 606", step: { kind: "geography" }, leaves: 171 },
        { name: "Age", step: { kind: "criterion", column: "AGE" }, leaves: 58, removes: 113 },
        { name: "Homeowner or Renter" },
        { name: "Phone", step: { kind: "phone" }, leaves: 9 },
      ],
      suggestions: [
        { name: "Without Age", relaxation: { kind: "dropColumn", column: "AGE" } },
        { name: "Also records without phones", relaxation: { kind: "withoutPhonesToo" } },
        { name: "Without Homeowner or Renter" },
      ],
    })
    const columns: Array<ReadonlyArray<string>> = []
    for (const { definition, more } of document.suggestions) {
      const counted = await count(["--file", "-", "--json"], { stdin: JSON.stringify(definition) })
      expect(JSON.parse(counted.stdout).total).toBe(document.total + more)
      columns.push(asked()?.audience.criteria.flatMap(criterionColumns) ?? [])
    }
    expect(columns).toEqual([["OWNERRENTER"], ["AGE", "OWNERRENTER"], ["AGE"]])
  })

  it("fail with the reason that the server gives", async () => {
    network.use(
      http.post("*/api/v1/counts/suggestions", () =>
        HttpResponse.json(
          { _tag: "Unprocessable", message: "households cannot be relaxed" },
          { status: 422 },
        ),
      ),
    )
    const { exitCode, stdout, stderr } = await count(["--zip", "60614", "--households", "--suggest"])
    expect([exitCode, stdout, stderr]).toEqual([5, "", "households cannot be relaxed\n"])
  })
})

describe("count --json", () => {
  it("prints one document with everything that was asked for", async () => {
    const { stdout, stderr } = await count(["--zip", "60614,60615", "--by", "zip", "--price", "--json"])
    expect(stderr).toBe("")
    const document: Readonly<Record<string, unknown>> = JSON.parse(stdout)
    expect(Object.keys(document)).toEqual([
      "definitionHash",
      "snapshot",
      "total",
      "withPhones",
      "areas",
      "price",
      "warnings",
      "definition",
    ])
    const [all, north, south] = [held("60614", "60615"), held("60614"), held("60615")].map((figures) => {
      const [available, withPhones] = figures.split("\t").map(Number)
      return { available, withPhones }
    })
    expect(document).toMatchObject({
      definitionHash: hashOf("60614", "60615"),
      total: all?.available,
      withPhones: all?.withPhones,
      areas: [
        { key: "zip:60614", area: "60614", ...north },
        { key: "zip:60615", area: "60615", ...south },
      ],
      price: { quantity: all?.available, figures: { totalBeforeTax: "35.00" }, minimumQuantity: 250 },
    })
  })

  it("leaves out what was not asked for", async () => {
    const { stdout } = await count(["--zip", "60614", "--json"])
    const [total, withPhones] = held("60614").split("\t").map(Number)
    expect(JSON.parse(stdout)).toEqual({
      definitionHash: hashOf("60614"),
      snapshot: expect.stringMatching(/^[\da-f]{16}$/),
      total,
      withPhones,
      definition: {
        version: 1,
        listType: 10,
        areas: [{ kind: "zip", zip: "60614", excluded: false }],
        audience: { unit: "individuals", criteria: [] },
        phoneOption: "noPhones",
        emailOption: null,
        suppressions: offSuppressions,
        occupant: null,
      },
    })
  })

  it("carries warnings in the document, so standard error stays empty", async () => {
    const { stdout, stderr } = await count([
      "--zip",
      "60614,60615,60616,60617,00000",
      "--skip-unknown",
      "--quantity",
      "10",
      "--json",
    ])
    expect(stderr).toBe("")
    expect(JSON.parse(stdout)).toMatchObject({
      warnings: [
        "Skipped unknown areas: 00000.",
        "The quantity that you entered is less than the minimum quantity of 250.",
      ],
    })
  })

  it("tells failures as JSON on standard error", async () => {
    const { exitCode, stdout, stderr } = await count(["--zip", "00000", "--json"])
    expect([exitCode, stdout]).toEqual([5, ""])
    expect(JSON.parse(stderr)).toEqual({
      error: {
        code: "validation",
        message: "This area is unknown: 00000. Correct it, or skip unknown areas with --skip-unknown.",
      },
    })
  })
})

describe("where to count", () => {
  it("reads ZIP Codes from a file, however they are separated, each once", async () => {
    const file = join(temporaryFolder(), "stores.txt")
    writeFileSync(file, "60615; 60614\n60615,\n")
    expect((await count(["--zips-from", file, "--by", "zip"])).stdout).toContain(
      `60615\t${held("60615")}\n60614\t${held("60614")}\n`,
    )
    expect(asked()?.areas).toHaveLength(2)
  })

  it("reads them from standard input", async () => {
    expect((await count(["--zips-from", "-"], { stdin: "60614\n60615\n" })).stdout).toBe(
      `total\t${held("60614", "60615")}\n`,
    )
  })

  it("names every ZIP Code that is unknown, in the order written", async () => {
    expect(await count(["--zip", "abc,60614,00000,1234"])).toEqual({
      exitCode: 5,
      stdout: "",
      stderr:
        "These areas are unknown: abc, 00000, 1234. Correct them, or skip unknown areas with --skip-unknown.\n",
    })
  })

  it("leaves areas of a definition that are no codes of the postal service to the server", async () => {
    const file = join(temporaryFolder(), "county.json")
    await count(["--zip", "60614", "--save-definition", file])
    const definition: { areas: ReadonlyArray<unknown> } = JSON.parse(readFileSync(file, "utf8"))
    const county = { kind: "county", county: "17031", excluded: false }
    writeFileSync(file, JSON.stringify({ ...definition, areas: [...definition.areas, county] }))
    const { exitCode, stderr, stdout } = await count(["--file", file])
    expect([exitCode, stderr]).toEqual([0, ""])
    expect(stdout).toMatch(/^total\t\d+\t\d+\n$/)
    const unknown = { kind: "zip", zip: "00000", excluded: false }
    writeFileSync(file, JSON.stringify({ ...definition, areas: [unknown, county] }))
    expect((await count(["--file", file])).exitCode).toBe(5)
  })

  it("skips them when asked, and names them all the same", async () => {
    expect(await count(["--zip", "abc,60614,00000", "--skip-unknown"])).toEqual({
      exitCode: 0,
      stdout: `total\t${held("60614")}\n`,
      stderr: "Skipped unknown areas: abc, 00000.\n",
    })
  })

  it("does not count when nothing is left", async () => {
    const { exitCode, stderr } = await count(["--zip", "00000", "--skip-unknown"])
    expect([exitCode, stderr]).toEqual([5, "All of the areas are unknown, so there is nothing to count.\n"])
  })

  it("refuses 2,001 ZIP Codes", async () => {
    const stdin = Array.from({ length: 2_001 }, (_, index) => String(10_000 + index)).join("\n")
    const { exitCode, stderr } = await count(["--zips-from", "-"], { stdin })
    expect(exitCode).toBe(5)
    expect(stderr).toBe("--zips-from - contains 2,001 ZIP Codes, but a list can have at most 2,000.\n")
  })

  it("refuses an empty file", async () => {
    const { exitCode, stderr } = await count(["--zips-from", "-"], { stdin: " \n" })
    expect([exitCode, stderr]).toEqual([5, "--zips-from - contains no ZIP Code.\n"])
  })

  it("says that a file is not there", async () => {
    const { exitCode, stderr } = await count(["--zips-from", "/nowhere/stores.txt"])
    expect([exitCode, stderr]).toEqual([3, "The file /nowhere/stores.txt doesn't exist.\n"])
  })

  it("wants to be told", async () => {
    const { exitCode, stderr } = await count([])
    expect(exitCode).toBe(2)
    expect(stderr).toBe(
      "Specify where to count with --zip 60614,60615, --county 'Cook, IL', --file definition.json, or another area option. For help, run: listwright count --help\n",
    )
  })
})

describe("what to count", () => {
  it("takes ranges, and values by code or by name", async () => {
    await count(["--zip", "60614", "--demo", "marital=1,single", "--demo", "AGE=25-44", "--phones", "only"])
    expect(asked()?.audience).toEqual({
      unit: "individuals",
      criteria: [
        { kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "44" }] },
        { kind: "values", column: "MARITAL", values: ["1", "2"] },
      ],
    })
    expect(asked()?.phoneOption).toBe("onlyWithPhones")
  })

  it("counts households", async () => {
    await count(["--zip", "60614", "--households", "--phones", "available"])
    expect(asked()).toMatchObject({
      audience: { unit: "allHouseholds", criteria: [] },
      phoneOption: "phonesWhereAvailable",
    })
  })

  it.each([
    ["AGE=17-44", "AGE=17-44: The value can't be less than 18."],
    ["AGE=25-100", "AGE=25-100: The value can't be greater than 99."],
    ["AGE=44-25", "AGE=44-25: The first value can't be greater than the second."],
    ["AGE=young", "AGE=young: Enter a number."],
    [
      "OWNERRENTER=Z",
      "'Z' isn't a valid value for OWNERRENTER. The valid values are: O (Homeowner), R (Renter).",
    ],
    [
      "SIZE=1",
      expect.stringMatching(
        /^There is no attribute 'SIZE'\. The available attributes are: AGE, .+ and \d+ more\.\n$/,
      ),
    ],
    ["AGE", "'AGE' isn't a criterion. Use COLUMN=VALUE, like AGE=25-44 or INCOME=6,7,8."],
  ])("refuses %s", async (demo, words) => {
    expect(await count(["--zip", "60614", "--demo", demo])).toEqual({
      exitCode: 5,
      stdout: "",
      stderr: typeof words === "string" ? `${words}\n` : words,
    })
  })

  it("refuses phones where a source has none", async () => {
    const { exitCode, stderr } = await count(["--zip", "60614", "--list-type", "200", "--phones", "only"])
    expect([exitCode, stderr]).toEqual([5, "--phones only: list type 200 doesn't offer this option.\n"])
  })
})

describe("definition files", () => {
  const saved = async () => {
    const file = join(temporaryFolder(), "list.json")
    await count(["--zip", "60615,60614", "--demo", "AGE=25-44", "--save-definition", file])
    return file
  }

  it("take another phone option, or households, as the options beside them say", async () => {
    const file = await saved()
    const { exitCode, stderr } = await count(["--file", file, "--phones", "only", "--households"])
    expect([exitCode, stderr]).toEqual([0, ""])
    expect(asked()).toMatchObject({
      audience: { unit: "allHouseholds", criteria: [{ column: "AGE" }] },
      phoneOption: "onlyWithPhones",
    })
    await count(["--file", file])
    expect(asked()).toMatchObject({ audience: { unit: "individuals" }, phoneOption: "noPhones" })
  })

  it("bring the same count back, from a file and from standard input", async () => {
    const file = await saved()
    const definition = asked()
    expect((await count(["--file", file])).stdout).toBe(`total\t${heldOf(25, 44, "60614", "60615")}\n`)
    expect(asked()).toEqual(definition)
    await count(["--file", "-"], { stdin: readFileSync(file, "utf8") })
    expect(asked()).toEqual(definition)
  })

  it("are refused by the name of the field that is wrong", async () => {
    const file = await saved()
    writeFileSync(file, readFileSync(file, "utf8").replace('"60614"', '"6061"'))
    const { exitCode, stderr } = await count(["--file", file])
    expect(exitCode).toBe(5)
    expect(stderr).toBe(`${file} isn't a list definition: areas.1.zip: must be a ZIP Code of 5 digits\n`)
  })

  it("are refused with a few of their problems when everything is wrong", async () => {
    const { exitCode, stderr } = await count(["--file", "-"], { stdin: "{}" })
    expect(exitCode).toBe(5)
    expect(stderr).toBe(
      "Standard input isn't a list definition: version is missing; listType is missing; areas is missing; and 5 more\n",
    )
  })

  it("must be JSON", async () => {
    const { exitCode, stderr } = await count(["--file", "-"], { stdin: "60614" + "\n60615" })
    expect(exitCode).toBe(5)
    expect(stderr).toMatch(/^Standard input isn't a list definition: .+\n$/)
  })

  it("have their areas held against the server's too", async () => {
    const file = await saved()
    writeFileSync(file, readFileSync(file, "utf8").replace('"60614"', '"00000"'))
    expect((await count(["--file", file])).exitCode).toBe(5)
    expect(await count(["--file", file, "--skip-unknown"])).toMatchObject({
      exitCode: 0,
      stdout: `total\t${heldOf(25, 44, "60615")}\n`,
    })
  })

  it("need an area that is not an exclusion", async () => {
    const file = await saved()
    writeFileSync(file, readFileSync(file, "utf8").replaceAll('"excluded": false', '"excluded": true'))
    const { exitCode, stderr } = await count(["--file", file])
    expect([exitCode, stderr]).toEqual([5, `${file} has no areas to count.\n`])
  })

  it("say their list type themselves", async () => {
    const { exitCode, stderr } = await count(["--file", await saved(), "--list-type", "20"])
    expect(exitCode).toBe(2)
    expect(stderr).toBe("--source is 20, but the definition is for list type 10. Remove --source.\n")
  })
})

describe("what goes wrong on the way", () => {
  it("is a missing sign-in", async () => {
    const { exitCode, stderr } = await commandLine(["count", "--zip", "60614"], {
      env: { XDG_CONFIG_HOME: temporaryFolder() },
    })
    expect(exitCode).toBe(4)
    expect(stderr).toBe(
      "You aren't signed in to http://127.0.0.1:4380. Run: listwright login --url http://127.0.0.1:4380\n",
    )
  })

  it("is a token that the server does not know", async () => {
    const { exitCode, stderr } = await count(["--zip", "60614"], { env: { LISTWRIGHT_TOKEN: "old" } })
    expect(exitCode).toBe(4)
    expect(stderr).toBe(
      `You aren't signed in to ${site.server.url}, or your session has expired. Run: listwright login --url ${site.server.url}\n`,
    )
  })

  it("is a server that does not answer, named by its address", async () => {
    const { exitCode, stderr } = await count(["--zip", "60614"], {
      env: { LISTWRIGHT_URL: "http://127.0.0.1:9" },
    })
    expect(exitCode).toBe(1)
    expect(stderr).toBe(
      "No server is responding at http://127.0.0.1:9. To start one, run: listwright serve\n",
    )
  })

  it("is an address that is none", async () => {
    const { exitCode, stderr } = await count(["--zip", "60614"], { env: { LISTWRIGHT_URL: "listwright" } })
    expect(exitCode).toBe(2)
    expect(stderr).toBe("LISTWRIGHT_URL must be a URL such as http://127.0.0.1:4380, not 'listwright'.\n")
  })

  it("is an engine that is away", async () => {
    network.use(
      http.post("*/api/v1/counts", () =>
        HttpResponse.json({ _tag: "Unavailable", message: "the engine is being restarted" }, { status: 503 }),
      ),
    )
    const { exitCode, stderr } = await count(["--zip", "60614"])
    expect(exitCode).toBe(1)
    expect(stderr).toBe(`${site.server.url} can't count right now: the engine is being restarted\n`)
  })

  it("is a price that cannot be made", async () => {
    const { exitCode, stderr } = await count(["--zip", "60614", "--usage", "7"])
    expect([exitCode, stderr]).toEqual([5, "This list usage isn't available. Please choose another one.\n"])
  })
})
