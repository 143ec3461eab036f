import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { changeFigures, failPart, holdPart } from "../../kit/figures.ts"
import { held } from "../../kit/held.ts"
import { SIX_ZIPS } from "../../kit/lists.ts"
import { heading, ledger, ledgerShows, openScreen } from "../../kit/openScreen.tsx"
import { SIX, tinyCountIn } from "../../kit/tinyPeople.ts"

const steps = () => within(ledger().getByRole("region", { name: "Effect of each choice" }))
const list = () => steps().getByRole("list")
const items = () => steps().getAllByRole("listitem")

/** Returns each line as a screen reader says it: everything that isn't hidden from it. */
const heard = () =>
  items().map((item) => {
    const spoken = item.cloneNode(true)
    if (!(spoken instanceof HTMLElement)) return ""
    for (const hidden of spoken.querySelectorAll("[aria-hidden=true]")) hidden.remove()
    return spoken.textContent
  })
/** Returns the two columns that each line shows. */
const seen = () =>
  items().map((item) => [...item.querySelectorAll("span[aria-hidden=true]")].map((one) => one.textContent))
const widths = () =>
  items().map((item) => [...item.querySelectorAll<HTMLElement>("[style]")].map(({ style }) => style.width))
const dimmed = () => list().querySelectorAll(".figure-in.opacity-60").length

/** A list whose six ZIP Codes leave 519 people, all within the ages; 198 of them have phones. */
const ONLY_PHONES = {
  definition: {
    ...SIX_ZIPS.definition,
    phoneOption: "onlyWithPhones",
    audience: {
      unit: "individuals",
      criteria: [{ kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "54" }] }],
    },
  },
} as const

const openWaterfall = async () => {
  const opened = await openScreen("/order/10/demo/demoDemographics", { draft: ONLY_PHONES })
  await waitFor(() => expect(heard()).toHaveLength(3))
  await waitFor(() => expect(list().getAttribute("aria-busy")).toBe("false"))
  return opened
}

describe("the waterfall", () => {
  it("is heard as a list: name, what it removes, what it leaves; the areas are its beginning and remove nobody", async () => {
    await openWaterfall()
    expect(heard()).toEqual([
      "6 ZIP Codesleaves 519",
      "Ageremoves 0, leaves 519",
      "Phoneremoves 321, leaves 198",
    ])
  })

  it("says of a list that is made of others what each of them brings", async () => {
    const lists = [
      { savedCount: "a", name: "North side", records: 1_945, only: 472 },
      { savedCount: "b", name: "Loop", records: 431, only: 0 },
    ]
    await openScreen("/order/10/demo/demoDemographics", {
      draft: ONLY_PHONES,
      prepare: (network) =>
        changeFigures(network, (part) =>
          part.part === "waterfall" ? { ...part, waterfall: { ...part.waterfall, lists } } : part,
        ),
    })
    const table = await waitFor(() => steps().getByRole("table", { name: "What each list adds" }))
    const rows = within(table).getAllByRole("row")
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ["With the other choices", "People", "Only here"],
      ["North side", "1,945", "472"],
      ["Loop", "431", "0"],
    ])
  })

  it("is seen with signed figures, and bars of what is left over what was", async () => {
    await openWaterfall()
    expect(seen()).toEqual([
      ["", "519"],
      ["0", "519"],
      ["−321", "198"],
    ])
    const share = `${(198 / 519) * 100}%`
    expect(widths()).toEqual([
      ["100%", "100%"],
      ["100%", "100%"],
      ["100%", share],
    ])
  })

  it("says that a line depends on those above it, and leads from each to where it is chosen", async () => {
    const { address, user } = await openWaterfall()
    steps().getByText(/^Each line starts with the records left by the line above/)
    await user.click(steps().getByRole("link", { name: "Age" }))
    const row = await screen.findByRole("button", { name: /^Age(?!s)/, expanded: true })
    await waitFor(() => expect(document.activeElement).toBe(row))
    await user.click(steps().getByRole("link", { name: "Phone" }))
    await waitFor(() => expect(document.activeElement?.getAttribute("type")).toBe("radio"))
    await user.click(steps().getByRole("link", { name: "6 ZIP Codes" }))
    await heading("Select Your Target Areas")
    expect(address()).toBe("/order/10/geo/zip")
  })

  it("tries the list without a choice, and saves nothing of it until it is applied", async () => {
    const { network, user } = await openWaterfall()
    const saves = () => network.asked.filter((call) => call.startsWith("PUT ")).length
    expect(
      steps()
        .getAllByRole("switch")
        .map((one) => one.getAttribute("aria-label")),
    ).toEqual(["Count with Age", "Count with Phone"])
    await user.click(steps().getByRole("switch", { name: "Count with Phone" }))
    const tried = within(await steps().findByRole("region", { name: "Unsaved trial" }))
    tried.getByText("Also records without phones")
    await tried.findByText("519 records")
    await tried.findByText(/^\$\d+\.\d\d$/)
    await ledgerShows("198")
    await user.click(steps().getByRole("switch", { name: "Count with Age" }))
    tried.getByText("Without Age, also records without phones")
    await user.click(tried.getByRole("button", { name: "Put back" }))
    expect(steps().queryByRole("region", { name: "Unsaved trial" })).toBeNull()
    expect(saves()).toBe(0)
    await user.click(steps().getByRole("switch", { name: "Count with Phone" }))
    await user.click(await steps().findByRole("button", { name: "Apply" }))
    await ledgerShows("519")
    expect(heard()).toHaveLength(2)
    await user.keyboard("{Control>}z{/Control}")
    await ledgerShows("198")
  })

  it("dims what stood before, and keeps the place of what is new", async () => {
    const { network, user } = await openWaterfall()
    expect(dimmed()).toBe(0)
    const answer = held()
    holdPart(network, "waterfall", answer.released)
    await user.click(await screen.findByRole("button", { name: /^Marital Status/ }))
    await user.click(await screen.findByRole("checkbox", { name: "Married" }))
    await waitFor(() => expect(heard()).toContain("Marital Status"))
    expect(list().getAttribute("aria-busy")).toBe("true")
    expect(dimmed()).toBe(5)
    expect(list().querySelectorAll(".skeleton")).toHaveLength(1)
    answer.release()
    await waitFor(() => expect(list().getAttribute("aria-busy")).toBe("false"))
    const married = tinyCountIn(SIX, ({ MARITAL }) => MARITAL === "1")
    expect(heard()).toContain(`Marital Statusremoves ${519 - married}, leaves ${married}`)
    expect([dimmed(), list().querySelectorAll(".skeleton").length]).toEqual([0, 0])
  })

  it("has dashes for figures that are not coming, and says so; the count stands", async () => {
    const { network } = await openScreen("/order/10/demo/demoDemographics", { draft: ONLY_PHONES })
    failPart(network, "waterfall")
    await heading("Build Your Target Audience")
    await ledger().findByText("These figures aren't available right now.")
    expect(heard()).toEqual(["6 ZIP Codes–", "Age–", "Phone–"])
    await ledgerShows("198")
  })
})
