import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { TWO_ZIPS } from "../../kit/lists.ts"
import { heading, openScreen, type ScreenOptions } from "../../kit/openScreen.tsx"
import { placeBefore } from "../../kit/placedBefore.ts"

const openSuppressions = async (options: ScreenOptions = {}) => {
  const opened = await openScreen((id) => `/order/10/demo/suppression?sid=${id}`, {
    draft: TWO_ZIPS,
    ...options,
  })
  await heading("Suppressions")
  return opened
}
/** The user has ordered before. */
const placed: NonNullable<ScreenOptions["prepare"]> = async (network) => {
  await placeBefore(network, "Opening day")
}
const kind = (name: string) => within(screen.getByRole("region", { name }))

describe("the suppressions", () => {
  it("leave out prior orders of some days, the last week unless told otherwise", async () => {
    const { user } = await openSuppressions()
    const orders = kind("Prior orders")
    await user.click(orders.getByRole("checkbox", { name: /^Prior orders/ }))
    const [first, last] = ["First day", "Last day"].map(
      (name) => orders.getByLabelText<HTMLInputElement>(name).value,
    )
    expect(new Date(last ?? "").getTime() - new Date(first ?? "").getTime()).toBe(7 * 24 * 60 * 60 * 1_000)
  })

  it("keep a day that cannot be used in its field, with the reason", async () => {
    const { user } = await openSuppressions()
    const orders = kind("Prior orders")
    await user.click(orders.getByRole("checkbox", { name: /^Prior orders/ }))
    const last = orders.getByLabelText<HTMLInputElement>("Last day")
    await user.clear(last)
    await user.type(last, "2999-12-31")
    expect((await orders.findByRole("alert")).textContent).not.toBe("")
    expect(last.value).toBe("2999-12-31")
  })

  it("leave out a saved count that is picked by name, until it is taken back", async () => {
    const { user } = await openSuppressions({ hasSides: true })
    const counts = kind("Saved counts")
    await user.click(counts.getByRole("checkbox", { name: /^Saved counts/ }))
    await user.click(counts.getByRole("radio", { name: "Chosen saved counts" }))
    counts.getByText(/^Choose Add in the table above\./)
    await user.click(await counts.findByRole("button", { name: "Add the saved count South side" }))
    const picked = within(counts.getByRole("list", { name: "Added saved counts" }))
    expect(picked.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["South side"])
    expect(
      counts.getByRole("button", { name: "Added the saved count South side" }).getAttribute("aria-pressed"),
    ).toBe("true")
    await user.click(picked.getByRole("button", { name: /South side/ }))
    counts.getByText(/^Choose Add in the table above\./)
  })

  it("say that a list did not come, and ask again when told to", async () => {
    const { network, user } = await openSuppressions({ prepare: placed })
    network.answer("/PlaceOrder.aspx/GetSuppressionList", () => new Response("", { status: 500 }))
    const orders = kind("Prior orders")
    await user.click(orders.getByRole("checkbox", { name: /^Prior orders/ }))
    await user.click(orders.getByRole("radio", { name: "Chosen orders" }))
    await orders.findByText("We couldn't load the orders.")
    network.answer("/PlaceOrder.aspx/GetSuppressionList", null)
    await user.click(orders.getByRole("button", { name: "Try again" }))
    await orders.findByText("Opening day")
  })
})

describe("what may be left out", () => {
  it("is found by name and by number, of a list that says where it holds nothing", async () => {
    let code = ""
    const { network, user } = await openSuppressions({
      prepare: async (network) => {
        code = await placeBefore(network, "Opening day")
        await placeBefore(network, "Closing day")
      },
    })
    const asked: Array<unknown> = []
    network.answer("/PlaceOrder.aspx/GetSuppressionList", async (request, pass) => {
      asked.push(await request.clone().json())
      return pass()
    })
    const orders = kind("Prior orders")
    await user.click(orders.getByRole("checkbox", { name: /^Prior orders/ }))
    await user.click(orders.getByRole("radio", { name: "Chosen orders" }))
    await orders.findByText("Opening day")
    orders.getByText("Closing day")
    await user.click(orders.getByRole("searchbox", { name: "Find orders by number" }))
    await user.paste(code)
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ orderName: "", orderNumber: code }))
    await waitFor(() => expect(orders.queryByText("Closing day")).toBeNull())
    await orders.findByText("Opening day")
    const byName = orders.getByRole("searchbox", { name: "Find orders by name" })
    await user.type(byName, "closing")
    // A number names one order, a name as many as have it.
    await orders.findByText("No record found")
    await user.clear(byName)
    await user.type(byName, "OPENING")
    await orders.findByText("Opening day")
    await user.clear(orders.getByRole("searchbox", { name: "Find orders by number" }))
    await user.type(byName, " night")
    await orders.findByText("No records")
  })
})
