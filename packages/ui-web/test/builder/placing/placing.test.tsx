import { type BoundFunctions, fireEvent, type queries, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { COUNTED } from "../../kit/lists.ts"
import { DECLINED_CARD, dialog, filledSummary, GOOD_CARD, placeOrder } from "../../kit/orders.ts"
import { heading, openScreen } from "../../kit/openScreen.tsx"

describe("placing an order", () => {
  it("shows the totals with tax, places the order once, and shows its receipt", async () => {
    const { address, network, user } = await filledSummary(GOOD_CARD)
    await user.click(placeOrder())
    const totals = await dialog()
    const confirm = await totals.findByRole("button", { name: /^Place order, \$/ })
    totals.getByText("Spring mailing")
    totals.getByText("$41.26")
    // The tax names its rate.
    expect(totals.getByText("6.25%").closest("div")?.textContent).toBe("Tax 6.25%$2.58")
    // The second press comes before the screen is drawn again.
    fireEvent.click(confirm)
    fireEvent.click(confirm)
    await screen.findByText("Your list is ready")
    const code = /^\/order\/10\/success\?order=(LW-[\w-]+)$/.exec(address())?.[1]
    expect(code).toBeDefined()
    expect(document.title).toBe(`Order ${code} · Order Leads`)
    expect(network.asked.filter((call) => call.endsWith("/ProcessOrder"))).toHaveLength(1)
  })

  it("says that the card was declined, and keeps everything for another card", async () => {
    const { user } = await filledSummary(DECLINED_CARD)
    await user.click(placeOrder())
    await user.click(await (await dialog()).findByRole("button", { name: /^Place order, \$/ }))
    await (
      await dialog()
    ).findByText("The card was declined and nothing was charged. Please check the card or use another one.")
    await user.click((await dialog()).getByRole("button", { name: "Back" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Order name" }).value).toBe("Spring mailing")
    const number = screen.getByRole<HTMLInputElement>("textbox", { name: "Card number" })
    expect(number.value).toBe(DECLINED_CARD)
    await user.clear(number)
    await user.type(number, GOOD_CARD)
    await user.click(placeOrder())
    await user.click(await (await dialog()).findByRole("button", { name: /^Place order, \$/ }))
    await screen.findByText("Your list is ready")
  })

  it("cannot be confirmed before the tax is known, which is asked for again when told to", async () => {
    const { network, user } = await filledSummary(GOOD_CARD)
    network.answer("/PlaceOrder.aspx/CalculateTax", () => new Response("", { status: 500 }))
    await user.click(placeOrder())
    const again = await (await dialog()).findByRole("button", { name: "Try again" })
    expect((await dialog()).getByRole<HTMLButtonElement>("button", { name: "Place order" }).disabled).toBe(
      true,
    )
    network.answer("/PlaceOrder.aspx/CalculateTax", null)
    await user.click(again)
    await (await dialog()).findByRole("button", { name: /^Place order, \$/ })
  })

  it("names what is missing, goes there, and opens nothing", async () => {
    const { user } = await openScreen("/order/10/summary", { draft: COUNTED })
    await screen.findByRole("table", { name: "Quantities by area" })
    await waitFor(() => expect(placeOrder().disabled).toBe(false))
    await user.click(placeOrder())
    const name = screen.getByRole("textbox", { name: "Order name" })
    await waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"))
    expect(document.activeElement).toBe(name)
    expect(screen.queryByRole("dialog")).toBeNull()
  })
})

describe("the addresses of an order", () => {
  const box = (part: BoundFunctions<typeof queries>, name: string) =>
    part.getByRole<HTMLInputElement>("textbox", { name })
  const choice = async (part: BoundFunctions<typeof queries>, name: string) =>
    await part.findByRole<HTMLSelectElement>("combobox", { name })
  const parts = () => ({
    contact: within(screen.getByRole("region", { name: "Contact information" })),
    payment: within(screen.getByRole("region", { name: "Payment information" })),
  })

  it("may be Canadian, and the province of the contact shows in the billing address that takes it", async () => {
    const { user } = await openScreen("/order/10/summary", { draft: COUNTED })
    await screen.findByRole("table", { name: "Quantities by area" })
    const { contact, payment } = parts()
    await user.selectOptions(await choice(contact, "Country"), "CA")
    await user.selectOptions(await choice(contact, "Province"), "ON")
    await user.type(box(contact, "Postal Code"), "M5V 2T6")
    await user.click(payment.getByRole("button", { name: "Use the contact address" }))
    expect((await choice(payment, "Province")).value).toBe("ON")
    expect(box(payment, "Postal Code").value).toBe("M5V 2T6")
    expect((await choice(payment, "Country")).value).toBe("CA")
  })

  it("lose the state when another country is chosen, and say that one is to be chosen", async () => {
    const { user } = await openScreen("/order/10/summary", { draft: COUNTED })
    await screen.findByRole("table", { name: "Quantities by area" })
    const { contact, payment } = parts()
    for (const part of [contact, payment]) {
      await user.selectOptions(await choice(part, "State"), "IL")
      await user.selectOptions(await choice(part, "Country"), "CA")
      const province = await choice(part, "Province")
      expect(province.value).toBe("")
      expect(province.selectedOptions[0]?.textContent).toBe("Choose")
    }
  })

  it("begin with that of the profile", async () => {
    const address = {
      AddressLine: "12 Harbor Street",
      AddressLine2: "",
      CityName: "Toronto",
      StateCode: "ON",
    }
    await openScreen("/order/10/summary", {
      draft: COUNTED,
      prepare: (network) =>
        network.answer("/Common/EditUserInfo.ashx", () =>
          Response.json({
            d: {
              ResultFlag: true,
              ResultMessage: "",
              DataSource: {
                UserGuid: "u",
                FirstName: "Dana",
                LastName: "Demo",
                Email: "dana@bakery.example",
                Company: "Bakery",
                HomePhone: "",
                UsersAddress: [
                  {
                    ...address,
                    AddressName: "",
                    AddrDesc: "",
                    AddressType: "",
                    ZipCode: "M5H 1A1",
                    CountryCode: "CA",
                    Latitude: null,
                    longitude: null,
                  },
                ],
              },
            },
          }),
        ),
    })
    await screen.findByRole("table", { name: "Quantities by area" })
    const { contact, payment } = parts()
    for (const part of [contact, payment]) {
      await waitFor(() => expect(box(part, "Address").value).toBe("12 Harbor Street"))
      expect(box(part, "City").value).toBe("Toronto")
      expect((await choice(part, "Province")).value).toBe("ON")
      expect(box(part, "Postal Code").value).toBe("M5H 1A1")
    }
  })
})

describe("the contact of an order", () => {
  it("is kept when a field was typed into, and nothing is to be undone where none was", async () => {
    const { network, user } = await openScreen("/order/10/summary", { draft: COUNTED })
    await screen.findByRole("table", { name: "Quantities by area" })
    const name = screen.getByRole("textbox", { name: "Order name" })
    const saves = () => network.asked.filter((call) => call.startsWith("PUT /api/v1/drafts/")).length
    const before = saves()
    await user.click(name)
    await user.tab()
    expect(screen.queryByText("changed the contact information")).toBeNull()
    await user.type(name, "Spring mailing")
    expect(saves()).toBe(before)
    await user.tab()
    await screen.findByText("changed the contact information", { exact: false })
    await waitFor(() => expect(saves()).toBe(before + 1))
  })
})

describe("an order whose payment is not known yet", () => {
  it("is followed by its page until the list is ready", async () => {
    const { network, user } = await filledSummary(GOOD_CARD)
    let isPaid = false
    network.answer(/^\/api\/v1\/orders\/LW-/, async (_, pass) => {
      const receipt: object = await (await pass()).json()
      return Response.json(isPaid ? receipt : { ...receipt, state: "pending", delivery: null })
    })
    await user.click(placeOrder())
    await user.click(await (await dialog()).findByRole("button", { name: /^Place order, \$/ }))
    await screen.findByText("Your payment is being confirmed")
    expect(screen.queryByRole("button", { name: /^Download/ })).toBeNull()
    isPaid = true
    await screen.findByRole("button", { name: "Download list (CSV)" })
  })

  it("leads back to the order where its payment was declined after all", async () => {
    const { address, network, user } = await filledSummary(GOOD_CARD)
    network.answer(/^\/api\/v1\/orders\/LW-/, async (_, pass) => {
      const receipt: object = await (await pass()).json()
      return Response.json({ ...receipt, state: "declined", delivery: null })
    })
    await user.click(placeOrder())
    await user.click(await (await dialog()).findByRole("button", { name: /^Place order, \$/ }))
    await user.click(await screen.findByRole("button", { name: "Back to the order" }))
    await heading("Review Count & Order")
    expect(address()).toBe("/order/10/summary")
  })
})
