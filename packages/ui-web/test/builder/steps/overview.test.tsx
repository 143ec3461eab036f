import { emptyContact } from "@listwright/domain/drafts"
import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { localDateTimeText } from "../../../src/app/localDateTimeText.ts"
import { COUNTED, TWO_ZIPS } from "../../kit/lists.ts"
import { heading, ledgerShows, noticed, openScreen } from "../../kit/openScreen.tsx"

const openOverview = async (draft = TWO_ZIPS) => {
  const opened = await openScreen("/order/10", { draft })
  await heading("Your order")
  return opened
}
/** The minutes from a moment until now, as the screens say them. */
const minutesSince = (start: number): ReadonlyArray<string> => {
  const minutes = Math.ceil((Date.now() - start) / 60_000)
  return Array.from({ length: minutes + 1 }, (_, at) =>
    localDateTimeText(new Date(start + at * 60_000).toISOString()),
  )
}
const dialog = async (name: string, role = "dialog") => within(await screen.findByRole(role, { name }))

describe("the overview of an order", () => {
  it("is reset once asked, says so, and Undo brings it back", async () => {
    const { user } = await openOverview()
    await ledgerShows("173")
    await user.click(screen.getByRole("button", { name: "Reset order" }))
    const asked = await dialog("Reset order", "alertdialog")
    await user.click(asked.getByRole("button", { name: "Cancel" }))
    await ledgerShows("173")
    await user.click(screen.getByRole("button", { name: "Reset order" }))
    await user.click(
      (await dialog("Reset order", "alertdialog")).getByRole("button", { name: "Reset order" }),
    )
    await noticed("Order has been reset")
    await screen.findByText("No areas chosen yet.")
    await user.click(screen.getByRole("button", { name: /^Undo/ }))
    await ledgerShows("173")
  })

  it("tells total records against those with phones, area by area", async () => {
    const { user } = await openOverview()
    await ledgerShows("173")
    await user.click(screen.getByRole("button", { name: "Total records" }))
    const table = (await dialog("Total records")).getByRole("table", { name: "Records by area" })
    const cells = within(table)
      .getAllByRole("row")
      .map((row) => row.textContent)
    expect(cells).toEqual([
      expect.stringContaining("With phone"),
      expect.stringMatching(/^6061478/),
      expect.stringMatching(/^6061595/),
      "Total17374",
    ])
    expect(within(table).queryAllByRole("checkbox")).toEqual([])
  })

  it("sums the places that are ticked, and says that at least one must be", async () => {
    const { user } = await openOverview({
      definition: {
        areas: [
          {
            kind: "radius",
            name: "Store",
            longitude: -87.65,
            latitude: 41.92,
            miles: 2,
            withinState: null,
            granularity: "standard",
            excluded: false,
          },
        ],
      },
    })
    await user.click(await screen.findByRole("button", { name: "Total records" }))
    const box = await (await dialog("Total records")).findByRole("checkbox", { name: /^Count/ })
    await user.click(box)
    await screen.findByText("Select at least one address.")
    await user.click(box)
    await waitFor(() => expect(screen.queryByText("Select at least one address.")).toBeNull())
  })

  it("says in a few lines what the list is, and when it was counted", async () => {
    const factsIn = (box: HTMLElement) =>
      within(box)
        .getAllByRole("term")
        .map((term) => [term.textContent?.trim(), term.nextElementSibling?.textContent])
    const { person } = await openOverview(TWO_ZIPS)
    await ledgerShows("173")
    const summary = screen.getByRole("region", { name: "Order summary" })
    expect(factsIn(summary)).toEqual([
      ["Name", "None yet"],
      ["Records", "173 records, 74 with phones"],
      ["Data source", "Consumer (CON10)"],
      ["Account", person?.accounts[0]?.name],
      ["Areas", "2 ZIP Codes"],
      ["Counted", "Not yet"],
      ["Audience", "People"],
    ])
    within(summary).getByRole("button", { name: "Print" })
  })

  it("says when a counted list was counted, there and on the review", async () => {
    const { choices } = COUNTED
    const contact = { ...emptyContact, orderName: "Spring mailing" }
    const draft = { ...COUNTED, choices: { ...choices, contact } }
    const start = Date.now()
    const { user } = await openOverview(draft)
    await ledgerShows("519")
    const summary = within(screen.getByRole("region", { name: "Order summary" }))
    summary.getByText("Spring mailing")
    await summary.findByText("People aged 25 to 54")
    // It was counted just now, before the page opened.
    const isJustNow = (text: string) => minutesSince(start).includes(text)
    const { textContent: moment } = await summary.findByText(isJustNow)
    await user.click(screen.getByRole("link", { name: /Step 3/ }))
    await heading("Review Count & Order")
    const order = within(screen.getByRole("region", { name: "Order information" }))
    order.getByText(moment)
    order.getByText("6 ZIP Codes")
  })

  it("lists the fields of its file, and adds others at their price", async () => {
    const { user } = await openOverview(COUNTED)
    await ledgerShows("519")
    await user.click(screen.getByRole("button", { name: "List output fields" }))
    const fields = await dialog("List output fields")
    const always = within(
      fields.getByRole("heading", { name: "In every file" }).parentElement ?? document.body,
    )
    expect(always.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1Record/),
      "2First Name",
      "3Last Name",
      "4Address",
      "5City",
      "6State",
      "7ZIP Code",
      expect.stringMatching(/^8ZIP\+4/),
      expect.stringMatching(/^9Carrier Route/),
      expect.stringMatching(/^10Delivery Score/),
      expect.stringMatching(/^11Walk Sequence/),
      "12Phone",
    ])
    await fields.findByText("Age", { selector: "p" })
    fields.getByText("No columns added")
    const added = await fields.findByRole("checkbox", { name: /^Gender/ })
    await user.click(added)
    await fields.findByText("1 added")
    await user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await user.click(screen.getByRole("button", { name: "List output fields" }))
    await (await dialog("List output fields")).findByText("1 added")
  })

  it("tells what a list includes: ten records, its columns and how many records have them", async () => {
    const { user } = await openOverview(COUNTED)
    await user.click(screen.getByRole("button", { name: "What is included in my list" }))
    const included = await dialog("What is included in my list")
    const records = within(await included.findByRole("table", { name: "Ten sample records" }))
    expect(records.getAllByRole("row").length).toBeGreaterThan(1)
    expect(records.getAllByRole("row")[1]?.textContent).toContain("•••")
    const columns = included.getAllByRole("listitem").map(({ textContent }) => textContent)
    expect(columns).toContain("First Name100%")
    expect(columns.some((text) => /^Household Income\d+%$/.test(text ?? ""))).toBe(true)
    expect(included.getByRole("tab", { name: "Consumer" }).getAttribute("aria-selected")).toBe("true")
    expect(included.getByRole("tab", { name: "Business" })).toBeTruthy()
  })
})
