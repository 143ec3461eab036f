import { httpLayer } from "@listwright/adapters"
import { signInForToken } from "@listwright/domain/account"
import { Rewards } from "@listwright/domain/rewards"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { PASSWORD, signedIn } from "../http/caller.ts"
import { servedSite } from "../http/servedSite.ts"

const IDS = Array.from({ length: 230 }, (_, at) => at + 1)
const { url } = servedSite(
  {},
  {},
  {
    "rewards.json": {
      gifts: IDS.map((id) => ({
        id,
        category: 2,
        name: `Mug ${id}`,
        description: "One of many",
        points: id,
        image: "mug.svg",
      })),
    },
  },
)

const idsOf = (gifts: ReadonlyArray<{ readonly Id: number }>) => gifts.map(({ Id }) => Id)

it("a page of rewards has 100 gifts, and the next ones are on the next page [p9-page-sizes]", async () => {
  const client = await signedIn(url)
  const page = async (call: string, pageIndex: number | null, more: object = {}) => {
    const asked = {
      availablePoints: 0,
      categoryId: 0,
      onlyEligible: false,
      pageIndex,
      pageSize: 100,
      ...more,
    }
    const { body } = await client.post(`/ba/Reward.aspx/${call}`, asked)
    return idsOf(body.d.DataSource.RewardDetailList.Items)
  }
  for (const call of ["GetInitReward", "GetRewards"]) {
    expect(await page(call, 1)).toEqual(IDS.slice(0, 100))
    expect(await page(call, null)).toEqual(IDS.slice(0, 100))
    expect(await page(call, 2)).toEqual(IDS.slice(100, 200))
    expect(await page(call, 3)).toEqual(IDS.slice(200))
    expect(await page(call, 4)).toEqual([])
  }
  expect(await page("GetRewards", 2, { isDesc: true })).toEqual(IDS.toReversed().slice(100, 200))
})

it("screens and terminal show the gifts of all pages", async () => {
  const demo = { email: "demo@listwright.example", password: PASSWORD }
  const baseUrl = url()
  const { token } = await Effect.runPromise(
    Effect.provide(signInForToken(demo, "terminal"), httpLayer({ baseUrl })),
  )
  const query = { categoryId: null, order: "normal", onlyEligible: false, availablePoints: 0 } as const
  const gifts = Effect.flatMap(Rewards, (rewards) => rewards.gifts(query))
  const found = await Effect.runPromise(Effect.provide(gifts, httpLayer({ baseUrl, token })))
  expect(found.map(({ id }) => id)).toEqual(IDS)
})
