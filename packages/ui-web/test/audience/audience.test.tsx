// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { TWO_ZIPS } from "../kit/lists.ts"
import { heading, ledger, ledgerShows, noticed, screenOverMock } from "../kit/screenOverMock.tsx"

const openAudience = async () => {
  const opened = await screenOverMock("/order/10/demo/demoDemographics", { draft: TWO_ZIPS })
  await heading("Build Your Target Audience")
  const attribute = async (name: RegExp) => {
    await opened.user.click(await screen.findByRole("button", { name }))
  }
  return { ...opened, attribute }
}
const yours = async () => within(await screen.findByRole("region", { name: "Your audience" }))
const chips = async () => (await yours()).getAllByRole("listitem").map(({ textContent }) => textContent)

describe("an attribute", () => {
  it("of a list takes any number of its values", async () => {
    const { attribute, user } = await openAudience()
    await attribute(/^Marital Status/)
    await user.click(await screen.findByRole("checkbox", { name: "Married" }))
    await user.click(screen.getByRole("checkbox", { name: "Single" }))
    expect(await chips()).toEqual(["Married", "Single"])
    await user.click(screen.getByRole("checkbox", { name: "Married" }))
    expect(await chips()).toEqual(["Single"])
  })

  it("of one value lets another take the place of the first", async () => {
    const { attribute, user } = await openAudience()
    await attribute(/^Gender/)
    await user.click(await screen.findByRole("radio", { name: "Female" }))
    expect(await chips()).toEqual(["Female"])
    await user.click(screen.getByRole("radio", { name: "Male" }))
    expect(await chips()).toEqual(["Male"])
    await user.click(screen.getByRole("button", { name: "Clear" }))
    await waitFor(() => expect(screen.queryByRole("region", { name: "Your audience" })).toBeNull())
  })

  it.each([
    ["numbers", /^Age Age/, "25", "54", "25 to 54"],
    ["dates", /^Date of Birth/, "19700101", "19791231", "01/01/1970 to 12/31/1979"],
    ["months of a year", /^Mortgage Date/, "012020", "122020", "01/2020 to 12/2020"],
    ["years", /^Year Home Was Built/, "1990", "1999", "1990 to 1999"],
    ["months", /^Month of Birth/, "03", "05", "March to May"],
    ["texts", /^Last Name/, "A", "M", "A to M"],
  ])("of %s takes a range, and says it as people do", async (_, name, from, to, said) => {
    const { attribute, user } = await openAudience()
    await attribute(name)
    await user.type(await screen.findByRole("textbox", { name: "From" }), from)
    await user.type(screen.getByRole("textbox", { name: "To" }), `${to}{Enter}`)
    expect(await chips()).toEqual([said])
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "From" }))
  })

  it("of single numbers has one box", async () => {
    const { attribute, user } = await openAudience()
    await attribute(/^Household Size/)
    await user.type(await screen.findByRole("textbox", { name: "Value" }), "4{Enter}")
    expect(await chips()).toEqual(["4"])
    expect(screen.queryByRole("textbox", { name: "To" })).toBeNull()
  })

  it("says what is wrong with a bound, and keeps what was typed", async () => {
    const { attribute, user } = await openAudience()
    await attribute(/^Date of Birth/)
    const from = await screen.findByRole<HTMLInputElement>("textbox", { name: "From" })
    await user.type(from, "1970")
    await user.type(screen.getByRole("textbox", { name: "To" }), "19791231{Enter}")
    await screen.findByText("Need format: YYYYMMDD")
    expect(from.value).toBe("1970")
    expect(screen.queryByRole("region", { name: "Your audience" })).toBeNull()
  })

  it("says that its values did not come, and asks again when told to", async () => {
    const { attribute, network, user } = await openAudience()
    network.answer("/PlaceOrder.aspx/GetDemoAttribute", () => new Response("", { status: 500 }))
    await attribute(/^Gender/)
    await screen.findByText("The values of this attribute could not be loaded.")
    network.answer("/PlaceOrder.aspx/GetDemoAttribute", null)
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await screen.findByRole("radio", { name: "Female" })
  })
})

describe("the audience", () => {
  it("removes a choice in place, one part or all", async () => {
    const { attribute, user } = await openAudience()
    await attribute(/^Marital Status/)
    await user.click(await screen.findByRole("checkbox", { name: "Married" }))
    await user.click(screen.getByRole("checkbox", { name: "Single" }))
    await user.click((await yours()).getByRole("button", { name: /Married/ }))
    expect(await chips()).toEqual(["Single"])
    await user.click((await yours()).getByRole("button", { name: "Remove all" }))
    await waitFor(() => expect(screen.queryByRole("region", { name: "Your audience" })).toBeNull())
    screen.getByText("No attribute is chosen yet")
  })

  it("is searched from three characters on", async () => {
    const { user } = await openAudience()
    const search = screen.getByRole("searchbox", { name: "Find an attribute" })
    await screen.findByRole("button", { name: /^Gender/ })
    await user.type(search, "ow")
    screen.getByText("At least 3 words")
    await user.type(search, "ner")
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Gender/ })).toBeNull())
    screen.getByRole("button", { name: /^Homeowner or Renter/ })
    await user.clear(search)
    await user.type(search, "nothing of the kind")
    await user.click(await screen.findByRole("button", { name: "Show all attributes" }))
    await screen.findByRole("button", { name: /^Gender/ })
  })

  it("locks the attributes, and keeps them, while all households are asked for", async () => {
    const { attribute, user } = await openAudience()
    await attribute(/^Gender/)
    await user.click(await screen.findByRole("radio", { name: "Female" }))
    const households = screen.getByRole("checkbox", { name: /^All households/ })
    await user.click(households)
    const isLocked = () => screen.getByRole("radio", { name: "Female" }).closest("fieldset")?.disabled
    await waitFor(() => expect(isLocked()).toBe(true))
    await user.click(households)
    await waitFor(() => expect(isLocked()).toBe(false))
    expect(await chips()).toEqual(["Female"])
  })

  it("says which bound of a range is the larger one, under the specification's own words", async () => {
    const { attribute, user } = await openAudience()
    await attribute(/^Age(?!s)/)
    const age = within(await screen.findByRole("group", { name: /^Age(?!s)/ }))
    await user.type(age.getByRole("textbox", { name: "From" }), "44")
    await user.type(age.getByRole("textbox", { name: "To" }), "25{Enter}")
    await age.findByText(
      (_, element) =>
        element?.textContent ===
          "First input is smaller than second\n44 is larger than 25. Please put the smaller one first." &&
        element.id !== "",
    )
    expect(age.getByRole("textbox", { name: "From" }).getAttribute("aria-invalid")).toBe("true")
  })

  it("counts only records with phones when told to", async () => {
    const { user } = await openAudience()
    await ledgerShows("183")
    await user.click(screen.getByRole("radio", { name: /^Only/ }))
    await ledgerShows("70")
  })

  it("says what is missing before it is counted", async () => {
    const { address, user } = await openAudience()
    await user.click(screen.getByRole("button", { name: /^NEXT STEP/ }))
    await noticed(/Please select a Phone Option/)
    expect(address()).toBe("/order/10/demo/demoDemographics")
  })

  it("marks what is missing, leads to it, says it in the ledger, and stops once it is there", async () => {
    const { user } = await openAudience()
    await screen.findByRole("button", { name: /^Gender/ })
    const phones = () => screen.getByRole("radio", { name: /^No Phones/ })
    const search = () => screen.getByRole("searchbox", { name: "Find an attribute" })
    const said = () =>
      ledger()
        .queryAllByRole("link", { name: /^Please/ })
        .map(({ textContent }) => textContent)
    expect([said(), search().getAttribute("aria-invalid")]).toEqual([[], null])
    await user.click(ledger().getByRole("button", { name: /^Poll Count/ }))
    await waitFor(() => expect(document.activeElement).toBe(phones()))
    expect(said()).toEqual(["Please Defined Target Audience", "Please select a Phone Option"])
    expect(screen.getByRole("group", { name: "Phone options" }).getAttribute("aria-describedby")).toMatch(
      /error/,
    )
    expect(search().getAttribute("aria-invalid")).toBe("true")
    await user.click(phones())
    await waitFor(() => expect(said()).toEqual(["Please Defined Target Audience"]))
    await user.click(ledger().getByRole("link", { name: "Please Defined Target Audience" }))
    await waitFor(() => expect(document.activeElement).toBe(search()))
    await user.click(screen.getByRole("checkbox", { name: /^All households/ }))
    await waitFor(() => expect(said()).toEqual([]))
    expect(search().getAttribute("aria-invalid")).toBeNull()
  })
})
