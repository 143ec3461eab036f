import { beforeAll, describe, expect, it } from "vitest"
import { script, type Script } from "../saved-lists/scriptedClient.ts"
import { PASSWORD } from "./caller.ts"
import { servedSite } from "./servedSite.ts"

const { url } = servedSite()
let one: Script
beforeAll(async () => {
  one = await script(url(), "demo@listwright.example", PASSWORD)
})

const TORONTO = { City: "Toronto", State: "ON", CountryCode: "CA" }
const CHICAGO = { City: "Chicago", State: "IL", CountryCode: "US" }
const ZIP_FORMAT = "The ZIP Code must be 5 or 9 digits."
const IN_ILLINOIS = "ZIP Code 60614 is in Illinois. Please correct the ZIP Code or the state."

const refusal = async (sent: Promise<unknown>): Promise<string> =>
  await sent.then(
    () => "",
    (error: Error) => error.message,
  )

describe("an address in the profile", () => {
  const save = async (changed: object) => {
    const { UserGuid: userGuid } = await one.call("Common/EditUserInfo.ashx")
    await one.call("ba/EditProfile.aspx/CheckPassword", { oldPwd: PASSWORD })
    const user = { Company: "Bakery", AddressLine: "1 Main St", CityName: "Chicago", ...changed }
    return await refusal(one.call("ba/EditProfile.aspx/UpdateUser", { userGuid, user }))
  }

  it.each([
    [{ StateCode: "IL", ZipCode: "abcde" }, `zip: ${ZIP_FORMAT}`],
    [{ StateCode: "OR", ZipCode: "60614" }, `zip: ${IN_ILLINOIS}`],
    [{ StateCode: "ZZ", ZipCode: "60614" }, "state: 'ZZ' isn't a U.S. state."],
    [{ StateCode: "BC", ZipCode: "M5V 2T6", CountryCode: "CA" }, "zip: M5V 2T6 is in Ontario."],
  ])("is not kept where it cannot be: %o", async (changed, problem) => {
    expect(await save(changed)).toContain(problem)
  })

  it("may be in Canada, and gifts are not sent there", async () => {
    expect(await save({ CityName: "Toronto", StateCode: "ON", ZipCode: "M5V 2T6", CountryCode: "CA" })).toBe(
      "",
    )
    const { UsersAddress } = await one.call("Common/EditUserInfo.ashx")
    expect(UsersAddress).toMatchObject([{ CountryCode: "CA", StateCode: "ON", ZipCode: "M5V 2T6" }])
    expect((await one.call("ba/RewardCart.aspx/GetCart")).User.UsersAddress).toEqual([])
    expect(await save({ StateCode: "IL", ZipCode: "60614-1234" })).toBe("")
    expect((await one.call("ba/RewardCart.aspx/GetCart")).User.UsersAddress).toMatchObject([
      { CityName: "Chicago", StateCode: "IL", ZipCode: "60614-1234", CountryCode: "US" },
    ])
  })
})

describe("the address of a card that is kept", () => {
  const card = {
    HolderName: "Dana Demo",
    CardNumber: "4111111111111111",
    CVV: "123",
    ExpirationMonth: 7,
    ExpirationYear: 2031,
    Address: "1 Main St",
  }
  const save = async (address: object) =>
    await refusal(
      one.call("PlaceOrder.aspx/InsertOrUpdateUserPaymentCards", { cards: { ...card, ...address } }),
    )

  it.each([
    [{ ...CHICAGO, ZipCode: "6060" }, ZIP_FORMAT],
    [{ ...CHICAGO, State: "OR", ZipCode: "60614" }, IN_ILLINOIS],
    [{ ...TORONTO, ZipCode: "60614" }, "'60614' isn't a Canadian postal code"],
  ])("is refused where it cannot be: %o", async (address, problem) => {
    expect(await save(address)).toContain(`Please complete the payment information: zip. ${problem}`)
  })

  it("is kept with no card that cannot pay, and the answer says why", async () => {
    const here = { ...CHICAGO, ZipCode: "60614" }
    expect(await save({ ...here, CVV: "12" })).toBe("The security code is not valid.")
  })

  it("may be in Canada", async () => {
    expect(await save({ ...TORONTO, ZipCode: "M5V 2T6" })).toBe("")
    const { UserGuid: userId } = await one.call("Common/EditUserInfo.ashx")
    expect(await one.call("PlaceOrder.aspx/GetUserPaymentCards", { userId })).toMatchObject({
      CountryCode: "CA",
      State: "ON",
      ZipCode: "M5V 2T6",
    })
  })
})

describe("an order", () => {
  const place = async (
    contact: object,
    billing: object,
    tax: { State: string; Zip: string; Country: string },
  ) => {
    const counted = await one.count({
      ListType: 10,
      GeoType: 2,
      OrderGeos: [{ GeoKeyCode: "OH", GeoType: 2 }],
    })
    const { ListModuleSessionId, TotalDesiredQty, TotalPretaxCost } = counted
    const { TotalTax, Total } = await one.call("PlaceOrder.aspx/CalculateTax", {
      req: { OrderAmount: TotalPretaxCost, ...tax },
    })
    const { Message, OrderCode } = await one.call("PlaceOrder.aspx/ProcessOrder", {
      currentSessionId: ListModuleSessionId,
      order: {
        ListModuleSessionId,
        IsAgreementAccepted: true,
        TotalDesiredQty,
        TotalPretaxCost,
        TaxCharge: TotalTax,
        TotalActualCost: Total,
        PaymentMethod: 1,
        OrderContactInformation: {
          FirstName: "Dana",
          LastName: "Whitfield",
          Company: "Bakery",
          Email: "dana@bakery.example",
          Phone: "416-555-0100",
          OrderName: "Ohio",
          AddressLine: "1 King St W",
          ...contact,
        },
        OrderPaymentInformation: {
          HolderName: "Dana Whitfield",
          Number: "4111111111111111",
          SecurityCode: "123",
          ExpiredMonth: 12,
          ExpiredYear: 2031,
          AddressLine: "1 King St W",
          ...billing,
        },
      },
    })
    return { Message, OrderCode, TotalTax }
  }
  const toronto = { ...TORONTO, Zipcode: "M5H 1A1" }
  const ontario = { State: "ON", Zip: "M5H 1A1", Country: "CA" }

  it("is placed by a Canadian with a card of a Canadian bank, and not taxed", async () => {
    expect(await place(toronto, toronto, ontario)).toMatchObject({
      OrderCode: expect.stringMatching(/^LW-/),
      TotalTax: "0.00",
    })
  })

  it("names what is wrong with contact and card", async () => {
    const { Message } = await place({ ...CHICAGO, Zipcode: "606" }, { ...TORONTO, Zipcode: "606" }, ontario)
    expect(Message).toContain(`Please complete the contact information: zip. ${ZIP_FORMAT}`)
    expect(Message).toContain(
      "Please complete the payment information: zip. '606' isn't a Canadian postal code",
    )
  })

  it.each([
    [{ State: "IL", Zip: "606", Country: "US" }, ZIP_FORMAT],
    [{ State: "OR", Zip: "60614", Country: "US" }, IN_ILLINOIS],
  ])("has no tax in a place that cannot be: %o", async (place, message) => {
    const asked = one.call("PlaceOrder.aspx/CalculateTax", { req: { OrderAmount: "100.00", ...place } })
    expect(await refusal(asked)).toBe(message)
  })
})
