import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { held } from "../../kit/held.ts"
import { COUNTED, TWO_ZIPS, UNCOUNTED } from "../../kit/lists.ts"
import { heading, openScreen, type ScreenOptions } from "../../kit/openScreen.tsx"
import { placedOrder } from "../../kit/orders.ts"
import { siteWith } from "../../kit/siteWith.ts"

const openSummary = async (options: ScreenOptions = {}) => {
  const opened = await openScreen("/order/10/summary", { draft: COUNTED, ...options })
  const table = within(await screen.findByRole("table", { name: "Quantities by area" }))
  return { ...opened, table }
}
const price = () => within(screen.getByRole("complementary", { name: "Price and order" }))
const included = async () =>
  within(await screen.findByRole("dialog", { name: "What is included in my list" }))

describe("the review", () => {
  it("has the areas in a table with their total", async () => {
    const { table } = await openSummary()
    const titles = table.getAllByRole("columnheader").map(({ textContent }) => textContent)
    expect(titles).toEqual(expect.arrayContaining(["Area(s)", "Quantity Available", "Quantity Selected"]))
    expect(table.getAllByRole("row").at(-1)?.textContent).toMatch(/^Total519/)
  })

  it("prices what the list is used more often at once [ob4-recalculation]", async () => {
    const { user } = await openSummary()
    const total = () => price().getByText(/plus tax/).textContent
    await price().findByText(/plus tax/)
    const once = total()
    const usage = screen.getByRole("combobox", { name: "List usage" })
    await user.selectOptions(usage, await within(usage).findByRole("option", { name: /^Two Times/ }))
    await waitFor(() => expect(total()).not.toBe(once))
  })

  it("leads to an example of the file", async () => {
    const { user } = await openSummary()
    await user.click(screen.getByRole("button", { name: "See a sample file" }))
    await (await included()).findByRole("table", { name: "Ten sample records" })
  })

  it("leads to an example that has the columns added to the file, and the company of a business, masked", async () => {
    const draft = { ...COUNTED, choices: { ...COUNTED.choices, outputColumns: ["GENDER", "EDUCATION"] } }
    const { user } = await openSummary({ draft })
    await user.click(screen.getByRole("button", { name: "See a sample file" }))
    const headings = async () => {
      const table = within(await (await included()).findByRole("table", { name: "Ten sample records" }))
      return table.getAllByRole("columnheader").map(({ textContent }) => textContent)
    }
    const own = await headings()
    expect(own.slice(-2)).toEqual(["Gender", "Education"])
    expect(own[0]).toBe("First Name")

    await user.click((await included()).getByRole("tab", { name: "Business" }))
    await waitFor(async () => expect((await headings())[0]).toBe("Company"))
    const [, ...rows] = within(
      (await included()).getByRole("table", { name: "Ten sample records" }),
    ).getAllByRole("row")
    const companies = rows.map((row) => within(row).getAllByRole("cell")[0]?.textContent)
    expect(companies).toHaveLength(10)
    for (const company of companies) expect(company).toMatch(/^\p{L}?•••$/u)
  })

  it("has no promotions where the site shows none [ob6-placing-flags]", async () => {
    await openSummary({ prepare: (network) => siteWith(network, "ShowPromotion", false) })
    expect(screen.queryByRole("region", { name: "Promotion code" })).toBeNull()
  })
})

describe("the overview", () => {
  it("leads back to the landing page", async () => {
    const { address, user } = await openScreen("/order/10", { draft: TWO_ZIPS })
    await heading("Your order")
    await user.click(screen.getByRole("button", { name: "Back" }))
    await heading(/, Dana$/)
    expect(address()).toBe("/")
  })

  it("says of each kind of list what it includes", async () => {
    const { user } = await openScreen("/order/10", { draft: COUNTED })
    await heading("Your order")
    await user.click(screen.getByRole("button", { name: "What is included in my list" }))
    const tabs = (await included()).getAllByRole("tab").map(({ textContent }) => textContent)
    expect(tabs).toEqual(["Consumer", "Business", "New Mover", "New Homeowner", "Saturation"])
  })
})

it("a count is asked for once, however often the button is pressed [ob4-counting-steps]", async () => {
  const { network, user } = await openScreen("/order/10/demo/demoDemographics", { draft: UNCOUNTED })
  await heading("Build Your Target Audience")
  const answer = held()
  network.answer("/PlaceOrder.aspx/CheckPollingStatusWithoutSeesion", async (_, pass) => {
    await answer.released
    return pass()
  })
  const next = screen.getByRole("button", { name: /^NEXT STEP/ })
  await user.dblClick(next)
  await user.click(next)
  answer.release()
  await screen.findByRole("table", { name: "Quantities by area" })
  const asked = network.asked.filter((call) => call.endsWith("/PollCountWithotSession"))
  expect(asked).toHaveLength(1)
})

it("a receipt says where the confirmation goes, what was available, when the list is there, and whom to ask [ob9-fulfilment]", async () => {
  const { network, person } = await placedOrder()
  const main = screen.getByRole("main")
  await waitFor(() => expect(main.textContent).toContain("Quantity available519"))
  const { ContactEmail, PhoneNumber } = await network.data<Record<"ContactEmail" | "PhoneNumber", string>>(
    "/PlaceOrder.aspx/InitializeCommonJsConfiguration",
  )
  for (const said of [
    `We'll send a confirmation to ${person?.email}.`,
    "Orders are fulfilled within 4 hours, typically under 30 minutes in business hours (Mon-Fri 8am-6pm EST).",
    "After-hours orders from new customers may be held; they are usually fulfilled within one business day.",
    `Questions? Call ${PhoneNumber} or email ${ContactEmail}.`,
  ])
    expect(main.textContent).toContain(said)
})
