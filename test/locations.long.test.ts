import { execFile } from "node:child_process"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Area, decodeLocations } from "@listwright/domain/definition"
import { SavedListFile } from "@listwright/domain/saved-lists"
import { Schema } from "effect"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { tokenOf } from "./token.ts"
import { focusLosses } from "./focus.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { ledgerCount, startNewList } from "./walk.ts"

const run = promisify(execFile)
const program = join(import.meta.dirname, "../packages/cli/bin/listwright.js")

let product: OwnProduct
let browser: Browser
let folder = ""
beforeAll(async () => {
  product = await startOwnProduct()
  browser = await launchBrowser()
  folder = await mkdtemp(join(tmpdir(), "listwright-locations-"))
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await product?.end()
  await rm(folder, { recursive: true, force: true })
})

const HEADINGS = "Store number,Address,City,State,ZIP,Distance in miles"
const STORES = [
  HEADINGS,
  "S1,2000 N Clark St,Chicago,IL,60614,3",
  "S2,1 State St,Chicago,IL,60602,2.5",
  "S3,2100 N Clark St,Chicago,IL,60614,3",
  "=2+3,,Chicago,IL,60615,2",
  'S5,"1 Nowhere Ln, Rear",Nowhere,IL,00000,5',
].join("\r\n")
const NOTICE = "Addresses found on the map: 3. Not found: 2."

/** Counts the same file in the terminal. */
const byTerminal = async (file: string): Promise<number> => {
  const token = await tokenOf(product.url, "power")
  const asked = ["--addresses-from", file, "--address-column", "Keycode=Store number", "--skip-unknown"]
  const { stderr, stdout } = await run(process.execPath, [program, "count", ...asked, "--json"], {
    env: { ...process.env, LISTWRIGHT_URL: product.url, LISTWRIGHT_TOKEN: token },
  })
  const { total, warnings } = JSON.parse(stdout)
  expect(`${stderr}${JSON.stringify(warnings)}`).toContain(NOTICE)
  return total
}

const decodeFile = Schema.decodeUnknownSync(Schema.fromJsonString(SavedListFile))

/** The locations that an exported list holds, as radii of their own. */
const radiiOf = ({ portable }: SavedListFile): ReadonlyArray<Area> =>
  (portable?.locationFiles ?? [])
    .flatMap(({ locations }) => decodeLocations(locations))
    .map(({ latitude, longitude, miles }) => ({
      kind: "radius",
      name: "",
      longitude,
      latitude,
      miles,
      withinState: null,
      granularity: "standard",
      excluded: false,
    }))

/** Asks the server to count the list that the page saved. */
const byHttp = (page: Page, definition: unknown): Promise<number> =>
  page.evaluate(async (asked) => {
    const answer = await fetch("/api/v1/counts", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ definition: asked, draftId: null, revision: 1 }),
    })
    return Number(JSON.parse(await answer.text()).answer.total)
  }, definition)

test("a file of locations is uploaded, its columns corrected, and counted as in the terminal", async () => {
  const { context, page } = await newPage(browser, { acceptDownloads: true })
  const saved: Array<{ readonly definition: { readonly areas: ReadonlyArray<unknown> } }> = []
  page.on("request", (request) => {
    if (request.method() === "PUT" && request.url().includes("/api/v1/drafts/"))
      saved.push(request.postDataJSON())
  })
  await signIn(page, product.url, "power")
  await startNewList(page, product.url)
  await page.getByRole("link", { name: "Radius around an Address or ZIP Code" }).click()
  await page.getByRole("button", { name: "Multi-location radius counts" }).click()
  const dialog = page.getByRole("dialog", { name: "Multi-location radius counts" })
  await dialog.getByRole("button", { name: "Continue" }).click()
  await dialog.getByText("Please choose a file").waitFor()

  const choose = async (name: string, text: string): Promise<string> => {
    const path = join(folder, name)
    await writeFile(path, text)
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      dialog.getByRole("button", { name: "Choose a file" }).click(),
    ])
    await chooser.setFiles(path)
    return path
  }
  await choose("empty.csv", "")
  await dialog.getByText(/The file is empty/).waitFor()
  const file = await choose("stores.csv", STORES)
  const keycode = dialog.getByRole("combobox", { name: "Keycode" })
  await keycode.waitFor()
  expect(await dialog.getByRole("combobox", { name: "ZIP" }).inputValue()).toBe("ZIP")
  await dialog.getByText("For example: 60614; 60602; 60615").waitFor()
  await dialog.getByRole("button", { name: "Add locations" }).click()
  await dialog.getByText("The file has no column Keycode. Nothing was added.").waitFor()
  expect(await findings(page, "locations", "[role=dialog]")).toEqual([])
  await keycode.selectOption("Store number")
  await dialog.getByRole("button", { name: "Add locations" }).click()
  await dialog.getByText(NOTICE).waitFor()
  await dialog.getByText(/measured from the ZIP center.*3 addresses make 2/).waitFor()
  await dialog.getByText("Address: can't be empty").waitFor()
  await dialog.getByText("ZIP: there is no ZIP Code 00000 on the map").waitFor()
  expect(await findings(page, "locations", "[role=dialog]")).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download them" }).click(),
  ])
  expect(await readFile(await download.path(), "utf8")).toBe(
    [
      `${HEADINGS},Line,Reason`,
      "'=2+3,,Chicago,IL,60615,2,5,Address: can't be empty",
      'S5,"1 Nowhere Ln, Rear",Nowhere,IL,00000,5,6,ZIP: there is no ZIP Code 00000 on the map',
      "",
    ].join("\r\n"),
  )
  await dialog.getByRole("button", { name: "Done" }).click()

  const chosen = page.getByRole("region", { name: "Chosen areas" })
  const row = chosen.getByText("2 locations from stores.csv", { exact: true })
  await row.waitFor()
  expect(await row.count()).toBe(1)
  expect(await chosen.getByRole("button", { name: /^Remove (?!All)/i }).count()).toBe(1)
  await expect.poll(() => saved.at(-1)?.definition.areas).toHaveLength(1)
  const { definition } = saved.at(-1) ?? {}
  const total = await byHttp(page, definition)
  expect(total).toBeGreaterThan(0)
  await expect.poll(() => ledgerCount(page)).toBe(total)
  expect(await byTerminal(file)).toBe(total)

  // All rows are one change, and one area to remove.
  await page.getByRole("button", { name: "Undo: added 2 locations from stores.csv" }).first().click()
  await row.waitFor({ state: "detached" })
  await page.getByRole("button", { name: "Redo: added 2 locations from stores.csv" }).first().click()
  await row.waitFor()
  await chosen.getByRole("button", { name: "Remove 2 locations from stores.csv" }).click()
  await row.waitFor({ state: "detached" })
  await page.getByRole("button", { name: "Undo: removed 2 locations from stores.csv" }).first().click()
  await row.waitFor()

  await page.getByRole("button", { name: "Save Count" }).click()
  const saving = page.getByRole("dialog", { name: "Save Count" })
  await saving.getByRole("textbox", { name: "Order name" }).fill("Around our stores")
  await saving.getByRole("button", { name: "Save" }).click()
  await page.getByRole("dialog", { name: "Count saved" }).waitFor()
  await page.goto(`${product.url}/slc`)
  await page.getByRole("button", { name: "More actions for Around our stores" }).click()
  const [exported] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Download", exact: true }).click(),
  ])
  const list = decodeFile(await readFile(await exported.path(), "utf8"))
  expect(list.portable?.locationFiles).toMatchObject([{ locations: { length: 2 } }])
  const { portable: _, ...alone } = list
  expect(await byHttp(page, { ...alone, areas: radiiOf(list) })).toBe(total)
  await page.getByRole("button", { name: "Edit Around our stores" }).first().click()
  await page.getByRole("link", { name: "Edit geography" }).click()
  await row.waitFor()
  await expect.poll(() => ledgerCount(page)).toBe(total)
  expect(await focusLosses(page)).toEqual([])
  await context.close()
}, 120_000)
