import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { TWO_ZIPS } from "../../kit/lists.ts"
import { ofSource } from "../../kit/ofSource.ts"
import { heading, openScreen } from "../../kit/openScreen.tsx"

describe("the bounds of a range [ob5-formats] [ob9-years]", () => {
  it.each([
    [
      /^Date of Birth/,
      ["0999-12-31", "09991231", "21000101", "19701301", "19700132"],
      "Enter a date as YYYYMMDD.",
    ],
    [/^Mortgage Date/, ["132020", "12020"], "Enter a month and year as MMYYYY."],
    [/^Year Home Was Built/, ["1899", "2100", "99"], "Enter a year as YYYY."],
    [/^Month of Birth/, ["13", "00", "3"], "Enter a month as MM."],
  ])("of %s are refused where they cannot be", async (attribute, wrong, said) => {
    const { user } = await openScreen("/order/10/demo/demoDemographics", { draft: TWO_ZIPS })
    await heading("Build Your Target Audience")
    await user.click(await screen.findByRole("button", { name: attribute }))
    const [panel = document.body] = await screen.findAllByRole("group", { name: attribute })
    const group = within(panel)
    const from = group.getByRole("textbox", { name: "From" })
    for (const text of wrong) {
      await user.clear(from)
      await user.type(from, `${text}{Enter}`)
      await group.findByText(said)
      expect([text, from.getAttribute("aria-invalid")]).toEqual([text, "true"])
    }
    within(screen.getByRole("region", { name: "Your audience" })).getByText("No attributes chosen yet")
  })
})

it("occupant lists say how many contact names there are [ob9-contact-names]", async () => {
  await openScreen("/order/50/demo/residentOccupantList", { prepare: ofSource(50, TWO_ZIPS) })
  await heading("Build Your Target Audience")
  await screen.findByText(
    /^Occupant lists are addressed to Current Resident or Occupant\. Contact names are available for .+ of the list\./,
  )
})

it("phone options say how many have phones [ob9-phone-options]", async () => {
  await openScreen("/order/10/demo/demoDemographics", { draft: TWO_ZIPS })
  await heading("Build Your Target Audience")
  await screen.findByText(/About \d+% have phones/)
  for (const name of [/^No Phones/, /^Phones Where Available/, /^Only Records With Phones/])
    screen.getByRole("radio", { name })
})
