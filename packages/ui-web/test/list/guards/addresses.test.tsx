import { screen, waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { COUNTED, TWO_ZIPS } from "../../kit/lists.ts"
import { heading, noticed, openScreen } from "../../kit/openScreen.tsx"

describe("an address", () => {
  it("that needs somebody signed in leads to the sign-in page, and remembers itself", async () => {
    const { address } = await openScreen("/order/10/geo/zipRange", { signedIn: false })
    await heading("Sign in")
    expect(address()).toBe("/signin?next=%2Forder%2F10%2Fgeo%2FzipRange")
  })

  it.each(["/404", "/nowhere", "/order/10/nowhere"])(
    "%s is not there: the landing page says so",
    async (at) => {
      const { address } = await openScreen(at)
      await heading(/, Dana$/)
      await noticed("That page doesn't exist, so you were taken to the landing page.")
      expect(address()).toBe("/")
    },
  )

  it.each(["/order/11", "/order/220", "/order/x"])(
    "%s names no source of this user: the landing page says so",
    async (at) => {
      const { address } = await openScreen(at)
      await heading(/, Dana$/)
      await noticed("This data source isn't available. Please choose another one.")
      expect(address()).toBe("/")
    },
  )

  it("of an unknown source is refused once, though the step and its tab are looked at side by side", async () => {
    const refused: Array<string | null> = []
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes)
          if (textContent === "This data source isn't available. Please choose another one.")
            refused.push(textContent)
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await openScreen("/order/999/geo/zip")
    await heading(/, Dana$/)
    await noticed("This data source isn't available. Please choose another one.")
    watch.disconnect()
    expect(refused).toHaveLength(1)
  })

  it.each([
    ["/order", "/", /, Dana$/],
    ["/order/10", "/order/10/geo/zip", "Select Your Target Areas"],
    ["/order/10/geo/zipSelectMap", "/order/10/geo/zipSelectMap", "Select Your Target Areas"],
    ["/order/10/demo", "/order/10/demo/quickPicks", "Quick Picks"],
    ["/order/10/demo/quickPicks", "/order/10/demo/quickPicks", "Quick Picks"],
    ["/order/10/demo/businessQuickPicks", "/order/10/demo/quickPicks", "Quick Picks"],
  ])("%s leads to %s", async (at, end, title) => {
    const { address } = await openScreen(at)
    await heading(title)
    expect(address()).toBe(end)
    expect(screen.queryByRole("button", { name: "Close notice" })).toBeNull()
  })

  it("that only leads on, such as a link with a SessionId, is no stop for Back", async () => {
    const before = window.history.length
    const { address } = await openScreen((draftId) => `/order/10/geo?SessionId=${draftId}`, {
      draft: TWO_ZIPS,
    })
    await heading("Select Your Target Areas")
    expect(address()).toBe("/order/10/geo/zip")
    expect(window.history.length).toBe(before)
  })

  it.each(["summary", "payment", "success"])(
    "of the step %s leads back to the order while nothing was counted",
    async (step) => {
      const { address } = await openScreen(`/order/10/${step}`, { draft: TWO_ZIPS })
      await heading("Your order")
      expect(address()).toBe("/order/10")
    },
  )

  it("of a source begins a new list in a tab that has worked on none, whatever else is unfinished", async () => {
    const { network } = await openScreen("/order/10", {
      prepare: async (prepared) => {
        await prepared.startDraft(TWO_ZIPS)
      },
    })
    await heading("Select Your Target Areas")
    await screen.findByText("No areas chosen yet")
    expect(network.asked).toContain("POST /api/v1/drafts")
  })

  it("of the payment is the summary, once counted", async () => {
    const { address } = await openScreen("/order/10/payment", { draft: COUNTED })
    await heading("Review Count & Order")
    expect(address()).toBe("/order/10/summary")
  })

  it("of a step opens the tab that was used last", async () => {
    const { address, user } = await openScreen("/order/10/geo/zipRange", { draft: TWO_ZIPS })
    await heading("Select Your Target Areas")
    await user.click(screen.getByRole("link", { name: /Step 2/ }))
    await heading("Build Your Target Audience")
    await user.click(screen.getByRole("link", { name: /Step 1/ }))
    await heading("Select Your Target Areas")
    expect(address()).toBe("/order/10/geo/zipRange")
  })
})

describe("the title of a page", () => {
  it.each([
    ["/", "Order Leads"],
    ["/403", "403 · Order Leads"],
    ["/order/10/geo/zip", "Select your target areas · Order Leads"],
    ["/order/10/demo/demoDemographics", "Build your target audience · Order Leads"],
    ["/order/10/demo/suppression", "Suppressions · Order Leads"],
  ])("%s is '%s'", async (at, title) => {
    await openScreen(at)
    await waitFor(() => expect(document.title).toBe(title))
  })

  it("names the order on its summary", async () => {
    const { user } = await openScreen("/order/10/summary", { draft: COUNTED })
    await waitFor(() => expect(document.title).toBe("Review count & order · Order Leads"))
    await user.type(await screen.findByRole("textbox", { name: "Order name" }), "Spring mailing")
    await user.tab()
    await waitFor(() => expect(document.title).toBe("Spring mailing · Order Leads"))
  })
})
