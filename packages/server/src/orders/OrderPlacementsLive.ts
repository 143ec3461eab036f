import type { OrderCode, MessageText } from "@listwright/domain/shared"
import { type Reach, type User, canActForAccount } from "@listwright/domain/account"
import type { Counts } from "@listwright/domain/counting"
import { definitionHash } from "@listwright/domain/definition"
import { accountRefusalText, type Draft } from "@listwright/domain/drafts"
import {
  billingMismatchNote,
  cardDeclinedNotice,
  decidePlacing,
  decideRepeatedRequest,
  decideExistingOrder,
  mediaProblems,
  paymentExpiredNotice,
  purposeProblem,
  type PlacedOrder,
} from "@listwright/domain/order"
import { orderPoints } from "@listwright/domain/rewards"
import { Clock, Effect, Fiber, Layer, type Redacted, type Scope } from "effect"
import type { Digest } from "effect/crypto/Digest"
import { SecureRandom } from "effect/crypto/SecureRandom"
import type { SqlClient } from "effect/sql/SqlClient"
import { Users } from "../accounts/Users.ts"
import { StoredDrafts } from "../drafts/StoredDrafts.ts"
import { Processors } from "../payments/Processors.ts"
import type { PriceDesk } from "../pricing/PriceDesk.ts"
import type { SiteLease } from "../storage/SiteLease.ts"
import { resolvePaymentCard } from "./resolvePaymentCard.ts"
import { chargeOrder } from "./chargeOrder.ts"
import { commitPlacement } from "./commitPlacement.ts"
import type { NewOrder } from "./NewOrder.ts"
import { generateOrderCode } from "../site/orderCode.ts"
import { OrderingTerms } from "../accounts/OrderingTerms.ts"
import type { OrderJobs } from "./OrderJobs.ts"
import { type PlaceCommand, OrderPlacements } from "./OrderPlacements.ts"
import { COUNT_UNAVAILABLE_MESSAGE, computeServerFigures } from "./computeServerFigures.ts"
import { findOrderedAreas } from "./findOrderedAreas.ts"
import { hashAgreement } from "./storedAgreements.ts"
import { paymentPage } from "./paymentPage.ts"
import { PlacementRefused } from "./PlacementErrors.ts"
import { requestIdentity } from "./requestIdentity.ts"
import { findExistingOrder, storeAnswer, findOrderByRequest, awaitOrderOutcome } from "./findExistingOrder.ts"
import type { SalesTaxes } from "./SalesTaxes.ts"

/** The maximum number of attempts to decide on one request while the data it's based on keeps changing. */
const ATTEMPTS = 4

const NOT_FOUND = "We couldn't find the order."
const NEVER_CHARGED = "The payment didn't go through, and nothing was charged. Please place the order again."
const TRY_AGAIN =
  "The order changed while it was being placed. Nothing was charged. Please review the order and try again."

const refuse = (reason: MessageText) => new PlacementRefused({ reason })

const refusedWith = ({ title, text }: { readonly title: MessageText; readonly text: MessageText }) =>
  new PlacementRefused({ title, reason: text })

/**
 * Returns the charge's name: the draft and its revision or, for original clients, the session they specify and the
 * draft.
 */
const chargeName = (draft: Draft, command: PlaceCommand): string =>
  command.revision === null
    ? `session:${command.clientKey}:${draft.id}`
    : `draft:${draft.id}:${draft.revision}`

/** The time that a buyer waits for an order's outcome; after that, the order is pending. */
const OUTCOME_TIMEOUT = "12 seconds"

/** The data known about a written order, whatever its outcome. */
interface Written {
  readonly orderCode: OrderCode
  readonly accountName: string
  readonly placementId: string
  readonly submittedAt: Date
}

const placedAs = (
  { accountName, orderCode, placementId, submittedAt }: Written,
  isPending: boolean,
): PlacedOrder => ({ accountName, orderCode, placementId, submittedAt: submittedAt.toISOString(), isPending })

/** Maps the reason nothing was charged to a message for the buyer; any other reason comes from the bank. */
const DECLINED: ReadonlyMap<string | null, MessageText> = new Map<string | null, MessageText>([
  ["closed", NEVER_CHARGED],
  ["refused", NEVER_CHARGED],
  ["expired", paymentExpiredNotice.text],
])

const answer = Effect.fnUntraced(function* (written: Written) {
  const outcome = yield* awaitOrderOutcome(written.orderCode)
  const { reason, state } = outcome
  if (state === "declined") return yield* refuse(DECLINED.get(reason) ?? cardDeclinedNotice.text)
  return { ...placedAs(written, state === "placing" || state === "pending"), ...paymentPage(outcome) }
})

/**
 * Returns a written order's outcome once `settling` ends. A failure before then leaves the order pending rather than
 * refused.
 */
const awaitOutcome = <E, R>(written: Written, settling: Effect.Effect<unknown, E, R>) =>
  Effect.andThen(settling, answer(written)).pipe(
    Effect.timeoutOrElse({
      duration: OUTCOME_TIMEOUT,
      orElse: () => Effect.succeed(placedAs(written, true)),
    }),
    Effect.catchDefect((defect) =>
      Effect.as(
        Effect.logError(`the outcome of this order is unknown: ${written.orderCode}`, defect),
        placedAs(written, true),
      ),
    ),
  )

/** Checks everything outside the database and decides on the placement. */
const accept = Effect.fn("accept")(function* (
  user: User,
  reach: Reach,
  command: PlaceCommand,
  draft: Draft,
  request: Pick<NewOrder, "requestHash" | "requestKey">,
) {
  // Its owner may have stopped working for the account since.
  if (!canActForAccount(reach, draft.accountId)) return yield* refuse(accountRefusalText("noSuchAccount"))
  const { site, desk, tax, problems } = yield* computeServerFigures(user, reach, draft, command)
  const { agreement, pointRate } = yield* OrderingTerms
  const agreed = agreement(draft.listType)
  const { pages } = yield* Processors
  const { subtotal: totalBeforeTax, totalTax: taxCharge, total } = tax.totals
  const decision = decidePlacing(
    {
      site,
      draftRevision: draft.revision,
      standing: null,
      own: { quantity: desk.price.quantity, totalBeforeTax, taxCharge, total },
      promotion: desk.price.promotion ?? null,
    },
    {
      ...command,
      purposeProblem: purposeProblem(agreed, draft.choices.permittedPurpose),
      mediaProblems: mediaProblems(draft.listType, draft.choices.media ?? null),
      contactProblems: problems,
      // Who pays on the processor's pages fills in no card here.
      cardProblems: pages === null ? command.cardProblems : {},
    },
  )
  if (decision._tag === "refused") return yield* refusedWith(decision)
  const owner = { accountId: draft.accountId, reach }
  const areas = yield* findOrderedAreas(draft, desk, owner).pipe(
    Effect.catchTags({
      CountRefused: ({ reason }) => Effect.fail(refuse(reason)),
      CountUnavailable: () => Effect.fail(refuse(COUNT_UNAVAILABLE_MESSAGE)),
    }),
  )
  const { card, securityCode } = yield* resolvePaymentCard(command.payment)
  const elsewhere = pages === null ? billingMismatchNote(command.contact, command.billing) : null
  const random = yield* SecureRandom
  const order: NewOrder = {
    code: yield* generateOrderCode,
    placementId: yield* random.uuidV4(),
    user,
    draft,
    definitionHash: yield* definitionHash(draft.definition),
    contact: command.contact,
    card,
    agreement: { ...agreed, hash: yield* hashAgreement(agreed) },
    desk,
    areas,
    points: orderPoints(desk.price.figures, pointRate),
    tax,
    ...request,
    chargeName: chargeName(draft, command),
    submittedAt: new Date(yield* Clock.currentTimeMillis),
  }
  if (elsewhere !== null) yield* Effect.logWarning(`look at the order ${order.code}: ${elsewhere}`)
  return { order, securityCode }
})

/**
 * Writes the order and makes its charge. Neither stops if the buyer disconnects: a written order is charged, and a
 * charge in progress is settled. Any failure after the order has been written leaves it pending, to be settled later.
 */
const charged = (order: NewOrder, securityCode: Redacted.Redacted, scope: Scope.Scope) =>
  Effect.uninterruptibleMask((interruptible) =>
    Effect.gen(function* () {
      const intent = yield* commitPlacement(order)
      const charging = yield* Effect.forkIn(chargeOrder(intent, securityCode), scope)
      const { code: orderCode, placementId, submittedAt } = order
      const written = { orderCode, accountName: intent.accountName, placementId, submittedAt }
      return yield* interruptible(awaitOutcome(written, Fiber.join(charging)))
    }),
  )

const attempt = Effect.fn("attempt")(function* (
  user: User,
  command: PlaceCommand,
  scope: Scope.Scope,
  read?: Draft,
) {
  const drafts = yield* StoredDrafts
  const reach = yield* (yield* Users).reachOf(user)
  const draft = read ?? (yield* Effect.mapError(drafts.get(reach, command.draftId), () => refuse(NOT_FOUND)))
  const request = requestIdentity(draft, command)
  const earlier = yield* findOrderByRequest(user.id, request.requestKey)
  const standing = earlier ?? (yield* findExistingOrder(draft.id))
  const known =
    earlier === null
      ? decideExistingOrder(standing, command.revision)
      : decideRepeatedRequest(earlier, request.requestHash)
  if (known?._tag === "refused") return yield* refusedWith(known)
  if (known?._tag === "same" && standing !== null) {
    const { orderCode } = standing
    if (earlier === null) yield* storeAnswer(draft.id, { userId: user.id, ...request, orderCode })
    return yield* awaitOutcome(standing, Effect.void)
  }
  const { order, securityCode } = yield* accept(user, reach, command, draft, request)
  return yield* charged(order, securityCode, scope)
})

export const layerOrderPlacements = Layer.effect(
  OrderPlacements,
  Effect.gen(function* () {
    const scope = yield* Effect.scope
    const context = yield* Effect.context<
      | Counts
      | Digest
      | OrderingTerms
      | OrderJobs
      | Processors
      | PriceDesk
      | SalesTaxes
      | SecureRandom
      | SiteLease
      | SqlClient
      | StoredDrafts
      | Users
    >()
    const place = (user: User, command: PlaceCommand, read?: Draft) =>
      attempt(user, command, scope, read).pipe(
        // From then on the draft is read again.
        Effect.catchTag("PlacementSuperseded", () =>
          Effect.retry(attempt(user, command, scope), {
            while: ({ _tag }) => _tag === "PlacementSuperseded",
            times: ATTEMPTS - 2,
          }),
        ),
        Effect.catchTag("PlacementSuperseded", () => Effect.fail(refuse(TRY_AGAIN))),
        Effect.provideContext(context),
        Effect.withSpan("Placing.place"),
      )
    return { place }
  }),
)
