import { screen, waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { TWO_ZIPS } from "../../kit/lists.ts"
import { heading, openScreen } from "../../kit/openScreen.tsx"
import { box, closed, openSearch } from "./palette.ts"

describe("the key of the search", () => {
  it("opens it from a field and closes it, with the focus back in the field", async () => {
    const { user } = await openScreen("/order/10/geo/zip", { draft: TWO_ZIPS })
    await heading("Select Your Target Areas")
    const field = screen.getByRole("textbox", { name: "ZIP Code 1" })
    await user.click(field)
    await openSearch(user)
    expect(document.activeElement).toBe(box())
    await user.keyboard("{Control>}k{/Control}")
    await closed()
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  it("does nothing on the sign-in page", async () => {
    const { user } = await openScreen("/signin", { signedIn: false })
    await heading("Sign in")
    const before = document.body.innerHTML
    await user.keyboard("{Control>}k{/Control}")
    expect(document.body.innerHTML).toBe(before)
  })
})
