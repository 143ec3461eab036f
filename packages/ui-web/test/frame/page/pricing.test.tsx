import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { heading, openScreen, type ScreenOptions } from "../../kit/openScreen.tsx"

const dialog = () => within(screen.getByRole("dialog", { name: "Service Pricing" }))
const rows = () => dialog().getAllByRole("row").length - 1

const open = async (options: ScreenOptions = {}) => {
  const site = await openScreen("/", options)
  await heading(/, Dana$/)
  const [button] = screen.getAllByRole("button", { name: "Pricing" })
  if (button === undefined) throw new Error("The header has no Pricing.")
  await site.user.click(button)
  await screen.findByRole("dialog", { name: "Service Pricing" })
  return site
}

describe("Service Pricing", () => {
  it("shows ten prices of 4 decimals and the minimum, and 20 more at a press", async () => {
    const { user } = await open()
    await dialog().findByRole("table", { name: "Prices per record" })
    expect(rows()).toBe(10)
    dialog().getByText("$0.0595")
    const minimum = dialog().getByText("Minimum online order").parentElement
    expect(minimum?.textContent).toMatch(/\$\d+\.\d{4}$/)
    await user.click(dialog().getByRole("button", { name: "View More" }))
    expect(rows()).toBeGreaterThan(10)
    expect(rows()).toBeLessThanOrEqual(30)
  })

  it("offers only what the display data allow, services by their brackets among it", async () => {
    const { user } = await open({
      prepare: (network) =>
        network.answer("/faq/Faqs-Pricing.aspx/GetPricingDisplayData", () =>
          Response.json({
            d: { ResultFlag: true, ResultMessage: "", DataSource: { DisplayData: [-1, 10] } },
          }),
        ),
    })
    const choice = await dialog().findByRole("combobox", { name: "Prices for" })
    expect(
      within(choice)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining("CON10"), "Clean List"])
    await user.selectOptions(choice, "Clean List")
    await dialog().findByRole("columnheader", { name: "10,000 - 49,999" })
    dialog().getByText("$0.0150")
    dialog().getByText("$50.0000")
  })

  it("says nothing of display data that failed, and shows prices once they come", async () => {
    const { network, user } = await open({
      prepare: (before) =>
        before.answer(
          "/faq/Faqs-Pricing.aspx/GetPricingDisplayData",
          () => new Response("", { status: 500 }),
        ),
    })
    await dialog().findByText("There are no prices to show")
    expect(screen.queryByText("Something went wrong")).toBeNull()
    network.answer("/faq/Faqs-Pricing.aspx/GetPricingDisplayData", null)
    await user.click(dialog().getByRole("button", { name: "Try again" }))
    await dialog().findByRole("table", { name: "Prices per record" })
  })

  it("is not offered to a Digital User", async () => {
    await openScreen("/", {
      prepare: (network) =>
        network.answer("/Common/InitUser.ashx", async (_, pass) => {
          const { d } = await (await pass()).json()
          return Response.json({
            d: { ...d, DataSource: { ...d.DataSource, User_RoleName: "Digital User" } },
          })
        }),
    })
    await heading(/, Dana$/)
    expect(screen.getAllByRole("button", { name: "Contact Us" })).not.toHaveLength(0)
    expect(screen.queryByRole("button", { name: "Pricing" })).toBeNull()
  })
})
