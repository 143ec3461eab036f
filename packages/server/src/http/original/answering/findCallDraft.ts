import {
  Actor,
  readOriginalChoices,
  fromOriginalOrder,
  type OriginalOrder,
  ORDER_SESSION_HEADER,
  findChangedExtra,
  findChangedOption,
  mentionsSuppressions,
  hasNamedAreas,
  readOriginalSuppressions,
} from "@listwright/adapters"
import { DEFAULT_LIST_TYPE } from "@listwright/domain/catalog"
import {
  type CanonicalDefinition,
  changeCanonicalDefinition,
  selectionJson,
} from "@listwright/domain/definition"
import type { AccountId } from "@listwright/domain/account"
import { accountRefusalText, type Draft } from "@listwright/domain/drafts"
import { DraftId } from "@listwright/domain/shared"
import { Effect, Result } from "effect"
import { HttpServerRequest } from "effect/http"
import { StoredDrafts } from "../../../drafts/StoredDrafts.ts"
import { CallRefused } from "../../answering/toEnvelope.ts"
import { ensureSourceOrderable } from "../../answering/ensureSourceOffered.ts"
import { ensureOrderAccepted } from "../../answering/ensureListAccepted.ts"
import { expandNamedQuickPicks } from "./expandNamedQuickPicks.ts"

/** Returns the draft specified in a call's body, otherwise in its header; undefined if neither specifies one. */
export const readRequestedDraftId = (order: Pick<OriginalOrder, "ListModuleSessionId">) =>
  Effect.map(HttpServerRequest.HttpServerRequest, ({ headers }) => {
    const named = [order.ListModuleSessionId, headers[ORDER_SESSION_HEADER]].find(
      (id) => id !== undefined && id !== "",
    )
    return named === undefined ? undefined : DraftId.make(named)
  })

/**
 * Returns the draft that an original-contract call is about: the specified draft, otherwise the most recently changed
 * one.
 */
export const findCallDraft = Effect.fn("findCallDraft")(function* (
  order: Pick<OriginalOrder, "ListModuleSessionId">,
) {
  const { reach } = yield* Actor
  const drafts = yield* StoredDrafts
  const id = yield* readRequestedDraftId(order)
  return yield* id === undefined ? drafts.latest(reach) : drafts.get(reach, id)
})

/** Returns the account that an original-contract order is for; original clients send 0 if no account is selected. */
export const orderAccountId = ({
  AccountId: said,
}: Pick<OriginalOrder, "AccountId">): AccountId | undefined =>
  said === undefined || said === 0 ? undefined : said

/**
 * Returns a call's draft, for calls that use the selection in the draft rather than in the order. Refuses an order with
 * different suppressions or delivery, or with another account, output columns, mobile package, or promotion code: it
 * would be placed with people that its sender believes to be suppressed, for another account, or at another price.
 * Placing an order checks separately whether the site accepts the list, so that a repeated request still gets the order
 * it made.
 */
export const findDraftToPlace = Effect.fn("findDraftToPlace")(function* (order: OriginalOrder) {
  const draft = yield* findCallDraft(order)
  const field =
    (orderAccountId(order) ?? draft.accountId) === draft.accountId
      ? (findChangedExtra(order, draft.choices) ?? findChangedOption(order, draft.definition))
      : "AccountId"
  if (field !== null)
    return yield* new CallRefused({
      reason: `${field}: this order differs from the stored one. Please send it with its whole selection to SubmitOrder first.`,
    })
  if (!mentionsSuppressions(order)) return draft
  const said = readOriginalSuppressions(order, draft.listType)
  if (Result.isFailure(said)) return yield* new CallRefused({ reason: said.failure })
  const asked = selectionJson(changeCanonicalDefinition(draft.definition, { suppressions: said.success }))
  if (asked !== selectionJson(draft.definition))
    return yield* new CallRefused({
      reason:
        "SuppressionType: this order's suppressions differ from the stored ones. Please send it with its whole selection to SubmitOrder first.",
    })
  return draft
})

/** Does the same as `findDraftToPlace`, but also requires that the source is sold and the site accepts the list. */
export const findAcceptedDraft = Effect.fn("findAcceptedDraft")(function* (order: OriginalOrder) {
  const draft = yield* findDraftToPlace(order)
  yield* ensureSourceOrderable(draft.listType)
  yield* ensureOrderAccepted(draft.definition, draft.definition)
  return draft
})

/** Returns an original-contract order's selection; refuses a selection that this site can't represent. */
export const readOrderDefinition = Effect.fn("readOrderDefinition")(function* (order: OriginalOrder) {
  yield* ensureSourceOrderable(order.ListType ?? DEFAULT_LIST_TYPE)
  const translated = fromOriginalOrder(yield* expandNamedQuickPicks(order))
  if (Result.isFailure(translated)) return yield* new CallRefused({ reason: translated.failure.reason })
  yield* ensureOrderAccepted(translated.success, null)
  return translated.success
})

const write = Effect.fnUntraced(function* (
  draft: Draft,
  order: OriginalOrder,
  definition: CanonicalDefinition,
) {
  const { reach } = yield* Actor
  const drafts = yield* StoredDrafts
  const choices = readOriginalChoices(order, draft.choices)
  // An order that selects the same people is no other order: only quantities changed since, such as by RedistributeOrderTotalQty,
  // and those that it brings are the ones to keep.
  const isSame = selectionJson(definition) === selectionJson(draft.definition)
  const baseRevision = isSame ? draft.revision : (order.DraftRevision ?? draft.revision)
  const accountId = orderAccountId(order) ?? draft.accountId
  return yield* drafts.put(reach, draft.id, { baseRevision, accountId, definition, choices }).pipe(
    Effect.catchTags({
      DraftConflict: () =>
        Effect.fail(new CallRefused({ reason: "This order was changed in another window." })),
      DraftTooLarge: () => Effect.fail(new CallRefused({ reason: "OrderGeos: this order is too large." })),
      AccountChangeRefused: ({ refusal }) =>
        Effect.fail(new CallRefused({ reason: `AccountId: ${accountRefusalText(refusal)}` })),
      DraftPlaced: () => Effect.fail(new CallRefused({ reason: "This order has been placed." })),
      DraftSourceMismatch: ({ listType }) =>
        Effect.fail(new CallRefused({ reason: `ListType: this order is for list type ${listType}.` })),
    }),
  )
})

/**
 * Returns a submitted order's draft. Our own screens keep the draft up to date and send only its ID; an order that
 * contains a selection is written to the draft it specifies, or to a new one.
 */
export const resolveSubmittedDraft = Effect.fn("resolveSubmittedDraft")(function* (sent: OriginalOrder) {
  const { reach } = yield* Actor
  const drafts = yield* StoredDrafts
  const id = yield* readRequestedDraftId(sent)
  if (!hasNamedAreas(sent) && id !== undefined) return yield* findAcceptedDraft(sent)
  yield* ensureSourceOrderable(sent.ListType ?? DEFAULT_LIST_TYPE)
  const order = yield* expandNamedQuickPicks(sent)
  const definition = yield* readOrderDefinition(order)
  const accountId = orderAccountId(order) ?? reach.accountId
  const draft = yield* id === undefined
    ? drafts.createFor(reach, accountId, definition.listType)
    : drafts.get(reach, id)
  return yield* write(draft, order, definition)
})
