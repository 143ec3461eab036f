import { createServer } from "node:http"
import { NodeHttpServer } from "@effect/platform-node"
import {
  Actor,
  Api,
  BadInput,
  LegacyDecoding,
  Missing,
  ok,
  refused,
  SignedIn,
  TooMany,
  Unauthorized,
  Unavailable,
  Unprocessable,
  V1Decoding,
} from "@listwright/adapters"
import { AccountId, type User, UserId } from "@listwright/domain/account"
import { audienceIndex, inputTypes, searchAudience } from "@listwright/domain/audience"
import type { ListDefinition } from "@listwright/domain/definition"
import { PointCount } from "@listwright/domain/rewards"
import { Effect, Exit, Layer, Redacted, Scope, Stream } from "effect"
import { HttpRouter, HttpServer } from "effect/http"
import { HttpApi, HttpApiBuilder, HttpApiGroup, HttpApiMiddleware, HttpApiSchema } from "effect/http-api"
import { HttpServerResponse } from "effect/http"
import { liveCalls } from "../../adapters/test/liveCalls.ts"
import {
  areaTableOf,
  breakdownOf,
  columns,
  countOf,
  crossTableOf,
  CSV,
  PDF,
  WORKBOOK,
  detailsOf,
  fillRatesOf,
  saturationOfList,
  orders,
  affordableOf,
  quoteOf,
  sampleOf,
  suggestionsOf,
  waterfallOf,
  zips,
} from "./smallWorld.ts"

const { Account, Audience, Geography, V1Account, V1Audience, V1Order, V1Pricing, V1Reports } = Api.groups

/** The calls that the terminal makes, straight from the contract. */
class TerminalCalls extends HttpApi.make("listwright")
  .add(HttpApiGroup.make("Account").add(Account.endpoints.InitUser))
  .add(HttpApiGroup.make("Geography").add(Geography.endpoints.GetZipsByZips))
  .add(
    HttpApiGroup.make("Audience").add(
      Audience.endpoints.GetDemoAttributesList,
      Audience.endpoints.GetDemoAttribute,
    ),
  )
  .add(HttpApiGroup.make("V1Audience").add(V1Audience.endpoints.findAttributes))
  .add(liveCalls)
  .add(HttpApiGroup.make("V1Pricing").add(V1Pricing.endpoints.quote, V1Pricing.endpoints.affordable))
  .add(HttpApiGroup.make("V1Reports").add(V1Reports.endpoints.breakdownPdf))
  .add(
    HttpApiGroup.make("V1Order").add(
      V1Order.endpoints.getOrder,
      V1Order.endpoints.downloadOrder,
      V1Order.endpoints.downloadWorkbook,
    ),
  )
  .add(HttpApiGroup.make("V1Account").add(V1Account.endpoints.issueToken, V1Account.endpoints.revokeToken)) {}

export const EMAIL = "demo@listwright.example"
export const PASSWORD = "correct horse"
export const TOKEN = "token-of-demo"

const user: User = {
  id: UserId.make("1"),
  email: EMAIL,
  firstName: "Dee",
  lastName: "Mo",
  company: "",
  phone: "",
  role: "User",
  accountId: AccountId.make(1),
  accountName: "Demo",
  dataSources: [10],
}

/** What the server was asked, for tests that look at it. */
export interface ReceivedRequests {
  definitions: Array<ListDefinition>
  listUsages: Array<number>
  tokenNames: Array<string>
  revoked: Array<string>
}

const wire = (column: (typeof columns)[number]) => ({
  ColumnName: column.column,
  AttributeName: column.name,
  AttributeDesc: column.description,
  DemoInputtype: inputTypes.encode(column.inputType),
  DemoCategory: column.category,
  MinValue: column.min,
  MaxValue: column.max,
  PriceName: column.priceElement,
})

const geography = HttpApiBuilder.group(TerminalCalls, "Geography", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      GetZipsByZips: ({ payload }) => Effect.succeed(ok(payload.zips.filter((zip) => zip in zips))),
    }),
  ),
)

const audience = HttpApiBuilder.group(TerminalCalls, "Audience", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      GetDemoAttributesList: () => Effect.succeed(ok(columns.map(wire))),
      GetDemoAttribute: ({ payload }) => {
        const column = columns.find((other) => other.column === payload.columnName)
        return Effect.succeed(
          column === undefined
            ? refused("no such column")
            : ok({
                ...wire(column),
                DemoValues: column.values.map(({ value, name }, index) => ({
                  AttributeValue: value,
                  AttributeValueName: name,
                  ColumnName: column.column,
                  SortSeq: index,
                })),
              }),
        )
      },
    }),
  ),
)

const attributeSearch = HttpApiBuilder.group(TerminalCalls, "V1Audience", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      findAttributes: ({ query: { most = 1, text } }) =>
        Effect.succeed({ groups: searchAudience(audienceIndex(columns), { text, most }) }),
    }),
  ),
)

const counting = (asked: ReceivedRequests) =>
  HttpApiBuilder.group(TerminalCalls, "V1Counting", (handlers) =>
    Effect.succeed(
      handlers.handleAll({
        count: ({ payload: { definition, revision } }) => {
          asked.definitions.push(definition)
          const { criteria, unit } = definition.audience
          if (unit === "allHouseholds" && criteria.length > 0) {
            return Effect.fail(new Unavailable({ message: "the engine is being restarted" }))
          }
          return Effect.succeed({ revision, answer: countOf(definition) })
        },
        waterfall: ({ payload: { definition, revision } }) =>
          Effect.succeed({ revision, waterfall: waterfallOf(definition) }),
        suggestions: ({ payload: { definition, revision, wanted } }) =>
          definition.audience.unit === "allHouseholds"
            ? Effect.fail(new Unprocessable({ message: "households cannot be relaxed" }))
            : Effect.succeed({ revision, suggestions: suggestionsOf(definition, wanted) }),
        countDetails: ({ payload: { definition, revision } }) =>
          Effect.succeed({ revision, details: detailsOf(definition) }),
        breakdown: ({ payload: { column, definition, revision } }) =>
          Effect.succeed({ revision, breakdown: breakdownOf(definition, column) }),
        crossTable: ({ payload: { columns: across, definition, revision, rows } }) =>
          Effect.succeed({ revision, crossTable: crossTableOf(definition, rows, across) }),
        areaTable: ({ payload: { columns: across, definition, revision } }) =>
          Effect.succeed({ revision, areaTable: areaTableOf(definition, across) }),
        eachArea: ({ payload: { definition, revision } }) => {
          const { areas, definitionHash, snapshot } = countOf(definition)
          return Effect.succeed({ revision, eachArea: { definitionHash, snapshot, areas } })
        },
        shades: () => Effect.fail(new Unprocessable({ message: "this world has no map" })),
        eachIndustry: () => Effect.fail(new Unprocessable({ message: "this world has no business types" })),
        saturation: ({ payload: { definition, revision, ...asked } }) =>
          Effect.succeed({ revision, saturation: saturationOfList(definition, asked) }),
        overlap: () => Effect.fail(new Unprocessable({ message: "this world has no saved lists" })),
        fillRates: ({ payload: { definition, revision } }) =>
          Effect.succeed({ revision, fillRates: fillRatesOf(definition) }),
        sample: ({ payload: { definition, revision } }) =>
          Effect.succeed({ revision, sample: sampleOf(definition) }),
      }),
    ),
  )

const pricing = (asked: ReceivedRequests) =>
  HttpApiBuilder.group(TerminalCalls, "V1Pricing", (handlers) =>
    Effect.succeed(
      handlers.handleAll({
        quote: ({ payload: { definition, choices, revision } }) => {
          asked.listUsages.push(choices.listUsage)
          return choices.listUsage === 7
            ? Effect.fail(new Unprocessable({ message: "The price list has no list usage 7." }))
            : Effect.succeed({ revision, quote: quoteOf(definition, choices.quantities, choices.promoCode) })
        },
        affordable: ({ payload: { budget, definition, revision } }) =>
          Effect.succeed({ revision, affordable: affordableOf(definition, budget) }),
      }),
    ),
  )

const order = HttpApiBuilder.group(TerminalCalls, "V1Order", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      getOrder: ({ params }) => {
        const order = orders[params.code]
        return order === undefined
          ? Effect.fail(new Missing({ message: "no such order" }))
          : Effect.succeed(order)
      },
      downloadOrder: () =>
        Effect.succeed(
          HttpApiSchema.withHeaders({
            body: Stream.make(new TextEncoder().encode(CSV)),
            headers: { "content-disposition": "attachment" },
          }),
        ),
      downloadWorkbook: () =>
        Effect.succeed(
          HttpApiSchema.withHeaders({
            body: Stream.make(WORKBOOK),
            headers: { "content-disposition": "attachment" },
          }),
        ),
    }),
  ),
)

const reports = HttpApiBuilder.group(TerminalCalls, "V1Reports", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      breakdownPdf: () =>
        Effect.succeed(
          HttpApiSchema.withHeaders({
            body: Stream.make(PDF),
            headers: { "content-disposition": 'attachment; filename="breakdown.pdf"' },
          }),
        ),
    }),
  ),
)

const whoever = HttpApiBuilder.group(TerminalCalls, "Account", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      InitUser: () =>
        Effect.succeed(
          ok({
            UserGuid: user.id,
            Userid: user.id,
            FirstName: user.firstName,
            LastName: user.lastName,
            Email: user.email,
            Company: user.company,
            HomePhone: user.phone,
            Name: `${user.firstName} ${user.lastName}`,
            User_RoleName: user.role,
            IsNewUI: 1,
            accountId: user.accountId,
            accountName: user.accountName,
            accountList: [],
            userDataSources: user.dataSources,
            userPoint: PointCount.make(0),
            CrtTimestamp: 2026,
            recentOrder: [],
            saveOrder: [],
            userServiceDataSources: {
              showEnhanceList: false,
              showCleanList: false,
              showEmailAppend: false,
              showEmailVerification: false,
              showPhoneAppend: false,
              showPhoneReverse: false,
              showEmailReverse: false,
              showPhoneVerification: false,
              showPortraitReports: false,
            },
            ShowVideos: false,
            ShowDigitalHistory: false,
            ShowOrderHistory: true,
            userHasAddress: false,
            UserImg: "",
          }),
        ),
    }),
  ),
)

const account = (asked: ReceivedRequests) =>
  HttpApiBuilder.group(TerminalCalls, "V1Account", (handlers) =>
    Effect.succeed(
      handlers.handleAll({
        issueToken: ({ payload: { email, password, name } }) => {
          if (email.startsWith("busy@"))
            return Effect.fail(new TooMany({ message: "", retryAfterSeconds: 30 }))
          if (password !== PASSWORD) return Effect.fail(new Unauthorized({ message: "" }))
          asked.tokenNames.push(name)
          return Effect.succeed({ id: "1", token: TOKEN, expiresAt: "2027-02-19T10:00:00.000Z" })
        },
        revokeToken: () =>
          Effect.map(Actor, ({ credentialId }) => {
            asked.revoked.push(credentialId)
            return { revoked: true }
          }),
      }),
    ),
  )

const nobody = Effect.fail(new Unauthorized({ message: "Please sign in." }))

const signedIn = Layer.succeed(
  SignedIn,
  SignedIn.of({
    cookie: () => nobody,
    hostCookie: () => nobody,
    bearer: (call, { credential }) =>
      Redacted.value(credential) === TOKEN
        ? Effect.provideService(call, Actor, {
            user,
            reach: { userId: user.id, accountId: user.accountId, managedAccounts: [] },
            via: "token",
            credentialId: TOKEN,
          })
        : nobody,
  }),
)

const decoding = [
  HttpApiMiddleware.layerSchemaErrorTransform(LegacyDecoding, ({ message }) =>
    Effect.succeed(HttpServerResponse.jsonUnsafe(refused(message))),
  ),
  HttpApiMiddleware.layerSchemaErrorTransform(V1Decoding, ({ message }) =>
    Effect.fail(new BadInput({ message, fields: [] })),
  ),
] as const

export interface ContractServer {
  readonly url: string
  readonly asked: ReceivedRequests
  readonly stop: () => Promise<void>
}

/** A server of the contract without the product's: the terminal needs no other. */
export const startContractServer = async (): Promise<ContractServer> => {
  const asked: ReceivedRequests = { definitions: [], listUsages: [], tokenNames: [], revoked: [] }
  const calls = HttpApiBuilder.layer(TerminalCalls).pipe(
    Layer.provide([
      geography,
      audience,
      attributeSearch,
      counting(asked),
      pricing(asked),
      order,
      reports,
      whoever,
      account(asked),
    ]),
    Layer.provide([signedIn, ...decoding]),
  )
  const server = HttpRouter.serve(calls, { disableLogger: true, disableListenLog: true }).pipe(
    Layer.provideMerge(NodeHttpServer.layer(() => createServer(), { host: "127.0.0.1", port: 0 })),
  )
  const scope = Scope.makeUnsafe()
  const port = await Effect.runPromise(
    Effect.gen(function* () {
      const services = yield* Layer.build(server)
      const { address } = yield* Effect.provideContext(HttpServer.HttpServer, services)
      return "port" in address ? address.port : 0
    }).pipe(Scope.provide(scope)),
  )
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    stop: () => Effect.runPromise(Scope.close(scope, Exit.void)),
  }
}
