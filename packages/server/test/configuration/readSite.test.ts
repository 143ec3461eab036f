import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { findListType } from "@listwright/domain/catalog"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { sites } from "../../src/commands.ts"
import { exampleFolder } from "../../src/configuration/exampleSite.ts"
import { problemLine } from "../../src/configuration/SiteProblem.ts"
import { example } from "./example.ts"

let folder = ""
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-folder-"))
  await cp(exampleFolder, folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

type Edit = readonly [file: string, from: string | RegExp, to: string]

/** Returns the problems that the example has after some edits. */
const problems = async (...edits: ReadonlyArray<Edit>): Promise<ReadonlyArray<string>> => {
  for (const [file, from, to] of edits) {
    const text = await readFile(join(folder, file), "utf8")
    expect(text.replace(from, to)).not.toBe(text)
    await writeFile(join(folder, file), text.replace(from, to))
  }
  return (await sites.check(folder)).problems.map(problemLine)
}

describe("the example", () => {
  it("is whole, and sells each source by one price list with the least quantity of the specification", () => {
    const { priceLists, settings } = example.content
    expect(settings.minQuantityOfOrder).toBe(250)
    const named = settings.sources.map((listType) => `${findListType(listType)?.shortCode}-2026-1`)
    expect(priceLists.map(({ id }) => id).toSorted()).toEqual(named.toSorted())
    for (const { validFrom } of priceLists) expect(validFrom.toISOString()).toBe("2026-01-01T00:00:00.000Z")
    expect(example.content.taxRates.length).toBe(52)
    expect(example.content.agreement(200).paragraphs.join()).toContain("No actual email addresses")
    expect(example.content.agreement(10).paragraphs.join()).not.toContain("No actual email addresses")
  })
})

describe("a site without services", () => {
  it("is served, with a warning for each of its own pages that nothing links to now [p6-parts]", async () => {
    const noServices = ["site.json", '"services": true', '"services": false'] as const
    expect(await problems(noServices)).toEqual([])
    expect(
      await problems([
        "site.json",
        '"links": {}',
        '"links": { "enhanceList": "/enhance", "history": "/ours" }',
      ]),
    ).toEqual([])
    expect((await sites.check(folder)).warnings.map(problemLine)).toEqual([
      'site.json:64:29 this site switched off services ("parts"); nothing links to the enhanceList page',
    ])
  })
})

describe("a broken folder", () => {
  const PRICES = "prices/consumer.json"
  it.each<[...Edit, string]>([
    ["site.json", '"/",', '"/"', "site.json:7:3 a comma is missing before this; add it"],
    ["site.json", /\}\s*$/, "", "site.json:69:1 a closing } is missing; add it"],
    [
      "site.json",
      '"homePageLink": "/"',
      '"homePageLink": "/", "homePageLink": "/x"',
      'site.json:6:24 "homePageLink" appears twice; remove one of them',
    ],
    [
      "site.json",
      '"https://listwright.example/about"',
      '"javascript:alert(1)"',
      `site.json:29:16 footer.aboutUs: 'javascript:alert(1)' isn't a link; use a URL like 'https://example.com/about', a path like '/about', or null`,
    ],
    [
      "site.json",
      '"chatWidget": null',
      '"chatWidget": "http://chat.example/widget.js"',
      `site.json:36:17 chatWidget: 'http://chat.example/widget.js' isn't a script URL; use one like 'https://chat.example/widget.js', or null`,
    ],
    [
      "site.json",
      '"rewards": true',
      '"reward": true',
      "site.json:63:14 parts.reward: isn't a known name here; remove it, or use one of: rewards, videos, services, watching, selfTest",
    ],
    [
      "site.json",
      '"800-555-0142"',
      "8005550142",
      "site.json:4:18 phoneNumber: must be a text in double quotes",
    ],
    [
      "site.json",
      '"version": 2',
      '"version": 3',
      "site.json:2:14 version: must be 2, the format that this server reads; correct it, or start the server that wrote it",
    ],
    [
      "site.json",
      '"recommendedFromAccounts": 5',
      '"recommendedFromAccounts": 2',
      "site.json:23:30 recommendedFromAccounts: must be at least 3: with fewer, individual customers could be recognized",
    ],
    [
      "site.json",
      '"quoteDays": 30',
      '"quoteDays": 0',
      "site.json:24:16 quoteDays: must be a whole number of days from 1 to 366",
    ],
    [
      "site.json",
      '"dollarsPerRate": "1"',
      '"dollarsPerRate": "one"',
      "site.json:26:36 pointRate.dollarsPerRate: must be a decimal number such as 12.50",
    ],
    [
      "site.json",
      '"labels": 5',
      '"labels": 0',
      "site.json:66:27 taskDays.labels: must be a whole number of days from 1 to 365, or null if the site doesn't take on this task",
    ],
    [
      "site.json",
      '"requestDays": 365',
      '"requestDays": 3651',
      "site.json:59:18 requestDays: must be a whole number of days from 1 to 3650",
    ],
    [
      "site.json",
      '"geocodedRowsADay": 50000',
      '"geocodedRowsADay": 0',
      "site.json:61:23 geocodedRowsADay: must be a whole number of addresses from 1 to 10000000",
    ],
    [
      "site.json",
      '"geocoder": null',
      '"geocoder": { "url": "http://geocoder.example" }',
      "site.json:62:24 geocoder.url: 'http://geocoder.example' isn't a geocoder URL; use one like 'https://nominatim.example', with https unless it's on this machine",
    ],
    [
      "site.json",
      '"geocoder": null',
      '"geocoder": { "url": "https://geocoder.example", "timeoutSeconds": 0 }',
      "site.json:62:70 geocoder.timeoutSeconds: must be a number of seconds from 0.1 to 30",
    ],
    [
      "site.json",
      '"geocoder": null',
      '"geocoder": { "url": "https://geocoder.example", "keyParameter": "a b" }',
      "site.json:62:68 geocoder.keyParameter: must be the name of a parameter, like 'key' or 'api_key', or null",
    ],
    [
      "site.json",
      '"readings": {}',
      '"readings": { "greeting": "C" }',
      "site.json:58:17 the reading 'greeting' has no option 'C'; use one of: A, B",
    ],
    [
      "site.json",
      "10, 170,",
      "10, 11, 170,",
      "site.json:10:9 there is no source 11; remove it, or correct its number",
    ],
    [
      PRICES,
      "[1000, 4999]",
      "[900, 4999]",
      `${PRICES}:18:9 Base 1 to 999 and Base 900 to 4999: overlap; give each element exactly one price for every quantity, and list each row once`,
    ],
    [
      PRICES,
      "[1000, 4999]",
      "[1500, 4999]",
      `${PRICES}:18:9 Base 1 to 999 and Base 1500 to 4999: no price for 1000 to 1499; give each element exactly one price for every quantity, and list each row once`,
    ],
    [
      PRICES,
      '"0.0595", "0.0560"',
      '"0.0595"',
      `${PRICES}:25:17 Base has 5 prices for 6 quantity brackets; set one for each bracket`,
    ],
    [
      PRICES,
      '"0.0560"',
      '"0,0560"',
      `${PRICES}:25:28 priceTables[0].perRecord.Base[1]: must be a decimal number such as 12.50`,
    ],
    [
      PRICES,
      "2026-01-01T00:00:00Z",
      "2026-02-30",
      `${PRICES}:9:16 validFrom: '2026-02-30' isn't a date; use one like '2026-01-01', or a time like '2026-01-01T08:00:00Z'`,
    ],
    [
      "promotions.json",
      '"BIG500"',
      '"WELCOME10"',
      "promotions.json:10:15 there is another promotion WELCOME10; give this one another code",
    ],
    [
      "promotions.json",
      '"freeLeads"',
      '"freeLeeds"',
      'promotions.json:12:15 promotions[1].type: must be one of "percentOffTotal", "freeLeads", "flatDollar", "multipliedPoints", "addedPoints", "debitCard", "dollarMobileOnly", "dollarMobileAndList", "percentOffMobileOnly", "percentOffMobileAndList"',
    ],
    [
      "promotions.json",
      /,\s*"balance": "100.00"/,
      "",
      'promotions.json:25:5 the debit card PREPAID100 has no balance; add "balance": "100.00"',
    ],
    [
      "promotions.json",
      '"value": "10"',
      '"value": "10", "listTypes": [11]',
      `promotions.json:8:103 there is no source 11 here; this site sells ${example.content.settings.sources.join(", ")} ("sources" in site.json)`,
    ],
    [
      "promotions.json",
      '"value": "10"',
      '"value": "10", "packageIds": [7]',
      "promotions.json:8:104 no price list has a mobile package 7; correct it, or add it there",
    ],
    [
      "taxes.json",
      '"AK"',
      '"AL"',
      "taxes.json:7:5 another rate for AL starts on the same day; remove one of them, or change its day",
    ],
    [
      "taxes.json",
      '"0.04"',
      '"4"',
      "taxes.json:6:52 rates[0].rate: must be a fraction less than 1; for 6.25%, use '0.0625'",
    ],
    [
      "taxes.json",
      '"AL", "from": "2024-01-01"',
      '"AL", "from": "2024-01-01", "until": "2023-12-31"',
      "taxes.json:6:53 ends before it begins; use 2024-01-01 or a later day",
    ],
    [
      "service-prices.json",
      '"code": -2',
      '"code": -1',
      "service-prices.json:17:15 another service has the code -1; remove one of them",
    ],
    [
      "service-prices.json",
      '"perRecord": ["0.1200", "0.1000", "0.0800"]',
      '"perRecord": ["0.1200"]',
      'service-prices.json:29:54 must have 3 prices, one for each of "brackets"',
    ],
    [
      "rewards.json",
      '"mug.svg"',
      '"cup.svg"',
      "rewards.json:43:16 there is no file rewards/cup.svg; add it, or correct its name",
    ],
    [
      "rewards.json",
      '"mug.svg"',
      '"../mug.svg"',
      "rewards.json:43:16 gifts[3].image: '../mug.svg' can't be used here; choose a file in rewards/ that ends in .svg, .png, .jpg, .jpeg, .webp, .avif, with no spaces in its name",
    ],
    [
      "rewards.json",
      '"points": 450',
      '"points": 0',
      "rewards.json:42:17 gifts[3].points: must be a whole number of points from 1 to 1000000000",
    ],
    [
      "rewards.json",
      /("id": 201,\s+"category": )2/,
      "$19",
      "rewards.json:39:19 there is no category 9; use one of: 1, 2, 3, 4",
    ],
    [
      "rewards.json",
      '"id": 202',
      '"id": 201',
      "rewards.json:46:13 the id 201 is taken above; give this one its own",
    ],
    [
      "videos.json",
      '"price-brackets.webm"',
      '"prices.webm"',
      "videos.json:22:19 there is no file videos/prices.webm; add it, or correct its name",
    ],
    [
      "videos.json",
      '"Saving money"',
      '"First steps"',
      "videos.json:18:15 the name 'First steps' is taken above; give this one its own",
    ],
    [
      "demo-users.json",
      '"Harbor Street Bakery", "P',
      '"Harbour Street Bakery", "P',
      "demo-users.json:43:24 there is no account 'Harbour Street Bakery' (did you mean Harbor Street Bakery?); use one of: Northfield Marketing, Lakeside Partners, Harbor Street Bakery, Prairie Home Services",
    ],
  ])("%s, %s -> %s, is told by its place and what to do", async (file, from, to, line) => {
    expect(await problems([file, from, to])).toEqual([line])
  })

  it("names an image that is empty, or larger than the server sends", async () => {
    await writeFile(join(folder, "rewards/mug.svg"), "")
    await writeFile(join(folder, "rewards/bottle.svg"), new Uint8Array(1_000_001))
    expect(await problems()).toEqual([
      expect.stringMatching(/^rewards\.json:\d+:\d+ rewards\/mug\.svg is empty; replace it$/),
      expect.stringMatching(
        /^rewards\.json:\d+:\d+ rewards\/bottle\.svg is 1000001 bytes; make it 1000000 bytes or smaller$/,
      ),
    ])
  })

  it("is reported as a whole: every problem of every file, and an unknown name with those that are allowed", async () => {
    const told = await problems(
      ["site.json", '"siteName": "Listwright"', '"siteNam": "Listwright"'],
      [PRICES, '"wholeOrder"', '"halfOrder"'],
      ["taxes.json", '"AK"', '"Alaska"'],
    )
    expect(told).toEqual([
      `${PRICES}:48:22 usageMultiplies: must be one of "wholeOrder", "baseOnly"`,
      "site.json:1:1 siteName: is missing; add it",
      expect.stringMatching(/^site\.json:3:3 siteNam: isn't a known name here; .* siteName, /),
      "taxes.json:7:16 rates[1].state: must be the two capital letters of a state, like 'IL'",
    ])
  })

  it.each([
    [
      '{ "listType": 10, "shortCode": "BUS20" }',
      "source 20 has the short code BUS20 too; give this one another",
    ],
    ['{ "listType": 10, "shortCode": "10" }', "2 to 10 capital letters and digits, with a letter first"],
    ['{ "listType": 10, "title": " " }', "must have 1 to 60 characters, without spaces around them"],
    [
      '{ "listType": 50, "withoutTabs": ["Closex"] }',
      "source 50 has no tab Closex; remove it, or use one of: zip, zipRange,",
    ],
    [
      '{ "listType": 10, "withoutTabs": ["demoDemographics"] }',
      "the tab demoDemographics can't be hidden, because lists need what is chosen there; remove it here",
    ],
    [
      '{ "listType": 100, "withoutTabs": ["zipPaste", "city", "state"] }',
      "source 100 has no tab left to choose areas; keep one of: zipPaste, city, state",
    ],
    [
      '{ "listType": 10, "only": ["AGE"], "without": ["INCOME"] }',
      'source 10 has both "only" and "without"; keep one of them',
    ],
    ['{ "listType": 10 }, { "listType": 10 }', "source 10 appears twice"],
  ])("refuses what sources.json says in %s", async (source, message) => {
    await writeFile(join(folder, "sources.json"), `{ "version": 1, "sources": [${source}] }`)
    expect(await problems()).toEqual([expect.stringContaining(message)])
  })

  it("names a source without a price list", async () => {
    await rm(join(folder, PRICES))
    expect(await problems()).toEqual([
      expect.stringMatching(/^site\.json:10:5 source 10 has no price list; add one to prices\//),
    ])
  })

  it("names missing files and files that nothing reads", async () => {
    await rm(join(folder, "agreement.json"))
    await writeFile(join(folder, "promotion.json"), "{}")
    await writeFile(join(folder, "prices", "old.csv"), "")
    expect(await problems()).toEqual([
      expect.stringMatching(/^agreement\.json:1:1 the file is missing; /),
      expect.stringMatching(/^prices\/old\.csv:1:1 a site has no file of this name; /),
      expect.stringMatching(/^promotion\.json:1:1 a site has no file of this name; .*promotions\.json/),
    ])
  })
})
