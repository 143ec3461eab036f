import { screen, waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { TWO_ZIPS } from "../kit/lists.ts"
import { heading, noticed, openScreen } from "../kit/openScreen.tsx"

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
    await noticed("Network connect fail")
    // It stands still: the next try works.
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
    await noticed("Can not find the page, Take you to the landing page")
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
    await heading("This page could not be loaded")
    network.answer("/Common/InitUser.ashx", null)
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await heading(/, Dana$/)
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
