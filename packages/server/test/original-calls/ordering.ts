import { expect } from "vitest"
import { readWorkbook } from "../delivery/readWorkbook.ts"
import { delivered } from "../history/placeOrder.ts"
import type { Script } from "../saved-lists/scriptedClient.ts"
import { contact, type Data, sumOfAreas } from "./Data.ts"

const page = (one: Script, name: string, body: object = {}): Promise<Data> =>
  one.call(`PlaceOrder.aspx/${name}`, body)

const CARD = {
  HolderName: "Dana Whitfield",
  Number: "4111111111111111",
  SecurityCode: "123",
  CardType: 10,
  ExpiredMonth: 12,
  ExpiredYear: 2031,
  AddressLine: "12 Harbor Street",
  City: "Chicago",
  State: "IL",
  Zipcode: "60614",
  CountryCode: "US",
}

/** A list without those of a file: counted, looked at, reported on, saved. */
const reviewing = async (one: Script, suppressed: string): Promise<Data> => {
  const counted = await one.count({
    ListType: 10,
    GeoType: 2,
    OrderGeos: ["OH", "IA"].map((GeoKeyCode) => ({ GeoKeyCode, GeoType: 2 })),
    PhoneOption: 2,
    SuppressionType: { order: false, slc: false, file: "item" },
    CustomSuppressions: [{ SuppressionValue: suppressed }],
  })
  expect(sumOfAreas(counted)).toBe(counted.TotalAvailableQty)
  const order = { ListModuleSessionId: counted.ListModuleSessionId }
  expect(await page(one, "GetOrderFromSession")).toMatchObject(order)
  expect(await one.call("PlaceOrder.aspx/GetOrder")).toMatchObject(order)
  expect(await page(one, "GetOrderGeos", { async: true })).toHaveLength(2)
  const { PhoneCount } = await page(one, "GetPhoneResult", { order })
  expect(PhoneCount).toHaveLength(2)
  const { OrderGeos } = await page(one, "RedistributeOrderTotalQty", { totalDesiredQty: 300 })
  expect(OrderGeos.reduce((sum: number, { DesiredQty }: Data) => sum + DesiredQty, 0)).toBe(300)

  const { PriceList } = await page(one, "GetOrderAndPriceList2WithoutSession", { order })
  const columns = await page(one, "GetAdditionalOutputColumnsAndPrice", {
    selectedQty: 300,
    priceListId: PriceList.PriceListId,
    currentSelectedCols: [],
    selectedDemo: [],
  })
  expect(columns.DefaultOutputList).toContain(",")
  expect((await page(one, "GetDataUseAgreement", { listType: 10 })).Paragraphs.length).toBeGreaterThan(0)
  expect((await page(one, "GetPromotion", { listtype: 10, promotionCode: "points2x" })).PromotionType).toBe(4)

  const { SelectedCategories } = await page(one, "GetDemosFromDemoBreakdown", { order })
  await page(one, "Submit2DReportConditions", {
    order,
    geos: [],
    demoCategories: SelectedCategories.slice(0, 1),
    desc: "Areas",
    targetEmail: "dana@bakery.example, jane@bakery.example",
    delimiterOfEmails: ",",
  })
  const path: string = await page(one, "GenerateCISReportExcel", { order })
  expect((await one.send("GET", path.replace(/^\//, ""))).status).toBe(200)
  await page(one, "SaveCount", {
    currentSessionId: counted.ListModuleSessionId,
    order: { ...order, OrderContactInformation: contact("Ohio and Iowa") },
  })
  await page(one, "IsOrderQuoteAvailable", { order })
  return one.count(order)
}

/** ZIP Codes of places large enough to have addresses in a small universe. */
const CROWDED = ["77449", "77494", "60629", "90011", "11368", "75034", "79936", "92335", "78660", "11208"]

/** Rows of areas have quantities of their own on lists of occupants. */
const choosingRoutes = async (one: Script): Promise<void> => {
  await one.count({
    ListType: 50,
    GeoType: 5,
    OrderGeos: CROWDED.map((GeoKeyCode) => ({ GeoKeyCode, GeoType: 5 })),
    TargetOption: 7,
    RouteOption: 7,
  })
  const [{ OrderGeoDetails }] = await page(one, "GetOrderGeos", { async: true })
  expect(OrderGeoDetails.length).toBeGreaterThan(0)
  const changed = await page(one, "UpdateDesiredQtyOfOrderGeoDetails", {
    DesiredQty: 1,
    geoDetailsIndex: 0,
    geoIndex: 0,
  })
  expect(changed.OrderGeos[0].OrderGeoDetails[0].DesiredQty).toBe(1)
}

/** A delivered order. */
export interface Ordered {
  readonly code: string
  readonly session: string
  /** The number of people in its list. */
  readonly available: number
  /** The number of those people who weren't bought. */
  readonly left: number
}

/** The downloaded file holds the ordered people, each once, of the areas of the list. */
const holdsTheOrder = async (file: Response, quantity: number): Promise<void> => {
  const [sheet] = await readWorkbook(Buffer.from(await file.arrayBuffer()))
  const [heading = [], ...rows] = sheet?.rows ?? []
  const state = heading.indexOf("State")
  expect(state).toBeGreaterThan(0)
  expect(rows).toHaveLength(quantity)
  expect(new Set(rows.map(([record]) => record)).size).toBe(quantity)
  expect(new Set(rows.map((row) => row[state]))).toEqual(new Set(["OH", "IA"]))
}

/** Orders a list and takes it away. */
export const ordering = async (one: Script, suppressed: string, userId: string): Promise<Ordered> => {
  await choosingRoutes(one)
  const counted = await reviewing(one, suppressed)
  const session: string = counted.ListModuleSessionId
  const tax = await page(one, "CalculateTax", {
    req: {
      AddressLine: "12 Harbor Street",
      City: "Chicago",
      Country: "US",
      DesiredQty: counted.TotalDesiredQty,
      ListType: 10,
      OrderAmount: counted.TotalPretaxCost,
      OrderNumber: "",
      State: "IL",
      TaxAmount: "0.00",
      UserId: userId,
      Zip: "60614",
    },
  })
  const placed = await page(one, "ProcessOrder", {
    currentSessionId: session,
    industry: "",
    licenseName: "",
    password: "",
    sanExpDate: "",
    sanNumber: "",
    order: {
      ListModuleSessionId: session,
      IsAgreementAccepted: true,
      TotalDesiredQty: counted.TotalDesiredQty,
      TotalPretaxCost: counted.TotalPretaxCost,
      TaxCharge: tax.TotalTax,
      TotalActualCost: tax.Total,
      PaymentMethod: 1,
      OrderContactInformation: contact("Ohio and Iowa"),
      OrderPaymentInformation: CARD,
    },
  })
  expect([placed.Message, placed.IsSuccess]).toEqual(["", true])
  await delivered(one, placed.OrderCode)
  const available: number = counted.TotalAvailableQty
  const quantity: number = counted.TotalDesiredQty
  await holdsTheOrder(await one.send("GET", `Common/DownFile.aspx?id=${placed.OrderCode}&type=1`), quantity)
  return { code: placed.OrderCode, session, available, left: available - quantity }
}
