import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { TWO_ZIPS } from "../../kit/lists.ts"
import type { Network } from "../../kit/siteNetwork.ts"
import { ofSource } from "../../kit/ofSource.ts"
import { siteReading } from "../../kit/siteWith.ts"
import { heading, noticed, openScreen } from "../../kit/openScreen.tsx"

const ALL = "/api/v1/quick-picks"
const FOOD = { kind: "industries", column: "SIC", added: ["58"], omitted: ["5813"] }
const MEN = { kind: "values", column: "GENDER", values: ["M"] }
const WOMEN = { kind: "values", column: "GENDER", values: ["F"] } as const

const pick = (name: string, kind: "own" | "site" | "business", ...criteria: ReadonlyArray<object>) => ({
  id: name.toLowerCase(),
  name,
  description: `${name}, for a test`,
  kind,
  criteria,
})
/** Makes the server's reply with these quick picks. */
const found = (quickPicks: ReadonlyArray<ReturnType<typeof pick>>): Response => {
  const total = (kind: string) => quickPicks.filter((one) => one.kind === kind).length
  return Response.json({
    quickPicks,
    total: { own: total("own"), site: total("site"), business: total("business") },
  })
}
const holding =
  (...quickPicks: ReadonlyArray<ReturnType<typeof pick>>) =>
  (network: Network) =>
    network.answer(ALL, () => found(quickPicks))

const withWomen = {
  definition: { ...TWO_ZIPS.definition, audience: { unit: "individuals", criteria: [WOMEN] } },
} as const

const openQuickPicks = async (prepare: (network: Network) => void, draft: object = TWO_ZIPS) => {
  const opened = await openScreen("/order/10/demo/quickPicks", { draft, prepare })
  await heading("Quick Picks")
  return opened
}
const saving = async (user: Awaited<ReturnType<typeof openQuickPicks>>["user"]) => {
  await user.click(screen.getByRole("button", { name: "Save as quick pick" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Save as quick pick" }))
  await user.type(dialog.getByRole("textbox", { name: "Name" }), "Women")
  await user.type(dialog.getByRole("textbox", { name: "Definition" }), "All of them")
  return dialog
}

describe("the quick picks", () => {
  it("that there are none of are said to be none, of one's own and of the site", async () => {
    await openQuickPicks(holding(pick("Mine", "own", WOMEN)))
    await screen.findByText("There are no quick picks")
    expect(screen.queryByText("No quick picks have been saved yet")).toBeNull()
    await screen.findByRole("listitem", { name: "Mine" })
  })

  it("say that there are none of one's own", async () => {
    await openQuickPicks(holding(pick("Women", "site", WOMEN)))
    await screen.findByText("No quick picks have been saved yet")
    expect(screen.queryByText("There are no quick picks")).toBeNull()
  })

  it("of another value of a radio attribute are refused, and nothing changes", async () => {
    const { user } = await openQuickPicks(holding(pick("Men", "site", MEN)), withWomen)
    const apply = await screen.findByRole("button", { name: "Apply Men" })
    await waitFor(() => expect(apply).toHaveProperty("disabled", false))
    await user.click(apply)
    await noticed("Gender: Choose only one item in this category.")
    expect(apply.getAttribute("aria-pressed")).toBe("false")
  })
})

describe("the business quick picks", () => {
  const businesses = (answer: () => Response) =>
    openScreen("/order/170/demo/businessQuickPicks", {
      prepare: async (network) => {
        await ofSource(170, TWO_ZIPS)(network)
        network.answer(ALL, answer)
      },
    })

  it("that could not be loaded are asked for again", async () => {
    const { network, user } = await businesses(() => new Response("", { status: 500 }))
    const failed = await screen.findByText("We couldn't load the quick picks.")
    holding(pick("Food", "business", FOOD))(network)
    await user.click(
      within(failed.parentElement?.parentElement ?? document.body).getByRole("button", { name: "Try again" }),
    )
    await screen.findByRole("listitem", { name: "Food" })
  })

  it("that there are none of are said to be none", async () => {
    await businesses(() => found([pick("Women", "site", WOMEN)]))
    await screen.findByText("There are no quick picks")
  })
})

describe("saving a quick pick", () => {
  it("asks for a criterion first", async () => {
    const { network, user } = await openQuickPicks(holding(pick("Men", "site", MEN)))
    const dialog = await saving(user)
    await user.click(dialog.getByRole("button", { name: "Save" }))
    await dialog.findByText("A quick pick needs at least one criterion. Add one to the audience first.")
    expect(network.asked).not.toContain("POST /PlaceOrder.aspx/SaveMyQuickpick")
  })

  it("says in a banner why the server refused it, and keeps what was typed [ob8-quick-pick-failed]", async () => {
    const words = "You have 300 quick picks, which is the limit. Please delete one first."
    const { network, user } = await openQuickPicks(holding(pick("Men", "site", MEN)), withWomen)
    network.answer("/PlaceOrder.aspx/SaveMyQuickpick", () =>
      Response.json({ d: { ResultFlag: false, ResultMessage: words, DataSource: null } }),
    )
    const dialog = await saving(user)
    await user.click(dialog.getByRole("button", { name: "Save" }))
    await dialog.findByText(words)
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Name" }).value).toBe("Women")
    network.answer("/PlaceOrder.aspx/SaveMyQuickpick", null)
    network.answer(ALL, null)
    await user.click(dialog.getByRole("button", { name: "Save" }))
    await screen.findByText(
      "“Women” is now in your quick picks. You can apply it to any list from this source.",
    )
    await user.click(dialog.getByRole("button", { name: "Done" }))
    await screen.findByRole("listitem", { name: "Women" })
  })
})

it("the order overview saves what it holds as a quick pick", async () => {
  const { user } = await openScreen("/order/10", {
    draft: withWomen,
    prepare: (network) => siteReading(network, { interfaceVersion: "1" }),
  })
  await heading("Your order")
  const box = within(screen.getByRole("region", { name: "Demography" }))
  await user.click(box.getByRole("button", { name: "Save as quick pick" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Save as quick pick" }))
  await dialog.findByText("People who are female")
})

it("source 270 shows no quick picks, and saves none", async () => {
  const { address } = await openScreen("/order/270/demo/quickPicks", {
    prepare: async (network) => {
      await ofSource(270, withWomen)(network)
      siteReading(network, { list270: "orderable" })
      holding(pick("Mine", "own", WOMEN))(network)
    },
  })
  await heading("Build Your Target Audience")
  expect(address()).toContain("/order/270/demo/")
  expect(address()).not.toContain("quickPicks")
  expect(screen.queryByRole("link", { name: "Quick Picks" })).toBeNull()
  await screen.findByRole("region", { name: "Your audience" })
  expect(screen.queryByRole("button", { name: "Save as quick pick" })).toBeNull()
})
