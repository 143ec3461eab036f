import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { COUNTED } from "../../kit/lists.ts"
import { dialog, fillPayment, nameOrder, placeOrder } from "../../kit/orders.ts"
import { heading, type OpenScreen, openScreen } from "../../kit/openScreen.tsx"
import { siteReading } from "../../kit/siteWith.ts"

/** A site with the first layout: the review leads to a payment of its own. */

const openReview = async (): Promise<OpenScreen> => {
  const opened = await openScreen("/order/10/summary", {
    draft: COUNTED,
    prepare: (network) => siteReading(network, { interfaceVersion: "1" }),
  })
  await screen.findByRole("table", { name: "Quantities by area" })
  return opened
}
const goOn = () =>
  within(screen.getByRole("complementary", { name: "Price and order" })).getByRole<HTMLButtonElement>(
    "button",
    { name: "Continue to Payment" },
  )
const openPayment = async (): Promise<OpenScreen> => {
  const opened = await openReview()
  await nameOrder(opened.user)
  await waitFor(() => expect(goOn().disabled).toBe(false))
  await opened.user.click(goOn())
  await heading("Payment")
  return opened
}
const orderName = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Order name" })

describe("the review of layout 1", () => {
  it("has no forms to pay, saves the list, and leads to the payment", async () => {
    const { address } = await openReview()
    screen.getByRole("button", { name: "Save List" })
    expect(screen.queryByRole("region", { name: "Payment information" })).toBeNull()
    expect(screen.queryByRole("button", { name: /^Place Order/ })).toBeNull()
    expect(screen.queryByRole("button", { name: "See a sample file" })).toBeNull()
    expect(address()).toBe("/order/10/summary")
  })

  it("asks what the order is called before it goes on", async () => {
    const { address, user } = await openReview()
    await waitFor(() => expect(goOn().disabled).toBe(false))
    await user.click(goOn())
    await waitFor(() => expect(orderName().getAttribute("aria-invalid")).toBe("true"))
    expect(document.activeElement).toBe(orderName())
    expect(address()).toBe("/order/10/summary")
  })
})

describe("the payment of layout 1", () => {
  it("says in a few lines what is ordered, and places it once it's paid and agreed to", async () => {
    const { address, user } = await openPayment()
    expect(address()).toBe("/order/10/payment")
    const order = within(screen.getByRole("region", { name: "Your order" }))
    expect(orderName().value).toBe("Spring mailing")
    order.getByText("519 of 519")
    order.getByText("6 ZIP Codes")
    await fillPayment(user)
    await waitFor(() => expect(placeOrder().disabled).toBe(false))
    await user.click(placeOrder())
    await user.click(await (await dialog()).findByRole("button", { name: /^Place order, \$/ }))
    await screen.findByText("Your list is ready")
    expect(address()).toMatch(/^\/order\/10\/success\?order=LW-/)
  })

  it("stays where it is over a reload, and any way back leads to the review with its count", async () => {
    const { address, reload, user } = await openPayment()
    await screen.findByText("Saved")
    reload()
    await heading("Payment")
    expect(address()).toBe("/order/10/payment")
    await user.click(screen.getByRole("link", { name: "BACK" }))
    await heading("Review Count & Order")
    await screen.findByRole("table", { name: "Quantities by area" })
    await user.click(goOn())
    await heading("Payment")
    await user.click(screen.getByRole("link", { name: /Step 3/ }))
    await heading("Review Count & Order")
    expect(orderName().value).toBe("Spring mailing")
  })

  it("is not reached before there is a count", async () => {
    const { address } = await openScreen("/order/10/payment", {
      draft: { ...COUNTED, choices: { ...COUNTED.choices, step: "input", countId: null } },
      prepare: (network) => siteReading(network, { interfaceVersion: "1" }),
    })
    await heading("Your order")
    expect(address()).toBe("/order/10")
  })
})
