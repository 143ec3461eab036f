import { expect } from "vitest"
import type { Script } from "../saved-lists/scriptedClient.ts"
import type { Data } from "./Data.ts"

const QUESTION = {
  FirstName: "Ann Buyer",
  LastName: "",
  Company: "",
  Email: "ann@bakery.example",
  Phone: "",
  Comment: "Do you sell lists of dog owners?",
  Page: "",
  PageInfo: "/",
  FromSite: "Listwright",
  Source: "",
}

const form = (FormData: object) =>
  new URLSearchParams({ Action: "save-contact-info", FormData: JSON.stringify(FormData) })

/**
 * Acts as a user who has just arrived: looks up their account, the sources and the prices, and writes to the people
 * behind the site. Returns the user's id.
 */
export const arriving = async (one: Script): Promise<string> => {
  const { UserGuid } = await one.call("PlaceOrder.aspx/GetUserInformation")
  const site = await one.call("PlaceOrder.aspx/InitializeCommonJsConfiguration")
  expect(site).toMatchObject({ MinQuantityOfOrder: 250, IsPlaceOrderEnabled: true })

  const { DisplayData } = await one.call("faq/Faqs-Pricing.aspx/GetPricingDisplayData")
  expect(DisplayData).toEqual(expect.arrayContaining([10, -1]))
  const prices = await one.call("faq/Faqs-Pricing.aspx/GetPriceByDataSource", { listType: 10 })
  expect(prices.priceListDetail.length).toBeGreaterThan(0)
  const [service] = await one.call("faq/Faqs-Pricing.aspx/GetMAPrice", { listType: [-1] })
  expect(service.MAUserPrice.ElementPrice.length).toBeGreaterThan(0)

  const sent = async (asked: object): Promise<Data> =>
    (await one.send("POST", "Contact/SendMessage.ashx", form(asked))).json()
  expect(await sent(QUESTION)).toEqual({ Status: 1, Message: "" })
  const diagnostic = { ...QUESTION, LastName: "Buyer", Page: "12000", Source: "Data-Diagnostic" }
  expect((await sent(diagnostic)).Status).toBe(1)
  await one.call("PlaceOrder.aspx/AddMarketingEmail", {
    name: "Ann Buyer",
    phone: "312-555-0100",
    email: "ann@bakery.example",
    accomplish: "More people in our new shop",
    prospects: "Email,Other: Radio",
    campaignBudget: "$2,500 - $4,999",
    startDate: "ASAP",
  })
  return UserGuid
}
