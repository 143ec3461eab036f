import { NodeHttpServer } from "@effect/platform-node"
import { assert, layer } from "@effect/vitest"
import { Actor, Api, toOriginalContact, Authentication } from "@listwright/adapters"
import type { User } from "@listwright/domain/account"
import { Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"
import { HttpApi, HttpApiBuilder, HttpApiGroup } from "effect/http-api"
import { afterAll } from "vitest"
import { layerDraftsSql } from "../../src/drafts/DraftsSql.ts"
import { StoredDrafts } from "../../src/drafts/StoredDrafts.ts"
import { placingCalls } from "../../src/http/original/order/placingCalls.ts"
import { layerOriginalDecoding } from "../../src/http/protection/decodingFailures.ts"
import { OrderPlacements } from "../../src/orders/OrderPlacements.ts"
import { databases } from "../storage/databases.ts"
import {
  commandFor,
  layerServer,
  newDraft,
  newUser,
  reachOfUser,
  removeFolder,
  temporaryFolder,
} from "./shop.ts"

const { Order } = Api.groups

/** The one call that places orders, straight from the contract. */
class PlacingCall extends HttpApi.make("listwright").add(
  HttpApiGroup.make("Order").add(Order.endpoints.ProcessOrder),
) {}

let loads = 0
/** The drafts of the database, counting how often one is read. */
const layerCounted = Layer.effect(
  StoredDrafts,
  Effect.map(StoredDrafts, (drafts) => {
    const counting = <A, E>(load: Effect.Effect<A, E>) => Effect.suspend(() => (loads++, load))
    return {
      ...drafts,
      get: (...asked) => counting(drafts.get(...asked)),
      latest: (...asked) => counting(drafts.latest(...asked)),
    }
  }),
).pipe(Layer.provide(layerDraftsSql))

/** Sends ProcessOrder as a user, over HTTP. */
const processOrder = Effect.fnUntraced(function* (user: User, body: object) {
  const services = yield* Effect.context<OrderPlacements | StoredDrafts>()
  const actor = { user, reach: reachOfUser(user), via: "session", credentialId: "1" } as const
  const asUser = <A, E, R>(call: Effect.Effect<A, E, R>) => Effect.provideService(call, Actor, actor)
  const { dispose, handler } = HttpRouter.toWebHandler(
    HttpApiBuilder.layer(PlacingCall).pipe(
      Layer.provide(
        HttpApiBuilder.group(PlacingCall, "Order", (handlers) =>
          Effect.succeed(handlers.handleAll(placingCalls)),
        ),
      ),
      Layer.provide(layerOriginalDecoding),
      Layer.provide(Layer.succeed(Authentication, { cookie: asUser, hostCookie: asUser, bearer: asUser })),
      HttpRouter.provideRequest(Layer.succeedContext(services)),
      Layer.provide(NodeHttpServer.layerHttpServices),
    ),
    { disableLogger: true },
  )
  const response = yield* Effect.promise(() =>
    handler(
      new Request("http://127.0.0.1/PlaceOrder.aspx/ProcessOrder", {
        method: "POST",
        headers: { "content-type": "application/json", authorization: "Bearer t" },
        body: JSON.stringify(body),
      }),
    ),
  )
  const text = yield* Effect.promise(() => response.text())
  yield* Effect.promise(() => dispose())
  return text
})

const [database] = databases()
if (database === undefined) throw new Error("there is no database to test on")
const folder = temporaryFolder()
afterAll(() => removeFolder(folder))

layer(layerServer(folder, {}, layerCounted).pipe(Layer.provideMerge(database.layer)), {
  excludeTestServices: true,
  timeout: "60 seconds",
})("placing an order over HTTP", (it) => {
  it.effect("reads its draft once", () =>
    Effect.gen(function* () {
      const user = yield* newUser()
      const { contact, payment, ...command } = yield* commandFor(user, (yield* newDraft(user)).id)
      assert(payment.kind === "token")
      loads = 0
      const answer = yield* processOrder(user, {
        currentSessionId: command.draftId,
        idempotencyKey: "click",
        order: {
          ListModuleSessionId: command.draftId,
          DraftRevision: command.revision,
          IsAgreementAccepted: true,
          TotalDesiredQty: command.shown.quantity,
          TotalPretaxCost: command.shown.totalBeforeTax,
          TaxCharge: command.shown.taxCharge,
          TotalActualCost: command.shown.total,
          OrderContactInformation: toOriginalContact(contact),
          OrderPaymentInformation: {
            Token: payment.token,
            HolderName: "Dana Whitfield",
            SecurityCode: "123",
            ExpiredMonth: 12,
            ExpiredYear: 2031,
            AddressLine: contact.addressLine,
            City: contact.city,
            State: contact.state,
            Zipcode: contact.zip,
          },
        },
      })
      assert.include(answer, '"IsSuccess":true')
      assert.strictEqual(loads, 1)
    }),
  )
})
