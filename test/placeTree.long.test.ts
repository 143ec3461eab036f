import type { Page } from "@playwright/test"
import { expect, test } from "vitest"
import { findings } from "./axe.ts"
import { placeTree, type Saves } from "./placeTree.ts"

type Areas = Saves[number]["definition"]["areas"]

let page: Page
let saves: Saves
const { allOf, audience, open, place, state, stateOf, tree } = placeTree((opened, saved) => {
  ;({ page } = opened)
  saves = saved
})

/** Scrolls as a person would until a row appears. */
const bring = async (to: () => ReturnType<Page["locator"]>): Promise<void> => {
  const scroller = tree().locator("..")
  for (let at = 0; (await to().count()) === 0 && at < 400; at++) {
    await scroller.evaluate((box) => box.scrollBy(0, 400))
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await to().scrollIntoViewIfNeeded()
}
const shownCount = async (): Promise<number> =>
  Number((await page.locator("[data-bottom-bar]").innerText()).split("\n")[0]?.replaceAll(",", ""))
const countedBy = (areas: Areas): Promise<number> =>
  page.evaluate(
    async ({ address, areas }) => {
      const { definition } = await (await fetch(address)).json()
      const answer = await fetch("/api/v1/counts", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ draftId: null, revision: 1, definition: { ...definition, areas } }),
      })
      return (await answer.json()).answer.total
    },
    { address: saves.at(-1)?.address ?? "", areas },
  )
/** Counts the places that the server offers in a state, by the original call. */
const offered = async (call: string, name: string): Promise<number> =>
  page.evaluate(
    async ({ call, name }) => {
      const answer = await fetch(`/PlaceOrder.aspx/${call}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ statecode: name }),
      })
      return (await answer.json()).d.DataSource.length
    },
    { call, name },
  )

test("the box of a state that is closed chooses all of its counties in one edit, which the server counts alike", async () => {
  await open("county")
  await bring(() => state("Texas"))
  await allOf("counties", "Texas").click()
  await audience().getByText("254 counties", { exact: true }).waitFor()
  await expect.poll(() => saves.length).toBe(1)
  const areas = saves[0]?.definition.areas ?? []
  expect(areas).toHaveLength(await offered("GetCountiesByState", "TX"))
  const total = await countedBy(areas)
  expect(total).toBe(await countedBy([{ kind: "state", state: "TX", excluded: false }]))
  await expect.poll(shownCount).toBe(total)
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(1_000)
  await page.getByText("Saved", { exact: true }).first().waitFor()

  // A reload finds out what the state is from what was chosen.
  await page.reload()
  await tree().waitFor()
  await bring(() => state("Texas"))
  await expect.poll(() => stateOf(allOf("counties", "Texas"))).toBe("all")
  await tree().getByText("254 of 254").waitFor()
  await allOf("counties", "Texas").click()
  await page.getByText("Removed 254 counties in Texas").waitFor()
  await page.getByRole("button", { name: "Undo", exact: true }).click()
  await audience().getByText("254 counties", { exact: true }).waitFor()
})

test("the cities of a large state are one edit, stay few elements, and are reached by the keys", async () => {
  await open("city")
  await bring(() => state("Texas"))
  await allOf("cities", "Texas").click()
  const count = await offered("GetCitiesByState", "TX")
  expect(count).toBeGreaterThan(1_000)
  await audience()
    .getByText(`${count.toLocaleString("en-US")} cities`, { exact: true })
    .waitFor()
  await expect.poll(() => saves.length).toBe(1)
  expect(saves[0]?.definition.areas).toHaveLength(count)
  await state("Texas").click()
  await tree().locator(`[aria-setsize="${count}"]`).first().waitFor()
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(1_000)
  await state("Texas").focus()
  for (let down = 0; down < 60; down++) await page.keyboard.press("ArrowDown")
  const place = () =>
    page.evaluate(() => {
      const row = document.activeElement?.closest("li")
      const box = row?.parentElement?.parentElement?.getBoundingClientRect()
      const inner = row?.getBoundingClientRect()
      return {
        at: row?.getAttribute("aria-posinset"),
        isInView:
          inner !== undefined &&
          box !== undefined &&
          inner.top >= box.top - 1 &&
          inner.bottom <= box.bottom + 1,
      }
    })
  expect(await place()).toEqual({ at: "60", isInView: true })
  await page.keyboard.press("Space")
  await audience()
    .getByText(`${(count - 1).toLocaleString("en-US")} cities`, { exact: true })
    .waitFor()
})

test("counties that cannot be loaded say so under their state, and are tried again", async () => {
  await open("county")
  let isBroken = true
  await page.route("**/GetCountiesByState", (route) =>
    isBroken ? route.fulfill({ status: 500, body: "" }) : route.continue(),
  )
  await allOf("counties", "Alabama").click()
  await tree().getByText("We couldn't load the counties.").waitFor()
  expect(await stateOf(allOf("counties", "Alabama"))).toBe("none")
  isBroken = false
  await tree().getByRole("button", { name: "Try again" }).click()
  await place("Autauga").waitFor()
})

test("the page of states is a flat list of boxes, with one for all of them", async () => {
  await open("state")
  await page.getByRole("checkbox", { name: "Alaska" }).check()
  const all = page.getByRole("checkbox", { name: "Select All", exact: true })
  expect(await stateOf(all)).toBe("some")
  await audience().getByText("1 state", { exact: true }).waitFor()
  await all.click()
  await audience().getByText("51 states", { exact: true }).waitFor()
  expect(await stateOf(all)).toBe("all")
  await page.getByRole("button", { name: "Remove All", exact: true }).click()
  await audience().getByText("0 states", { exact: true }).waitFor()
})

test("axe finds nothing in the trees, and nothing is wider than the phone", async () => {
  const found: Array<string> = []
  for (const [tab, places] of [
    ["county", "counties"],
    ["metroArea", "metro areas"],
    ["congressionalDistrict", "congressional districts"],
    ["state", ""],
  ] as const) {
    await open(tab)
    if (places === "") await page.getByRole("checkbox", { name: "Alaska" }).check()
    else {
      await allOf(places, "Alabama").click()
      await tree()
        .getByText(/^\d+ of \d+$/)
        .first()
        .waitFor()
      await state("Alabama").click()
      await tree().locator("[aria-level='2'] input").first().waitFor()
    }
    await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0)
    found.push(...(await findings(page, tab, "main")))
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (excess > 0) found.push(`${tab} is ${excess} px too wide`)
  }
  expect(found).toEqual([])
})
