import { callAccess, ORDER_SESSION_HEADER } from "@listwright/adapters"
import type { NamedRecord } from "@listwright/domain/account"
import { defaultChoices } from "@listwright/domain/drafts"
import { contact, zips } from "../../orders/shop.ts"

/** A request of a call. */
export interface Ask {
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  readonly path: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** What comes with the id when a call names several things: records of the same owner. */
export interface Beside {
  /** A draft that the caller made, for their own account, where the call names an account. */
  readonly ownDraftId: string
  /** A draft that the caller reaches, for the account of what is named; null: the caller's own account. */
  readonly draftId: string | null
  readonly accountId: number
  readonly savedCounts: readonly [string, string]
}

type Access = typeof callAccess
/** For each kind of record that a call names, the call that names one; else the call. */
type AsksOf<Row> = Row extends { readonly names: readonly [NamedRecord, ...ReadonlyArray<NamedRecord>] }
  ? { readonly [K in Row["names"][number]]: (id: string, beside: Beside) => Ask }
  : () => Ask

const post = (path: string, body: object = {}): Ask => ({ method: "POST", path, body })
const placeOrder = (call: string, body: object = {}): Ask => post(`/PlaceOrder.aspx/${call}`, body)
const inSession = (id: string, ask: Ask): Ask => ({ ...ask, headers: { [ORDER_SESSION_HEADER]: id } })

const list = zips("60614")
const OFF = { mode: "off" } as const
const suppressing = (kind: "orders" | "savedCounts" | "files", id: string) => ({
  ...list,
  suppressions: { orders: OFF, savedCounts: OFF, files: OFF, [kind]: { mode: "item", items: [id] } },
})

const aroundLocations = (file: string) => ({
  ...list,
  areas: [{ kind: "locations", name: "stores.csv", file, locations: 1, sameState: false, excluded: false }],
})

/** A question in plain JSON, by what it names. */
const about = (path: string, more: object = {}) => {
  const asking = (definition: object, draftId: string | null = null) =>
    post(`/api/v1${path}`, { definition, draftId, revision: 1, ...more })
  return {
    draft: (id: string) => asking(list, id),
    order: (id: string, { draftId }: Beside) => asking(suppressing("orders", id), draftId),
    "saved count": (id: string, { draftId }: Beside) => asking(suppressing("savedCounts", id), draftId),
    "suppression file": (id: string, { draftId }: Beside) => asking(suppressing("files", id), draftId),
    "location file": (id: string, { draftId }: Beside) => asking(aroundLocations(id), draftId),
  }
}

/** The same of the original contract. */
const GEOS = [{ GeoKeyCode: "60614", GeoType: 5 }]
const OFF_MODES = { order: false, slc: false, file: false }
const legacyAbout = ({ draftId }: Beside, more: object) =>
  placeOrder("GetPhoneResult", {
    order: {
      ListType: 10,
      OrderGeos: GEOS,
      ...(draftId === null ? {} : { ListModuleSessionId: draftId }),
      ...more,
    },
  })

const pagingOptions = { PageNumber: 1, PageSize: 200 }
const ofAccount = (call: string) => ({
  account: (id: string) => placeOrder(call, { accountId: Number(id), listType: 10, pagingOptions }),
})
const order = (id: string, more: object = {}) => ({ order: { ListModuleSessionId: id, ...more } })
const change = { baseRevision: 2, definition: list, choices: { ...defaultChoices, contact } }
const v1 = (method: Ask["method"], path: string, body?: object): Ask => ({
  method,
  path: `/api/v1${path}`,
  ...(body === undefined ? {} : { body }),
})

/** Saves a list for the account of what it names, as far as the caller works for it. */
const saving = (definition: object, { accountId, draftId }: Beside): Ask =>
  v1("POST", "/saved-lists", { name: "Kept", definition, ...(draftId === null ? {} : { accountId }) })

const listsTable = (format: string) => ({
  account: (id: string) =>
    v1("POST", `/saved-lists/table.${format}`, { accountId: Number(id), search: "", start: null, end: null }),
})

const overlapTable = (format: string) => ({
  "saved count": (id: string) => v1("POST", `/saved-lists/overlap/table.${format}`, { lists: [id, "none"] }),
})

const ordersHistory = (call: string, body: object): Ask => post(`/rpt/MyOrdersHistory.aspx/${call}`, body)

const combining = (accountId: number, ids: ReadonlyArray<string>): Ask =>
  post("/rpt/MySavedCount.aspx/PostMultiCountOrder", {
    accountId,
    multiCountOrderGeos: ids.map((GeoKeyCode) => ({ GeoKeyCode })),
  })

/** A request of every call of the contract; one without does not compile. */
export const asks: {
  readonly [G in keyof Access]: { readonly [C in keyof Access[G]]: AsksOf<Access[G][C]> }
} = {
  Account: {
    GetUserInformation: () => placeOrder("GetUserInformation"),
    InitializeCommonJsConfiguration: () => placeOrder("InitializeCommonJsConfiguration"),
    ResetPassword: () => post("/Login.aspx/ResetPassword", { password: "short" }),
    LoginUser: () => post("/Login.aspx/LoginUser", { email: "a@b.example", password: "x" }),
    GeneratePwd: () => ({ method: "GET", path: "/GeneratePwd.ashx?email=nobody@b.example" }),
    InitUser: () => post("/Common/InitUser.ashx"),
    InitSite: () => post("/Common/InitSite.ashx"),
    Logout: () => post("/Logout.aspx"),
    LogoutPage: () => ({ method: "GET", path: "/Logout.aspx" }),
  },
  Profile: {
    EditUserInfo: () => post("/Common/EditUserInfo.ashx"),
    CheckPassword: () => post("/ba/EditProfile.aspx/CheckPassword", { oldPwd: "x" }),
    UpdateUser: {
      profile: (userGuid) =>
        post("/ba/EditProfile.aspx/UpdateUser", {
          userGuid,
          user: { Company: "", AddressLine: "", CityName: "", StateCode: "", ZipCode: "" },
        }),
    },
    UpdatePassword: {
      profile: (userGuid) => post("/ba/EditProfile.aspx/UpdatePassword", { userGuid, newPwd: "x" }),
    },
    UploadImg: { profile: (userId) => post("/landingPage.aspx/UploadImg", { userId, img: "" }) },
    UserImg: () => ({ method: "GET", path: "/Common/UserImg.ashx" }),
  },
  Payment: {
    GetUserPaymentCards: { card: (userId) => placeOrder("GetUserPaymentCards", { userId }) },
    InsertOrUpdateUserPaymentCards: () => placeOrder("InsertOrUpdateUserPaymentCards", { cards: {} }),
  },
  Rewards: {
    GetUserPoint: () => post("/LandingPage.aspx/GetUserPoint"),
    GetInitReward: () => post("/ba/Reward.aspx/GetInitReward"),
    GetRewards: () => post("/ba/Reward.aspx/GetRewards"),
    GetCart: () => post("/ba/RewardCart.aspx/GetCart"),
    RedeemCartOrder: () => post("/ba/Reward.aspx/RedeemCartOrder", { contact: {}, cart: { Items: [] } }),
  },
  Geography: {
    GetZipsByZips: () => placeOrder("GetZipsByZips", { zipType: 0, zips: ["60614"] }),
    GetZipcodesByRange: () =>
      placeOrder("GetZipcodesByRange", { fromZipcode: "60610", toZipcode: "60615", maxLength: 9 }),
    GetStates: () => placeOrder("GetStates", {}),
    GetCountiesByState: () => placeOrder("GetCountiesByState", { statecode: "IL" }),
    GetCitiesByState: () => placeOrder("GetCitiesByState", { statecode: "IL" }),
    SearchAreas: () => placeOrder("SearchAreas", { state: "IL", listType: 10 }),
    GetDistrictsByState: () => placeOrder("GetDistrictsByState", { statecode: "IL" }),
    GetZipsByScf: () => placeOrder("GetZipsByScf", { zipType: 0, zips: ["606"] }),
    GetSCFcodesBySCFRange: () =>
      placeOrder("GetSCFcodesBySCFRange", { fromSCF: "600", toSCF: "606", maxLength: 9 }),
    GetAddressByFile2: {
      upload: (id) => placeOrder("GetAddressByFile2", { FilePath: id, type: 1 }),
    },
    MapData: () => ({ method: "GET", path: "/Map/MapData.ashx?type=zip&zip=60614" }),
  },
  MapTiles: {
    Tile: () => ({ method: "GET", path: "/Map/Tile/12/1050/1522" }),
    TileImage: () => ({ method: "GET", path: "/Map/Tile.ashx?bbox=-87.7,41.88,-87.6,41.95" }),
  },
  Audience: {
    GetDemoAttributesList: () => placeOrder("GetDemoAttributesList", { listtype: 10 }),
    GetDemoAttribute: () => placeOrder("GetDemoAttribute", { columnName: "AGE", listtype: 10 }),
    GetChildrenBySICCode: () => placeOrder("GetChildrenBySICCode", { id: "", listType: 10 }),
    SearchSICByKeyword: () => placeOrder("SearchSICByKeyword", { keyword: "5812", listType: 10 }),
    GetDemoOptionsAndQuickPickups: () => placeOrder("GetDemoOptionsAndQuickPickups", { listtype: 10 }),
    GetRecSysDemosNoSession: () => placeOrder("GetRecSysDemosNoSession", { listtype: 10, selectedDemo: [] }),
    GetQuickPickups: () => placeOrder("GetQuickPickups", { listType: 10 }),
    GetQuickPickup: { "quick pick": (id) => placeOrder("GetQuickPickup", { id, qpType: 0 }) },
    SaveMyQuickpick: () =>
      placeOrder("SaveMyQuickpick", {
        listType: 10,
        quickPickName: "Women",
        quickPickDesc: "Women",
        targetOptions: [{ ColumnName: "GENDER", Values: [{ AttributeValue: "F" }] }],
      }),
    RemoveQuickPick: { "quick pick": (id) => placeOrder("RemoveQuickPick", { id }) },
    GetBusinessQuickpicks: () => placeOrder("GetBusinessQuickpicks", { listType: 10 }),
    GetBusinessQuickpicksDetail: () =>
      placeOrder("GetBusinessQuickpicksDetail", { listType: 10, quickPickCode: "restaurants" }),
    DemoAutoSuggestion: () => ({
      method: "GET",
      path: "/BA/DemoAutoSuggestion.ashx?Keyword=golf&ListType=10",
    }),
  },
  Counting: {
    SubmitOrder: {
      draft: (id) => placeOrder("SubmitOrder", order(id)),
      account: (id, { ownDraftId }) =>
        placeOrder(
          "SubmitOrder",
          order(ownDraftId, { AccountId: Number(id), ListType: 10, OrderGeos: GEOS, DraftRevision: 2 }),
        ),
    },
    PollCountWithotSession: { draft: (id) => placeOrder("PollCountWithotSession", order(id)) },
    CheckPollingStatusWithoutSeesion: {
      count: (id) => placeOrder("CheckPollingStatusWithoutSeesion", { requestId: id, order: {} }),
    },
    GetOrderAndPriceList2WithoutSession: {
      draft: (id) => placeOrder("GetOrderAndPriceList2WithoutSession", order(id)),
      count: (id) => placeOrder("GetOrderAndPriceList2WithoutSession", { requestId: id, order: {} }),
    },
    GetPhoneResult: {
      draft: (id) => placeOrder("GetPhoneResult", order(id)),
      order: (id, beside) =>
        legacyAbout(beside, {
          SuppressionType: { ...OFF_MODES, order: "item" },
          OrderSuppressions: [{ SuppressionValue: id }],
        }),
      "saved count": (id, beside) =>
        legacyAbout(beside, {
          SuppressionType: { ...OFF_MODES, slc: "item" },
          SaveCountSuppressions: [{ SuppressionValue: id }],
        }),
      "suppression file": (id, beside) =>
        legacyAbout(beside, {
          SuppressionType: { ...OFF_MODES, file: "item" },
          CustomSuppressions: [{ SuppressionValue: id }],
        }),
      account: (id, beside) => legacyAbout(beside, { AccountId: Number(id) }),
    },
  },
  Pricing: {
    GetAdditionalOutputColumnsAndPrice: () =>
      placeOrder("GetAdditionalOutputColumnsAndPrice", { selectedQty: 1_000, priceListId: "" }),
  },
  Promotion: {
    GetPromotion: () => placeOrder("GetPromotion", { listtype: 10, promotionCode: "" }),
  },
  Order: {
    GetOrder: { draft: (id) => placeOrder("GetOrder", { sessionId: id }) },
    GetOrderFromSession: { draft: (id) => inSession(id, placeOrder("GetOrderFromSession")) },
    GetOrderGeos: { draft: (id) => inSession(id, placeOrder("GetOrderGeos")) },
    RedistributeOrderTotalQty: {
      draft: (id) => inSession(id, placeOrder("RedistributeOrderTotalQty", { totalDesiredQty: 1 })),
    },
    UpdateDesiredQtyOfOrderGeoDetails: {
      draft: (id) =>
        inSession(
          id,
          placeOrder("UpdateDesiredQtyOfOrderGeoDetails", { DesiredQty: 1, geoDetailsIndex: 0, geoIndex: 0 }),
        ),
    },
    GetDataUseAgreement: () => placeOrder("GetDataUseAgreement", { listType: 10 }),
    CalculateTax: () =>
      placeOrder("CalculateTax", { req: { OrderAmount: "1.00", State: "IL", Zip: "60614" } }),
    ProcessOrder: { draft: (id) => placeOrder("ProcessOrder", { currentSessionId: id, order: {} }) },
    IsOrderQuoteAvailable: { draft: (id) => placeOrder("IsOrderQuoteAvailable", order(id)) },
    DownFile: {
      order: (id) => ({ method: "GET", path: `/Common/DownFile.aspx?id=${id}&type=csv` }),
      "service order": (id) => ({ method: "GET", path: `/Common/DownFile.aspx?id=${id}&type=1` }),
    },
  },
  Reports: {
    GetDemosFromDemoBreakdown: { draft: (id) => placeOrder("GetDemosFromDemoBreakdown", order(id)) },
    Submit2DReportConditions: {
      draft: (id) =>
        placeOrder("Submit2DReportConditions", {
          ...order(id),
          geos: [],
          demoCategories: [],
          desc: "Areas",
          targetEmail: "d@bakery.example",
        }),
    },
    GenerateCISReportExcel: { draft: (id) => placeOrder("GenerateCISReportExcel", order(id)) },
    CountResult: { draft: (id) => ({ method: "GET", path: `/Report/CountResult.aspx?sid=${id}` }) },
  },
  Suppression: {
    GetSuppressionList: ofAccount("GetSuppressionList"),
    GetSaveCountSuppressionList: ofAccount("GetSaveCountSuppressionList"),
    GetCustomSuppressions: ofAccount("GetCustomSuppressions"),
    GetRecord: { upload: (id) => placeOrder("GetRecord", { filePath: id, type: 1 }) },
    ProcessCustomSuppressionFile: {
      upload: (id) => placeOrder("ProcessCustomSuppressionFile", { file: id, listType: 10 }),
    },
    SuppressionUploadNotifier: () => placeOrder("SuppressionUploadNotifier", { Quantity: 1 }),
    ExcelUploader: () => post("/Common/ExcelUploader.ashx"),
  },
  SavedLists: {
    SaveCount: {
      draft: (id) =>
        placeOrder("SaveCount", {
          currentSessionId: id,
          order: {
            OrderContactInformation: {
              FirstName: "Dana",
              LastName: "W",
              Company: "Bakery",
              Email: "d@bakery.example",
              OrderName: "Spring",
            },
          },
        }),
    },
    GetInitSaveData: () => post("/rpt/MySavedCount.aspx/GetInitSaveData", { pagingOptions }),
    GetSavedCounts: {
      account: (id) =>
        post("/rpt/MySavedCount.aspx/GetOrderHisotry", { accountId: Number(id), pagingOptions }),
    },
    PostMultiCountOrder: {
      account: (id, { savedCounts }) => combining(Number(id), savedCounts),
      "saved count": (id, { accountId, savedCounts }) => combining(accountId, [savedCounts[0], id]),
    },
    DeleteSavedCount: {
      "saved count": (id) => post("/rpt/MySavedCount.aspx/DeleteSavedCount", { orderIds: [id] }),
    },
  },
  History: {
    GetInitOrderHistoryData: () => ordersHistory("GetInitOrderHistoryData", { pagingOptions }),
    GetOrderHistory: {
      account: (id) => ordersHistory("GetOrderHisotry", { accountId: Number(id), pagingOptions }),
    },
    GetMyAcxiomOrderMoreByOrder: {
      account: (id) =>
        ordersHistory("GetMyAcxiomOrderMoreByOrder", { orderType: 0, accountId: Number(id), pagingOptions }),
    },
    GetOrderMoreByOrder: { order: (id) => ordersHistory("GetOrderMoreByOrder", { orderId: id }) },
    SubmitForOrderMore: {
      order: (id) => ordersHistory("SubmitForOrderMore", { order: { OrderId: id, SuppressionType: 0 } }),
    },
    GetOrderDetail: {
      order: (id) => post("/dialogs/OrderDetails.aspx/GetOrder", { sessionId: "none", orderCode: id }),
    },
    GetServiceOrder: {
      "service order": (id) => post("/dialogs/MyAcxiomOrderDetails.aspx/GetOrder", { orderId: id }),
    },
    DownReportFile: {
      account: (id) => ({ method: "GET", path: `/RPT/DownReportFile.aspx?orderType=-1&accountId=${id}` }),
    },
  },
  V1Account: {
    revokeToken: () => v1("DELETE", "/tokens/current"),
    issueToken: () => v1("POST", "/tokens", { email: "a@b.example", password: "x", name: "test" }),
    openLink: () => v1("POST", "/sign-in-links/open", { secret: "none" }),
    listUsers: () => v1("GET", "/operator/users"),
    addUser: () => v1("POST", "/operator/users", {}),
    inviteUser: () => v1("POST", "/operator/users/invite", {}),
    disableUser: () => v1("POST", "/operator/users/disable", {}),
    disableDemoUsers: () => v1("POST", "/operator/users/disable-demo", {}),
    setRole: () => v1("POST", "/operator/users/role", {}),
  },
  V1UserSettings: {
    setUser: () => v1("POST", "/operator/users/settings", {}),
  },
  V1SignIns: {
    signIns: () => v1("GET", "/sign-ins"),
    endSignIns: () => v1("POST", "/sign-ins/end", { which: "others" }),
    endSignIn: { "sign-in": (id) => v1("DELETE", `/sign-ins/${id}`) },
  },
  V1Catalogue: {
    health: () => v1("GET", "/health"),
    sources: () => v1("GET", "/sources"),
    siteFiles: () => v1("GET", "/site-files"),
    siteAsset: () => v1("GET", "/site-files/asset?path=rewards/mug.svg"),
  },
  V1Audience: {
    attributes: () => v1("GET", "/attributes?listType=10"),
    quickPicks: () => v1("GET", "/quick-picks?listType=10"),
    renameQuickPick: { "quick pick": (id) => v1("PUT", `/quick-picks/${id}/name`, { name: "Renamed" }) },
    findAttributes: () => v1("GET", "/attributes/search?listType=10&text=golf"),
  },
  V1Drafts: {
    draftsInTheMaking: () => v1("GET", "/drafts"),
    openDraft: () => v1("POST", "/drafts/open", { listType: 10 }),
    createDraft: { account: (id) => v1("POST", "/drafts", { listType: 10, accountId: Number(id) }) },
    getDraft: { draft: (id) => v1("GET", `/drafts/${id}`) },
    putDraft: {
      draft: (id) => v1("PUT", `/drafts/${id}`, change),
      account: (id, { ownDraftId }) =>
        v1("PUT", `/drafts/${ownDraftId}`, { ...change, accountId: Number(id) }),
    },
    undoDraft: { draft: (id) => v1("POST", `/drafts/${id}/undo`, { baseRevision: 2 }) },
  },
  V1Geography: {
    places: () => v1("POST", "/places", { zips: ["60614"] }),
    addresses: () => v1("GET", "/addresses?text=60614"),
    placeSuggestions: () => v1("GET", "/places/suggestions?text=chic"),
    areas: () => v1("GET", "/areas?text=cook"),
    area: () => v1("GET", "/areas/county/17031"),
    locations: { "location file": (id) => v1("GET", `/locations/${id}`) },
    references: () => v1("GET", "/references"),
  },
  V1Counting: {
    count: about("/counts"),
    waterfall: about("/counts/waterfall"),
    suggestions: about("/counts/suggestions"),
    countDetails: about("/counts/details"),
    saturation: about("/counts/saturation"),
    overlap: about("/counts/overlap"),
    eachArea: about("/counts/each-area"),
    shades: about("/counts/shades", { level: "zip", codes: ["60614"] }),
    eachIndustry: about("/counts/each-industry", { industries: [] }),
    breakdown: about("/counts/breakdown", { column: "GENDER" }),
    crossTable: about("/counts/cross-table", { rows: "GENDER", columns: "AGE" }),
    areaTable: about("/counts/area-table", { columns: [{ column: "GENDER" }] }),
    fillRates: about("/counts/fill-rates"),
    sample: about("/counts/sample"),
    stopCount: { count: (id) => v1("POST", `/count-runs/${id}/stop`, {}) },
  },
  V1Pricing: {
    quote: about("/quotes", { choices: { listUsage: 1, promoCode: null, quantities: {} } }),
    affordable: about("/quotes/affordable", {
      choices: { listUsage: 1, promoCode: null, quantities: {} },
      budget: "500",
    }),
    figures: about("/figures", {
      choices: { listUsage: 1, promoCode: null, quantities: {} },
      waterfall: true,
      suggestions: {},
    }),
  },
  V1Order: {
    findOrders: () => v1("GET", "/orders?size=100"),
    getOrder: { order: (id) => v1("GET", `/orders/${id}`) },
    giveUpPayment: { order: (id) => v1("POST", `/orders/${id}/payment/give-up`) },
    orderOfRequest: () => v1("GET", "/order-requests/none"),
    downloadOrder: { order: (id) => v1("GET", `/orders/${id}/list.csv`) },
    downloadWorkbook: { order: (id) => v1("GET", `/orders/${id}/list.xlsx`) },
    jobs: () => v1("GET", "/jobs"),
    refundOrder: () => v1("POST", "/orders/LW-2222-2222/refunds", { key: "1", amount: null }),
    checkPayments: () => v1("GET", "/payments/check"),
    checkTaxes: () => v1("GET", "/taxes/check"),
  },
  Requests: {
    AddMarketingEmail: () => placeOrder("AddMarketingEmail"),
    CreateAccount: () => post("/LandingPage.aspx/CreateAccount", { AccountName: "" }),
    SendMessage: () => post("/Contact/SendMessage.ashx"),
  },
  PriceDisplay: {
    GetPricingDisplayData: () => post("/faq/Faqs-Pricing.aspx/GetPricingDisplayData"),
    GetPriceByDataSource: () => post("/faq/Faqs-Pricing.aspx/GetPriceByDataSource", { listType: 10 }),
    GetMAPrice: () => post("/faq/Faqs-Pricing.aspx/GetMAPrice", { listType: [-1] }),
  },
  ErrorLog: {
    LogError: () => post("/Common/LogError.ashx", { message: "", page: "", stack: "" }),
  },
  V1ScriptErrors: {
    scriptErrors: () => v1("GET", "/script-errors"),
    forgetScriptErrors: () => v1("DELETE", "/script-errors"),
  },
  V1Requests: {
    requests: () => v1("GET", "/requests"),
    setCampaign: () => v1("POST", "/requests/none/campaign", { state: "planning", note: "" }),
    campaigns: () => v1("GET", "/campaigns"),
  },
  V1Rewards: {
    rewardOrders: () => v1("GET", "/reward-orders"),
    markRewardSent: () => v1("POST", "/reward-orders/LW-2222-2222/sent", {}),
    giveBonus: () =>
      v1("POST", "/points/bonus", { email: "nobody@x.example", points: 1, reason: "Referral", key: "1" }),
  },
  V1Videos: {
    videos: () => v1("GET", "/videos"),
  },
  V1Mail: {
    testMail: () => v1("POST", "/mails/test", { to: "dana@bakery.example" }),
    retryMails: () => v1("POST", "/mails/retry", { which: "all" }),
    dropMails: () => v1("POST", "/mails/drop", { which: "all" }),
  },
  V1Reports: {
    breakdownWorkbook: about("/reports/breakdown.xlsx", { column: "GENDER" }),
    breakdownPdf: about("/reports/breakdown.pdf", { column: "GENDER" }),
    areaTableWorkbook: about("/reports/area-table.xlsx", { columns: [{ column: "GENDER" }], name: "Areas" }),
  },
  V1Suppression: {
    doNotSell: () => v1("GET", "/do-not-sell"),
    addDoNotSell: () => v1("POST", "/do-not-sell"),
  },
  V1SavedLists: {
    getSavedList: { "saved count": (id) => v1("GET", `/saved-lists/${id}`) },
    saveDefinition: {
      account: (id) => v1("POST", "/saved-lists", { name: "Kept", definition: list, accountId: Number(id) }),
      order: (id, beside) => saving(suppressing("orders", id), beside),
      "saved count": (id, beside) => saving(suppressing("savedCounts", id), beside),
      "suppression file": (id, beside) => saving(suppressing("files", id), beside),
      "location file": (id, beside) => saving(aroundLocations(id), beside),
    },
    renameSavedList: { "saved count": (id) => v1("PUT", `/saved-lists/${id}/name`, { name: "Renamed" }) },
    duplicateSavedList: { "saved count": (id) => v1("POST", `/saved-lists/${id}/duplicate`, {}) },
    recountSavedList: { "saved count": (id) => v1("POST", `/saved-lists/${id}/recount`, {}) },
    repeatSavedList: { "saved count": (id) => v1("POST", `/saved-lists/${id}/repeat`, {}) },
    watchSavedList: {
      "saved count": (id) => v1("PUT", `/saved-lists/${id}/watch`, { every: "month" }),
    },
    unwatchSavedList: { "saved count": (id) => v1("DELETE", `/saved-lists/${id}/watch`) },
    watchedLists: () => v1("GET", "/watched-lists"),
    shareSavedList: {
      "saved count": (id) => v1("POST", `/saved-lists/${id}/share`, { access: "read" }),
    },
    getSavedListShare: { "saved count": (id) => v1("GET", `/saved-lists/${id}/share`) },
    revokeSavedListShare: { "saved count": (id) => v1("DELETE", `/saved-lists/${id}/share`) },
    openSharedList: () => v1("POST", "/shared-lists/open", { secret: "none" }),
    copySharedList: () => v1("POST", "/shared-lists/copy", { secret: "none" }),
    sharedLists: () => v1("GET", "/shared-lists"),
    getSharedList: { "shared list": (id) => v1("GET", `/shared-lists/${id}`) },
    copyOpenedList: { "shared list": (id) => v1("POST", `/shared-lists/${id}/copy`, {}) },
    forgetSharedList: { "shared list": (id) => v1("DELETE", `/shared-lists/${id}`) },
    exportSavedList: { "saved count": (id) => v1("GET", `/saved-lists/${id}/definition.json`) },
    importSavedList: {
      account: (id) => v1("POST", "/saved-lists/import", { file: list, accountId: Number(id) }),
      order: (id, { accountId, draftId }) =>
        v1("POST", "/saved-lists/import", {
          file: suppressing("orders", id),
          ...(draftId === null ? {} : { accountId }),
        }),
    },
    openSavedList: { "saved count": (id) => v1("POST", `/saved-lists/${id}/open`, {}) },
    compareLists: {
      // One that is no list: who reaches the other is told so by its name.
      "saved count": (id) => post("/api/v1/saved-lists/overlap", { lists: [id, "none"] }),
    },
    openPart: {
      "saved count": (id) =>
        post("/api/v1/saved-lists/overlap/open", { lists: [id, "none"], part: { kind: "union" } }),
    },
    savedListsCsv: listsTable("csv"),
    savedListsWorkbook: listsTable("xlsx"),
    overlapCsv: overlapTable("csv"),
    overlapWorkbook: overlapTable("xlsx"),
  },
  V1History: {
    importServiceOrders: () => v1("POST", "/service-orders", {}),
  },
  V1Quotes: {
    sendQuote: {
      "saved count": (id) => v1("POST", "/sent-quotes", { savedCountId: id, key: `key of ${id}` }),
    },
    openQuote: { quote: (id) => v1("GET", `/sent-quotes/${id}`) },
    quotePdf: { quote: (id) => v1("GET", `/sent-quotes/${id}/quote.pdf`) },
    orderQuote: { quote: (id) => v1("POST", `/sent-quotes/${id}/order`, {}) },
  },
  SandboxProcessor: {
    tokenize: () => post("/sandbox-processor/cards", {}),
  },
  PaymentWebhook: {
    stripeWebhook: () => post("/stripe/webhook", {}),
  },
}
