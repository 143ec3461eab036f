import { screen, within } from "@testing-library/react"
import { COUNTED } from "./lists.ts"
import { type OpenScreen, type ScreenOptions, openScreen } from "./openScreen.tsx"

export const GOOD_CARD = "4111111111111111"
export const DECLINED_CARD = "4000000000000002"

/** The totals of the order, before it is placed. */
export const dialog = async () => within(await screen.findByRole("dialog", { name: "Place order" }))
/** The button that leads to the totals. */
export const placeOrder = () =>
  within(screen.getByRole("complementary", { name: "Price and order" })).getByRole<HTMLButtonElement>(
    "button",
    {
      name: /^Place Order/,
    },
  )

/** Types who orders, a card and the consent into the open forms. */
export const fillPayment = async (user: OpenScreen["user"], card: string = GOOD_CARD): Promise<void> => {
  const type = async (box: ReturnType<typeof within>, name: string, text: string) => {
    // A later order begins with the address of the one before.
    await user.clear(box.getByRole("textbox", { name }))
    await user.paste(text)
  }
  const contact = within(screen.getByRole("region", { name: "Contact information" }))
  await type(contact, "Address", "100 W Randolph St")
  await type(contact, "City", "Chicago")
  await user.selectOptions(contact.getByRole("combobox", { name: "State" }), "IL")
  await type(contact, "ZIP Code", "60601")
  const payment = within(screen.getByRole("region", { name: "Payment information" }))
  await type(payment, "Name on card", "Dana Demo")
  await type(payment, "Card number", card)
  await user.selectOptions(payment.getByRole("combobox", { name: "Expiry month" }), "07")
  const years = payment.getByRole("combobox", { name: "Expiry year" })
  await user.selectOptions(years, String(new Date().getFullYear() + 2))
  await type(payment, "Security code", "123")
  await user.click(payment.getByRole("button", { name: "Use the contact address" }))
  await user.click(screen.getByRole("checkbox", { name: /Data Use Agreement/ }))
}

/** Types what the order is called. */
export const nameOrder = async (user: OpenScreen["user"], name = "Spring mailing"): Promise<void> => {
  await user.click(screen.getByRole("textbox", { name: "Order name" }))
  await user.paste(name)
}

/** A summary with every field filled in, as `card` pays. */
export const filledSummary = async (
  card: string = GOOD_CARD,
  options: Pick<ScreenOptions, "prepare"> = {},
): Promise<OpenScreen> => {
  const opened = await openScreen("/order/10/summary", { draft: COUNTED, ...options })
  await screen.findByRole("table", { name: "Quantities by area" })
  await nameOrder(opened.user)
  await fillPayment(opened.user, card)
  return opened
}

/** The receipt of an order whose list was just delivered, and its code. */
export const placedOrder = async (): Promise<OpenScreen & { readonly code: string }> => {
  const opened = await filledSummary()
  await opened.user.click(placeOrder())
  await opened.user.click(await (await dialog()).findByRole("button", { name: /^Place order, \$/ }))
  // The receipt is there before the list is.
  await screen.findByRole("button", { name: "Download list (CSV)" })
  return { ...opened, code: new URL(window.location.href).searchParams.get("order") ?? "" }
}
