import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { openScreen } from "../../kit/openScreen.tsx"

const audience = () => within(screen.getByRole("region", { name: "Your audience" }))

describe("a new list of a source that promises something [ob1-list-types]", () => {
  it.each([
    [30, /^Homeowners|bought/i, ["Move Type", "Move Date"]],
    [40, /moved/i, ["Move Date"]],
    [260, /registered|filing/i, ["Filing Date"]],
  ])("of %i begins with it, as filters that can be removed", async (listType, sentence, names) => {
    const { network, user } = await openScreen(`/order/${listType}/demo/demoDemographics`)
    await waitFor(() => expect(audience().getByText(sentence)).toBeTruthy())
    for (const name of names)
      await user.click(await audience().findByRole("button", { name: new RegExp(`^Remove .*${name}`) }))
    await waitFor(() => audience().getByText(/No attributes chosen yet/))
    expect(network.asked).toContain("POST /api/v1/drafts")
  })
})
