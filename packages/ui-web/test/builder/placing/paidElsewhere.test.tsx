import { screen, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { COUNTED } from "../../kit/lists.ts"
import { dialog, nameOrder, placeOrder } from "../../kit/orders.ts"
import { openScreen } from "../../kit/openScreen.tsx"
import type { Network } from "../../kit/siteNetwork.ts"

const PAGE = "https://pay.example/c/1"
const CODE = "LW-MOCK-0001"

/** A site whose orders are paid at Stripe: what it says of itself, of an order, and of its receipt. */
const atStripe = (network: Network, sent: Array<unknown>): void => {
  network.answer("/PlaceOrder.aspx/InitializeCommonJsConfiguration", async (_, pass) => {
    const { d } = await (await pass()).json()
    return Response.json({ d: { ...d, DataSource: { ...d.DataSource, PaysAt: "Stripe" } } })
  })
  network.answer("/PlaceOrder.aspx/ProcessOrder", async (request) => {
    sent.push(await request.json())
    const DataSource = {
      IsSuccess: true,
      IsPending: true,
      PaymentUrl: PAGE,
      PaymentUntil: "2026-11-26T15:00:00.000Z",
      Message: "",
      OrderCode: CODE,
      AccountName: "Demo",
      OrderSessionGuid: "guid",
      OrderSubmittedDate: "2026-11-26T14:30:00.000Z",
    }
    return Response.json({ d: { ResultFlag: true, ResultMessage: "", DataSource } })
  })
}

describe("an order that is paid at Stripe", () => {
  it("asks for no card, and goes to the page that the site names, once", async () => {
    const sent: Array<unknown> = []
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {})
    const { user } = await openScreen("/order/10/summary", {
      draft: COUNTED,
      prepare: (network) => atStripe(network, sent),
    })
    await screen.findByRole("table", { name: "Quantities by area" })
    await nameOrder(user)
    const contact = within(screen.getByRole("region", { name: "Contact information" }))
    const fields = { Address: "100 W Randolph St", City: "Chicago", "ZIP Code": "60601" }
    for (const [name, text] of Object.entries(fields)) {
      await user.click(contact.getByRole("textbox", { name }))
      await user.paste(text)
    }
    await user.selectOptions(contact.getByRole("combobox", { name: "State" }), "IL")
    const payment = within(screen.getByRole("region", { name: "Payment information" }))
    payment.getByText("Stripe")
    expect(payment.queryByRole("textbox")).toBeNull()
    await user.click(screen.getByRole("checkbox", { name: /Data Use Agreement/ }))
    await user.click(placeOrder())
    await user.click(await (await dialog()).findByRole("button", { name: /^Place order, \$/ }))
    await vi.waitFor(() => expect(assign.mock.calls).toEqual([[PAGE]]))
    expect(sent).toHaveLength(1)
    expect(JSON.stringify(sent)).not.toContain("OrderPaymentInformation")
    assign.mockRestore()
  })
})
