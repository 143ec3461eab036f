import { expect, it } from "vitest"
import { signedIn, zipDefinition } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()

const question = {
  definition: { ...zipDefinition(), areas: [{ kind: "state", state: "IL", excluded: false }] },
  draftId: null,
  revision: 0,
  choices: { listUsage: 1, promoCode: null, quantities: {} },
}

it("a budget buys as many records as an order of that many costs, and one more costs more", async () => {
  const client = await signedIn(url)
  const price = async (wantedTotal: number) => {
    const choices = { ...question.choices, wantedTotal }
    const { body } = await client.post("/api/v1/prices", { ...question, choices })
    return { quantity: body.price.quantity, totalBeforeTax: body.price.figures.totalBeforeTax }
  }
  const buys = async (budget: string) =>
    (await client.post("/api/v1/prices/affordable", { ...question, budget })).body.affordable
  const { body: all } = await client.post("/api/v1/prices", question)
  const [available, least] = [all.price.available, all.price.minimumQuantity]
  expect(available).toBeGreaterThan(least + 20)
  const everything = await price(available)
  expect(await buys(everything.totalBeforeTax)).toMatchObject({ most: everything, next: null })
  const some = await price(available - 10)
  const found = await buys(some.totalBeforeTax)
  expect(await price(found.most.quantity)).toEqual(found.most)
  expect(await price(found.next.quantity)).toEqual(found.next)
  expect(found.most.quantity).toBeGreaterThanOrEqual(available - 10)
  expect(Number(found.next.totalBeforeTax)).toBeGreaterThan(Number(some.totalBeforeTax))
  expect(await buys("0.01")).toMatchObject({ most: null })
})

it.each(["", "-5", "5.001", "lots", "1e3", "10000000000"])("'%s' is refused as a budget", async (budget) => {
  const client = await signedIn(url)
  const { body, status } = await client.post("/api/v1/prices/affordable", { ...question, budget })
  expect([status, body.message]).toEqual([400, "budget: must be an amount in dollars, such as 500 or 499.99"])
})
