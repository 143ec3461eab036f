import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { held } from "../../kit/held.ts"
import { SIX_ZIPS, TWO_ZIPS } from "../../kit/lists.ts"
import { heading, ledgerShows, noticed, openScreen } from "../../kit/openScreen.tsx"
import { windowOf } from "../../kit/wide.ts"

const menu = () => screen.getByRole("button", { name: /^Your account:/ })

describe("the frame", () => {
  it("lets a person out, who finds the sign-in page", async () => {
    const { address, user } = await openScreen("/")
    await heading(/, Dana$/)
    await user.click(menu())
    await user.click(screen.getByRole("button", { name: "Sign out" }))
    await heading("Sign in")
    expect(address()).toBe("/signin")
  })

  it("says that somebody could not be signed out, and stays", async () => {
    const { network, user } = await openScreen("/")
    await heading(/, Dana$/)
    network.answer("/Logout.aspx", () => new Response("", { status: 500 }))
    await user.click(menu())
    await user.click(screen.getByRole("button", { name: "Sign out" }))
    await noticed("Something went wrong")
    // The page doesn't change, and the next try works.
    network.answer("/Logout.aspx", null)
    await user.click(menu())
    await user.click(screen.getByRole("button", { name: "Sign out" }))
    await heading("Sign in")
  })

  it("opens its menu and its dialogs, which Escape closes, with the focus back where it was", async () => {
    const { person, user } = await openScreen("/")
    const email = person?.email ?? ""
    await heading(/, Dana$/)
    await user.click(menu())
    screen.getByText(email)
    await user.keyboard("{Escape}")
    expect(screen.queryByText(email)).toBeNull()
    expect(document.activeElement).toBe(menu())
    // In the header; the footer has one too.
    const [contact] = screen.getAllByRole("button", { name: "Contact Us" })
    if (contact === undefined) throw new Error("The header has no Contact Us.")
    await user.click(contact)
    await screen.findByRole("dialog")
    await user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(contact))
  })
})

describe("a notice", () => {
  it("stays at the edge of the screen until it is closed", async () => {
    const { user } = await openScreen("/nowhere")
    await noticed("That page doesn't exist, so you were taken to the landing page.")
    await user.click(screen.getByRole("button", { name: "Close notice" }))
    await waitFor(() => expect(screen.queryByRole("button", { name: "Close notice" })).toBeNull())
  })
})

describe("a page that could not be loaded", () => {
  it("says so, and comes when it is asked for again", async () => {
    const { network, user } = await openScreen("/403", { draft: TWO_ZIPS })
    await heading("403")
    network.answer("/Common/InitUser.ashx", () => new Response("", { status: 500 }))
    window.history.pushState(null, "", "/")
    window.dispatchEvent(new PopStateEvent("popstate"))
    await heading("We couldn't load this page")
    expect(document.querySelectorAll("main")).toHaveLength(1)
    network.answer("/Common/InitUser.ashx", null)
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await heading(/, Dana$/)
  })
})

describe("the side navigation", () => {
  const side = () => screen.findByRole("navigation", { name: "Portal" })

  it("stands beside the portal's pages on a wide window, with the histories and a form [p6-history-menu]", async () => {
    windowOf(1_440)
    const { network, user } = await openScreen("/slc")
    const names = within(await side()).getAllByRole("link")
    expect(names.map(({ textContent }) => textContent)).toEqual([
      "Landing page",
      "Saved Lists",
      "Order History",
      "Rewards",
      "Videos",
    ])
    // The header leads there where no side navigation does.
    expect(screen.getAllByRole("link", { name: "Order History" })).toHaveLength(1)
    await user.click(screen.getByRole("button", { name: "Send us a message" }))
    await user.type(await screen.findByRole("textbox", { name: "Message" }), "Do you sell maps?")
    await user.click(screen.getByRole("button", { name: "Send message" }))
    await noticed("Your message was sent.")
    expect(network.asked).toContain("POST /Contact/SendMessage.ashx")
  })

  it.each([
    ["on a narrower window", 1_199, "/slc"],
    ["beside the builder", 1_440, "/order/10/geo/zip"],
  ])("is not there %s", async (_, width, path) => {
    windowOf(width)
    await openScreen(path, { draft: TWO_ZIPS })
    await screen.findByRole("link", { name: "Order History" })
    expect(screen.queryByRole("navigation", { name: "Portal" })).toBeNull()
  })
})

describe("the progress bar", () => {
  const bar = () => document.querySelector(".progress-line")

  it("shows while a call takes longer than 150 ms, and goes with its answer", async () => {
    const answer = held()
    await openScreen("/slc", {
      prepare: (network) =>
        network.answer("/rpt/MySavedCount.aspx/GetOrderHisotry", (_, pass) => answer.released.then(pass)),
    })
    await heading("Saved Lists")
    await waitFor(() => expect(bar()).not.toBeNull())
    answer.release()
    await waitFor(() => expect(bar()).toBeNull())
  })

  it("does not show for live figures", async () => {
    const { network, user } = await openScreen("/order/10/geo/zip", { draft: SIX_ZIPS })
    await ledgerShows("519")
    await waitFor(() => expect(bar()).toBeNull())
    const answer = held()
    network.answer("/api/v1/figures", (_, pass) => answer.released.then(pass))
    const before = network.asked.length
    await user.click(await screen.findByRole("button", { name: "Remove 60657" }))
    await waitFor(() => expect(network.asked.slice(before).join()).toContain("/api/v1/figures"))
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(bar()).toBeNull()
    answer.release()
  })
})

describe("a page that is opened", () => {
  it("asks once who is signed in, however many of its routes wait for it", async () => {
    const { network } = await openScreen("/order/10/geo/zip", { draft: TWO_ZIPS })
    await heading("Select Your Target Areas")
    expect(network.asked.filter((call) => call.endsWith("/Common/InitUser.ashx"))).toHaveLength(1)
    expect(network.asked.filter((call) => call.includes("InitializeCommonJsConfiguration"))).toHaveLength(1)
  })
})
