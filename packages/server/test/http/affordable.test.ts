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

it("a budget buys as many records as a quote of that many costs, and a quote of one more costs more", async () => {
  const client = await signedIn(url)
  const quote = async (wantedTotal: number) => {
    const choices = { ...question.choices, wantedTotal }
    const { body } = await client.post("/api/v1/quotes", { ...question, choices })
    return { quantity: body.quote.quantity, totalBeforeTax: body.quote.figures.totalBeforeTax }
  }
  const buys = async (budget: string) =>
    (await client.post("/api/v1/quotes/affordable", { ...question, budget })).body.affordable
  const { body: all } = await client.post("/api/v1/quotes", question)
  const [available, least] = [all.quote.available, all.quote.minimumQuantity]
  expect(available).toBeGreaterThan(least + 20)
  const everything = await quote(available)
  expect(await buys(everything.totalBeforeTax)).toMatchObject({ most: everything, next: null })
  const some = await quote(available - 10)
  const found = await buys(some.totalBeforeTax)
  expect(await quote(found.most.quantity)).toEqual(found.most)
  expect(await quote(found.next.quantity)).toEqual(found.next)
  expect(found.most.quantity).toBeGreaterThanOrEqual(available - 10)
  expect(Number(found.next.totalBeforeTax)).toBeGreaterThan(Number(some.totalBeforeTax))
  expect(await buys("0.01")).toMatchObject({ most: null })
})

it.each(["", "-5", "5.001", "lots", "1e3", "10000000000"])("'%s' is refused as a budget", async (budget) => {
  const client = await signedIn(url)
  const { body, status } = await client.post("/api/v1/quotes/affordable", { ...question, budget })
  expect([status, body.message]).toEqual([400, "budget: must be an amount in dollars, such as 500 or 499.99"])
})
