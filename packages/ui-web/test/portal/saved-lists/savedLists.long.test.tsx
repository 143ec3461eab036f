import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { SIX_ZIPS, TWO_ZIPS } from "../../kit/lists.ts"
import { CHANGED } from "../../kit/recounts.ts"
import { asRole } from "../../kit/roles.ts"
import { siteWith } from "../../kit/siteWith.ts"
import { heading, ledgerShows, noticed, type OpenScreen, openScreen } from "../../kit/openScreen.tsx"

const FOUND = "/rpt/MySavedCount.aspx/GetOrderHisotry"

/** Opens the page of a user who saved North side and then South side. */
const openLists = async (options: Parameters<typeof openScreen>[1] = {}) => {
  const opened = await openScreen("/slc", { hasSides: true, ...options })
  await heading("Saved Lists")
  return { ...opened, ...opened.sides }
}
/** Counts the requests for saved lists. */
const asked = ({ asked: paths }: OpenScreen["network"]) => paths.filter((path) => path.endsWith(FOUND)).length
const table = () => within(screen.getByRole("table", { name: "Your saved lists" }))
/** The names of the lists, from top to bottom. */
const names = () =>
  table()
    .getAllByRole("rowheader")
    .map((cell) => cell.querySelector("span")?.textContent)
const shows = async (...expected: ReadonlyArray<string>) => {
  await screen.findByRole("table", { name: "Your saved lists" })
  await waitFor(() => expect(names()).toEqual(expected))
}
const titles = () =>
  table()
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent)
const select = async ({ user }: OpenScreen, ...lists: ReadonlyArray<string>) => {
  for (const name of lists) await user.click(table().getByRole("checkbox", { name: `Select ${name}` }))
}
const bar = () => within(screen.getByRole("region", { name: "Selected lists" }))
const button = (name: string) => bar().getByRole<HTMLButtonElement>("button", { name })
const search = () => screen.getByRole("searchbox", { name: "Find a saved list" })
const choose = async ({ user }: OpenScreen, list: string, action: string) => {
  await user.click(table().getByRole("button", { name: `More actions for ${list}` }))
  await user.click(await screen.findByRole("menuitem", { name: action }))
}

describe("the saved lists", () => {
  it("come the latest first, with their code, days, records and cost, and a blank column for an account [p6-account-column]", async () => {
    const { south: saved } = await openLists()
    await shows("South side", "North side")
    const [, south] = table().getAllByRole("row")
    expect(south?.textContent).toContain(saved.code)
    expect(south?.textContent).toContain("176")
    expect(south?.textContent).toContain("$35.00")
    expect(south?.textContent).toContain("$0.05950 per record")
    expect(titles()).toEqual(["", "Name", "Saved", "Account", "Records", "Cost", "Actions"])
    expect(south?.children[titles().indexOf("Account")]?.textContent).toBe("")
  })

  it("keep search, account, days and page in the address", async () => {
    const { address, reload, user } = await openLists()
    await shows("South side", "North side")
    await user.type(search(), "north")
    await shows("North side")
    await waitFor(() => expect(address()).toBe("/slc?search=north"))
    reload()
    await heading("Saved Lists")
    await shows("North side")
    expect(search()).toHaveProperty("value", "north")
    await user.click(screen.getByRole("button", { name: "Clear" }))
    await shows("South side", "North side")
    await waitFor(() => expect(address()).toBe("/slc"))
  })

  it("say of a list that was deleted in another tab that it was not found", async () => {
    const { network, user, north } = await openLists()
    await shows("South side", "North side")
    await network.data("/rpt/MySavedCount.aspx/DeleteSavedCount", { orderIds: [north.id] })
    await user.click(table().getByRole("button", { name: "Edit North side" }))
    await screen.findByText("We couldn't find this list. It was deleted or belongs to someone else.")
    await shows("South side")
  })

  it("are searched from three characters on, and shown again when the search is cleared", async () => {
    const { network, user } = await openLists()
    await shows("South side", "North side")
    const before = asked(network)
    const north = table().getByRole("checkbox", { name: "Select North side" })
    await user.type(search(), "no")
    screen.getByText("Type 3 characters or more to search")
    await user.type(search(), "r")
    await shows("North side")
    // Two characters asked for nothing, and what was shown stayed until then.
    expect(asked(network)).toBe(before + 1)
    expect(table().getByRole("checkbox", { name: "Select North side" })).toBe(north)
    await user.type(search(), "way")
    await screen.findByText("No matching saved lists")
    await user.click(screen.getByRole("button", { name: "Show all" }))
    await shows("South side", "North side")
    expect(search().getAttribute("value") ?? "").toBe("")
  })

  it("keep a day that cannot be in its field, with the reason, and show what they showed", async () => {
    const { network, user } = await openLists()
    await shows("South side", "North side")
    const before = asked(network)
    await user.type(screen.getByLabelText("Saved from"), "2026-06-01")
    await waitFor(() => expect(asked(network)).toBe(before + 1))
    const last = screen.getByLabelText<HTMLInputElement>("Saved to")
    expect(last.min).toBe("2026-06-01")
    await user.type(last, "2026-05-31")
    screen.getByText("Choose a date from the first date through today")
    expect(last.value).toBe("2026-05-31")
    expect(asked(network)).toBe(before + 1)
  })

  it("come in pages of 18", async () => {
    const all = Array.from({ length: 17 }, (_, at) => `List ${at + 1}`)
    const { user } = await openLists({ prepare: ({ saveLists }) => saveLists(all) })
    await shows(...all.toReversed(), "South side")
    await user.click(screen.getByRole("button", { name: "Older" }))
    await shows("North side")
    screen.getByText("Page 2 of 2")
  })

  it("say what to do while there are none", async () => {
    await openLists({
      prepare: (network) =>
        network.answer(FOUND, () =>
          Response.json({
            d: {
              ResultFlag: true,
              ResultMessage: "",
              DataSource: { ReportData: { Items: [], TotalRecordCount: 0 } },
            },
          }),
        ),
    })
    await screen.findByText("Nothing saved yet")
    expect(screen.getByRole("link", { name: "Build a list" }).getAttribute("href")).toBe("/")
    expect(screen.queryByRole("searchbox")).toBeNull()
  })

  it("say that they did not come, and come when asked again", async () => {
    const { network, user } = await openLists({
      prepare: (before) => before.answer(FOUND, () => new Response("", { status: 500 })),
    })
    await screen.findByText("We couldn't load the saved lists.")
    network.answer(FOUND, null)
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await shows("South side", "North side")
  })

  it("are reached from the menu of the frame", async () => {
    const { address, user } = await openScreen("/")
    await heading(/, Dana$/)
    await user.click(screen.getByRole("button", { name: /^Your account:/ }))
    await user.click(
      within(screen.getByRole("navigation", { name: "Your pages" })).getByRole("link", {
        name: "Saved Lists",
      }),
    )
    await heading("Saved Lists")
    expect(address()).toBe("/slc")
  })
})

describe("a saved list", () => {
  it("is edited as a list of its own", async () => {
    const { address, user } = await openLists()
    await shows("South side", "North side")
    await user.click(table().getByRole("button", { name: "Edit North side" }))
    await heading("Your order")
    expect(address()).toBe("/order/10")
    await ledgerShows("519")
  })

  it("gives its counts again", async () => {
    const { address, user } = await openLists()
    await shows("South side", "North side")
    await user.click(table().getByRole("button", { name: "Retrieve counts for North side" }))
    await screen.findByRole("table", { name: "Quantities by area" })
    expect(address()).toBe("/order/10/summary")
  })

  it("stays listed, with the reason, where it could not be opened", async () => {
    const { network, north, user } = await openLists()
    await shows("South side", "North side")
    network.answer(`${north.path}/open`, () =>
      Response.json({ _tag: "Unprocessable", message: "There are no records." }, { status: 422 }),
    )
    await user.click(table().getByRole("button", { name: "Edit North side" }))
    await screen.findByText("We couldn't open North side")
    screen.getByText("There are no records.")
  })

  it("takes another name, which it must have", async () => {
    const opened = await openLists()
    const { user } = opened
    await shows("South side", "North side")
    await choose(opened, "North side", "Rename")
    const dialog = within(await screen.findByRole("dialog", { name: "Rename saved list" }))
    const name = dialog.getByRole("textbox", { name: "Name" })
    await user.clear(name)
    await user.click(dialog.getByRole("button", { name: "Rename" }))
    dialog.getByText("Type a name of 1 to 100 characters")
    await user.type(name, "Lake shore{Enter}")
    await shows("South side", "Lake shore")
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("is copied, and the copy is named", async () => {
    const opened = await openLists()
    await shows("South side", "North side")
    const before = asked(opened.network)
    await choose(opened, "South side", "Duplicate")
    await noticed("Copied as Copy of South side")
    expect(opened.network.asked).toContain(`POST ${opened.south.path}/duplicate`)
    await waitFor(() => expect(asked(opened.network)).toBeGreaterThan(before))
  })

  it("stays as it is, with the reason, where it could not be copied", async () => {
    const opened = await openLists()
    await shows("South side", "North side")
    opened.network.answer(`${opened.south.path}/duplicate`, () => new Response("", { status: 500 }))
    await choose(opened, "South side", "Duplicate")
    await screen.findByText("We couldn't copy South side.")
    expect(names()).toEqual(["South side", "North side"])
  })

  it("says what changed since it was saved, and why, as far as that is known", async () => {
    const opened = await openLists()
    await shows("South side", "North side")
    opened.network.answer(`${opened.south.path}/recount`, () => new Response("", { status: 500 }))
    await choose(opened, "South side", "What's changed")
    const dialog = within(await screen.findByRole("dialog", { name: "South side: what's changed" }))
    await dialog.findByText("We couldn't count the list again.")
    opened.network.answer(`${opened.south.path}/recount`, () => Response.json(CHANGED))
    await opened.user.click(dialog.getByRole("button", { name: "Try again" }))
    await dialog.findByText("+312 people, −40")
    dialog.getByText(/by area \(at least this many were added and removed\)$/)
    within(dialog.getByRole("region", { name: "Why" })).getByText("The data is newer.")
    dialog.getByText(/We'll count the list again when you open it\.$/)
    await opened.user.click(dialog.getByRole("button", { name: "Done" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })

  it("is repeated as a draft to confirm, and says whom it leaves out", async () => {
    const opened = await openLists({ draft: SIX_ZIPS })
    await shows("South side", "North side")
    opened.network.answer(`${opened.south.path}/repeat`, async (_, pass) => {
      const { draft }: { readonly draft: object } = await (await pass()).json()
      const orders = [{ code: "LW-MOCK-0001", day: "2026-11-21" }]
      return Response.json({ draft: { ...draft, id: opened.draftId }, orders })
    })
    await choose(opened, "South side", "Repeat for new people")
    await noticed("The people in 1 order are suppressed. You won't be charged until you place the order.")
    await screen.findByRole("table", { name: "Quantities by area" })
    expect(opened.network.asked).not.toContain("POST /PlaceOrder.aspx/ProcessOrder")
  })

  it("is deleted once that is confirmed", async () => {
    const opened = await openLists()
    const { user } = opened
    await shows("South side", "North side")
    await choose(opened, "South side", "Delete")
    await user.click(
      within(await screen.findByRole("alertdialog", { name: "Delete this saved list?" })).getByRole(
        "button",
        {
          name: "Cancel",
        },
      ),
    )
    await shows("South side", "North side")
    await choose(opened, "South side", "Delete")
    await user.click(await screen.findByRole("button", { name: "Delete list" }))
    await shows("North side")
  })
})

describe("selected lists", () => {
  it("are deleted together, and a failure says so in a notice titled Error", async () => {
    const opened = await openLists()
    const { network, user } = opened
    await shows("South side", "North side")
    expect(button("Delete").disabled).toBe(true)
    await user.click(table().getByRole("checkbox", { name: "Select all on this page" }))
    bar().getByText("2 selected")
    network.answer("/rpt/MySavedCount.aspx/DeleteSavedCount", () => new Response("", { status: 502 }))
    await user.click(button("Delete"))
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete these 2 saved lists?" }))
    await user.click(dialog.getByRole("button", { name: "Delete 2 lists" }))
    const said = within(await dialog.findByRole("alert"))
    said.getByText("Error")
    said.getByText("Something went wrong: The server couldn't complete your request. Please try again.")
    network.answer("/rpt/MySavedCount.aspx/DeleteSavedCount", null)
    await user.click(dialog.getByRole("button", { name: "Delete 2 lists" }))
    await screen.findByText("Nothing saved yet")
  })

  it("are combined from two on, the first one first, and counted", async () => {
    const opened = await openLists()
    const { address, network, user } = opened
    await shows("South side", "North side")
    expect(button("COMBINE").disabled).toBe(true)
    await select(opened, "South side")
    expect(button("COMBINE").disabled).toBe(true)
    await select(opened, "North side")
    await user.click(button("COMBINE"))
    const dialog = within(await screen.findByRole("dialog", { name: "Combine 2 saved lists" }))
    await user.click(dialog.getByRole("button", { name: "Move North side up" }))
    const combined: Array<unknown> = []
    network.answer("/rpt/MySavedCount.aspx/PostMultiCountOrder", async (request, pass) => {
      const { multiCountOrderGeos } = await request.clone().json()
      combined.push(multiCountOrderGeos)
      return pass()
    })
    await user.click(dialog.getByRole("button", { name: "Combine and count" }))
    const quantities = within(await screen.findByRole("table", { name: "Quantities by area" }))
    expect(combined).toEqual([[{ GeoKeyCode: opened.north.id }, { GeoKeyCode: opened.south.id }]])
    expect(address()).toBe("/order/10/summary")
    const [, north, south] = quantities.getAllByRole("row")
    await waitFor(() => expect(north?.textContent).toContain("North side"))
    expect(south?.textContent).toContain("South side")
  })

  it("are not combined where the site does not count several lists as one [ob6-tab-flags]", async () => {
    const opened = await openLists({ prepare: (network) => siteWith(network, "IsEnableMultiCount", false) })
    await shows("South side", "North side")
    await select(opened, "South side", "North side")
    expect(button("Delete").disabled).toBe(false)
    expect(bar().queryByRole("button", { name: "COMBINE" })).toBeNull()
  })

  it("are not combined where the server refuses: a notice titled Error says why", async () => {
    const opened = await openLists()
    const { network, user } = opened
    await shows("South side", "North side")
    await select(opened, "South side", "North side")
    await user.click(button("COMBINE"))
    network.answer("/rpt/MySavedCount.aspx/PostMultiCountOrder", () =>
      Response.json({ d: { ResultFlag: false, ResultMessage: "No such list.", DataSource: null } }),
    )
    const dialog = within(await screen.findByRole("dialog", { name: "Combine 2 saved lists" }))
    await user.click(dialog.getByRole("button", { name: "Combine and count" }))
    const said = within(await dialog.findByRole("alert"))
    said.getByText("Error")
    said.getByText("No such list.")
  })
})

describe("a reseller", () => {
  it("filters by account, sees accounts, and combines for that of the lists", async () => {
    const opened = await openLists({ as: asRole("Reseller") })
    const { user } = opened
    await shows("South side", "North side")
    expect(titles()).toContain("Account")
    const [own = "", other = ""] = opened.person?.accounts.map(({ name }) => name) ?? []
    expect(table().getAllByText(own)).toHaveLength(2)
    const filter = screen.getByRole("combobox", { name: "Account" })
    await within(filter).findByRole("option", { name: other })
    expect(
      within(filter)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["All Accounts", own, other])
    await user.selectOptions(filter, other)
    await screen.findByText("No matching saved lists")
    await user.selectOptions(filter, "All Accounts")
    await shows("South side", "North side")
    await select(opened, "South side", "North side")
    await user.click(button("COMBINE"))
    const dialog = within(await screen.findByRole("dialog", { name: "Combine 2 saved lists" }))
    const account = dialog.getByRole<HTMLSelectElement>("combobox", { name: "Account" })
    expect([...account.options].map(({ text }) => text)).toEqual(["Choose an account", own])
    expect(account.selectedOptions[0]?.text).toBe(own)
    await user.selectOptions(account, "Choose an account")
    await user.click(dialog.getByRole("button", { name: "Combine and count" }))
    await dialog.findByText("Account is required")
    await user.selectOptions(account, own)
    await user.click(dialog.getByRole("button", { name: "Combine and count" }))
    await screen.findByRole("table", { name: "Quantities by area" })
    // The counts are one page: Back leads to the lists at once.
    window.history.back()
    await shows("South side", "North side")
  })
})

describe("a power user", () => {
  it("sees who saved a list, and chooses no account", async () => {
    await openLists({ as: asRole("Power User") })
    await shows("South side", "North side")
    expect(titles()).toContain("User")
    expect(table().getAllByText("Dana Demo")).toHaveLength(2)
    expect(screen.queryByRole("combobox", { name: "Account" })).toBeNull()
  })
})

describe("a link to an order", () => {
  const withTwoOrders = async (at: (id: string) => string) => {
    let earlier = ""
    const opened = await openScreen("/", {
      prepare: async ({ startDraft }) => {
        earlier = await startDraft(TWO_ZIPS)
        await startDraft(SIX_ZIPS)
      },
    })
    await heading(/, Dana$/)
    window.history.replaceState(null, "", at(earlier))
    opened.reload()
    return opened
  }

  it("loads that order, not the one that was changed last", async () => {
    const { address, reload } = await withTwoOrders((id) => `/order/10?FromGateway=1&SessionId=${id}`)
    await heading("Your order")
    expect(address()).toBe("/order/10")
    await ledgerShows("173")
    reload()
    await heading("Your order")
    await ledgerShows("173")
  })

  it("that names none loads the one of the session, which was worked on last, not the one of the tab", async () => {
    const { address, reload } = await withTwoOrders((id) => `/order/10?FromGateway=1&SessionId=${id}`)
    await heading("Your order")
    await ledgerShows("173")
    window.history.replaceState(null, "", "/order/10")
    reload()
    await heading("Your order")
    await ledgerShows("173")
    window.history.replaceState(null, "", "/order/10?FromGateway=1")
    reload()
    await heading("Your order")
    await ledgerShows("519")
    expect(address()).toBe("/order/10")
    reload()
    await heading("Your order")
    await ledgerShows("519")
  })

  it("opens the step that its address names", async () => {
    const { address } = await withTwoOrders((id) => `/order/10/geo/zipPaste?SessionId=${id}`)
    await heading("Select Your Target Areas")
    expect(address()).toMatch(/^\/order\/10\/geo\/zipPaste/)
    await ledgerShows("173")
  })

  it("counts an order that has no counts yet, and stays where that is stopped", async () => {
    const { network, user } = await withTwoOrders((id) => `/order/10/summary?SessionId=${id}`)
    network.answer("/PlaceOrder.aspx/CheckPollingStatusWithoutSeesion", () =>
      Response.json({
        d: { ResultFlag: true, ResultMessage: "", DataSource: { PercentComplete: 50, IsFailed: false } },
      }),
    )
    await user.click(await screen.findByRole("button", { name: "Stop" }))
    await screen.findByText("This list needs a new count")
    network.answer("/PlaceOrder.aspx/CheckPollingStatusWithoutSeesion", null)
    await user.click(screen.getByRole("button", { name: "Get Count" }))
    await screen.findByRole("table", { name: "Quantities by area" })
  })

  it("leads home from a list that is not there, and says so", async () => {
    const { address } = await openScreen("/order/10?FromGateway=1&SessionId=none")
    await heading(/, Dana$/)
    await noticed("We couldn't find this list")
    expect(address()).toBe("/")
  })
})
