import type { BrowserContext, Locator, Page } from "@playwright/test"
import { describe, expect, test } from "vitest"
import { agreedLists } from "./agreedLists.ts"
import { addZips, chooseRange, ledgerCount, openAudience } from "./walk.ts"

let context: BrowserContext
let page: Page
let url: string
const { agreed, chosen, openWay } = agreedLists((opened) => {
  ;({ context, page, url } = opened)
})

/** The rows of a list that it shows whole. */
const rowsInView = async (list: Locator): Promise<number> =>
  list.evaluate((box) => {
    const { bottom, top } = box.getBoundingClientRect()
    return [...box.querySelectorAll('[role="option"]')].filter((row) => {
      const at = row.getBoundingClientRect()
      return at.top >= top && at.bottom <= bottom
    }).length
  })

const notices = () => page.getByRole("region", { name: "Notices" })

test("SCF Codes are chosen by boxes and by a range, and what is no SCF stays to be mended", async () => {
  await addZips(page, ["60614"])
  await openWay("SCF Codes")
  const box = (number: number) => page.getByRole("textbox", { name: `SCF Code ${number}`, exact: true })
  await page.getByRole("group", { name: "Enter SCF Codes" }).getByRole("button", { name: "Add" }).click()
  await page.getByText("Enter at least one SCF Code.").waitFor()
  await box(1).click()
  await page.keyboard.type("606000")
  expect([await box(1).inputValue(), await box(2).inputValue()]).toEqual(["606", "000"])
  await page.keyboard.press("Enter")
  await chosen().getByText("606", { exact: true }).waitFor()
  expect([await box(1).inputValue(), await box(2).inputValue()]).toEqual(["", "000"])
  expect(await chosen().getByText("60614", { exact: true }).count()).toBe(0)
  expect(await agreed()).toEqual([{ kind: "scf", scf: "606", excluded: false }])

  await page.getByRole("button", { name: "Enter SCF Code Range" }).click()
  await page.getByRole("textbox", { name: "From" }).fill("600")
  await page.getByRole("textbox", { name: "To" }).fill("602")
  await page.getByRole("textbox", { name: "To" }).press("Enter")
  await chosen().getByText("602", { exact: true }).waitFor()
  expect(await agreed()).toHaveLength(4)

  // A reload finds what was typed and not added.
  await page.reload()
  await expect.poll(() => box(2).inputValue()).toBe("000")
  await chosen().getByText("602", { exact: true }).waitFor()
}, 120_000)

test("the whole nation takes the place of all other areas, says so, and makes way again", async () => {
  await addZips(page, ["60614"])
  await openWay("Total USA")
  const nationwide = page.getByRole("checkbox", { name: "Nationwide" })
  await nationwide.check()
  await notices()
    .getByText(/your selection replaced 1 ZIP Code\. To restore them, choose Undo/)
    .waitFor()
  expect(await agreed()).toEqual([{ kind: "nation", excluded: false }])
  await page.getByRole("button", { name: /^Undo/ }).first().click()
  await chosen().getByText("60614", { exact: true }).waitFor()
  await expect.poll(() => nationwide.isChecked()).toBe(false)
  await page.goto(`${url}/order/10/geo`)
  await page.waitForURL("**/geo/totalUSA")
}, 120_000)

describe.each([
  { way: "Cities", state: "Illinois", first: "Chicago", second: "Chicago Heights", kind: "city" },
  { way: "Counties", state: "Illinois", first: "Cook", second: "DuPage", kind: "county" },
  { way: "States", state: null, first: "Illinois", second: "Indiana", kind: "state" },
  { way: "Metro Areas", state: "Texas", first: /^Austin/, second: /^Dallas/, kind: "metroArea" },
  {
    way: "Congressional Districts",
    state: "Illinois",
    first: "District 2",
    second: "District 3",
    kind: "congressionalDistrict",
  },
])("$way", ({ way, state, first, second, kind }) => {
  test("are picked from a list, and the screen counts what the server counts", async () => {
    await openWay(way)
    const available = page.getByRole("listbox", { name: /^Available/ })
    const audience = page.getByRole("listbox", { name: "Your Target Areas" })
    if (state !== null) await page.getByRole("combobox", { name: "State" }).selectOption({ label: state })
    const row = (name: string | RegExp) => available.getByRole("option", { name, exact: true })
    await available.getByRole("option").nth(2).waitFor()
    // Letters find a row, however far down it is.
    await available.focus()
    await page.keyboard.type(
      String(first)
        .replaceAll(/[^\w ]/g, "")
        .slice(0, 10),
      { delay: 20 },
    )
    await row(first).dblclick()
    await audience.getByRole("option", { name: first }).waitFor()
    await row(second).click()
    await page.keyboard.press("Shift+ArrowDown")
    await page.getByRole("button", { name: "Add", exact: true }).click()
    await audience.getByRole("option", { name: second }).waitFor()
    const areas = await agreed()
    expect(areas).toHaveLength(3)
    expect(areas).toEqual(areas.map(() => expect.objectContaining({ kind })))
    await audience.getByRole("option").first().dblclick()
    await expect.poll(() => audience.getByRole("option").count()).toBe(2)
    expect(await agreed()).toHaveLength(2)
  }, 120_000)
})

test("a range of rows is selected with Shift, 13 and 16 rows are in view, and a long list keeps a small page", async () => {
  await openWay("Cities")
  await page.getByRole("combobox", { name: "State" }).selectOption({ label: "Texas" })
  const available = page.getByRole("listbox", { name: /^Available/ })
  await available.getByRole("option", { name: "Abilene" }).waitFor()
  await available.getByRole("option").first().click()
  await available
    .getByRole("option")
    .nth(4)
    .click({ modifiers: ["Shift"] })
  expect(await available.getByRole("option", { selected: true }).count()).toBe(5)
  await page.getByRole("button", { name: "Add", exact: true }).click()
  const audience = page.getByRole("listbox", { name: "Your Target Areas" })
  await expect.poll(() => audience.getByRole("option").count()).toBe(5)
  expect(await page.locator("*").count()).toBeLessThan(1_000)

  // Thirteen of them are in view, and sixteen of the chosen ones.
  await available.getByRole("option").first().click()
  await available
    .getByRole("option")
    .nth(11)
    .click({ modifiers: ["Shift"] })
  await page.getByRole("button", { name: "Add", exact: true }).click()
  await expect.poll(() => rowsInView(audience)).toBe(16)
  expect(await rowsInView(available)).toBe(13)
}, 120_000)

describe("the search over the ways of choosing", () => {
  const box = () => page.getByRole("combobox", { name: "Find an area" })
  const option = (name: RegExp) => page.getByRole("option", { name }).first()
  const said = (words: string | RegExp) => page.getByRole("status").getByText(words).waitFor()
  const recordsOf = (label: string | null) =>
    Number(/([\d,]+) records/.exec(label ?? "")?.[1]?.replaceAll(",", ""))

  test("finds a county and adds it by keyboard alone, and excludes a ZIP Code from it", async () => {
    // The page's own heading has no keys, so '/' leads to the box.
    await page.keyboard.press("/")
    await expect.poll(() => box().evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.type("Cook County")
    await option(/^Cook County IL .* records/).waitFor()
    const records = recordsOf(await option(/^Cook County IL/).textContent())
    await page.keyboard.press("Enter")
    await said("Added Cook County, IL")
    await option(/^Cook County IL Chosen/).waitFor()
    expect(await agreed()).toEqual([{ kind: "county", county: "17031", excluded: false }])
    expect(await ledgerCount(page)).toBe(records)

    // The text is selected: the next one takes its place.
    await page.keyboard.type("60614")
    await option(/^60614 Chicago, IL [\d,]+ records/).waitFor()
    const without = recordsOf(await option(/^60614/).textContent())
    await page.keyboard.press("ControlOrMeta+Enter")
    await said("Excluded ZIP Code 60614, Chicago, IL")
    await expect.poll(async () => (await agreed()).length).toBe(2)
    expect(await agreed()).toEqual([
      { kind: "county", county: "17031", excluded: false },
      { kind: "zip", zip: "60614", excluded: true },
    ])
    await expect.poll(() => ledgerCount(page)).toBe(records - without)
    await page.keyboard.press("Escape")
    expect(await page.getByRole("listbox", { name: "Areas found" }).count()).toBe(0)
    expect(await box().inputValue()).toBe("60614")
    await page.keyboard.press("Escape")
    expect(await box().inputValue()).toBe("")
    expect(
      await notices()
        .getByText(/your selection replaced/)
        .count(),
    ).toBe(0)
  }, 120_000)

  test("shows beside each hit what the server counts, and moves nothing when the figures arrive", async () => {
    await openAudience(page)
    await chooseRange(page, "Age", "30", "54")
    await page.getByRole("link", { name: /Step 1/ }).click()
    await page.getByRole("heading", { name: "Select Your Target Areas" }).waitFor()
    // The page shows a lightweight box until the user focuses it.
    await page.keyboard.press("/")
    await box().waitFor()
    let release: () => void = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const asked: Array<object> = []
    await page.route("**/api/v1/counts/each-area", async (route) => {
      asked.push(route.request().postDataJSON())
      await released
      await route.continue()
    })
    await box().fill("Austin")
    await option(/^Austin County TX/).waitFor()
    await expect.poll(() => asked.length).toBe(1)
    // What moves within half a second of a key is forgiven.
    await page.waitForTimeout(600)
    const placesOf = () =>
      page
        .getByRole("option")
        .evaluateAll((rows) => rows.map((row) => JSON.stringify(row.getBoundingClientRect())))
    const before = await placesOf()
    release()
    await option(/^Austin TX .* records/).waitFor()
    expect(await placesOf()).toEqual(before)

    const answered = await page.evaluate(async (question) => {
      const answer = await fetch("/api/v1/counts/each-area", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...question, draftId: null }),
      })
      const { eachArea } = await answer.json()
      return eachArea.areas.map(({ available }: { readonly available: number }) => available)
    }, asked[0] ?? {})
    const labels = await page
      .getByRole("option", { name: / records$/ })
      .evaluateAll((rows) => rows.map((row) => row.textContent ?? ""))
    expect(labels).toHaveLength(8)
    expect(labels.map(recordsOf)).toEqual(answered)
    expect(Math.max(...answered)).toBeGreaterThan(0)
  }, 120_000)

  test("is operated by mouse on every page, opens more of a kind, and loads nothing before", async () => {
    const parts: Array<string> = []
    page.on("request", (request) => {
      if (/SearchPopup.*\.js$/.test(request.url())) parts.push(request.url())
    })
    await page.reload()
    await page.getByRole("heading", { name: "Select Your Target Areas" }).waitFor()
    await page.waitForLoadState("networkidle")
    expect(parts).toEqual([])
    await openWay("SCF Codes")
    await box().click()
    await page.keyboard.type("606")
    await option(/^77 more ZIP Codes/).click()
    await option(/^60640 Chicago/).click()
    await said("Added ZIP Code 60640, Chicago, IL")
    expect(parts).toHaveLength(1)
    expect(await agreed()).toEqual([{ kind: "zip", zip: "60640", excluded: false }])
    await option(/^60641/).hover()
    await option(/^60641/)
      .locator("[data-exclude]")
      .click()
    await said("Excluded ZIP Code 60641, Chicago, IL")
    await expect.poll(async () => (await agreed()).length).toBe(2)
    await option(/^All kinds of areas/).click()
    await option(/^606 Chicago, IL/).waitFor()
    // A press beside it closes it.
    await page.getByRole("heading", { name: "Chosen areas" }).click()
    await expect.poll(() => page.getByRole("listbox", { name: "Areas found" }).count()).toBe(0)
  }, 120_000)

  test("asks again after an outage, in its place", async () => {
    await box().click()
    await context.setOffline(true)
    await page.keyboard.type("Texas")
    await page.getByText("We couldn't search for areas.").waitFor()
    await context.setOffline(false)
    await page.getByRole("button", { name: "Try again" }).click()
    await option(/^Texas [\d,]+ ZIP Codes [\d,]+ records/).waitFor()
    await page.keyboard.press("Enter")
    await said("Added Texas")
    expect(await agreed()).toEqual([{ kind: "state", state: "TX", excluded: false }])
  }, 120_000)
})

test("every message of areas that is not the map's says what to do, and keeps what was typed", async () => {
  const ways = page.getByRole("navigation", { name: "Ways to choose areas" })
  const section = (name: string) => page.getByRole("group", { name })
  const add = (within: ReturnType<typeof section>) =>
    within.getByRole("button", { name: "Add", exact: true }).click()
  const boxes = section("Enter ZIP Codes")
  await add(boxes)
  await boxes.getByText("Enter at least one ZIP Code.").waitFor()
  await addZips(page, ["00000"])
  await boxes
    .getByText("Enter at least one valid ZIP Code. Invalid and duplicate entries were removed.")
    .waitFor()
  await addZips(page, ["60614", "00000"])
  await boxes.getByText("Some ZIP Codes weren't added: invalid and duplicate entries were removed.").waitFor()

  await page.getByRole("button", { name: /^Paste ZIP Codes/ }).click()
  const paste = section("Paste ZIP Codes, ZIP+4 or Carrier Routes")
  await add(paste)
  await paste.getByText(/^Enter at least one valid /).waitFor()
  await page.getByRole("button", { name: "Enter ZIP Code Range" }).click()
  const range = section("Enter ZIP Code Range")
  await range.getByRole("textbox").first().fill("60601")
  await add(range)
  await range.getByText("Enter both the first and the last ZIP Code.").waitFor()
  expect(await range.getByRole("textbox").first().inputValue()).toBe("60601")

  await openWay("SCF Codes")
  await page.getByRole("button", { name: "Enter SCF Code Range" }).click()
  const scfs = section("Enter SCF Code Range")
  await scfs.getByRole("textbox").first().fill("606")
  await add(scfs)
  await scfs.getByText("Enter both the first and the last SCF Code.").waitFor()

  await ways.getByRole("link", { name: "Radius around an Address or ZIP Code" }).click()
  const field = (name: string) =>
    page.getByRole(name.startsWith("Address,") ? "combobox" : "textbox", { name })
  const around = async (address: string, miles: string, name: string) => {
    await field("Address, ZIP Code or coordinates").fill(address)
    await field("Radius in miles").fill(miles)
    await field("Name").fill(name)
    await page.getByRole("button", { name: "Add", exact: true }).click()
  }
  await around("60614", "0", "")
  await page.getByText("Enter an address, and a radius or quantity above 0.").waitFor()
  await around("Nowhere at all, ZZ", "3", "")
  await page.getByText("The address wasn't found. Check it and try again.").waitFor()
  expect(await field("Address, ZIP Code or coordinates").inputValue()).toBe("Nowhere at all, ZZ")
  // More than 200 miles are 200.
  await around("60614", "900", "North")
  await chosen().getByText("200 mi around North").waitFor()
  expect(await agreed()).toMatchObject([{ kind: "radius", name: "North", miles: 200 }])
  await around("60615", "5", "North")
  await page.getByText("This address name is already used. Please choose another one.").waitFor()
  expect(await field("Name").inputValue()).toBe("North")
  await page.getByRole("radio", { name: "A number of records, closest first" }).check()
  await field("Name").fill("South")
  await field("Number of records").fill("1.5")
  await page.getByRole("button", { name: "Add", exact: true }).click()
  await page.getByText("Enter an address, and a radius or quantity above 0.").waitFor()
  expect(await agreed()).toHaveLength(1)
}, 120_000)
