// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { COUNTED } from "../kit/lists.ts"
import { heading, openScreen } from "../kit/openScreen.tsx"

const RECORDED = "01990000-0000-4000-8000-00000000e001"

describe("a quote that was sent", () => {
  it("shows its letter and what the list comes to today, and is ordered from there", async () => {
    const { address, user } = await openScreen(`/quotes/${RECORDED}`)
    await heading("Quote LW-MOCK-Q001")
    screen.getByText("The prices of this quote hold until December 21, 2026.")
    screen.getByText("Nothing has changed since the quote was sent.")
    const letter = within(screen.getByRole("article"))
    letter.getByText("People aged 25 to 54")
    letter.getByText("Sales tax is not included.")
    await user.click(screen.getByRole("button", { name: "Order this list" }))
    await waitFor(() => expect(address()).toBe("/order/10/summary"))
    await screen.findByText("Priced as in quote LW-MOCK-Q001, until December 21, 2026.")
  })

  it("of somebody else looks like none", async () => {
    await openScreen("/quotes/none")
    await screen.findByText("There is no such quote")
  })
})

describe("the frame that sends a quote", () => {
  it("says why an order cannot be quoted yet", async () => {
    await openScreen((id) => `/Quote/Send.aspx?sid=${id}`, { draft: COUNTED })
    await screen.findByText('In order to "send Quote", please first "Save Count"')
    expect(screen.queryByRole("button", { name: "Send quote" })).toBeNull()
    expect(screen.queryByRole("banner")).toBeNull()
  })
})
