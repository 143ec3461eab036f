import { AccountId } from "@listwright/domain/account"
import type { SuppressionChoice } from "@listwright/domain/definition"
import { type Draft, REFERENCES_RECORDS_MESSAGE } from "@listwright/domain/drafts"
import { APPLY_MINIMUM_DELAY_MS } from "@listwright/domain/order"
import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { failPart, FIGURES } from "../../kit/figures.ts"
import { COUNTED, UNCOUNTED, zipAreas } from "../../kit/lists.ts"
import { placeBefore } from "../../kit/placedBefore.ts"
import { SIX } from "../../kit/tinyPeople.ts"
import type { StartingDraft } from "../../kit/siteNetwork.ts"
import { held } from "../../kit/held.ts"
import { holdTimers } from "../../kit/heldTimers.ts"
import { asRole } from "../../kit/roles.ts"
import { workOn } from "../../kit/workOn.ts"
import { filledSummary, placeOrder } from "../../kit/orders.ts"
import { heading, noticed, type OpenScreen, overThePage, openScreen } from "../../kit/openScreen.tsx"

const openSummary = async () => {
  const opened = await openScreen("/order/10/summary", { draft: COUNTED })
  await screen.findByRole("table", { name: "Quantities by area" })
  return opened
}
const quantity = (of: string) =>
  screen.getByRole<HTMLInputElement>("textbox", {
    name: of === "total" ? "Total quantity selected" : `Quantity selected in ${of}`,
  })
const price = () => within(screen.getByRole("complementary", { name: "Price and order" }))

describe("the account [ob6-site-roles]", () => {
  const asReseller = (draft: StartingDraft) =>
    openScreen("/order/10/summary", { as: asRole("Reseller"), draft })
  /** The names of the accounts that the user works for. */
  const namesFor = ({ person }: Pick<OpenScreen, "person">) => person?.accounts.map(({ name }) => name) ?? []
  const account = () => screen.findByRole<HTMLSelectElement>("combobox", { name: "Account" })
  const chosen = async () => {
    const { options, selectedIndex } = await account()
    return options[selectedIndex]?.text
  }
  const OFF = { mode: "off" } as const
  const suppressing = (orders: SuppressionChoice): StartingDraft => ({
    ...COUNTED,
    definition: { ...COUNTED.definition, suppressions: { orders, savedCounts: OFF, files: OFF } },
  })
  const ofCounts = (network: OpenScreen["network"]) =>
    network.asked.filter((call) => call.startsWith("PUT ") || call.endsWith("/PollCountWithotSession"))

  it("is one of those that a reseller works for, in the order of their list", async () => {
    const opened = await openScreen("/order/10/summary", {
      as: asRole("Reseller"),
      prepare: async (network) => {
        const client = AccountId.make(network.person().accounts[1]?.id ?? 0)
        await workOn(network, { ...COUNTED, accountId: client })
      },
    })
    const [own, client] = namesFor(opened)
    expect(client).toMatch(/^Lakeside Media/)
    await waitFor(async () => expect(await chosen()).toBe(client))
    expect([...(await account()).options].map(({ text }) => text)).toEqual([own, client])
  })

  it("is saved when another one is chosen, and the count of any account stays", async () => {
    const opened = await asReseller(COUNTED)
    const { draftId, network, reload, user } = opened
    const [, client = ""] = namesFor(opened)
    await user.selectOptions(await account(), client)
    await waitFor(() => expect(ofCounts(network)).toEqual([`PUT /api/v1/drafts/${draftId}`]))
    expect(quantity("total").value).toBe("519")
    reload()
    await waitFor(async () => expect(await chosen()).toBe(client))
  })

  it("makes the count anew where days suppress by what the account ordered", async () => {
    const opened = await asReseller(suppressing({ mode: "date", start: "2026-11-01", end: "2026-11-26" }))
    const { network, user } = opened
    const [, client = ""] = namesFor(opened)
    await user.selectOptions(await account(), client)
    await waitFor(() => expect(ofCounts(network)).toContain("POST /PlaceOrder.aspx/PollCountWithotSession"))
    expect(ofCounts(network)[0]).toMatch(/^PUT /)
    await screen.findByRole("table", { name: "Quantities by area" })
    await waitFor(async () => expect(await chosen()).toBe(client))
  })

  it("stays, with the reason, while the list names orders of its account", async () => {
    await openScreen("/order/10/summary", {
      as: asRole("Reseller"),
      prepare: async (network) => {
        const code = await placeBefore(network)
        const { definition, ...draft } = suppressing({ mode: "item", items: [code] })
        // Everyone in the six ZIP Codes was ordered, so the list needs more areas.
        const areas = zipAreas(...SIX, "60601", "60602", "60603", "60604")
        await workOn(network, { ...draft, definition: { ...definition, areas } })
      },
    })
    const select = await account()
    expect(select.disabled).toBe(true)
    expect(screen.getByText(REFERENCES_RECORDS_MESSAGE).id).toBe(select.getAttribute("aria-describedby"))
  })

  it("is the user's own by name for everybody else", async () => {
    const opened = await openSummary()
    const [own] = namesFor(opened)
    expect(screen.getByText("Account").nextElementSibling?.textContent).toBe(own)
    expect(screen.queryByRole("combobox", { name: "Account" })).toBeNull()
  })
})

describe("what each choice leaves", () => {
  it("is told from the areas down to the records that are ordered, without a way to try it off", async () => {
    await openSummary()
    const box = within(screen.getByRole("region", { name: "Effect of each choice" }))
    const lines = () => box.getAllByRole("listitem").map(({ textContent }) => textContent)
    await waitFor(() => expect(lines().at(-1)).toMatch(/leaves 519/))
    expect(lines()[0]).toMatch(/^6 ZIP Codes/)
    expect(lines()[1]).toMatch(/^Ageremoves/)
    expect(box.queryAllByRole("switch")).toEqual([])
  })
})

describe("the quantities", () => {
  it("of the areas sum to the total, and each may be smaller", async () => {
    const { user } = await openSummary()
    expect(quantity("total").value).toBe("519")
    await user.clear(quantity("60614"))
    await user.type(quantity("60614"), "50{Enter}")
    await waitFor(() => expect(quantity("total").value).toBe("491"))
    expect(quantity("60614").value).toBe("50")
  })

  it("are spread over the areas when the total is typed", async () => {
    const { user } = await openSummary()
    await user.clear(quantity("total"))
    await user.type(quantity("total"), "300{Enter}")
    await waitFor(() => expect(quantity("total").value).toBe("300"))
    expect(SIX.reduce((sum, zip) => sum + Number(quantity(zip).value), 0)).toBe(300)
  })

  it("say what became of what cannot be taken as typed", async () => {
    const { user } = await openSummary()
    await user.clear(quantity("60614"))
    await user.type(quantity("60614"), "100{Enter}")
    await screen.findByText("Only 78 records are available, so the quantity was set to 78.")
    expect(quantity("60614").value).toBe("78")
  })

  it("are kept over a reload", async () => {
    const { network, reload, user } = await openSummary()
    await user.clear(quantity("60614"))
    await user.type(quantity("60614"), "50{Enter}")
    await waitFor(() => expect(network.asked.filter((call) => call.startsWith("PUT "))).not.toEqual([]))
    reload()
    await screen.findByRole("table", { name: "Quantities by area" })
    expect(quantity("60614").value).toBe("50")
  })

  it("are kept while the audience is looked at again", async () => {
    const { user } = await openSummary()
    await user.clear(quantity("60614"))
    await user.type(quantity("60614"), "50{Enter}")
    await user.click(screen.getByRole("link", { name: "Edit target audience" }))
    await heading("Build Your Target Audience")
    await user.click(
      within(await screen.findByRole("complementary", { name: "Count and price" })).getByRole("button", {
        name: /^Review and order/,
      }),
    )
    await screen.findByRole("table", { name: "Quantities by area" })
    expect(quantity("60614").value).toBe("50")
  })
})

describe("a total below the minimum", () => {
  const typeTotal = async (user: OpenScreen["user"], typed: string) => {
    await user.clear(quantity("total"))
    await user.type(quantity("total"), `${typed}{Enter}`)
  }

  it("is not ordered, with the reason, and becomes the minimum once that is in force", async () => {
    const clock = holdTimers(APPLY_MINIMUM_DELAY_MS)
    const { user } = await filledSummary()
    await typeTotal(user, "100")
    await waitFor(() => expect([quantity("total").value, placeOrder().disabled]).toEqual(["100", false]))
    await user.click(placeOrder())
    await noticed("Below the minimum quantity")
    await noticed("The quantity that you entered is less than the minimum quantity of 250.")
    expect(screen.queryByRole("dialog")).toBeNull()
    clock.runOut()
    await noticed("Below the minimum quantity")
    await waitFor(() => expect(quantity("total").value).toBe("250"))
  })

  it("becomes the minimum, with the reason, when that is in force", async () => {
    const clock = holdTimers(APPLY_MINIMUM_DELAY_MS)
    const { user } = await openSummary()
    clock.runOut()
    await typeTotal(user, "100")
    await noticed("Below the minimum quantity")
    await noticed("The quantity that you entered is less than the minimum quantity of 250.")
    await waitFor(() => expect(quantity("total").value).toBe("250"))
  })

  it.each([
    ["abc", "'abc' isn't a number, so the quantity was set to 250."],
    ["-5", "A quantity can't be negative, so it was set to 250."],
  ])("became the minimum, says the remark on %s", async (typed, remark) => {
    const clock = holdTimers(APPLY_MINIMUM_DELAY_MS)
    const { user } = await openSummary()
    clock.runOut()
    await typeTotal(user, typed)
    await screen.findByText(remark)
    await waitFor(() => expect(quantity("total").value).toBe("250"))
  })

  it("leaves no remark on 0 once the minimum is in force", async () => {
    const clock = holdTimers(APPLY_MINIMUM_DELAY_MS)
    const { user } = await openSummary()
    await typeTotal(user, "abc")
    await screen.findByText("'abc' isn't a number, so the quantity was set to 0.")
    clock.runOut()
    await waitFor(() => expect(quantity("total").value).toBe("250"))
    expect(screen.queryByText(/so it was set to/)).toBeNull()
  })
})

describe("a promotion code", () => {
  it("lowers the price, and is taken away again", async () => {
    const { user } = await openSummary()
    await price().findByRole("button", { name: "Place Order, $41.26" })
    await user.type(screen.getByRole("textbox", { name: "Code" }), "WELCOME10{Enter}")
    await price().findByRole("button", { name: "Place Order, $37.13" })
    screen.getByText("WELCOME10")
    await user.click(screen.getByRole("button", { name: "Remove" }))
    await price().findByRole("button", { name: "Place Order, $41.26" })
  })

  it("that is not valid says so, and is not part of the order", async () => {
    const { user } = await openSummary()
    await price().findByRole("button", { name: "Place Order, $41.26" })
    await user.type(screen.getByRole("textbox", { name: "Code" }), "NOTHING{Enter}")
    await screen.findByText("The code is not valid.")
    await price().findByRole("button", { name: "Place Order, $41.26" })
    const code = screen.getByRole<HTMLInputElement>("textbox", {
      name: "Code",
      description: "The code is not valid.",
    })
    expect([code.value, code.getAttribute("aria-invalid")]).toEqual(["NOTHING", "true"])
  })

  it("whose call fails says so as well, and is kept neither by the page nor by the list [ob4-promo-code]", async () => {
    const { draftId, network, reload, user } = await openSummary()
    await price().findByRole("button", { name: "Place Order, $41.26" })
    failPart(network, "price")
    await user.type(screen.getByRole("textbox", { name: "Code" }), "WELCOME10{Enter}")
    await screen.findByRole("textbox", { name: "Code", description: "The code is not valid." })
    network.answer(FIGURES, null)
    await waitFor(async () => {
      const draft = await network.call<Draft>("GET", `/api/v1/drafts/${draftId}`)
      expect(draft.choices.promoCode).toBeNull()
    })
    reload()
    await screen.findByRole("table", { name: "Quantities by area" })
    await price().findByRole("button", { name: "Place Order, $41.26" })
    expect(screen.getByRole("textbox", { name: "Code" })).toHaveProperty("value", "")
  })
})

describe("a list that changed since it was counted", () => {
  it("is counted again, under the eyes of the person, before it is ordered", async () => {
    const { network, user } = await openScreen("/order/10/demo/demoDemographics", {
      draft: UNCOUNTED,
    })
    await heading("Build Your Target Audience")
    // Longer than the dialog takes to appear.
    const answer = held()
    network.answer("/PlaceOrder.aspx/CheckPollingStatusWithoutSeesion", async (_, pass) => {
      await answer.released
      return pass()
    })
    await user.click(screen.getByRole("button", { name: /^NEXT STEP/ }))
    within(await screen.findByRole("dialog", { name: "Let's see what we've got" })).getByRole("progressbar")
    answer.release()
    await screen.findByRole("table", { name: "Quantities by area" })
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("goes back to what was chosen when the count is stopped", async () => {
    const { address, network, user } = await openScreen("/order/10/demo/demoDemographics", {
      draft: UNCOUNTED,
    })
    await heading("Build Your Target Audience")
    network.answer("/PlaceOrder.aspx/CheckPollingStatusWithoutSeesion", () => new Promise(() => {}))
    await user.click(screen.getByRole("button", { name: /^NEXT STEP/ }))
    await user.click(await screen.findByRole("button", { name: "Stop" }))
    await waitFor(() => expect(screen.queryByRole("dialog", overThePage)).toBeNull())
    expect(address()).toBe("/order/10/demo/demoDemographics")
  })

  it("says that a count failed, and stays where it is", async () => {
    const { address, network, user } = await openScreen("/order/10/demo/demoDemographics", {
      draft: UNCOUNTED,
    })
    await heading("Build Your Target Audience")
    network.answer("/PlaceOrder.aspx/PollCountWithotSession", () => new Response("", { status: 500 }))
    await user.click(screen.getByRole("button", { name: /^NEXT STEP/ }))
    await noticed("The count failed")
    await noticed("Please try again. Your list hasn't changed.")
    expect(address()).toBe("/order/10/demo/demoDemographics")
  })
})

describe("the end of the form", () => {
  it("has the button that places the order, beside the way back", async () => {
    const { user } = await openSummary()
    const end = screen.getByRole("link", { name: "BACK" }).parentElement ?? document.body
    await user.click(await within(end).findByRole("button", { name: "Place Order, $41.26" }))
    // As the one beside the price: it says what is missing.
    await screen.findAllByText(/^You must agree to the terms/)
  })
})

describe("a number of records that was wanted before the count", () => {
  const openWanting = async (wantedTotal: number) => {
    const opened = await openScreen("/order/10/summary", {
      draft: { ...COUNTED, choices: { ...COUNTED.choices, wantedTotal } },
    })
    await screen.findByRole("table", { name: "Quantities by area" })
    return opened
  }

  it("still holds, and is said with how to order all", async () => {
    const { user } = await openWanting(300)
    await screen.findByText("You wanted 300 records before this count, so 300 of 519 are selected.")
    await user.click(screen.getByRole("button", { name: "Order all 519" }))
    await waitFor(() => expect(quantity("total").value).toBe("519"))
    expect(screen.queryByText(/before this count/)).toBeNull()
  })

  it("is said to be more than there are, where it is", async () => {
    await openWanting(5000)
    await screen.findByText(
      "You wanted 5,000 records, but your choices match only 519. All of them are selected.",
    )
  })

  it("says nothing once another number is typed, or where all were wanted", async () => {
    const { user } = await openWanting(300)
    await user.clear(quantity("total"))
    await user.type(quantity("total"), "400{Enter}")
    await waitFor(() => expect(screen.queryByText(/before this count/)).toBeNull())
  })
})
