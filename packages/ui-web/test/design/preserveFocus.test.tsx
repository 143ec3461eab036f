import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { COUNTED, TWO_ZIPS, UNCOUNTED } from "../kit/lists.ts"
import { focusOn } from "../kit/focus.ts"
import { heading, ledgerShows, openScreen } from "../kit/openScreen.tsx"

describe("the focus", () => {
  it("goes to the same button of the next row, and stays in the page after the last row", async () => {
    const { user } = await openScreen("/order/10/geo/zip", { draft: TWO_ZIPS })
    await ledgerShows("173")
    await user.click(await screen.findByRole("button", { name: "Exclude 60614" }))
    await user.click(await screen.findByRole("button", { name: "Remove 60614" }))
    await focusOn("Remove 60615")
    await user.click(await screen.findByRole("button", { name: "Remove 60615" }))
    await screen.findByText("No areas chosen yet")
    await focusOn(/./)
  })

  it("goes to what follows a removed part of the audience, or comes before it, then to what is beside", async () => {
    const { user } = await openScreen("/order/10/demo/demoDemographics", {
      draft: {
        definition: {
          ...UNCOUNTED.definition,
          audience: {
            unit: "individuals",
            criteria: [
              {
                kind: "ranges",
                column: "AGE",
                ranges: [
                  { from: "25", to: "34" },
                  { from: "45", to: "54" },
                ],
              },
              { kind: "values", column: "GENDER", values: ["F"] },
            ],
          },
        },
      },
    })
    const audience = within(await screen.findByRole("region", { name: "Your audience" }))
    await audience.findByRole("button", { name: "Remove Gender: who are female" })
    await user.click(audience.getByRole("button", { name: "Remove Age: 25 to 34" }))
    await focusOn("Remove Age: 45 to 54")
    await user.keyboard("{Enter}")
    await focusOn("Remove Gender: who are female")
    await user.keyboard("{Enter}")
    await audience.findByText("No attributes chosen yet")
    await focusOn(/./)
  })

  it("leaves a button that has nothing more to do", async () => {
    const { user } = await openScreen("/order/10/geo/zip")
    await heading("Select Your Target Areas")
    await user.type(screen.getByRole("textbox", { name: "ZIP Code 1" }), "60614{Enter}")
    await ledgerShows("78")
    const undo = screen.getByRole<HTMLButtonElement>("button", { name: /^Undo/ })
    await user.click(undo)
    await waitFor(() => expect(undo.disabled).toBe(true))
    await focusOn(/./)
    expect(document.activeElement).not.toBe(undo)
  })

  it("goes to what takes the place of a form", async () => {
    const { user } = await openScreen("/order/10/summary", { draft: COUNTED })
    await user.type(await screen.findByRole("textbox", { name: "Code" }), "WELCOME10{Enter}")
    await focusOn("Remove")
    await user.click(screen.getByRole("button", { name: "Remove" }))
    await screen.findByRole("textbox", { name: "Code" })
    await focusOn(/./)
  })

  it("goes back to the page from a notice that was closed", async () => {
    const { user } = await openScreen("/order/10/summary", { draft: COUNTED })
    const total = await screen.findByRole<HTMLInputElement>("textbox", { name: "Total quantity selected" })
    await user.clear(total)
    await user.type(total, "10{Enter}")
    await user.click(screen.getAllByRole("button", { name: /^Place Order/ })[0] ?? total)
    await user.click(await screen.findByRole("button", { name: "Close notice" }))
    await focusOn(/^Place Order|Total quantity selected|Order name/)
  })

  it("goes back from a dialog to what opened it", async () => {
    const { user } = await openScreen("/")
    await heading(/, Dana$/)
    const opener = screen.getAllByRole("button", { name: "Contact Us" })[0]
    if (opener === undefined) throw new Error("Nobody can be reached.")
    await user.click(opener)
    await screen.findByRole("dialog", { name: "Contact Us" })
    await user.keyboard("{Escape}")
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it("is nowhere again for whoever clicks beside everything", async () => {
    const { user } = await openScreen("/order/10/geo/zip", { draft: TWO_ZIPS })
    await ledgerShows("173")
    await user.click(screen.getByRole("textbox", { name: "ZIP Code 1" }))
    await user.click(document.body)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(document.activeElement).toBe(document.body)
  })
})
