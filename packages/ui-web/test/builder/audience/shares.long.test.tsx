import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { TWO_ZIPS } from "../../kit/lists.ts"
import type { Network, StartingDraft } from "../../kit/siteNetwork.ts"
import { heading, ledgerShows, openScreen } from "../../kit/openScreen.tsx"
import { hasPhone, tinyCountIn, type TinyPerson } from "../../kit/tinyPeople.ts"

const SHARES = "/api/v1/counts/breakdown"

/** Computes from the file the share of people in the two ZIP Codes who meet a condition. */
const share = (is: (person: TinyPerson) => boolean, among: (person: TinyPerson) => boolean = () => true) => {
  const zips = ["60614", "60615"]
  const part = tinyCountIn(zips, (person) => among(person) && is(person))
  const all = tinyCountIn(zips, among)
  return { part, all, percent: `${Math.round((part / all) * 100)}%` }
}
const sharesSaid = (...of: Parameters<typeof share>) => {
  const { all, part, percent } = share(...of)
  return `${percent}, ${part} of ${all} records`
}
const isFemale = ({ GENDER }: TinyPerson) => GENDER === "F"

/**
 * Records the questions about attributes; the result lists those that weren't aborted. Strict mode mounts twice, and
 * aborts the first question.
 */
const listen = (network: Network) => {
  const questions: Array<{
    readonly column: string
    readonly criteria: number
    readonly signal: AbortSignal
  }> = []
  network.answer(SHARES, async (request, pass) => {
    const { column, definition } = await request.clone().json()
    questions.push({ column, criteria: definition.audience.criteria.length, signal: request.signal })
    return pass()
  })
  return () =>
    questions.filter(({ signal }) => !signal.aborted).map(({ column, criteria }) => `${column} ${criteria}`)
}

const openAudience = async (draft: StartingDraft = TWO_ZIPS) => {
  const opened = await openScreen("/order/10/demo/demoDemographics", { draft })
  const questions = listen(opened.network)
  await heading("Build Your Target Audience")
  const attribute = async (name: RegExp) => {
    await opened.user.click(await screen.findByRole("button", { name }))
  }
  return { ...opened, attribute, questions }
}

/** Returns the text that a screen reader says after the name of a value. */
const beside = (role: "checkbox" | "radio", name: string) => {
  const ids = screen.getByRole(role, { name }).getAttribute("aria-describedby")?.split(" ") ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ")
}

describe("the shares of an open attribute", () => {
  it("say of how many people each value is, those that are not chosen too, in one question", async () => {
    const { attribute, questions, user } = await openAudience()
    await attribute(/^Gender/)
    await waitFor(() => expect(beside("radio", "Female")).toBe(sharesSaid(isFemale)))
    await user.click(screen.getByRole("radio", { name: "Female" }))
    await screen.findByRole("button", { name: "Remove Gender: who are female" })
    await ledgerShows("173")
    expect(beside("radio", "Male")).toBe(sharesSaid(({ GENDER }) => GENDER === "M"))
    expect(questions()).toEqual(["GENDER 0"])
  })

  it("follow what else is chosen", async () => {
    const { attribute, questions, user } = await openAudience()
    await attribute(/^Gender/)
    await waitFor(() => expect(beside("radio", "Female")).toBe(sharesSaid(isFemale)))
    await user.click(screen.getByRole("radio", { name: /^Only/ }))
    await waitFor(() => expect(beside("radio", "Female")).toBe(sharesSaid(isFemale, hasPhone)))
    await attribute(/^Marital Status/)
    await user.click(await screen.findByRole("checkbox", { name: "Married" }))
    await waitFor(() => expect(questions()).toEqual(["GENDER 0", "GENDER 0", "MARITAL 0", "GENDER 1"]))
  })

  it("are no longer asked for once it is closed", async () => {
    const { attribute, network } = await openAudience()
    const signals: Array<AbortSignal> = []
    network.answer(SHARES, (request) => {
      signals.push(request.signal)
      return new Promise(() => {})
    })
    await attribute(/^Gender/)
    await waitFor(() => expect(signals.at(-1)?.aborted).toBe(false))
    expect(screen.getByRole("group", { name: "Gender" }).closest("[aria-busy=true]")).not.toBeNull()
    await attribute(/^Gender/)
    await waitFor(() => expect(signals.map(({ aborted }) => aborted)).not.toContain(false))
  })

  it("may fail without a word, and keep nobody from choosing", async () => {
    const { attribute, network, user } = await openAudience()
    network.answer(SHARES, () => new Response("", { status: 500 }))
    await attribute(/^Gender/)
    await user.click(await screen.findByRole("radio", { name: "Female" }))
    await screen.findByRole("button", { name: "Remove Gender: who are female" })
    expect(beside("radio", "Female")).toBe("")
    expect(screen.queryByText(/could not|Something went wrong/)).toBeNull()
  })

  it("are not asked for without areas, nor while all households are taken", async () => {
    const { attribute, questions, user } = await openAudience({})
    await attribute(/^Gender/)
    await screen.findByRole("radio", { name: "Female" })
    expect(questions()).toEqual([])
    await user.click(screen.getByRole("checkbox", { name: /^All households/ }))
    expect(beside("radio", "Female")).toBe("")
  })
})

describe("the histogram of a range", () => {
  const slider = (name: string) => screen.findByRole<HTMLInputElement>("slider", { name })
  const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name })
  const said = async () =>
    (await slider("Age from"))
      .getAttribute("aria-describedby")
      ?.split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" ")

  it("fills the fields from its handles, and moves them with the fields", async () => {
    const { attribute, user } = await openAudience()
    await attribute(/^Age Age/)
    const [from, to] = [await slider("Age from"), await slider("Age to")]
    expect([from.max, from.value, to.value, from.getAttribute("aria-valuetext")]).toEqual([
      "81",
      "0",
      "81",
      "18",
    ])
    fireEvent.change(from, { target: { value: "7" } })
    fireEvent.change(to, { target: { value: "36" } })
    expect([field("From").value, field("To").value]).toEqual(["25", "54"])
    expect(to.getAttribute("aria-valuetext")).toBe("54")
    await user.clear(field("To"))
    await user.type(field("To"), "60")
    expect(to.value).toBe("42")
    await user.click(screen.getByRole("button", { name: "Add Age" }))
    await screen.findByRole("button", { name: "Remove Age: 25 to 60" })
    expect([field("From").value, from.value, to.value]).toEqual(["", "0", "81"])
  })

  it("says how many people a range has, before it is added", async () => {
    const { attribute } = await openAudience()
    await attribute(/^Age Age/)
    await waitFor(async () => expect(await said()).toBe("All: 173 records, 100%"))
    fireEvent.change(await slider("Age to"), { target: { value: "22" } })
    const { part, percent } = share(({ AGE }) => Number(AGE) <= 40)
    expect(await said()).toBe(`18 to 40: ${part} records, ${percent}`)
  })

  it("does not let its handles pass one another", async () => {
    const { attribute } = await openAudience()
    await attribute(/^Age Age/)
    fireEvent.change(await slider("Age to"), { target: { value: "10" } })
    fireEvent.change(await slider("Age from"), { target: { value: "50" } })
    expect([field("From").value, field("To").value]).toEqual(["28", "28"])
    fireEvent.change(await slider("Age to"), { target: { value: "2" } })
    expect([field("From").value, field("To").value]).toEqual(["28", "28"])
  })

  it("has one handle for single numbers", async () => {
    const { attribute } = await openAudience()
    await attribute(/^Household Size/)
    fireEvent.change(await slider("Household Size"), { target: { value: "3" } })
    expect(field("Value").value).toBe("4")
    expect(screen.getAllByRole("slider")).toHaveLength(1)
  })

  it("is usable without any figures, and there is none for names", async () => {
    const { attribute, network } = await openAudience()
    network.answer(SHARES, () => new Response("", { status: 500 }))
    await attribute(/^Age Age/)
    fireEvent.change(await slider("Age from"), { target: { value: "7" } })
    expect(field("From").value).toBe("25")
    await attribute(/^Age Age/)
    await attribute(/^Last Name/)
    await screen.findByRole("textbox", { name: "From" })
    expect(screen.queryByRole("slider")).toBeNull()
  })
})

it("keeps what was typed for a range and not added, closed, elsewhere and after a reload", async () => {
  const { attribute, reload, user } = await openAudience()
  await attribute(/^Age Age/)
  await user.type(await screen.findByRole("textbox", { name: "From" }), "2x")
  await attribute(/^Age Age/)
  expect(screen.queryByRole("textbox", { name: "From" })).toBeNull()
  await attribute(/^Age Age/)
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "From" })).value).toBe("2x")
  reload()
  await heading("Build Your Target Audience")
  await attribute(/^Age Age/)
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "From" })).value).toBe("2x")
})

describe("the categories", () => {
  it("lead to their headings, the most used first, and say how many are chosen in each", async () => {
    const { attribute, user } = await openAudience()
    await attribute(/^Gender/)
    await user.click(await screen.findByRole("radio", { name: "Female" }))
    const nav = within(screen.getByRole("navigation", { name: "Categories" }))
    const names = () => nav.getAllByRole("link").map(({ textContent }) => textContent)
    await waitFor(() => expect(names().slice(0, 2)).toEqual(["Most used1 chosen", "General"]))
    const general = nav.getByRole("link", { name: "General" })
    general.focus()
    await user.keyboard("{Enter}")
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "General", level: 2 }))
    expect(general.getAttribute("aria-current")).toBe("location")
  })

  it("are those of what was found", async () => {
    const { user } = await openAudience()
    await screen.findByRole("button", { name: /^Gender/ })
    await user.type(screen.getByRole("searchbox", { name: "Find an attribute" }), "income")
    const nav = within(screen.getByRole("navigation", { name: "Categories" }))
    await waitFor(() =>
      expect(nav.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Financial Services"]),
    )
  })
})
