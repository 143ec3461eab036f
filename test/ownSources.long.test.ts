import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { startProduct } from "./product.ts"
import { terminalOf } from "./terminalOf.ts"
import { tokenOf } from "./token.ts"
import { chooseState, openAudience, openSource } from "./walk.ts"

/** A site that gives one of its sources another title and short code, and shows less of it. */
const OWN = {
  listType: 40,
  title: "Just Arrived",
  shortCode: "HELLO",
  withoutTabs: ["zipPaste", "county", "suppression"],
}

/** Asks calls as the demo user. */
const asDemo = (url: string) => async (method: string, path: string, body?: unknown) =>
  fetch(`${url}${path}`, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${await tokenOf(url, "demo")}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

let browser: Browser
let product: OwnProduct
beforeAll(async () => {
  browser = await launchBrowser()
  product = await startOwnProduct(undefined, {
    sources: [OWN],
    settings: { isEnableMultiGeo: false, isDemoBreakdownEnabled: false },
  })
})
afterAll(async () => {
  await browser.close()
  await product.end()
})

test("a source bears the title and the short code of its site, and shows only the tabs that the site leaves it", async () => {
  const { page, mishaps, context } = await newPage(browser)
  await signIn(page, product.url)
  await page.getByRole("link", { name: /^Just Arrived HELLO/ }).waitFor()
  await openSource(page, /^Just Arrived HELLO/)

  await page.getByRole("link", { name: "Cities", exact: true }).first().waitFor()
  expect(await page.getByRole("link", { name: "Counties", exact: true }).count()).toBe(0)
  await page.getByRole("button", { name: "Enter ZIP Code Range" }).waitFor()
  expect(await page.getByRole("button", { name: /^Paste ZIP Codes/ }).count()).toBe(0)
  await page.goto(`${product.url}/order/40/geo/county`)
  await page.waitForURL(/\/order\/40\/geo\/(?!county)/)

  await chooseState(page, "Vermont")
  await openAudience(page)
  await page.getByText("Just Arrived list").first().waitFor()
  expect(await page.getByRole("link", { name: "Suppressions" }).count()).toBe(0)
  await page.goto(`${product.url}/order/40/demo/suppression`)
  await page.waitForURL(/\/order\/40\/demo\/search/)

  expect(mishaps.seen).toEqual([])
  await context.close()
})

test("the terminal finds it by either, in any case, and says what is unknown or ambiguous", async () => {
  const listwright = await terminalOf(product.url, "demo")
  const count = (source: string) => listwright("count", "--source", source, "--state", "VT")
  const byNumber = await count("40")
  expect(byNumber).toMatchObject({ code: 0, stdout: expect.stringMatching(/^total\t[1-9]\d*\t/) })
  expect([await count("hello"), await count("just arrived")]).toEqual([byNumber, byNumber])
  expect((await listwright("sources", "list")).stdout).toMatch(/^40\tHELLO\tJust Arrived\t/m)
  expect(await count("NMV40")).toMatchObject({ code: 3, stderr: expect.stringContaining("40 (HELLO)") })
  expect(await count("business")).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Several sources are named 'business'\. Use one of: .*20 \(BUS20\)/),
  })
})

test("the terminal refuses what the site has switched off, by options and by file [ob6-tab-flags]", async () => {
  const listwright = await terminalOf(product.url, "demo")
  const noCounties = "This site doesn't offer counties for list type 40. Choose other areas."
  const oneKind = "can't be combined on this site. Keep only one kind of area."
  const folder = mkdtempSync(join(tmpdir(), "listwright-lists-"))
  const fileOf = (...areas: ReadonlyArray<object>): string => {
    const file = join(folder, `${areas.length}.json`)
    writeFileSync(
      file,
      JSON.stringify({ ...emptyDefinition(40), phoneOption: "phonesWhereAvailable", areas }),
    )
    return file
  }
  const state = { kind: "state", state: "VT", excluded: false }
  const county = { kind: "county", county: "50007", excluded: false }
  const city = { kind: "city", state: "VT", city: "Burlington", excluded: false }
  for (const [text, argv] of [
    [noCounties, ["--source", "40", "--county", "Chittenden, VT"]],
    [noCounties, ["--file", fileOf(county)]],
    [oneKind, ["--source", "40", "--state", "VT", "--city", "Burlington, VT"]],
    [oneKind, ["--file", fileOf(state, city)]],
  ] as const)
    expect(await listwright("count", ...argv), argv.join(" ")).toMatchObject({
      code: 5,
      stderr: expect.stringContaining(text),
    })
  const imported = await listwright("saved", "import", fileOf(state, city), "--name", "Both")
  expect(imported).toMatchObject({ code: 5, stderr: expect.stringContaining(oneKind) })
  for (const report of [["breakdown", "--attribute", "GENDER"], ["2d"]])
    expect(await listwright("report", ...report, "--source", "40", "--state", "VT"), report[0]).toMatchObject(
      {
        code: 5,
        stderr: expect.stringContaining("This site doesn't offer breakdown or two-dimensional reports."),
      },
    )
  rmSync(folder, { recursive: true })
})

test("a source that is switched off says so, keeps its lists, and has them again when it is switched on", async () => {
  const saved = await (
    await asDemo(product.url)("POST", "/api/v1/saved-lists", {
      name: "Vermont",
      definition: canonicalDefinition({
        ...emptyDefinition(40),
        areas: [{ kind: "state", state: "VT", excluded: false }],
        phoneOption: "phonesWhereAvailable",
      }),
    })
  ).json()
  const id = `/api/v1/saved-lists/${saved.row.id}`
  const site = join(product.data, "other-site")
  // The quick picks may go on naming it.
  const files = ["site.json", "sources.json", "prices/new-movers-40.json"].map((name) => join(site, name))
  const before = files.map((file) => readFileSync(file, "utf8"))
  await product.stop()
  const [settings = "", sources = "", prices = ""] = files
  const { sources: sold, ...others } = JSON.parse(readFileSync(settings, "utf8"))
  writeFileSync(settings, JSON.stringify({ ...others, sources: sold.filter((code: number) => code !== 40) }))
  const particular = JSON.parse(readFileSync(sources, "utf8")).sources
  const kept = particular.filter(({ listType }: { listType: number }) => listType !== 40)
  writeFileSync(sources, JSON.stringify({ version: 1, sources: kept }))
  rmSync(prices)

  const without = await startProduct({ data: product.data, site })
  const refusal =
    "This site isn't selling New Movers lists (NMV40) right now. Your existing lists are still saved."
  const { page, context, mishaps } = await newPage(browser)
  await signIn(page, without.url)
  await page.goto(`${without.url}/order/40/geo/zip`)
  await page.getByText(refusal).waitFor()
  await page.waitForURL(`${without.url}/`)
  expect(mishaps.seen).toEqual([])
  await context.close()
  const demo = asDemo(without.url)
  expect((await (await demo("GET", id)).json()).row.name).toBe("Vermont")
  const opened = await demo("POST", `${id}/open`, {})
  expect([opened.status, (await opened.json()).message]).toEqual([422, refusal])
  const counted = await (await terminalOf(without.url, "demo"))("count", "--source", "40", "--state", "VT")
  expect(counted).toMatchObject({ code: 5, stderr: expect.stringContaining(refusal) })
  await without.stop()

  for (const [at, file] of files.entries()) writeFileSync(file, before[at] ?? "")
  const again = await startProduct({ data: product.data, site })
  expect((await asDemo(again.url)("POST", `${id}/open`, {})).status).toBe(200)
  await again.stop()
})
