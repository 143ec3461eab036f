import { join } from "node:path"
import type { Page } from "@playwright/test"
import { expect, test } from "vitest"
import { findings } from "./axe.ts"
import { tabTo } from "./byKeyboard.ts"
import { havingIndustry } from "./industrySql.ts"
import { newLists, type OpenList } from "./newLists.ts"
import { universeTexts } from "./universeTexts.ts"
import {
  addRange,
  chooseRange,
  chooseState,
  ledgerCount,
  openAudience,
  openSource,
  rangeAdded,
  startNewList,
} from "./walk.ts"
import { refusedOnce } from "./refusedOnce.ts"

let open: OpenList
let page: Page
newLists("demo", (opened) => {
  open = opened
  page = opened.page
})

/** Counts by plain SQL the records of a universe that meet a condition. */
const countOf = async (universe: string, where: string): Promise<number> =>
  (await universeTexts(join(open.data, "universes", universe), "ROW_ID", where)).length

const LOOP = "ZIP BETWEEN 60601 AND 60640"
const AFFLUENT = "INCOME IN (9, 10, 11, 12) AND OWNERRENTER = 1 AND HOMEVALUE IN (7, 8, 9, 10)"

const openTab = async (name: string): Promise<void> => {
  await page.getByRole("link", { name, exact: true }).filter({ visible: true }).click()
  await page.getByRole("heading", { name, level: 2 }).waitFor()
}
const card = (name: string) => page.getByRole("listitem", { name, exact: true })
const apply = (name: string) => page.getByRole("button", { name: new RegExp(`^Appl(y|ied) ${name}$`) })
const isApplied = (name: string) => apply(name).getAttribute("aria-pressed")
const ledger = () => expect.poll(() => ledgerCount(page), { timeout: 10_000 })
const dialog = (name: string) => page.getByRole("dialog", { name })

const chooseLoop = async (): Promise<void> => {
  await addRange(page, "60601", "60640")
  await rangeAdded(page)
}

test("a quick pick is applied with exactly the people it says, replaced, and leaves what was chosen by hand", async () => {
  await chooseLoop()
  await openAudience(page)
  await openTab("Quick Picks")
  const affluent = await countOf("10", `${LOOP} AND ${AFFLUENT}`)
  await card("Affluent homeowners")
    .getByText(`${affluent.toLocaleString("en-US")} people in your areas`)
    .waitFor()
  await card("Affluent homeowners")
    .getByText(/^People .*who own their home/)
    .waitFor()
  await apply("Affluent homeowners").click()
  await ledger().toBe(affluent)
  expect(await isApplied("Affluent homeowners")).toBe("true")
  await apply("Turning 65").click()
  await ledger().toBe(await countOf("10", `${LOOP} AND AGE BETWEEN 64 AND 65`))
  expect(await isApplied("Affluent homeowners")).toBe("false")

  await page.getByRole("link", { name: "Demographics" }).filter({ visible: true }).click()
  await page.getByRole("button", { name: "Remove Age: 64 to 65" }).click()
  await chooseRange(page, "Age", "30", "49")
  await openTab("Quick Picks")
  // Nothing was left of it.
  expect(await isApplied("Turning 65")).toBe("false")
  await apply("Affluent homeowners").click()
  await ledger().toBe(await countOf("10", `${LOOP} AND AGE BETWEEN 30 AND 49 AND ${AFFLUENT}`))
  await apply("Affluent homeowners").click()
  await ledger().toBe(await countOf("10", `${LOOP} AND AGE BETWEEN 30 AND 49`))
})

test("an own quick pick needs a criterion, is saved, used in another list, renamed and deleted [ob8-quick-pick-failed] [ob8-quick-pick-delete]", async () => {
  await chooseLoop()
  await openAudience(page)
  await openTab("Quick Picks")
  await page.getByRole("button", { name: "Save as quick pick" }).click()
  const saving = dialog("Save as quick pick")
  await saving.getByRole("textbox", { name: "Name" }).fill("Midlife")
  await saving.getByRole("textbox", { name: "Definition" }).fill("People of 30 to 49")
  await page.keyboard.press("Enter")
  await saving
    .getByText("A quick pick needs at least one criterion. Add one to the audience first.")
    .waitFor()
  await page.keyboard.press("Escape")

  await page.getByRole("link", { name: "Demographics" }).filter({ visible: true }).click()
  await chooseRange(page, "Age", "30", "49")
  await page.getByRole("button", { name: "Save as quick pick" }).click()
  await saving.getByText("People aged 30 to 49").waitFor()
  await saving.getByRole("button", { name: "Save" }).click()
  expect(await saving.getByText("It's required").count()).toBe(2)
  expect(await findings(page, "saving a quick pick", "[role=dialog]")).toEqual([])
  await saving.getByRole("textbox", { name: "Name" }).fill("Midlife")
  await saving.getByRole("textbox", { name: "Definition" }).fill("People of 30 to 49")
  await refusedOnce(page, "SaveMyQuickpick", "There is no room for it.")
  await page.keyboard.press("Enter")
  await saving.getByText("There is no room for it.").waitFor()
  await saving.getByRole("button", { name: "Save" }).click()
  await dialog("Quick pick saved").getByRole("link", { name: "See your quick picks" }).click()
  await card("Midlife").getByText("People aged 30 to 49").waitFor()
  expect(await findings(page, "quick picks")).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findings(page, "quick picks on a phone")).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })

  await startNewList(page, open.url)
  await addRange(page, "10001", "10040")
  await rangeAdded(page)
  // The step opens at the tab that was used last.
  await page.getByRole("link", { name: /Step 2/ }).click()
  await page.getByRole("heading", { name: "Quick Picks", level: 2 }).waitFor()
  await apply("Midlife").click()
  const midlife = await countOf("10", "ZIP BETWEEN 10001 AND 10040 AND AGE BETWEEN 30 AND 49")
  await ledger().toBe(midlife)

  await page.getByRole("button", { name: "More actions for Midlife" }).click()
  await page.getByRole("menuitem", { name: "Rename" }).click()
  const renaming = dialog("Rename quick pick")
  await renaming.getByRole("textbox", { name: "Name" }).fill("turning 65")
  await page.keyboard.press("Enter")
  await renaming.getByText("A quick pick with this name already exists.").waitFor()
  await renaming.getByRole("textbox", { name: "Name" }).fill("Thirties and forties")
  await page.keyboard.press("Enter")
  await card("Thirties and forties").waitFor()
  expect(await isApplied("Thirties and forties")).toBe("true")

  await page.getByRole("button", { name: "More actions for Thirties and forties" }).click()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  const question = page.getByRole("alertdialog", { name: "Delete this quick pick?" })
  await question.getByRole("button", { name: "Delete quick pick" }).click()
  await page.getByText("No quick picks have been saved yet").waitFor()
  // What it had added stays.
  await ledger().toBe(midlife)
})

test("business quick picks name what they include and leave out, and are added beside one another by key", async () => {
  await page.goto(open.url)
  await openSource(page, /^Business .*Build a list$/)
  await chooseState(page, "Oregon")
  await openAudience(page)
  await openTab("Business Quick Picks")
  await card("Restaurants without bars").getByText("58 Eating and Drinking Places").waitFor()
  await card("Restaurants without bars").getByText("5813 Drinking Places (Alcoholic Beverages)").waitFor()
  const universe = join(open.data, "universes", "20")
  const having = (...prefixes: ReadonlyArray<string>) => havingIndustry(universe, ...prefixes)
  const inOregon = (condition: string) => countOf("20", `STATE = 'OR' AND ${condition}`)
  const shows = async (name: string, records: number): Promise<void> =>
    card(name)
      .getByText(`${records.toLocaleString("en-US")} contacts in your areas`)
      .waitFor()
  const restaurants = await inOregon(`${having("58")} AND NOT ${having("5813")}`)
  const services = await inOregon(having("0782", "1711", "1731", "1761"))
  await shows("Restaurants without bars", restaurants)
  await shows("Home services", services)
  await tabTo(page, apply("Restaurants without bars"))
  await page.keyboard.press("Space")
  await ledger().toBe(restaurants)
  await apply("Home services").click()
  // What one leaves out is left out of the other too.
  const both = await inOregon(`${having("58", "0782", "1711", "1731", "1761")} AND NOT ${having("5813")}`)
  await ledger().toBe(both)
  expect(await isApplied("Restaurants without bars")).toBe("true")
  await apply("Restaurants without bars").click()
  await ledger().toBe(services)
  expect(await findings(page, "business quick picks")).toEqual([])
})
