import { emptyDefinition } from "@listwright/domain/definition"
import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { TWO_ZIPS, zipAreas } from "../../kit/lists.ts"
import { heading, type OpenScreen, openScreen } from "../../kit/openScreen.tsx"

/** Saves a list as a colleague's program would, and answers its id. */
const saveList = async ({ call }: OpenScreen["network"], name: string, zips: ReadonlyArray<string>) => {
  const definition = {
    ...emptyDefinition(10),
    areas: zipAreas(...zips),
    phoneOption: "onlyWithPhones",
  }
  const { row } = await call<{ row: { id: string } }>("POST", "/api/v1/saved-lists", {
    name,
    definition,
  })
  return row.id
}

/** The list in progress beside a saved one. */
const compared = async () => {
  let saved = ""
  let draft = ""
  const opened = await openScreen("/", {
    prepare: async (network) => {
      saved = await saveList(network, "Lake front", ["60615", "60657"])
      draft = await network.startDraft(TWO_ZIPS)
    },
  })
  window.history.replaceState(null, "", `/slc/compare?lists=draft:${draft},list:${saved}`)
  opened.reload()
  await screen.findByRole("table")
  return opened
}
const rowOf = (name: string) => {
  const row = screen
    .getAllByRole("rowheader")
    .find(({ textContent }) => textContent.replace(/Differs$/, "") === name)
    ?.closest("tr")
  if (row === null || row === undefined) throw new Error(`There is no row ${name}.`)
  return row
}
const cells = (name: string) =>
  within(rowOf(name))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent)

describe("two lists side by side", () => {
  it("stand under their names, differences marked in words and sameness told once", async () => {
    await compared()
    expect(
      screen
        .getAllByRole("columnheader")
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(["AYour list in progressDraft", "BLake frontSaved list"])
    within(rowOf("Areas")).getByText("Differs")
    expect(cells("Areas")).toEqual(["A60614In both: 60615", "B60657In both: 60615"])
    expect(cells("Phone")).toEqual(["ANone", "BOnly Records With Phones"])
    expect(cells("Data source")).toEqual(["In both:Consumer"])
    expect(within(rowOf("Data source")).queryByText("Differs")).toBeNull()
    expect(screen.getByText("These lists differ in 2 choices.")).toBeTruthy()
  })

  it("tell what both count and cost now, with the difference", async () => {
    await compared()
    await waitFor(() => expect(cells("Records")[0]).toBe("A173"))
    const [, other] = cells("Records")
    expect(other).toMatch(/^B\d+[+−]\d+$/)
    expect(cells("Price before tax").join()).toMatch(/\$\d+\.\d\d/)
  })

  it("show only what differs when asked to", async () => {
    const { user } = await compared()
    await user.click(screen.getByRole("checkbox", { name: "Show only differences" }))
    expect(screen.queryByText("Data source")).toBeNull()
    within(rowOf("Areas")).getByText("Differs")
  })

  it("keep what they choose in view while counting fails, and are counted when asked again", async () => {
    const opened = await compared()
    const { network, user } = opened
    network.answer("/api/v1/figures", () => new Response("", { status: 503 }))
    opened.reload()
    await screen.findByText("Counting isn't available right now.")
    expect(cells("Areas")).toHaveLength(2)
    network.answer("/api/v1/figures", null)
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await waitFor(() => expect(cells("Records")[0]).toBe("A173"))
  })

  it.each(["list:gone", "draft:gone"])("say nothing of one that is not there: %s", async (gone) => {
    await openScreen((_, { north }) => `/slc/compare?lists=list:${north.id},${gone}`, { hasSides: true })
    await heading("Compare lists")
    await screen.findByText("We couldn't find one of these lists")
    expect(screen.getByRole("link", { name: "Choose lists" }).getAttribute("href")).toBe("/slc")
    expect(screen.queryByRole("table")).toBeNull()
  })

  it("are chosen on the saved lists, and the other view is a press away", async () => {
    const { address, user } = await openScreen("/slc", {
      prepare: (network) => network.saveLists(["First", "Second"]),
    })
    await user.click(await screen.findByRole("checkbox", { name: "Select First" }))
    await user.click(screen.getByRole("checkbox", { name: "Select Second" }))
    await user.click(screen.getByRole("link", { name: "Compare" }))
    await screen.findByText("These lists make the same choices.")
    expect(address()).toMatch(/^\/slc\/compare\?lists=list/)
    await user.click(screen.getByRole("link", { name: "Overlap" }))
    await waitFor(() => expect(address()).toMatch(/^\/slc\/overlap\?lists=/))
  })

  it("begin with the list in progress, and ask for the other", async () => {
    const { address, user } = await openScreen("/", {
      draft: TWO_ZIPS,
      prepare: (network) => network.saveLists(["First"]),
    })
    const [latest] = await screen.findAllByRole("link", { name: /^Compare \d/ })
    await user.click(latest ?? document.body)
    const other = await screen.findByRole("combobox", { name: "Compare your list with" })
    await user.selectOptions(other, "First (Consumer)")
    await user.click(screen.getByRole("button", { name: "Compare" }))
    await screen.findByRole("table")
    expect(address()).toMatch(/^\/slc\/compare\?lists=draft.*,list/)
  })
})
