import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { heading, openScreen } from "../../kit/openScreen.tsx"
import type { Network } from "../../kit/siteNetwork.ts"

const cart = () => within(screen.getByRole("region", { name: "Cart" }))
const points = () => within(screen.getByRole("region", { name: "Available points" }))
const names = () =>
  within(screen.getByRole("region", { name: "Gifts" }))
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent)
const button = (name: string | RegExp) => screen.getByRole("button", { name })
const field = (name: string) => screen.getByRole("textbox", { name })

const openStore = async (address = "/reward") => {
  const opened = await openScreen(address, { as: { points: 3_000 } })
  await heading("Rewards")
  await screen.findByRole("heading", { name: "Cart" })
  return opened
}

/** The codes that the server gives to what is redeemed from now on. */
const codesOf = (network: Network): ReadonlyArray<string> => {
  const codes: Array<string> = []
  network.answer("/ba/Reward.aspx/RedeemCartOrder", async (_, pass) => {
    const response = await pass()
    codes.push((await response.clone().json()).d.DataSource.OrderCode)
    return response
  })
  return codes
}

const fillIn = async (user: Awaited<ReturnType<typeof openScreen>>["user"]) => {
  await screen.findByRole("textbox", { name: "Address" })
  for (const [name, text] of [
    ["Address", "1 Main St"],
    ["City", "Chicago"],
    ["State", "IL"],
    ["ZIP Code", "60614"],
  ] as const) {
    await user.clear(field(name))
    await user.type(field(name), text)
  }
}

describe("the rewards store [p8-reward-cart]", () => {
  it("says why an empty cart, and one that costs too much, cannot be checked out", async () => {
    const { user } = await openStore()
    points().getByText("3,000", { selector: "span" })
    cart().getByText("Add a gift to your cart first.")
    expect(button("Check out")).toHaveProperty("disabled", true)
    await user.click(button("Add Tablet to the cart"))
    cart().getByText("Your cart needs more points than you have.")
    expect(button("Check out")).toHaveProperty("disabled", true)
    await user.click(button("Remove Tablet"))
    await user.click(button("Add Coffee mug to the cart"))
    cart().getByText("2,550 points left afterward")
    expect(button("Check out")).toHaveProperty("disabled", false)
  })

  it("tells where the points come from in a dialog", async () => {
    const { user } = await openStore()
    expect(points().queryByText("Earned on orders")).toBeNull()
    await user.click(button("Reward summary"))
    const dialog = within(await screen.findByRole("dialog", { name: "Reward summary" }))
    expect(dialog.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Earned on orders",
      "Bonus",
      "Redeemed",
      "Available",
    ])
    dialog.getAllByText("3,000")
  })

  it("takes a quantity in digits and nothing else", async () => {
    const { user } = await openStore()
    await user.click(button("Add Notebook and pencil to the cart"))
    const quantity = cart().getByRole("textbox", { name: "Quantity of Notebook and pencil" })
    await user.clear(quantity)
    await user.type(quantity, "3{Enter}")
    cart().getByText("900 points")
    await user.clear(quantity)
    await user.type(quantity, "lots{Enter}")
    cart().getByText("900 points")
    await user.clear(quantity)
    await user.type(quantity, "0{Enter}")
    cart().getByText("Add a gift to your cart first.")
  })

  it("shows a category, sorts by points either way, and keeps both in the address [p4-reward-sort]", async () => {
    const { address, user } = await openStore()
    expect(names().length).toBe(12)
    await user.click(screen.getByRole("link", { name: "Office" }))
    await waitFor(() => expect(names()).toEqual(["Coffee mug", "Notebook and pencil", "Desk lamp"]))
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Points: high to low")
    await waitFor(() => expect(names()).toEqual(["Desk lamp", "Coffee mug", "Notebook and pencil"]))
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Points: low to high")
    await waitFor(() => expect(names()).toEqual(["Notebook and pencil", "Coffee mug", "Desk lamp"]))
    expect(address()).toBe("/reward?category=2&sort=low")
  })

  it("shows only what the points are enough for", async () => {
    const { user } = await openStore("/reward?category=3")
    await user.click(screen.getByRole("checkbox", { name: "Only gifts I have enough points for" }))
    await waitFor(() => expect(names()).toEqual(["Speaker"]))
  })

  it("keeps the cart over a reload", async () => {
    const { reload, user } = await openStore()
    await user.click(button("Add Umbrella to the cart"))
    reload()
    await screen.findByRole("heading", { name: "Cart" })
    cart().getByText("Umbrella")
    cart().getByText("2,250 points left afterward")
  })

  it("names each field of the checkout that is missing, in the specified words [p5-reward-checkout-form]", async () => {
    const { network, user } = await openStore()
    await user.click(button("Add Umbrella to the cart"))
    await user.click(button("Check out"))
    await screen.findByRole("textbox", { name: "First name" })
    for (const name of ["Address", "City", "State", "ZIP Code", "Phone"]) await user.clear(field(name))
    await user.click(button("Redeem 750 points"))
    await screen.findByText("5 fields need your attention")
    expect(screen.getAllByText("It's required").length).toBe(3)
    screen.getByText("Enter the 2-letter state code.")
    screen.getByText("Enter the 5-digit ZIP Code.")
    expect(network.asked.filter((call) => call.includes("RedeemCartOrder"))).toEqual([])
  })

  it("redeems, says the code and what is left, and lists it in the history [p4-reward-checkout-steps]", async () => {
    const { network, user } = await openStore()
    await user.click(button("Add Umbrella to the cart"))
    await user.click(button("Check out"))
    await fillIn(user)
    const codes = codesOf(network)
    await user.click(button("Redeem 750 points"))
    const done = within(await screen.findByRole("dialog", { name: "Thank you" }))
    const [code = ""] = codes
    expect(code).toMatch(/\w/)
    done.getByText(code)
    done.getByText("2,250 points")
    done.getByText("Your reward will be delivered within 7 business days.")
    await user.click(done.getByRole("button", { name: "Done" }))
    cart().getByText("Add a gift to your cart first.")
    await waitFor(() => points().getByText("2,250", { selector: "span" }))
    await within(screen.getByRole("region", { name: "History" })).findByText("Umbrella")
    within(screen.getByRole("region", { name: "History" })).getByText(code, { exact: false })
  })

  it("brings the button back without a message when the call fails, with everything typed still there", async () => {
    const { network, user } = await openStore()
    await user.click(button("Add Umbrella to the cart"))
    await user.click(button("Check out"))
    await fillIn(user)
    network.answer("/ba/Reward.aspx/RedeemCartOrder", () => new Response("", { status: 500 }))
    await user.click(button("Redeem 750 points"))
    await waitFor(() =>
      expect(network.asked.filter((call) => call.includes("RedeemCartOrder")).length).toBe(1),
    )
    await waitFor(() => expect(button("Redeem 750 points").getAttribute("aria-busy")).toBeNull())
    expect(field("Address")).toHaveProperty("value", "1 Main St")
    expect(screen.queryByRole("alert")?.textContent ?? "").toBe("")
    await user.click(button("Cancel"))
    await user.click(button("Check out"))
    expect(field("Address")).toHaveProperty("value", "1 Main St")
  })
})
