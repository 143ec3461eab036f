import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { TWO_ZIPS } from "../../kit/lists.ts"
import { heading, openScreen } from "../../kit/openScreen.tsx"

const PATH = "/PlaceOrder.aspx/GetRecSysDemosNoSession"
const OWNERS = {
  unit: "individuals",
  criteria: [{ kind: "values", column: "OWNERRENTER", values: ["O"] }],
} as const

const open = async (audience: typeof OWNERS | undefined, answer?: object) => {
  const definition = { ...TWO_ZIPS.definition, ...(audience === undefined ? {} : { audience }) }
  const opened = await openScreen("/order/10/geo/zip", { draft: { ...TWO_ZIPS, definition } })
  if (answer !== undefined) opened.network.answer(PATH, () => Response.json(answer))
  await opened.user.click(await screen.findByRole("link", { name: /Step 2/ }))
  await opened.user.click(
    (await screen.findAllByRole("link", { name: "Demographics" })).find(Boolean) ?? document.body,
  )
  await heading("Build Your Target Audience")
  return opened
}
const line = () => screen.queryByRole("list", { name: "Often chosen together" })
const chips = async () => within(await screen.findByRole("list", { name: "Often chosen together" }))
const answering = (...demos: ReadonlyArray<object>) => ({
  d: { ResultFlag: true, ResultMessage: "", DataSource: demos },
})

describe("what is often chosen together", () => {
  it("stands below the audience in words, and is added with a press", async () => {
    const { network, user } = await open(OWNERS)
    const worth = await (
      await chips()
    ).findByRole("button", { name: /^Add\s?Home Value\s?: \$400,000 or more/ })
    await (await chips()).findByRole("button", { name: /^Add\s?Remodel the Home\s?: the most likely 30%/ })
    // What was said before stays meanwhile, without what is chosen now.
    network.answer(PATH, () => new Promise<Response>(() => {}))
    await user.click(worth)
    const yours = await screen.findByRole("region", { name: "Your audience" })
    await waitFor(() => expect(yours.textContent).toContain("$400,000 or more"))
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Add\s?Home Value/ })).toBeNull())
  })

  it("leads to an attribute of which no value stands out", async () => {
    const age = { ColumnName: "AGE", AttributeName: "Age", DemoCategoryType: 3, Values: [] }
    await open(OWNERS, answering(age))
    const link = await (await chips()).findByRole("link", { name: "Age" })
    expect(link.getAttribute("href")).toMatch(/#attribute-AGE$/)
  })

  it("is not asked for, and not there, beside nothing", async () => {
    const { network } = await open(undefined)
    expect([line(), network.asked.includes(`POST ${PATH}`)]).toEqual([null, false])
  })

  it("leaves out an attribute that this source does not have", async () => {
    const shoes = { ColumnName: "SHOESIZE", AttributeName: "Shoes", DemoCategoryType: 3, Values: [] }
    const { network } = await open(OWNERS, answering(shoes))
    await waitFor(() => expect(network.asked).toContain(`POST ${PATH}`))
    expect(line()).toBeNull()
  })

  it("is missed by nobody when it fails", async () => {
    const { network } = await open(OWNERS, {
      d: { ResultFlag: false, ResultMessage: "no", DataSource: null },
    })
    await waitFor(() => expect(network.asked).toContain(`POST ${PATH}`))
    expect([line(), screen.getByRole("alert").textContent]).toEqual([null, ""])
  })
})
