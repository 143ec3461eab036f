import { expect } from "vitest"
import type { Script } from "../saved-lists/scriptedClient.ts"
import { type Data, paging, sumOfAreas } from "./Data.ts"
import type { Ordered } from "./ordering.ts"

const SEARCH = { accountId: 0, orderName: "", orderNumber: "", searchKey: "" }
/** The tabs of services, by what holds their rows. */
const TABS = {
  0: "CleanListData",
  1: "EnhanceListData",
  2: "PortraitReportlistData",
  3: "EmailAppendData",
  5: "PhoneAppendData",
  6: "PhoneVerification",
  8: "ReverseEmailData",
} as const

/** Works with the order history: finds an order, reads it, downloads it and orders more of it. */
const history = async (one: Script, { code, left, session }: Ordered): Promise<void> => {
  const rpt = (call: string, body: object): Promise<Data> =>
    one.call(`rpt/MyOrdersHistory.aspx/${call}`, body)
  const pagingOptions = paging(18)
  const { ReportData } = await rpt("GetInitOrderHistoryData", { pagingOptions })
  expect(ReportData.Items[0]).toMatchObject({ OrderCode: code, SessionId: session, Status: 75 })
  const found = await rpt("GetOrderHisotry", { ...SEARCH, searchKey: code, pagingOptions })
  expect(found.ReportData).toMatchObject({ Items: [{ OrderCode: code }], TotalRecordCount: 1 })
  const { Order } = await one.call("dialogs/OrderDetails.aspx/GetOrder", { sessionId: session })
  expect(Order).toMatchObject({ OrderCode: code, OrderPaymentInformation: { CardType: 10 } })
  const rows = await one.download("RPT/DownReportFile.aspx?orderType=-1&accountId=&searchKey=")
  expect(rows).toContain(code)

  const ofTab = async (orderType: keyof typeof TABS) =>
    (await rpt("GetMyAcxiomOrderMoreByOrder", { orderType, accountId: 0, searchKey: "", pagingOptions }))[
      TABS[orderType]
    ]
  for (const tab of [0, 1, 2, 3, 5, 6, 8] as const)
    expect(typeof (await ofTab(tab)).TotalRecordCount).toBe("number")
  const [service] = (await ofTab(0)).Items
  const told = await one.call("dialogs/MyAcxiomOrderDetails.aspx/GetOrder", { orderId: service.OrderGuid })
  expect(told.Order.OrderCode).toBe(service.OrderCode)
  expect(told.ServicesListHtmlText).toContain("Duplicates removed")
  for (const type of [1, 2])
    expect((await one.send("GET", `Common/DownFile.aspx?id=${service.OrderGuid}&type=${type}`)).status).toBe(
      200,
    )

  const { AccountId } = await rpt("GetOrderMoreByOrder", { orderId: code })
  const entry = {
    SuppressedOrderId: code,
    SuppressionName: "Ohio and Iowa",
    SuppressionValue: code,
    OriginalOrderId: code,
    SuppressedOrderCode: code,
    SuppressedOrderDesc: "",
  }
  const more = await rpt("SubmitForOrderMore", {
    order: { SuppressionType: 2, OrderSuppressions: [entry], ListType: 10, AccountId },
  })
  expect((await one.count({ ListModuleSessionId: more.SessionId })).TotalAvailableQty).toBe(left)
}

/** Works with saved counts: finds one, combines it with another and removes it. */
const saved = async (one: Script, { available }: Ordered): Promise<void> => {
  const rpt = (call: string, body: object): Promise<Data> => one.call(`rpt/MySavedCount.aspx/${call}`, body)
  const again = await one.count({
    ListType: 10,
    GeoType: 2,
    OrderGeos: [{ GeoKeyCode: "TX", GeoType: 2 }],
  })
  await one.call("PlaceOrder.aspx/SaveCount", {
    currentSessionId: again.ListModuleSessionId,
    order: {
      ListModuleSessionId: again.ListModuleSessionId,
      OrderContactInformation: {
        FirstName: "Dana",
        LastName: "Whitfield",
        Company: "Bakery",
        Email: "dana@bakery.example",
        OrderName: "Texas",
      },
    },
  })
  const { ReportData } = await rpt("GetInitSaveData", { pagingOptions: paging(18) })
  expect(ReportData.TotalRecordCount).toBe(2)
  const period = { startDate: "01/01/2020", endDate: "12/31/2999", userEmail: "" }
  const search = { ...SEARCH, ...period, searchKey: "texas", pagingOptions: paging(18) }
  expect((await rpt("GetOrderHisotry", search)).ReportData.Items).toMatchObject([{ OrderDesc: "Texas" }])
  const combined = await rpt("PostMultiCountOrder", {
    accountId: null,
    multiCountOrderGeos: ReportData.Items.map(({ CostPrice, OrderDesc, OrderId, TotalDesiredQty }: Data) => ({
      GeoKeyCode: OrderId,
      GeoKeyDesc: OrderDesc,
      CostPrice,
      CityName: "",
      CountryCode: "US",
      AvailableQty: TotalDesiredQty,
    })),
  })
  const both = await one.count({ ListModuleSessionId: combined.SessionId })
  expect(both.OrderGeos).toHaveLength(2)
  // Texas has no part in Ohio and Iowa: together they have as many people as both.
  expect(both.TotalAvailableQty).toBe(again.TotalAvailableQty + available)
  expect(sumOfAreas(both)).toBe(both.TotalAvailableQty)
  await rpt("DeleteSavedCount", { orderIds: ReportData.Items.map(({ OrderId }: Data) => OrderId) })
  expect((await rpt("GetInitSaveData", { pagingOptions: paging(18) })).ReportData.Items).toEqual([])
}

/** Points are earned by orders, and redeemed for gifts. */
const rewards = async (one: Script): Promise<void> => {
  const { UserPoint } = await one.call("LandingPage.aspx/GetUserPoint")
  const asked = { availablePoints: UserPoint, onlyEligible: true, pageIndex: 1, pageSize: 100 }
  const store = await one.call("ba/Reward.aspx/GetInitReward", { ...asked, categoryId: null, isDesc: false })
  expect([store.Point.AvailablePoints, store.Histories]).toEqual([UserPoint, []])
  const { RewardDetailList } = await one.call("ba/Reward.aspx/GetRewards", {
    ...asked,
    categoryId: store.Categories[1].Id,
    isDesc: true,
  })
  const gift = RewardDetailList.Items.at(-1)
  const { User } = await one.call("ba/RewardCart.aspx/GetCart")
  const redeemed = await one.call("ba/Reward.aspx/RedeemCartOrder", {
    contact: {
      FirstName: User.FirstName,
      LastName: User.LastName,
      Company: "Bakery",
      AddressLine: "12 Harbor Street",
      City: "Chicago",
      State: "IL",
      Zipcode: "60614",
      Phone: User.HomePhone,
    },
    cart: {
      Items: [
        {
          CategoryId: gift.GiftCategoryId,
          GiftId: gift.Id,
          GiftName: gift.GiftName,
          DesiredQuantity: 2,
          PointForOne: gift.GiftPoint,
        },
      ],
    },
  })
  expect(redeemed.UserPoint).toBe(UserPoint - 2 * gift.GiftPoint)
}

/** Acts as a user on the days after an order. */
export const lookingBack = async (one: Script, ordered: Ordered): Promise<void> => {
  await history(one, ordered)
  await saved(one, ordered)
  await rewards(one)
}
