import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { held } from "../../kit/held.ts"
import { savedFiles } from "../../kit/savedFiles.ts"
import { TWO_ZIPS } from "../../kit/lists.ts"
import { heading, noticed, type ScreenOptions, openScreen } from "../../kit/openScreen.tsx"

/** Lists that share some people and not others. */
const COMPARED = [
  ["North side", ["60614", "60615", "60618", "60625", "60640", "60657"]],
  ["Lakefront", ["60640", "60657", "60614", "60601"]],
  ["Loop", ["60601", "60602", "60640"]],
] as const

const CALL = "/api/v1/saved-lists/overlap"

const openCompared = async (options: ScreenOptions = {}, ...more: ReadonlyArray<string>) => {
  const ids: Array<string> = []
  const opened = await openScreen(() => `/slc/overlap?lists=${[...ids, ...more].join(",")}`, {
    ...options,
    prepare: async ({ saveList }) => {
      for (const [name, zips] of COMPARED) ids.push((await saveList(name, zips)).id)
    },
  })
  return { ...opened, ids }
}
const compared = async (options: ScreenOptions = {}) => {
  const opened = await openCompared(options)
  await screen.findByRole("table")
  return opened
}
/** Returns all figures in a row, from left to right. */
const rowOf = (name: string): ReadonlyArray<string> => {
  const row = screen.getByRole("radio", { name }).closest("tr")
  if (row === null) throw new Error(`${name} is in no row.`)
  return within(row)
    .getAllByRole("cell")
    .slice(1)
    .map(({ textContent }) => textContent)
}
const panel = () => within(screen.getByRole("complementary", { name: "Selected part" }))
const useThis = () => panel().getByRole("button", { name: "Use this region" })

describe("comparing saved lists", () => {
  it("tells every region with its size, its share and its prices, the largest first", async () => {
    await compared()
    expect(screen.getByText(/^3 lists, [\d,]+ people in total\.$/)).toBeTruthy()
    const regions = screen
      .getAllByRole("radio")
      .map((radio) => radio.getAttribute("aria-label") ?? "")
      .slice(0, 5)
    expect(regions).toContain("Only in North side")
    const sizes = regions.map((name) => Number(rowOf(name)[0]?.replace(",", "")))
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    const [, share, alone, onTop] = rowOf("Only in Loop")
    expect([share, alone, onTop]).toEqual([
      expect.stringMatching(/^\d+\.\d%/),
      expect.stringMatching(/^\$/),
      expect.stringMatching(/^\+\$/),
    ])
    // On top of North side, what lies in it costs nothing more.
    expect(rowOf("Only in North side")[3]).toContain("+$0.00")
  })

  it("says of the selected part what it comes to, and asks for prices on top of another", async () => {
    const { network, user } = await compared()
    await user.click(screen.getByRole("radio", { name: "In exactly 2 of the 3 lists" }))
    expect(panel().getByRole("heading").textContent).toBe("In exactly 2 of the 3 lists")
    expect(panel().getByText("Added cost over A North side")).toBeTruthy()
    const asked = network.asked.length
    await user.selectOptions(screen.getByRole("combobox", { name: "Added cost over" }), "B Lakefront")
    expect(await panel().findByText("Added cost over B Lakefront")).toBeTruthy()
    await waitFor(() => expect(network.asked.slice(asked)).toContain(`POST ${CALL}`))
    expect(panel().getByRole("heading").textContent).toBe("In exactly 2 of the 3 lists")
  })

  it("can be operated by keyboard alone", async () => {
    const { user } = await compared()
    screen.getAllByRole("radio")[0]?.focus()
    await user.keyboard("{ArrowDown}")
    const second = screen.getAllByRole("radio")[1]
    expect(second).toHaveProperty("checked", true)
    expect(panel().getByRole("heading").textContent).toBe(second?.getAttribute("aria-label"))
  })

  it("makes the selected region a new order, and goes to its counts", async () => {
    const { address, draftId, ids, network, user } = await compared({ draft: TWO_ZIPS })
    await user.click(screen.getByRole("radio", { name: "Only in Loop" }))
    let sent: unknown
    network.answer(`${CALL}/open`, async (request, pass) => {
      sent = await request.clone().json()
      const draft: object = await (await pass()).json()
      return Response.json({ ...draft, id: draftId })
    })
    await user.click(useThis())
    await waitFor(() => expect(address()).toContain("/order/10"))
    expect(sent).toEqual({ lists: ids, part: { kind: "region", lists: [2] } })
  })

  it("saves it as a list under a name, and keeps the name when that fails", async () => {
    const { network, user } = await compared()
    const name = panel().getByRole("textbox", { name: /save it as a list/i })
    const save = panel().getByRole("button", { name: "Save list" })
    await user.click(save)
    expect(panel().getByText("Enter a name for the list.")).toBeTruthy()
    await user.type(name, "East side")
    network.answer("/api/v1/saved-lists", () =>
      Response.json({ _tag: "Unprocessable", message: "This list is too large." }, { status: 422 }),
    )
    await user.click(save)
    expect(await panel().findByText("This list is too large.")).toBeTruthy()
    expect(name).toHaveProperty("value", "East side")
    network.answer("/api/v1/saved-lists", null)
    await user.click(save)
    expect(await panel().findByText(/^Saved as /)).toBeTruthy()
  })

  it("keeps the figures while prices on top of another list are on their way", async () => {
    const { network, user } = await compared()
    const { release, released } = held()
    network.answer(CALL, async (_, pass) => {
      await released
      return pass()
    })
    const before = rowOf("Only in Loop")
    await user.selectOptions(screen.getByRole("combobox", { name: "Added cost over" }), "C Loop")
    expect(rowOf("Only in Loop")).toEqual(before)
    release()
    expect(await panel().findByText("Added cost over C Loop")).toBeTruthy()
  })

  it("says why lists cannot be compared, and leads back to them", async () => {
    await openCompared({}, "gone")
    await heading("Compare lists")
    expect(
      await screen.findByText(/^List 4 was deleted or belongs to someone else\. Still available: /),
    ).toBeTruthy()
    expect(screen.getByRole("link", { name: "Choose lists" }).getAttribute("href")).toBe("/slc")
  })

  it("is taken away with what is on top of what, and says why it is not", async () => {
    const saved = savedFiles()
    const { network, user } = await compared()
    const take = async (format: string) => {
      await user.click(screen.getByRole("button", { name: "Export this comparison" }))
      await user.click(await screen.findByRole("menuitem", { name: format }))
    }
    await take("CSV")
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual([
        expect.stringMatching(/^overlap-\d{4}-\d\d-\d\d\.csv$/),
      ]),
    )
    expect(await saved[0]?.file.text()).toMatch(/^Part,Who,North side,.*,Cost added to North side\r\n/)
    network.answer(`${CALL}/table.xlsx`, () =>
      Response.json({ _tag: "Unavailable", message: "The universe is being switched." }, { status: 503 }),
    )
    await take("Workbook (.xlsx)")
    await noticed("Something went wrong")
    expect(saved).toHaveLength(1)
  })
})
