import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { COUNTED, TWO_ZIPS } from "../../kit/lists.ts"
import { ofSource } from "../../kit/ofSource.ts"
import { dialog, filledSummary, placeOrder } from "../../kit/orders.ts"
import { ledgerShows, noticed, openScreen, type ScreenOptions } from "../../kit/openScreen.tsx"
import { siteReading, siteWith } from "../../kit/siteWith.ts"

const openSummary = async (options: ScreenOptions = {}) => {
  const opened = await openScreen("/order/10/summary", { draft: COUNTED, ...options })
  await screen.findByRole("table", { name: "Quantities by area" })
  return opened
}

const refusing = (message: string) => () =>
  Response.json({ d: { ResultFlag: false, ResultMessage: message, DataSource: null } })

// [ob8-transport]
describe("a call of the review that fails", () => {
  const QUOTE = "/PlaceOrder.aspx/IsOrderQuoteAvailable"
  const HELP =
    "The server couldn't complete your request. If trying again doesn't help, call a Digital Expert at 800-555-0142."

  /** Has the call of Send Quote end so, and presses the button. */
  const sendQuote = async (end: () => Response | Promise<Response>) => {
    const opened = await openSummary()
    opened.network.answer(QUOTE, end)
    await opened.user.click(screen.getByRole("button", { name: "Send Quote" }))
    return opened
  }

  it.each([
    [503, "Something went wrong", "The server couldn't complete your request. Please try again."],
    [500, "Something went wrong", HELP],
    [408, "The server took too long to respond", "Check your internet connection, then try again."],
  ])("with %i says so under its title", async (status, title, text) => {
    await sendQuote(() => new Response("", { status }))
    await noticed(title)
    await noticed(text)
  })

  it("without a network says so", async () => {
    await sendQuote(() => Promise.reject(new TypeError("fetch failed")))
    await noticed("The server can't be reached. Check your internet connection.")
  })

  it("because the user may not do it is an alert of the browser", async () => {
    const { alerts } = await sendQuote(() => new Response("", { status: 403 }))
    await waitFor(() =>
      expect(alerts).toEqual(["You aren't allowed to do this. Please contact us if you need access."]),
    )
  })

  it("because the session has ended asks for the password over the page", async () => {
    const { network, user } = await openSummary()
    await waitFor(() => expect(placeOrder().disabled).toBe(false))
    await network.endSession()
    await user.click(screen.getByRole("button", { name: "Send Quote" }))
    const asked = within(await screen.findByRole("dialog", { name: "Sign in to continue" }))
    asked.getByText("Please sign in again.")
  })

  it("because the server refused it says why, in the server's words", async () => {
    await sendQuote(refusing("The order was changed in another window."))
    await noticed("The order was changed in another window.")
  })
})

// [ob8-placing-failed]
describe("an order that cannot be placed", () => {
  it("says nothing before an attempt, and everything after one", async () => {
    const { user } = await openSummary()
    await waitFor(() => expect(placeOrder().disabled).toBe(false))
    const AGREE = "You must agree to the terms of the Data Use Agreement to place this order."
    expect([screen.queryByText(AGREE), screen.queryAllByText("Required")]).toEqual([null, []])
    const email = screen.getByRole("textbox", { name: "Email" })
    await user.clear(email)
    await user.type(email, "dana")
    await user.type(screen.getByRole("textbox", { name: "Card number" }), "7111111111111111")
    await user.click(placeOrder())
    // Beside its box and in the list of all problems.
    expect(await screen.findAllByText(AGREE)).toHaveLength(2)
    screen.getByText("E-mail must be valid")
    screen.getByText("The card number is not valid.")
    expect(screen.getAllByText("Required").length).toBeGreaterThan(8)
    // Both addresses have one label.
    screen.getByRole("button", { name: "Contact information, Address: Required" })
    screen.getByRole("button", { name: "Payment information, Address: Required" })
    screen.getByRole("button", { name: "Order name: Required" })
  })

  it("because the server could not process it says so in the dialog, and can be confirmed again", async () => {
    const { network, user } = await filledSummary()
    network.answer("/PlaceOrder.aspx/ProcessOrder", () =>
      Response.json({
        d: {
          ResultFlag: true,
          ResultMessage: "",
          DataSource: {
            IsSuccess: false,
            OrderCode: "",
            AccountName: "",
            OrderSessionGuid: "",
            OrderSubmittedDate: "",
          },
        },
      }),
    )
    await user.click(placeOrder())
    await user.click(await (await dialog()).findByRole("button", { name: /^Place order, \$/ }))
    const problem = await (await dialog()).findByRole("alert")
    expect(problem.textContent).toBe(
      "The order wasn't placed" +
        "Unfortunately, the system is unable to process your request. Our technical support specialists have been notified. Thank you for your patience while we work to resolve the error.",
    )
    network.answer("/PlaceOrder.aspx/ProcessOrder", null)
    await user.click(await (await dialog()).findByRole("button", { name: /^Place order, \$/ }))
    await screen.findByText("Your list is ready")
  })

  const closed: ReadonlyArray<readonly [string, ScreenOptions, string]> = [
    [
      "the site takes none",
      { prepare: (network) => siteWith(network, "IsPlaceOrderEnabled", false) },
      "You can't place orders right now",
    ],
    ["the user may not pay", { as: { mayPay: false } }, "You aren't allowed to place orders"],
  ]
  it.each(closed)("because %s has its forms closed, with the reason", async (_, options, title) => {
    await openSummary(options)
    await screen.findByText(title)
    expect(placeOrder().disabled).toBe(true)
    expect(screen.getByRole("textbox", { name: "Order name" }).matches(":disabled")).toBe(true)
    expect(
      screen.getByRole("textbox", { name: "Card number" }).closest<HTMLFieldSetElement>("fieldset")?.disabled,
    ).toBe(true)
  })
})

// [ob4-media-switch] [ob5-media]
describe("a list for digital media", () => {
  it("is not placed without its medium and the fields of it; another medium begins empty", async () => {
    const { user } = await openScreen("/order/270/summary", {
      prepare: async (network) => {
        siteReading(network, { list270: "orderable" })
        // Phones have no price here.
        await ofSource(270, { ...COUNTED, definition: { ...COUNTED.definition, phoneOption: null } })(network)
      },
    })
    const media = within(await screen.findByRole("region", { name: "Media type" }))
    expect(media.queryByText("Required")).toBeNull()
    await waitFor(() => expect(placeOrder().disabled).toBe(false))
    await user.click(placeOrder())
    await media.findByText("Required")
    await user.click(media.getByRole("radio", { name: "Facebook" }))
    expect(media.getAllByText("Required")).toHaveLength(2)
    await user.type(media.getByRole("textbox", { name: "Package name" }), "Spring")
    await user.click(media.getByRole("radio", { name: "Twitter" }))
    await waitFor(() => expect(media.getAllByText("Required")).toHaveLength(3))
    await user.click(media.getByRole("radio", { name: "Facebook" }))
    expect(media.getByRole<HTMLInputElement>("textbox", { name: "Package name" }).value).toBe("")
  })
})

// [ob9-contact-me]
describe("a large list", () => {
  const counting = (records: number): ScreenOptions => ({
    prepare: (network) =>
      network.answer("/PlaceOrder.aspx/GetOrderAndPriceList2WithoutSession", async (_, pass) => {
        const text = await (await pass()).text()
        return new Response(text.replace(/"AvailableQty":\d+/, `"AvailableQty":${records}`), {
          headers: { "content-type": "application/json" },
        })
      }),
  })

  it("of 10,000 records asks whether to be contacted; a smaller one does not", async () => {
    // The five other areas hold 441 records.
    await openSummary(counting(9_558))
    expect(screen.queryByRole("checkbox", { name: "Contact me about this order" })).toBeNull()
    cleanup()
    await openSummary(counting(9_559))
    await screen.findByRole("checkbox", { name: "Contact me about this order" })
  })
})

describe("the Data Use Agreement", () => {
  it("is read in a dialog, which prints it, and Escape closes", async () => {
    const { user } = await openSummary()
    const read = screen.getByRole("button", { name: "Read the Data Use Agreement" })
    await user.click(read)
    const agreement = within(await screen.findByRole("dialog", { name: /Data Use Agreement/ }))
    await agreement.findByRole("button", { name: "Print the agreement" })
    await user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(read))
  })
})

describe("a list that is to be called", () => {
  it("carries the note about telemarketing on the review", async () => {
    await openSummary()
    const audience = within(screen.getByRole("region", { name: "Target audience" }))
    audience.getByText(/^New York and Louisiana prohibit telemarketing during declared emergencies/)
  })
})

// [ob8-empty-lists]
describe("total records of areas that bring none", () => {
  it("are none: there is no available data", async () => {
    const { user } = await openScreen("/order/10", {
      draft: TWO_ZIPS,
      prepare: (served) =>
        served.answer("/api/v1/figures", async (_, pass) => {
          const text = await (await pass()).text()
          return new Response(text.replace(/"areas":\[[^\]]*\]/, '"areas":[]'), {
            headers: { "content-type": "application/json" },
          })
        }),
    })
    await ledgerShows("173")
    await user.click(screen.getByRole("button", { name: "Total records" }))
    const table = within(await screen.findByRole("dialog", { name: "Total records" }))
    await table.findByText("No data available")
  })
})
