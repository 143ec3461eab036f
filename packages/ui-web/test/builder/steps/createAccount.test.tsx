import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { chosenAccount } from "../../../src/app/chosenAccount.ts"
import { TWO_ZIPS } from "../../kit/lists.ts"
import { heading, ledgerShows, noticed, openScreen } from "../../kit/openScreen.tsx"
import { asRole } from "../../kit/roles.ts"

describe("an account created over a list in the making", () => {
  it("leaves the list on the screen, and is the one that the next list is for", async () => {
    const { draftId, network, person, user } = await openScreen("/order/10/geo/zip", {
      draft: TWO_ZIPS,
      as: asRole("Reseller"),
    })
    await ledgerShows("173")
    await user.click(screen.getByRole("button", { name: /^Your account:/ }))
    await user.click(await screen.findByRole("button", { name: "Create Account" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Create Account" }))
    await user.type(dialog.getByRole("textbox", { name: /name/i }), `Harbor Street Bakery ${person?.email}`)
    await user.click(dialog.getByRole("button", { name: "Create account" }))
    await noticed(/created/)
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Create Account" })).toBeNull())
    expect(screen.queryByRole("heading", { name: "We couldn't load this page" })).toBeNull()
    screen.getByRole("button", { name: "Remove 60614" })
    await ledgerShows("173")

    const before = person?.accounts.map(({ id }) => Number(id)) ?? []
    expect(before).not.toContain(Number(chosenAccount()))
    // The list itself still saves.
    await user.click(screen.getByRole("button", { name: "Remove 60614" }))
    await screen.findByText("Saved")
    expect(network.asked).toContain(`PUT /api/v1/drafts/${draftId}`)
    // A new list is another one, for the new account.
    const asked: Array<unknown> = []
    network.answer("/api/v1/drafts", async (request, pass) => {
      asked.push(await request.clone().json())
      return pass()
    })
    window.history.pushState(null, "", "/")
    window.dispatchEvent(new PopStateEvent("popstate"))
    await heading(/, Dana$/)
    await user.click(await screen.findByRole("link", { name: /^Consumer.*Build a list$/ }))
    await heading("Select Your Target Areas")
    expect(asked).toEqual([{ listType: 10, accountId: chosenAccount() }])
  })
})
