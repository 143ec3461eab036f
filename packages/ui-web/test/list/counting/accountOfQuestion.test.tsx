import { screen, waitFor, within } from "@testing-library/react"
import { AccountId } from "@listwright/domain/account"
import { expect, it, vi } from "vitest"
import { COUNTED, TWO_ZIPS } from "../../kit/lists.ts"
import { heading, openScreen } from "../../kit/openScreen.tsx"
import { asRole } from "../../kit/roles.ts"
import type { Network, StartingDraft } from "../../kit/siteNetwork.ts"
import { workOn } from "../../kit/workOn.ts"

/** A question about a list, as the server is asked it. */
interface Asked {
  readonly path: string
  readonly draftId: string | null
  readonly accountId?: number
}

const WOMEN = { kind: "values", column: "GENDER", values: ["F"] } as const
const withWomen: StartingDraft = {
  definition: { ...TWO_ZIPS.definition, audience: { unit: "individuals", criteria: [WOMEN] } },
}

/** Opens a screen of a reseller whose list is for a client, and collects the questions that name no draft. */
const openForClient = async (
  at: string,
  draft: StartingDraft,
  prepare: (network: Network) => void = () => {},
) => {
  const asked: Array<Asked> = []
  let client = 0
  const opened = await openScreen(at, {
    as: asRole("Reseller"),
    prepare: async (network) => {
      client = network.person().accounts[1]?.id ?? 0
      await workOn(network, { ...draft, accountId: AccountId.make(client) })
      network.answer(/^\/api\/v1\/(counts|prices)/, async (request, pass) => {
        const question: Asked = { ...(await request.clone().json()), path: new URL(request.url).pathname }
        if (question.draftId === null) asked.push(question)
        return pass()
      })
      prepare(network)
    },
  })
  /** Waits for a question, and checks that it and the others are asked for the client. */
  const isAsked = async (path: string, times = 1) => {
    await waitFor(() => expect(asked.filter((one) => one.path === path).length).toBeGreaterThanOrEqual(times))
    expect(client).toBeGreaterThan(0)
    expect(asked.map(({ accountId }) => accountId)).toEqual(asked.map(() => client))
  }
  return { ...opened, isAsked }
}

it("what a list includes is asked for the account of the list", async () => {
  const { isAsked, user } = await openForClient("/order/10", COUNTED)
  await user.click(await screen.findByRole("button", { name: "What is included in my list" }))
  await isAsked("/api/v1/counts/fill-rates")
  await isAsked("/api/v1/counts/sample")
})

it("a list that is tried without a choice is priced for the account of the list", async () => {
  const { isAsked, user } = await openForClient("/order/10/demo/demoDemographics", withWomen)
  await user.click(await screen.findByRole("switch", { name: "Count with Gender" }))
  await isAsked("/api/v1/prices")
})

it("a quick pick is counted for the account of the list", async () => {
  // The browser of the tests never says what is in view; without this, everything is.
  vi.stubGlobal("IntersectionObserver", undefined)
  const { isAsked } = await openForClient("/order/10/demo/quickPicks", TWO_ZIPS, (network) =>
    network.answer("/api/v1/quick-picks", () =>
      Response.json({
        quickPicks: [{ id: "women", name: "Women", description: "Women", kind: "site", criteria: [WOMEN] }],
        total: { own: 0, site: 1, business: 0 },
      }),
    ),
  )
  await screen.findByRole("listitem", { name: "Women" })
  await isAsked("/api/v1/counts")
})

it("each spot of a resident and occupant list is counted for the account of the list", async () => {
  const { isAsked } = await openForClient("/order/50/demo/residentOccupantList", {
    definition: { ...TWO_ZIPS.definition, listType: 50 },
  })
  await heading("Build Your Target Audience")
  await isAsked("/api/v1/counts", 6)
})

it("what is often chosen together is counted for the account of the list", async () => {
  const { isAsked, user } = await openForClient("/order/10/demo/demoDemographics", {
    definition: {
      ...TWO_ZIPS.definition,
      audience: {
        unit: "individuals",
        criteria: [{ kind: "values", column: "OWNERRENTER", values: ["O"] }],
      },
    },
  })
  const chips = within(await screen.findByRole("list", { name: "Often chosen together" }))
  await user.hover(await chips.findByRole("button", { name: /^Add\s?Home Value/ }))
  await isAsked("/api/v1/counts")
})
