import { emptyDefinition } from "@listwright/domain/definition"
import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { COUNTED, UNCOUNTED } from "../../kit/lists.ts"
import { heading, openScreen } from "../../kit/openScreen.tsx"
import type { Network } from "../../kit/siteNetwork.ts"

/** Saves a list of 519 people of 25 to 54 and sends a quote of it; answers the quote. */
const sendQuote = async ({ call }: Network): Promise<{ readonly id: string; readonly code: string }> => {
  const definition = { ...emptyDefinition(10), ...UNCOUNTED.definition }
  const { row } = await call<{ row: { id: string } }>("POST", "/api/v1/saved-lists", {
    name: "Quoted",
    definition,
  })
  return call("POST", "/api/v1/sent-quotes", { savedCountId: row.id, key: row.id })
}

describe("a quote that was sent", () => {
  it("shows its letter and what the list comes to today, and is ordered from there", async () => {
    let quote = { id: "", code: "" }
    const { address, user } = await openScreen(() => `/quotes/${quote.id}`, {
      prepare: async (network) => {
        quote = await sendQuote(network)
      },
    })
    await heading(`Quote ${quote.code}`)
    const until = screen
      .getByText(/^This quote's prices are valid until .*\.$/)
      .textContent.slice("This quote's prices are valid until ".length, -1)
    screen.getByText("Nothing has changed since the quote was sent.")
    const letter = within(screen.getByRole("article"))
    letter.getByText("People aged 25 to 54")
    letter.getByText("Sales tax is not included.")
    await user.click(screen.getByRole("button", { name: "Order this list" }))
    await waitFor(() => expect(address()).toBe("/order/10/summary"))
    await screen.findByText(`Prices are from quote ${quote.code}, valid until ${until}.`)
  })

  it("of somebody else looks like none", async () => {
    await openScreen("/quotes/none")
    await screen.findByText("We couldn't find this quote")
  })
})

describe("the frame that sends a quote", () => {
  it("says why an order cannot be quoted yet", async () => {
    await openScreen((id) => `/Quote/Send.aspx?sid=${id}`, { draft: COUNTED })
    await screen.findByText("Save the count before you send a quote.")
    expect(screen.queryByRole("button", { name: "Send quote" })).toBeNull()
    expect(screen.queryByRole("banner")).toBeNull()
  })
})
