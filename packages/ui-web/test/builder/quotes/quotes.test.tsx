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

/** Saves the count of the list in the making for a contact. */
const saveCountFor = async ({ call }: Network, email: string): Promise<void> => {
  const { drafts } = await call<{ drafts: ReadonlyArray<{ id: string }> }>("GET", "/api/v1/drafts")
  const id = drafts[0]?.id ?? ""
  const contact = {
    FirstName: "Cam",
    LastName: "W",
    Company: "Northfield",
    Email: email,
    OrderName: "Spring",
  }
  await call("POST", "/PlaceOrder.aspx/SaveCount", {
    currentSessionId: id,
    order: { ListModuleSessionId: id, OrderContactInformation: contact },
  })
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

  /** Opens the frame of an order whose count is saved for this contact. */
  const openFrame = async (email: string) => {
    const opened = await openScreen((id) => `/Quote/Send.aspx?sid=${id}`, {
      draft: COUNTED,
      prepare: async (network) => {
        await saveCountFor(network, email)
      },
    })
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Email addresses" })
    const send = () => opened.user.click(screen.getByRole("button", { name: "Send quote" }))
    const asked: Array<{ readonly key: string; readonly recipients: ReadonlyArray<string> }> = []
    const answer = (reply: (() => Response) | null) =>
      opened.network.answer("/api/v1/sent-quotes", async (request, pass) => {
        asked.push(await request.clone().json())
        return reply === null ? pass() : reply()
      })
    answer(null)
    return { ...opened, answer, asked, field, send }
  }

  it("starts with the contact's address, and tells who gets the quote and who must confirm first", async () => {
    const { asked, field, person, send, user } = await openFrame("client@northfield.example")
    expect(field.value).toBe("client@northfield.example")
    await user.type(field, `, ${person?.email ?? ""} `)
    await send()
    const sent = await screen.findByText(/^Quote LW-\w{4}-\w{4} is on its way\. /)
    expect(sent.textContent).toContain(
      `Sent to ${person?.email}; client@northfield.example must confirm first, so we're emailing a link.`,
    )
    expect(asked).toMatchObject([{ recipients: ["client@northfield.example", person?.email] }])
  })

  it("refuses no address, too many, and what is none, and sends nothing", async () => {
    const { asked, field, send, user } = await openFrame("client@northfield.example")
    for (const [typed, problem] of [
      [" , ", "Enter at least one email address."],
      ["ann@bakery.example, ben", "E-mail must be valid"],
      ["a@b,c@d,e@f,g@h,i@j,k@l", "Please enter at most 5 email addresses"],
    ] as const) {
      await user.clear(field)
      await user.type(field, typed)
      expect(screen.queryByText(problem)).toBeNull()
      await send()
      await screen.findByText(problem)
      expect(field.getAttribute("aria-invalid")).toBe("true")
    }
    expect(asked).toEqual([])
  })

  it("asks again for the same quote after a failure, and for another one where its recipients changed", async () => {
    const { answer, asked, field, send, user } = await openFrame("client@northfield.example")
    answer(() => new Response("", { status: 502 }))
    for (const typed of ["", "", ", ann@bakery.example"]) {
      if (typed !== "") await user.type(field, typed)
      await send()
      await screen.findByText(/We couldn't send the quote/)
      await waitFor(() =>
        expect(screen.getByRole("button", { name: "Send quote" }).getAttribute("aria-busy")).toBeNull(),
      )
    }
    const [first, second, third] = asked.map(({ key }) => key)
    expect(asked).toHaveLength(3)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})
