import type { Locator, Page } from "@playwright/test"
import { emptyDefinition } from "@listwright/domain/definition"
import type { Shoot } from "./order.ts"

const list = (...zips: ReadonlyArray<string>) => ({
  ...emptyDefinition(10),
  areas: zips.map((zip) => ({ kind: "zip", zip, excluded: false })),
})

/** The latest last. */
const LISTS = [
  {
    name: "Not ordered yet",
    definition: {
      ...list("60614", "60615", "60657"),
      suppressions: {
        ...emptyDefinition(10).suppressions,
        orders: { mode: "date", start: "2020-01-01", end: "2099-12-31" },
      },
    },
  },
  { name: "Open house in the spring", definition: list("60610", "60611", "60614", "60657") },
  { name: "Lincoln Park", definition: list("60614") },
  { name: "North side", definition: list("60618", "60625", "60640", "60657") },
]

/** Saves lists for the signed-in user. */
export const saveLists = (page: Page): Promise<void> =>
  page.evaluate(async (lists) => {
    for (const each of lists)
      await fetch("/api/v1/saved-lists", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(each),
      })
  }, LISTS)

/** Opens an entry of a list's menu. */
const choose = async (page: Page, name: string, entry: string): Promise<Locator> => {
  await page.getByRole("button", { name: `More for ${name}` }).click()
  await page.getByRole("menuitem", { name: entry, exact: true }).click()
  return page.getByRole("dialog")
}

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press("Escape")
  await page.getByRole("dialog").or(page.getByRole("menu")).waitFor({ state: "detached" })
}

const select = async (page: Page, names: ReadonlyArray<string>): Promise<void> => {
  for (const name of names) await page.getByRole("checkbox", { name: `Select ${name}` }).check()
}

/** The page of saved lists with what opens over it, their overlap, and the ledger of several combined. */
export const savedLists = async (page: Page, url: string, shoot: Shoot): Promise<void> => {
  await page.goto(`${url}/slc`)
  await page.getByText("North side", { exact: true }).waitFor()
  await shoot("lists")
  await page.getByRole("button", { name: "Export these lists" }).click()
  await shoot("lists-export")
  await close(page)
  await page.getByRole("button", { name: "More for North side" }).click()
  await shoot("lists-menu")
  await close(page)

  const watching = await choose(page, "North side", "Watch")
  await shoot("watch")
  await watching.getByRole("button", { name: "Watch list" }).click()
  await page.getByText("Watched when data changes").first().waitFor()
  await choose(page, "North side", "Watch")
  await shoot("watched")
  await close(page)

  await page.getByRole("button", { name: "What's changed" }).click()
  await page.getByText(/of \d+ changed$/).waitFor()
  await shoot("lists-since")
  const since = await choose(page, "Not ordered yet", "What's changed")
  await since.getByText("Counted now").waitFor()
  await shoot("since")
  await close(page)

  const sharing = await choose(page, "North side", "Share")
  await sharing.getByText("Not shared").waitFor()
  await shoot("share")
  await sharing.getByRole("button", { name: "Make a link" }).click()
  const link = await sharing.getByRole("textbox", { name: "Link for your colleague" }).inputValue()
  await shoot("share-link")
  await sharing.getByRole("button", { name: "Done" }).click()
  await choose(page, "North side", "Share")
  await sharing.getByText(/^Until/).waitFor()
  await shoot("shared")
  await close(page)
  await page.getByRole("link", { name: "Shared with you" }).click()
  await page.getByText("Nothing is shared with you yet").waitFor()
  await shoot("shared-with-you-empty")
  await page.getByRole("textbox", { name: "Link from a colleague" }).fill(link)
  await page.keyboard.press("Enter")
  await page.getByText("Shown above").waitFor()
  await shoot("shared-with-you")
  await page.getByRole("link", { name: "Your lists" }).click()

  const bytes = (value: unknown) => Buffer.from(JSON.stringify(value))
  await page.getByLabel("Saved list files").setInputFiles([
    {
      name: "Lakeview.definition.json",
      mimeType: "application/json",
      buffer: bytes({
        ...list("60657"),
        portable: { version: 1, name: "Lakeview", lists: [], addressFiles: [] },
      }),
    },
    { name: "notes.json", mimeType: "application/json", buffer: bytes({ version: 1 }) },
  ])
  await page.getByText("New", { exact: true }).waitFor()
  await shoot("upload")
  await page.getByRole("button", { name: "Close the report" }).click()

  await select(page, ["North side", "Lincoln Park", "Open house in the spring"])
  await shoot("lists-selected")
  await page.getByRole("link", { name: "Compare" }).click()
  await page.getByRole("radio").first().waitFor()
  await shoot("overlap")
  await page.getByRole("button", { name: "Export this comparison" }).click()
  await shoot("overlap-export")
  await close(page)

  await page.goto(`${url}/slc`)
  await select(page, ["North side", "Lincoln Park", "Open house in the spring"])
  await page.getByRole("button", { name: "COMBINE" }).click()
  await page.getByRole("dialog").waitFor()
  await shoot("combine")
  await page.getByRole("button", { name: "Combine and count" }).click()
  await page.getByRole("heading", { name: "Review Count & Order" }).waitFor()
  // The count that ends leads here; who has left before comes back.
  await page
    .getByRole("button", { name: /^Place Order/ })
    .filter({ visible: true })
    .first()
    .waitFor()
  await page.getByRole("link", { name: /Step 2/ }).click()
  const details = page.getByRole("button", { name: "Count and price details" })
  const brought = page.getByRole("table", { name: "What each list adds" })
  await details.or(brought).filter({ visible: true }).first().waitFor()
  if (await details.isVisible()) await details.click()
  await brought.filter({ visible: true }).evaluate((table) => table.scrollIntoView({ block: "center" }))
  await shoot("lists-brought")
}
