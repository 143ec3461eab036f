import type { GuestCall, NamedRecord, TemporaryCall } from "@listwright/domain/account"
import type { HttpApiEndpoint } from "effect/http-api"
import type { SignedIn } from "./Actor.ts"
import type { Api } from "./Api.ts"
import type { Operator } from "./v1/Operator.ts"

type Groups = (typeof Api)["groups"]

/** Works without signing in. A call that the decisions do not list among those of guests says why. */
type OfGuests<Name> = Name extends GuestCall
  ? { readonly by: "guest" }
  : { readonly by: "guest"; readonly why: string }

/** Needs a signed-in user, who names what they reach and nothing else. */
interface OfUsers {
  readonly by: "user"
  /** What the ids in the call name; the server holds each against what the user reaches. */
  readonly names: ReadonlyArray<NamedRecord>
  /** What the answer lists: only what the user reaches. */
  readonly lists?: NamedRecord
}

/** Needs the session that a one-time link or a temporary password opens. */
interface OfTemporarySessions {
  readonly by: "temporary session"
}

/** Needs the operator's secret. */
interface OfOperators {
  readonly by: "operator"
}

/** The rows that a call may have: its protection in the contract decides. */
type RowOf<Name, Endpoint> =
  SignedIn extends HttpApiEndpoint.Middleware<Endpoint>
    ? Name extends Exclude<TemporaryCall, GuestCall>
      ? OfTemporarySessions
      : OfUsers
    : Operator extends HttpApiEndpoint.Middleware<Endpoint>
      ? OfOperators
      : OfGuests<Name>

export type CallRow = OfGuests<GuestCall> | OfGuests<string> | OfUsers | OfTemporarySessions | OfOperators

type CallAccess = {
  readonly [G in keyof Groups]: {
    readonly [C in keyof Groups[G]["endpoints"]]: RowOf<C, Groups[G]["endpoints"][C]>
  }
}

const namingNothing = { by: "user", names: [] } as const
const namingAnAccount = { by: "user", names: ["account"] } as const
const namingASavedCount = { by: "user", names: ["saved count"] } as const
/** One that a link opened for the caller. */
const namingASharedList = { by: "user", names: ["shared list"] } as const
const namingADraft = { by: "user", names: ["draft"] } as const
const namingAQuote = { by: "user", names: ["quote"] } as const
const namingAnOrder = { by: "user", names: ["order"] } as const
/** One that the caller saved; those of the site are nobody's. */
const namingAQuickPick = { by: "user", names: ["quick pick"] } as const
/** Of the user whom the call names. */
const namingACard = { by: "user", names: ["card"] } as const
/** Of the user whom the call names. */
const namingAProfile = { by: "user", names: ["profile"] } as const
/** A question about a definition, which may name what it suppresses by and which lists it takes as areas. */
const aboutADefinition = {
  by: "user",
  names: ["draft", "order", "saved count", "suppression file", "location file"],
} as const
/** The same of the original contract, which has no form for files of locations. */
const aboutAnOrder = { by: "user", names: ["draft", "order", "saved count", "suppression file"] } as const
const byOperators = { by: "operator" } as const

/**
 * Who may make each call, and what its ids may name: a call of the contract without a row does not compile. Written out
 * for people in docs/authorization.md. spec: decisions (Calls; Who reaches what by id)
 */
export const callAccess = {
  Account: {
    GetUserInformation: namingNothing,
    InitializeCommonJsConfiguration: namingNothing,
    ResetPassword: { by: "temporary session" },
    LoginUser: { by: "guest" },
    GeneratePwd: { by: "guest" },
    InitUser: namingNothing,
    InitSite: { by: "guest" },
    Logout: { by: "guest", why: "Ends the caller's own session, if there is one." },
    LogoutPage: { by: "guest", why: "The same as a link, which leads to the sign-in page." },
  },
  Profile: {
    EditUserInfo: namingNothing,
    CheckPassword: namingNothing,
    UpdateUser: namingAProfile,
    UpdatePassword: namingAProfile,
    UploadImg: namingAProfile,
    UserImg: namingNothing,
  },
  Payment: {
    GetUserPaymentCards: namingACard,
    InsertOrUpdateUserPaymentCards: namingNothing,
  },
  Requests: {
    AddMarketingEmail: namingNothing,
    CreateAccount: namingNothing,
    SendMessage: { by: "guest" },
  },
  PriceDisplay: {
    GetPricingDisplayData: namingNothing,
    GetPriceByDataSource: namingNothing,
    GetMAPrice: namingNothing,
  },
  ErrorLog: {
    LogError: { by: "guest", why: "The sign-in page has scripts too; what is kept names nobody." },
  },
  V1ScriptErrors: {
    scriptErrors: byOperators,
    forgetScriptErrors: byOperators,
  },
  V1Requests: {
    requests: byOperators,
    setCampaign: byOperators,
    campaigns: namingNothing,
  },
  Rewards: {
    GetUserPoint: namingNothing,
    GetInitReward: namingNothing,
    GetRewards: namingNothing,
    GetCart: namingNothing,
    RedeemCartOrder: namingNothing,
  },
  Geography: {
    GetZipsByZips: namingNothing,
    GetZipcodesByRange: namingNothing,
    GetStates: namingNothing,
    GetCountiesByState: namingNothing,
    GetCitiesByState: namingNothing,
    SearchAreas: namingNothing,
    GetDistrictsByState: namingNothing,
    GetZipsByScf: namingNothing,
    GetSCFcodesBySCFRange: namingNothing,
    MapData: namingNothing,
    GetAddressByFile2: { by: "user", names: ["upload"] },
  },
  MapTiles: {
    Tile: namingNothing,
    TileImage: namingNothing,
  },
  Audience: {
    GetDemoAttributesList: namingNothing,
    GetDemoAttribute: namingNothing,
    GetChildrenBySICCode: namingNothing,
    SearchSICByKeyword: namingNothing,
    GetDemoOptionsAndQuickPickups: namingNothing,
    GetRecSysDemosNoSession: namingNothing,
    GetQuickPickups: namingNothing,
    GetQuickPickup: namingAQuickPick,
    SaveMyQuickpick: namingNothing,
    RemoveQuickPick: namingAQuickPick,
    GetBusinessQuickpicks: namingNothing,
    GetBusinessQuickpicksDetail: namingNothing,
    DemoAutoSuggestion: namingNothing,
  },
  Counting: {
    SubmitOrder: { by: "user", names: ["draft", "account"] },
    PollCountWithotSession: namingADraft,
    CheckPollingStatusWithoutSeesion: { by: "user", names: ["count"] },
    GetOrderAndPriceList2WithoutSession: { by: "user", names: ["draft", "count"] },
    GetPhoneResult: { by: "user", names: [...aboutAnOrder.names, "account"] },
  },
  Pricing: {
    GetAdditionalOutputColumnsAndPrice: namingNothing,
  },
  Promotion: {
    GetPromotion: namingNothing,
  },
  Order: {
    GetOrder: namingADraft,
    GetOrderFromSession: namingADraft,
    GetOrderGeos: namingADraft,
    RedistributeOrderTotalQty: namingADraft,
    UpdateDesiredQtyOfOrderGeoDetails: namingADraft,
    GetDataUseAgreement: namingNothing,
    CalculateTax: namingNothing,
    ProcessOrder: namingADraft,
    IsOrderQuoteAvailable: namingADraft,
    DownFile: { by: "user", names: ["order", "service order"] },
  },
  Reports: {
    GetDemosFromDemoBreakdown: namingADraft,
    Submit2DReportConditions: namingADraft,
    GenerateCISReportExcel: namingADraft,
    CountResult: namingADraft,
  },
  Suppression: {
    GetSuppressionList: { by: "user", names: ["account"], lists: "order" },
    GetSaveCountSuppressionList: { by: "user", names: ["account"], lists: "saved count" },
    GetCustomSuppressions: { by: "user", names: ["account"], lists: "suppression file" },
    GetRecord: { by: "user", names: ["upload"] },
    ProcessCustomSuppressionFile: { by: "user", names: ["upload"] },
    SuppressionUploadNotifier: namingNothing,
    ExcelUploader: namingNothing,
  },
  SavedLists: {
    SaveCount: namingADraft,
    GetInitSaveData: { by: "user", names: [], lists: "saved count" },
    GetSavedCounts: { by: "user", names: ["account"], lists: "saved count" },
    PostMultiCountOrder: { by: "user", names: ["account", "saved count"] },
    DeleteSavedCount: namingASavedCount,
  },
  History: {
    GetInitOrderHistoryData: { by: "user", names: [], lists: "order" },
    GetOrderHistory: { by: "user", names: ["account"], lists: "order" },
    GetMyAcxiomOrderMoreByOrder: { by: "user", names: ["account"], lists: "service order" },
    GetOrderMoreByOrder: namingAnOrder,
    // Only the account of the order itself: another one is refused in the words of a missing order.
    SubmitForOrderMore: { by: "user", names: ["order"] },
    GetOrderDetail: { by: "user", names: ["order"] },
    GetServiceOrder: { by: "user", names: ["service order"] },
    DownReportFile: { by: "user", names: ["account"], lists: "order" },
  },
  V1Account: {
    revokeToken: namingNothing,
    issueToken: { by: "guest", why: "Signs in with address and password, as LoginUser does." },
    openLink: { by: "guest", why: "Opens the session of a one-time link, to set a password." },
    listUsers: byOperators,
    addUser: byOperators,
    inviteUser: byOperators,
    disableUser: byOperators,
    disableDemoUsers: byOperators,
    setRole: byOperators,
  },
  V1UserSettings: {
    setUser: byOperators,
  },
  V1SignIns: {
    signIns: namingNothing,
    endSignIns: namingNothing,
    endSignIn: { by: "user", names: ["sign-in"] },
  },
  V1Catalogue: {
    health: { by: "guest", why: "Says that the server works, and of which data." },
    sources: namingNothing,
    siteFiles: byOperators,
    siteAsset: byOperators,
  },
  V1Audience: {
    attributes: namingNothing,
    quickPicks: namingNothing,
    renameQuickPick: namingAQuickPick,
    findAttributes: namingNothing,
  },
  V1Drafts: {
    openDraft: namingNothing,
    draftsInTheMaking: namingNothing,
    createDraft: namingAnAccount,
    getDraft: namingADraft,
    putDraft: { by: "user", names: ["draft", "account"] },
    undoDraft: namingADraft,
  },
  V1Geography: {
    places: namingNothing,
    addresses: namingNothing,
    placeSuggestions: namingNothing,
    areas: namingNothing,
    area: namingNothing,
    locations: { by: "user", names: ["location file"] },
    references: namingNothing,
  },
  V1Counting: {
    count: aboutADefinition,
    waterfall: aboutADefinition,
    suggestions: aboutADefinition,
    countDetails: aboutADefinition,
    saturation: aboutADefinition,
    overlap: aboutADefinition,
    eachArea: aboutADefinition,
    shades: aboutADefinition,
    eachIndustry: aboutADefinition,
    breakdown: aboutADefinition,
    crossTable: aboutADefinition,
    areaTable: aboutADefinition,
    fillRates: aboutADefinition,
    sample: aboutADefinition,
    stopCount: { by: "user", names: ["count"] },
  },
  V1Pricing: {
    quote: aboutADefinition,
    affordable: aboutADefinition,
    figures: aboutADefinition,
  },
  V1Order: {
    findOrders: { by: "user", names: [], lists: "order" },
    getOrder: namingAnOrder,
    giveUpPayment: namingAnOrder,
    orderOfRequest: namingNothing,
    downloadOrder: namingAnOrder,
    downloadWorkbook: namingAnOrder,
    jobs: byOperators,
    refundOrder: byOperators,
    checkPayments: byOperators,
    checkTaxes: byOperators,
  },
  V1Reports: {
    breakdownWorkbook: aboutADefinition,
    breakdownPdf: aboutADefinition,
    areaTableWorkbook: aboutADefinition,
  },
  V1Suppression: {
    doNotSell: byOperators,
    addDoNotSell: byOperators,
  },
  V1SavedLists: {
    getSavedList: namingASavedCount,
    saveDefinition: {
      by: "user",
      names: ["account", "order", "saved count", "suppression file", "location file"],
    },
    renameSavedList: namingASavedCount,
    duplicateSavedList: namingASavedCount,
    exportSavedList: namingASavedCount,
    recountSavedList: namingASavedCount,
    repeatSavedList: namingASavedCount,
    watchSavedList: namingASavedCount,
    unwatchSavedList: namingASavedCount,
    watchedLists: namingNothing,
    shareSavedList: namingASavedCount,
    getSavedListShare: namingASavedCount,
    revokeSavedListShare: namingASavedCount,
    openSharedList: namingNothing,
    copySharedList: namingNothing,
    sharedLists: namingNothing,
    getSharedList: namingASharedList,
    copyOpenedList: namingASharedList,
    forgetSharedList: namingASharedList,
    importSavedList: { by: "user", names: ["account", "order"] },
    openSavedList: namingASavedCount,
    compareLists: namingASavedCount,
    openPart: namingASavedCount,
    savedListsCsv: namingAnAccount,
    savedListsWorkbook: namingAnAccount,
    overlapCsv: namingASavedCount,
    overlapWorkbook: namingASavedCount,
  },
  V1History: {
    importServiceOrders: byOperators,
  },
  V1Quotes: {
    sendQuote: namingASavedCount,
    openQuote: namingAQuote,
    quotePdf: namingAQuote,
    orderQuote: namingAQuote,
  },
  V1Rewards: {
    rewardOrders: byOperators,
    markRewardSent: byOperators,
    giveBonus: byOperators,
  },
  V1Videos: {
    videos: namingNothing,
  },
  V1Mail: {
    testMail: byOperators,
    retryMails: byOperators,
    dropMails: byOperators,
  },
  SandboxProcessor: {
    tokenize: {
      by: "guest",
      why: "The payment processor's own counter, which knows no users of this site.",
    },
  },
  PaymentWebhook: {
    stripeWebhook: { by: "guest", why: "Stripe reports here, and signs what it reports." },
  },
} as const satisfies CallAccess
