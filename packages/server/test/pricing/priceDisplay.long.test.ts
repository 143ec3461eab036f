import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { RunningSite } from "../orders/runningSite.ts"
import { removeFolder, temporaryFolder } from "../orders/shop.ts"

const data = temporaryFolder()
let site: RunningSite

beforeAll(async () => {
  site = await RunningSite.start(data)
  await site.signIn()
})
afterAll(async () => {
  await site.stop()
  removeFolder(data)
})

const ask = async (call: string, body: object = {}) =>
  JSON.stringify(await site.json("POST", `/faq/Faqs-Pricing.aspx/${call}`, body))

describe("the price page", () => {
  it("names the sources that the user may order, and the services that have prices", async () => {
    const answer = await ask("GetPricingDisplayData")
    assert.match(answer, /"DisplayData":\[10,170,[^\]]*-1,-2,-4,-7\]/)
    // This site's reading doesn't let users order source 270.
    assert.notMatch(answer, /[[,]270[,\]]/)
  })

  it("shows the prices of the current list, each at its first bracket, the minimum and the usages", async () => {
    const answer = await ask("GetPriceByDataSource", { listType: 10 })
    assert.include(answer, '{"Price_Attribute":"Base","Range1_Price":"0.0595"}')
    assert.include(answer, '"minPrice":"')
    assert.include(answer, '"Desc":"One Time"')
  })

  it("shows the prices of services in the order of the question, and leaves out those without", async () => {
    const answer = await ask("GetMAPrice", { listType: [-7, -3, -1] })
    assert.match(answer, /Landline, per match.*MAMinOrderMount":"75\.00".*Postal standardization/)
    assert.include(await ask("GetMAPrice", { listType: [-3] }), '"DataSource":[]')
  })

  it("refuses sources that are not sold, and shows a Digital User nothing", async () => {
    assert.include(await ask("GetPriceByDataSource", { listType: 999 }), "there are no prices of 999 to show")
    await site.signIn("digital")
    assert.include(await ask("GetPricingDisplayData"), '"DisplayData":[]')
    assert.include(await ask("GetPriceByDataSource", { listType: 10 }), '"ResultFlag":false')
    assert.include(await ask("GetMAPrice", { listType: [-1] }), '"DataSource":[]')
    await site.signIn()
  })
})
