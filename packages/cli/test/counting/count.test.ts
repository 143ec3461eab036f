import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { columnsOf } from "@listwright/domain/definition"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { commandLine, type TestEnvironment } from "../commandLine.ts"
import { type ContractServer, startContractServer, TOKEN } from "../contractServer.ts"
import { HASH, SNAPSHOT } from "../smallWorld.ts"
import { temporaryFolder } from "../temporaryFolder.ts"

let server: ContractServer
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.stop())

const count = (argv: ReadonlyArray<string>, { env, stdin = "" }: TestEnvironment = {}) =>
  commandLine(["count", ...argv], {
    env: { LISTWRIGHT_URL: server.url, LISTWRIGHT_TOKEN: TOKEN, ...env },
    stdin,
  })

const asked = () => server.asked.definitions.at(-1)

const offSuppressions = { orders: { mode: "off" }, savedCounts: { mode: "off" }, files: { mode: "off" } }

describe("count, away from a terminal", () => {
  it("prints one row: the total and how many have a phone", async () => {
    expect(await count(["--list-type", "10", "--zip", "60614,60615"])).toEqual({
      exitCode: 0,
      stdout: "total\t1800\t790\n",
      stderr: "",
    })
  })

  it("prints a row for each area under a header with --by zip, those with nothing too", async () => {
    const { stdout } = await count(["--zip", "60614,60616", "--zip", "60615", "--by", "zip"])
    expect(stdout).toBe(
      "area\tavailable\twith_phones\n60614\t1200\t700\n60616\t0\t0\n60615\t600\t90\ntotal\t1800\t790\n",
    )
  })

  it("prints the price after the count, the number always in the second field", async () => {
    const { stdout, stderr } = await count(["--zip", "60614", "--price", "--promo", "TENOFF"])
    expect(stdout).toBe(
      "total\t1200\t700\n" +
        "quantity\t1200\n" +
        "price\t120.00\tList\t1,200 records at $0.10000 (Base)\n" +
        "price\t-10.00\tPromotion\tdeducted\n" +
        "price_total\t110.00\n",
    )
    expect(stderr).toBe("")
  })

  it("prices the wanted quantity, spread over the areas", async () => {
    const { stdout } = await count(["--zip", "60614,60615", "--quantity", "900"])
    expect(stdout.split("\n").slice(1, 3)).toEqual([
      "quantity\t900",
      "price\t90.00\tList\t900 records at $0.10000 (Base)",
    ])
  })

  it("prices what there is when more is wanted, and says so", async () => {
    const { exitCode, stdout, stderr } = await count(["--zip", "60614", "--quantity", "5000"])
    expect(exitCode).toBe(0)
    expect(stdout).toContain("quantity\t1200\n")
    expect(stderr).toBe("Only 1,200 of 5,000 records are available; the price is for these.\n")
  })

  it("prices what a budget buys, and says why no more", async () => {
    const { stderr, stdout } = await count(["--zip", "60614,60615", "--budget", "$90.05"])
    expect(stdout.split("\n").filter((row) => /^(quantity|price_total)/.test(row))).toEqual([
      "quantity\t900",
      "price_total\t90.00",
    ])
    expect(stderr).toBe("--budget 90.05: Buys 900 records for $90.00. One more would make it $90.10.\n")
  })

  it("refuses a budget that is no amount", async () => {
    const { exitCode, stderr, stdout } = await count(["--zip", "60614", "--budget", "lots"])
    expect([exitCode, stdout]).toEqual([2, ""])
    expect(stderr).toBe("--budget lots: write an amount in dollars, such as 500 or 499.99.\n")
  })

  it("refuses a budget that buys no order, says what the least one costs, and prints nothing", async () => {
    const { exitCode, stderr, stdout } = await count(["--zip", "60614", "--budget", "5"])
    expect([exitCode, stdout]).toEqual([5, ""])
    expect(stderr).toBe(
      "--budget 5: Not enough for an order: the least expensive one is 250 records for $25.00.\n",
    )
  })

  it("warns about a quantity below the minimum", async () => {
    const { stderr } = await count(["--zip", "60614", "--quantity", "249"])
    expect(stderr).toBe("The quantity that you entered is less than the minimum quantity of 250.\n")
  })

  it("asks for the list usage that was named, for one time otherwise", async () => {
    await count(["--zip", "60614", "--usage", "100"])
    await count(["--zip", "60614", "--price"])
    expect(server.asked.listUsages.slice(-2)).toEqual([100, 1])
  })

  it("says why a promotion does not apply, and prices without it", async () => {
    const { exitCode, stdout, stderr } = await count(["--zip", "60614", "--promo", "BIG"])
    expect(exitCode).toBe(0)
    expect(stdout).toContain("price_total\t120.00\n")
    expect(stderr).toBe("--promo BIG: This code needs at least 10,000 records.\n")
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
  const asking = ["--zip", "60614", "--demo", "AGE=25-44", "--demo", "INCOME=A", "--phones", "only"]

  it("print a row for each choice, and for each thing that would bring more, before the price", async () => {
    const { stdout, stderr } = await count([...asking, "--waterfall", "--suggest", "--price"])
    expect(stderr).toBe("")
    expect(stdout).toBe(
      "total\t1200\t700\n" +
        "step\t1600\t3400\tZIP Code 60614\n" +
        "step\t1500\t100\tAge\n" +
        "step\t1400\t100\tIncome\n" +
        "step\t1300\t100\tPhone\n" +
        "step\t1200\t100\tDo-not-sell list\n" +
        "more\t300\tWithout Age\n" +
        "more\t200\tWithout Income\n" +
        "more\t100\tRecords without phones too\n" +
        "quantity\t1200\n" +
        "price\t120.00\tList\t1,200 records at $0.10000 (Base)\n" +
        "price_total\t120.00\n",
    )
  })

  it("print what was asked for, and no more", async () => {
    const { stdout: steps } = await count(["--zip", "60614", "--waterfall"])
    expect(steps).toBe(
      "total\t1200\t700\nstep\t1300\t3700\tZIP Code 60614\nstep\t1200\t100\tDo-not-sell list\n",
    )
    const { stdout: nothing } = await count(["--zip", "60614", "--suggest"])
    expect(nothing).toBe("total\t1200\t700\n")
  })

  it("name an excluded area by its code", async () => {
    const file = join(temporaryFolder(), "list.json")
    await count(["--zip", "60614,60615", "--save-definition", file])
    const text = readFileSync(file, "utf8")
    writeFileSync(file, text.replace(/("60615",\s+"excluded": )false/, "$1true"))
    const { stdout } = await count(["--file", file, "--suggest"])
    expect(stdout).toContain("more\t100\tIncluding 60615\n")
  })

  it("are fields of the one document with --json, with definitions that --file reads", async () => {
    const { stdout } = await count([...asking, "--waterfall", "--suggest", "--json"])
    const document: { suggestions: ReadonlyArray<{ definition: unknown }> } = JSON.parse(stdout)
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
        { name: "ZIP Code 60614", step: { kind: "geography" }, leaves: 1600, removes: 3400 },
        { name: "Age", step: { kind: "criterion", column: "AGE" }, leaves: 1500, removes: 100 },
        { name: "Income" },
        { name: "Phone", step: { kind: "phone" } },
        { name: "Do-not-sell list", step: { kind: "suppression", source: "doNotSell" }, leaves: 1200 },
      ],
      suggestions: [
        { name: "Without Age", relaxation: { kind: "dropColumn", column: "AGE" }, more: 300 },
        { name: "Without Income", more: 200 },
        { name: "Records without phones too", relaxation: { kind: "withoutPhonesToo" }, more: 100 },
      ],
    })
    const [first] = document.suggestions
    expect((await count(["--file", "-"], { stdin: JSON.stringify(first?.definition) })).exitCode).toBe(0)
    expect(asked()?.audience.criteria.flatMap(columnsOf)).toEqual(["INCOME"])
  })

  it("fail with the reason that the server gives", async () => {
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
      "quote",
      "definition",
    ])
    expect(document).toMatchObject({
      definitionHash: HASH,
      snapshot: SNAPSHOT,
      total: 1800,
      withPhones: 790,
      areas: [
        { key: "zip:60614", area: "60614", available: 1200, withPhones: 700 },
        { key: "zip:60615", area: "60615", available: 600, withPhones: 90 },
      ],
      quote: { quantity: 1800, figures: { TotalPretaxCost: "180.00" }, minimumQuantity: 250 },
    })
  })

  it("leaves out what was not asked for", async () => {
    const { stdout } = await count(["--zip", "60614", "--json"])
    expect(JSON.parse(stdout)).toEqual({
      definitionHash: HASH,
      snapshot: SNAPSHOT,
      total: 1200,
      withPhones: 700,
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
      "60614,00000",
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
      "60615\t600\t90\n60614\t1200\t700\n",
    )
    expect(asked()?.areas).toHaveLength(2)
  })

  it("reads them from standard input", async () => {
    expect((await count(["--zips-from", "-"], { stdin: "60614\n60615\n" })).stdout).toBe("total\t1800\t790\n")
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
      stdout: "total\t1200\t700\n",
      stderr: "Skipped unknown areas: abc, 00000.\n",
    })
  })

  it("does not count when nothing is left", async () => {
    const { exitCode, stderr } = await count(["--zip", "00000", "--skip-unknown"])
    expect([exitCode, stderr]).toEqual([5, "None of the areas is known, so there is nothing to count.\n"])
  })

  it("refuses 2,001 ZIP Codes", async () => {
    const stdin = Array.from({ length: 2_001 }, (_, index) => String(10_000 + index)).join("\n")
    const { exitCode, stderr } = await count(["--zips-from", "-"], { stdin })
    expect(exitCode).toBe(5)
    expect(stderr).toBe("--zips-from - holds 2,001 ZIP Codes; a list can have 2,000 at most.\n")
  })

  it("refuses an empty file", async () => {
    const { exitCode, stderr } = await count(["--zips-from", "-"], { stdin: " \n" })
    expect([exitCode, stderr]).toEqual([5, "--zips-from - contains no ZIP Code.\n"])
  })

  it("says that a file is not there", async () => {
    const { exitCode, stderr } = await count(["--zips-from", "/nowhere/stores.txt"])
    expect([exitCode, stderr]).toEqual([3, "There is no file /nowhere/stores.txt.\n"])
  })

  it("wants to be told", async () => {
    const { exitCode, stderr } = await count([])
    expect(exitCode).toBe(2)
    expect(stderr).toBe(
      "Say where: --zip 60614,60615, --county 'Cook, IL', --file definition.json, or another option of areas. See: listwright count --help\n",
    )
  })
})

describe("what to count", () => {
  it("takes ranges, and values by code or by name", async () => {
    await count(["--zip", "60614", "--demo", "income=A,high", "--demo", "AGE=25-44", "--phones", "only"])
    expect(asked()?.audience).toEqual({
      unit: "individuals",
      criteria: [
        { kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "44" }] },
        { kind: "values", column: "INCOME", values: ["A", "C"] },
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
    ["AGE=17-44", "AGE=17-44: value must bigger than 18"],
    ["AGE=25-100", "AGE=25-100: value must smaller than 99"],
    ["AGE=44-25", "AGE=44-25: First input is smaller than second"],
    ["AGE=young", "AGE=young: Need Number"],
    ["INCOME=Z", "'Z' is not a value of INCOME. There are: A (Low), B (Middle), C (High)."],
    ["SIZE=1", "There is no attribute 'SIZE'. There are: AGE, INCOME."],
    ["AGE", "'AGE' is not a criterion. Write COLUMN=VALUE, like AGE=25-44 or INCOME=A,B,C."],
  ])("refuses %s", async (demo, words) => {
    expect(await count(["--zip", "60614", "--demo", demo])).toEqual({
      exitCode: 5,
      stdout: "",
      stderr: `${words}\n`,
    })
  })

  it("refuses phones where a source has none", async () => {
    const { exitCode, stderr } = await count(["--zip", "60614", "--list-type", "200", "--phones", "only"])
    expect([exitCode, stderr]).toEqual([5, "--phones only: list type 200 does not offer this.\n"])
  })
})

describe("definition files", () => {
  const saved = async () => {
    const file = join(temporaryFolder(), "list.json")
    await count(["--zip", "60615,60614", "--demo", "AGE=25-44", "--save-definition", file])
    return file
  }

  it("bring the same count back, from a file and from standard input", async () => {
    const file = await saved()
    const definition = asked()
    expect((await count(["--file", file])).stdout).toBe("total\t1800\t790\n")
    expect(asked()).toEqual(definition)
    await count(["--file", "-"], { stdin: readFileSync(file, "utf8") })
    expect(asked()).toEqual(definition)
  })

  it("are refused by the name of the field that is wrong", async () => {
    const file = await saved()
    writeFileSync(file, readFileSync(file, "utf8").replace('"60614"', '"6061"'))
    const { exitCode, stderr } = await count(["--file", file])
    expect(exitCode).toBe(5)
    expect(stderr).toBe(`${file} is not a list definition: areas.1.zip: must be a ZIP Code of 5 digits\n`)
  })

  it("are refused with a few of their problems when everything is wrong", async () => {
    const { exitCode, stderr } = await count(["--file", "-"], { stdin: "{}" })
    expect(exitCode).toBe(5)
    expect(stderr).toBe(
      "Standard input is not a list definition: version is missing; listType is missing; areas is missing; and 5 more\n",
    )
  })

  it("must be JSON", async () => {
    const { exitCode, stderr } = await count(["--file", "-"], { stdin: "60614" + "\n60615" })
    expect(exitCode).toBe(5)
    expect(stderr).toMatch(/^Standard input is not a list definition: .+\n$/)
  })

  it("have their areas held against the server's too", async () => {
    const file = await saved()
    writeFileSync(file, readFileSync(file, "utf8").replace('"60614"', '"00000"'))
    expect((await count(["--file", file])).exitCode).toBe(5)
    expect(await count(["--file", file, "--skip-unknown"])).toMatchObject({
      exitCode: 0,
      stdout: "total\t600\t90\n",
    })
  })

  it("need an area that is not an exclusion", async () => {
    const file = await saved()
    writeFileSync(file, readFileSync(file, "utf8").replaceAll('"excluded": false', '"excluded": true'))
    const { exitCode, stderr } = await count(["--file", file])
    expect([exitCode, stderr]).toEqual([5, `${file} names no area to count.\n`])
  })

  it("say their list type themselves", async () => {
    const { exitCode, stderr } = await count(["--file", await saved(), "--list-type", "20"])
    expect(exitCode).toBe(2)
    expect(stderr).toBe("--source is 20, but the definition is of list type 10. Leave it out.\n")
  })
})

describe("what goes wrong on the way", () => {
  it("is a missing sign-in", async () => {
    const { exitCode, stderr } = await commandLine(["count", "--zip", "60614"], {
      env: { XDG_CONFIG_HOME: temporaryFolder() },
    })
    expect(exitCode).toBe(4)
    expect(stderr).toBe(
      "You are not signed in to http://127.0.0.1:4380. Run: listwright login --url http://127.0.0.1:4380\n",
    )
  })

  it("is a token that the server does not know", async () => {
    const { exitCode, stderr } = await count(["--zip", "60614"], { env: { LISTWRIGHT_TOKEN: "old" } })
    expect(exitCode).toBe(4)
    expect(stderr).toBe(
      `You are not signed in to ${server.url}, or your session has ended. Run: listwright login --url ${server.url}\n`,
    )
  })

  it("is a server that does not answer, named by its address", async () => {
    const { exitCode, stderr } = await count(["--zip", "60614"], {
      env: { LISTWRIGHT_URL: "http://127.0.0.1:9" },
    })
    expect(exitCode).toBe(1)
    expect(stderr).toBe(
      "No server answers at http://127.0.0.1:9. Is it running? Start one with: listwright serve\n",
    )
  })

  it("is an address that is none", async () => {
    const { exitCode, stderr } = await count(["--zip", "60614"], { env: { LISTWRIGHT_URL: "listwright" } })
    expect(exitCode).toBe(2)
    expect(stderr).toBe(
      "LISTWRIGHT_URL must be an address such as http://127.0.0.1:4380, not 'listwright'.\n",
    )
  })

  it("is an engine that is away", async () => {
    const { exitCode, stderr } = await count(["--zip", "60614", "--households", "--demo", "AGE=25"])
    expect(exitCode).toBe(1)
    expect(stderr).toBe(`${server.url} cannot count at the moment: the engine is being restarted\n`)
  })

  it("is a price that cannot be made", async () => {
    const { exitCode, stderr } = await count(["--zip", "60614", "--usage", "7"])
    expect([exitCode, stderr]).toEqual([5, "The price list has no list usage 7.\n"])
  })
})
