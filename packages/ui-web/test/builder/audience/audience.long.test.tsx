import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { TWO_ZIPS } from "../../kit/lists.ts"
import type { Network } from "../../kit/siteNetwork.ts"
import { siteReading } from "../../kit/siteWith.ts"
import { heading, ledger, ledgerShows, noticed, openScreen } from "../../kit/openScreen.tsx"
import { hasPhone, tinyCountIn, type TinyPerson } from "../../kit/tinyPeople.ts"

const openAudience = async (options: Parameters<typeof openScreen>[1] = {}) => {
  const opened = await openScreen("/order/10/demo/demoDemographics", { draft: TWO_ZIPS, ...options })
  await heading("Build Your Target Audience")
  const attribute = async (name: RegExp) => {
    await opened.user.click(await screen.findByRole("button", { name }))
  }
  return { ...opened, attribute }
}
const yours = async () => within(await screen.findByRole("region", { name: "Your audience" }))
/** Returns the clauses of the sentence about the audience. */
const clauses = async () =>
  (await yours()).queryAllByRole("listitem").map(({ textContent }) => textContent.trim().replace(/,$/, ""))
const nothingChosen = async () => (await yours()).findByText("No attributes chosen yet")

describe("the audience step", () => {
  const NAME = "Build Your Target Audience"

  it("is a dialog with a menu of tabs in layout 2, and Done returns to the order", async () => {
    const { address, user } = await openAudience()
    const dialog = within(screen.getByRole("dialog", { name: NAME }))
    const menu = within(dialog.getByRole("navigation", { name: "Ways to choose an audience" }))
    expect((await menu.findByRole("link", { name: "Demographics" })).getAttribute("aria-current")).toBe(
      "page",
    )
    await user.click(dialog.getByRole("button", { name: "Done" }))
    await heading("Your order")
    expect(address()).toBe("/order/10")
  })

  it("is a page in layout 1, whose tabs are links, and has no Done", async () => {
    const { address, user } = await openAudience({
      prepare: (network) => siteReading(network, { interfaceVersion: "1" }),
    })
    expect(screen.queryByRole("dialog", { name: NAME })).toBeNull()
    expect(screen.queryByRole("button", { name: "Done" })).toBeNull()
    const tabs = within(screen.getByRole("navigation", { name: "Steps" }))
    await user.click(await tabs.findByRole("link", { name: "Suppressions" }))
    await screen.findByRole("checkbox", { name: /^Prior orders/ })
    expect(address()).toBe("/order/10/demo/suppression")
    expect(screen.queryByRole("dialog", { name: NAME })).toBeNull()
  })
})

describe("an attribute", () => {
  it("of a list takes any number of its values", async () => {
    const { attribute, user } = await openAudience()
    await attribute(/^Marital Status/)
    await user.click(await screen.findByRole("checkbox", { name: "Married" }))
    await user.click(screen.getByRole("checkbox", { name: "Single" }))
    expect(await clauses()).toEqual(["who are married or who are single"])
    await user.click(screen.getByRole("checkbox", { name: "Married" }))
    expect(await clauses()).toEqual(["who are single"])
  })

  it("of one value lets another take the place of the first", async () => {
    const { attribute, user } = await openAudience()
    await attribute(/^Gender/)
    await user.click(await screen.findByRole("radio", { name: "Female" }))
    expect(await clauses()).toEqual(["who are female"])
    await user.click(screen.getByRole("radio", { name: "Male" }))
    expect(await clauses()).toEqual(["who are male"])
    await user.click(screen.getByRole("button", { name: "Clear" }))
    await nothingChosen()
  })

  it.each([
    ["numbers", /^Age Age/, "25", "54", "aged 25 to 54"],
    ["dates", /^Date of Birth/, "19700101", "19791231", "born 01/01/1970 to 12/31/1979"],
    ["months of a year", /^Mortgage Date/, "012020", "122020", "with a mortgage from 01/2020 to 12/2020"],
    ["years", /^Year Home Was Built/, "1990", "1999", "in a home built in 1990 to 1999"],
    ["months", /^Month of Birth/, "03", "05", "born in March to May"],
    ["texts", /^Last Name/, "A", "M", "with last names from A to M"],
  ])("of %s takes a range, and says it as people do", async (_, name, from, to, said) => {
    const { attribute, user } = await openAudience()
    await attribute(name)
    await user.type(await screen.findByRole("textbox", { name: "From" }), from)
    await user.type(screen.getByRole("textbox", { name: "To" }), `${to}{Enter}`)
    expect(await clauses()).toEqual([said])
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "From" }))
  })

  it("of single numbers has one box", async () => {
    const { attribute, user } = await openAudience()
    await attribute(/^Household Size/)
    await user.type(await screen.findByRole("textbox", { name: "Value" }), "4{Enter}")
    expect(await clauses()).toEqual(["in a household of 4"])
    expect(screen.queryByRole("textbox", { name: "To" })).toBeNull()
  })

  it("says what is wrong with a bound, and keeps what was typed", async () => {
    const { attribute, user } = await openAudience()
    await attribute(/^Date of Birth/)
    const from = await screen.findByRole<HTMLInputElement>("textbox", { name: "From" })
    await user.type(from, "1970")
    await user.type(screen.getByRole("textbox", { name: "To" }), "19791231{Enter}")
    await screen.findByText("Enter a date as YYYYMMDD.")
    expect(from.value).toBe("1970")
    await nothingChosen()
  })

  it("has its values with the page, from one request for all of them", async () => {
    const { attribute, network } = await openAudience()
    await attribute(/^Gender/)
    expect(screen.getByRole("radio", { name: "Female" })).toBeTruthy()
    await attribute(/^Marital Status/)
    expect(screen.getByRole("checkbox", { name: "Married" })).toBeTruthy()
    const asked = network.asked.filter((call) => /attributes|GetDemoAttribute$/.test(call))
    expect(asked).toEqual(["GET /api/v1/attributes"])
  })

  /** The server answers neither for all attributes nor for one. */
  const fail = (network: Network, paths: ReadonlyArray<string>) => {
    for (const path of paths) network.answer(path, () => new Response("", { status: 500 }))
  }

  it("asks itself where the request for all of them fails", async () => {
    const { attribute } = await openAudience({
      prepare: (network) => fail(network, ["/api/v1/attributes"]),
    })
    await attribute(/^Gender/)
    await screen.findByRole("radio", { name: "Female" })
  })

  it("says that its values did not come, and asks again when told to", async () => {
    const paths = ["/api/v1/attributes", "/PlaceOrder.aspx/GetDemoAttribute"]
    const { attribute, network, user } = await openAudience({ prepare: (offline) => fail(offline, paths) })
    await attribute(/^Gender/)
    await screen.findByText("We couldn't load this attribute's values.")
    for (const path of paths) network.answer(path, null)
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
    await user.click((await yours()).getByRole("button", { name: /married/ }))
    expect(await clauses()).toEqual(["who are single"])
    await user.click((await yours()).getByRole("button", { name: "Remove all" }))
    await nothingChosen()
  })

  it("reads as a sentence with a button for each thing in it, phones among them", async () => {
    const { attribute, user } = await openAudience()
    await attribute(/^Age Age/)
    await user.type(await screen.findByRole("textbox", { name: "From" }), "25")
    await user.type(screen.getByRole("textbox", { name: "To" }), "54{Enter}")
    await attribute(/^Homeowner or Renter/)
    await user.click(await screen.findByRole("radio", { name: "Homeowner" }))
    await user.click(screen.getByRole("radio", { name: /^Only/ }))
    expect(await clauses()).toEqual(["aged 25 to 54", "who own their home", "with phones"])
    expect((await yours()).getByText("People").tagName).toBe("P")
    const owns = ({ AGE, OWNERRENTER }: TinyPerson) =>
      Number(AGE) >= 25 && Number(AGE) <= 54 && OWNERRENTER === "O"
    const zips = ["60614", "60615"]
    await ledgerShows(String(tinyCountIn(zips, (person) => owns(person) && hasPhone(person))))
    await user.click((await yours()).getByRole("button", { name: "Remove with phones" }))
    await ledgerShows(String(tinyCountIn(zips, owns)))
    await user.click((await yours()).getByRole("button", { name: "Remove Age: 25 to 54" }))
    expect(await clauses()).toEqual(["who own their home"])
  })

  it("takes away the one of several alternatives that is told to", async () => {
    const { attribute, user } = await openAudience()
    await attribute(/^Interests/)
    for (const name of ["Reading", "Cooking", "Golf"])
      await user.click(await screen.findByRole("checkbox", { name }))
    await user.click((await yours()).getByRole("button", { name: "Remove Interests: Cooking" }))
    expect(await clauses()).toEqual(["interested in Reading or Golf"])
  })

  it("leads from a thing in the sentence to where it is chosen", async () => {
    const { attribute, user } = await openAudience()
    await attribute(/^Gender/)
    await user.click(await screen.findByRole("radio", { name: "Female" }))
    await attribute(/^Gender/)
    await user.click((await yours()).getByRole("link", { name: "who are female" }))
    await waitFor(() =>
      expect(screen.getByRole("button", { name: /^Gender/ }).getAttribute("aria-expanded")).toBe("true"),
    )
  })

  it("is searched from three characters on", async () => {
    const { user } = await openAudience()
    const search = screen.getByRole("searchbox", { name: "Find an attribute" })
    await screen.findByRole("button", { name: /^Gender/ })
    await user.type(search, "ow")
    screen.getByText("Enter at least 3 characters.")
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
    expect(await clauses()).toEqual(["who are female"])
  })

  it("says which bound of a range is the larger one, and what to do", async () => {
    const { attribute, user } = await openAudience()
    await attribute(/^Age(?!s| hist)/)
    const age = within(await screen.findByRole("group", { name: /^Age(?!s| hist)/ }))
    await user.type(age.getByRole("textbox", { name: "From" }), "44")
    await user.type(age.getByRole("textbox", { name: "To" }), "25{Enter}")
    await age.findByText(
      (_, element) =>
        element?.textContent === "44 is larger than 25. Please put the smaller one first." &&
        element.id !== "",
    )
    expect(age.getByRole("textbox", { name: "From" }).getAttribute("aria-invalid")).toBe("true")
  })

  it("counts only records with phones when told to", async () => {
    const { user } = await openAudience()
    await ledgerShows("173")
    await user.click(screen.getByRole("radio", { name: /^Only/ }))
    await ledgerShows("74")
  })

  it("says what is missing before it is counted", async () => {
    const { address, user } = await openAudience()
    await user.click(screen.getByRole("button", { name: /^NEXT STEP/ }))
    await noticed(/Select a phone option./)
    expect(address()).toBe("/order/10/demo/demoDemographics")
  })

  it("cannot be left before it is defined, at a site that reads it so", async () => {
    const { attribute, user } = await openAudience({
      draft: TWO_ZIPS,
      prepare: (network) => siteReading(network, { audienceNext: "disabled" }),
    })
    const next = () => screen.getByRole<HTMLButtonElement>("button", { name: /^NEXT STEP/ })
    await waitFor(() => expect(next().disabled).toBe(true))
    await attribute(/^Gender/)
    await user.click(await screen.findByRole("radio", { name: "Female" }))
    await waitFor(() => expect(next().disabled).toBe(false))
    await user.click(next())
    await noticed(/^Select a phone option./)
  })

  it("marks what is missing, leads to it, says it in the ledger, and stops once it is there", async () => {
    const { user } = await openAudience()
    await screen.findByRole("button", { name: /^Gender/ })
    const phones = () => screen.getByRole("radio", { name: /^No Phones/ })
    const search = () => screen.getByRole("searchbox", { name: "Find an attribute" })
    const said = () =>
      ledger()
        .queryAllByRole("link", { name: /^(?:Choose your|Select )/ })
        .map(({ textContent }) => textContent)
    expect([said(), search().getAttribute("aria-invalid")]).toEqual([[], null])
    await user.click(ledger().getByRole("button", { name: /^Poll Count/ }))
    await waitFor(() => expect(document.activeElement).toBe(phones()))
    expect(said()).toEqual(["Choose your target audience.", "Select a phone option."])
    expect(screen.getByRole("group", { name: "Phone options" }).getAttribute("aria-describedby")).toMatch(
      /error/,
    )
    expect(search().getAttribute("aria-invalid")).toBe("true")
    await user.click(phones())
    await waitFor(() => expect(said()).toEqual(["Choose your target audience."]))
    await user.click(ledger().getByRole("link", { name: "Choose your target audience." }))
    await waitFor(() => expect(document.activeElement).toBe(search()))
    await user.click(screen.getByRole("checkbox", { name: /^All households/ }))
    await waitFor(() => expect(said()).toEqual([]))
    expect(search().getAttribute("aria-invalid")).toBeNull()
  })
})
