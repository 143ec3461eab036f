import { expect, it } from "vitest"
import { signedIn } from "./caller.ts"
import { servedSite } from "./servedSite.ts"

const AUTUMN = { code: "AUTUMN5", name: "5 % off", type: "percentOffTotal", value: "5", needsNoCode: true }
const { url } = servedSite(
  {},
  {},
  {
    "promotions.json": {
      promotions: [
        { code: "TYPED", name: "A code", type: "flatDollar", value: "25.00" },
        { ...AUTUMN, listTypes: [10] },
        { ...AUTUMN, code: "LATER7" },
      ],
    },
  },
)

const found = async (listtype: number, promotionCode: string) => {
  const client = await signedIn(url)
  const { body } = await client.post("/PlaceOrder.aspx/GetPromotion", { listtype, promotionCode })
  const { DataSource, ResultFlag, ResultMessage } = body.d
  return [ResultFlag, DataSource?.PromotionCode ?? null, ResultMessage]
}

it("GetPromotion finds the first promotion that needs no code by an empty one, and none beside a code [ob4-promo-code]", async () => {
  expect(await found(10, "")).toEqual([true, "AUTUMN5", ""])
  expect(await found(170, " ")).toEqual([true, "LATER7", ""])
  expect(await found(10, " typed")).toEqual([true, "TYPED", ""])
  expect(await found(10, "NOSUCH")).toEqual([true, null, "The code is not valid."])
  expect(await found(220, "")).toEqual([false, null, "No this datasource, please choose one"])
})
