import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { sites } from "../../src/commands.ts"
import { SiteFile } from "../../src/configuration/SiteFile.ts"
import { problemLine } from "../../src/configuration/SiteProblem.ts"
import { changedExample } from "./changedExample.ts"
import { CONSUMER, FILES, MISSPELLINGS, named, NAMES, NAMES_NOTHING, OCCUPANT } from "./misspellings.ts"
import { valuesOfSchema } from "./valuesOfSchema.ts"

const { change, data, put, site } = changedExample()

const refusals = async (): Promise<ReadonlyArray<string>> =>
  (await sites.check(site(), { dataFolder: data() })).problems.map(problemLine)

describe("a name that a file of a site writes", () => {
  it.each(Object.keys(FILES))("is in the table of %s, or is said to name nothing", (file) => {
    const places = valuesOfSchema(FILES[file] ?? SiteFile)
    const known = Object.keys(NAMES[file] ?? {})
    const free = NAMES_NOTHING[file] ?? /^$/
    expect(places.filter((place) => !known.includes(place) && !free.test(place))).toEqual([])
    expect(known.filter((place) => !places.includes(place) || free.test(place))).toEqual([])
  })

  it.each(MISSPELLINGS)("misspelled in %s (%s) is refused by its place", async (file, _, row) => {
    await put(file, row)
    const lines = await refusals()
    expect(lines.join("\n")).toContain(row.says)
    for (const line of lines) expect(line).toMatch(/^[\w./-]+\.json:\d+:\d+ /)
  })
})

describe("an attribute that a source sells", () => {
  it("is refused without a price: a misspelled price element is named once, where it stands", async () => {
    await change(CONSUMER, (text) => text.replace('"Age":', '"Aged":'))
    expect(await refusals()).toEqual([
      expect.stringMatching(
        /^prices\/consumer\.json:26:9 there is no price element Aged \(did you mean Age\?\)/,
      ),
    ])
  })

  it("is refused without a price where nothing near it is named, and may cost 0", async () => {
    await change(CONSUMER, (text) => text.replace(/ +"Age":.*\n/, ""))
    expect(await refusals()).toEqual([
      'prices/consumer.json:24:20 source 10 sells AGE, BIRTHDATE as Age, which has no price here; add Age, or remove the attributes with "without" in sources.json. To include them for free, set prices of "0", or load them with "priceElement": null',
    ])
    await put(CONSUMER, named(["priceTables", 0, "perRecord", "Age"], ["0", "0", "0", "0", "0", "0"], ""))
    expect((await sites.check(site())).problems).toEqual([])
  })

  it("needs no price in a list that another one has followed", async () => {
    await change(OCCUPANT, (text) => text.replace("2026-01-01", "2026-01-02"))
    const older = join(site(), "prices/old.json")
    const text = await readFile(join(site(), OCCUPANT), "utf8")
    await writeFile(
      older,
      text
        .replace("2026-01-02", "2025-01-01")
        .replace(/"id": "[^"]*"/, '"id": "OLD"')
        .replace(/,\s*"RouteDemographics".*/, ""),
    )
    const { problems } = await sites.check(site())
    await rm(older)
    expect(problems).toEqual([])
  })
})

describe("a source whose lists somebody must run a campaign for", () => {
  it.each([
    ["mobileCampaign", [190]],
    ["emailCampaign", [210, 200]],
    ["labels", []],
    // The reading of the example site does not sell 270.
    ["digitalMedia", []],
  ])("is refused where nobody does: %s", async (kind, sources) => {
    await put("site.json", named(["taskDays", kind], null, ""))
    expect(await refusals()).toEqual(
      sources.map((code) =>
        expect.stringMatching(
          new RegExp(
            `^site\\.json:\\d+:\\d+ each list from source ${code} needs a campaign that is run by hand; set the number of days that takes in "taskDays", as "${kind}": 3, or remove the source$`,
          ),
        ),
      ),
    )
  })

  it("is refused where it is sold by a reading", async () => {
    await put("site.json", named(["readings"], { list270: "orderable" }, ""))
    expect(await refusals()).toEqual([])
    await put("site.json", named(["taskDays", "digitalMedia"], null, ""))
    expect(await refusals()).toEqual([
      expect.stringContaining("list from source 270 needs a campaign that is run by hand;"),
    ])
  })
})

it("refuses the last months of an attribute that holds no days", async () => {
  const file = "sources.json"
  const text = (value: unknown) => JSON.stringify(value)
  await change(file, (source) => source.replace(text("MOVEDATE"), text("PRICE")))
  expect((await refusals()).join("\n")).toContain(
    `PRICE isn't a date attribute, so it can't use "last months"`,
  )
})

describe("a live Stripe key", () => {
  const withKey = async (secretKey: string, embeddedRisk: boolean, databaseUrl?: string) => {
    const keys = { version: 1, doNotSell: "0".repeat(64), operator: "0".repeat(64) }
    await mkdir(join(data(), "site"), { recursive: true })
    await writeFile(
      join(data(), "site", "secrets.json"),
      JSON.stringify({ ...keys, stripe: { secretKey, webhookSecret: "whsec_1" } }),
    )
    await put("site.json", named(["publicUrl"], "https://lists.example", ""))
    await put("site.json", named(["payments"], { processor: "stripe" }, ""))
    await put("site.json", named(["embeddedRisk"], embeddedRisk, ""))
    const { problems } = await sites.check(site(), { dataFolder: data(), databaseUrl })
    return problems.map(problemLine)
  }

  it.each(["sk_live_1", "rk_live_1"])("%s needs PostgreSQL, or a site that accepts the risk", async (key) => {
    expect(await withKey(key, false)).toEqual([
      expect.stringMatching(
        /^site\.json:\d+:\d+ orders are paid with a live Stripe key, .*"embeddedRisk": true$/,
      ),
    ])
    expect(await withKey(key, true)).toEqual([])
    expect(await withKey(key, false, "postgres://db/lists")).toEqual([])
  })

  it("is another one than a test key", async () => {
    expect(await withKey("sk_test_1", false)).toEqual([])
  })
})
