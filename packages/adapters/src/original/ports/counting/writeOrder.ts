import type { AccountId } from "@listwright/domain/account"
import {
  type Area,
  areaKey,
  type CanonicalDefinition,
  canonicalDefinition,
  canonicalJson,
} from "@listwright/domain/definition"
import { type Choices, defaultChoices } from "@listwright/domain/drafts"
import { combinedDefinition } from "@listwright/domain/saved-lists"
import { type CallFailed, type DraftId, Refused, SavedListId } from "@listwright/domain/shared"
import { Effect } from "effect"
import type { OriginalOrder } from "../../../contract/original/order/OriginalOrder.ts"
import { envelopeData } from "../../../http/envelopeData.ts"
import { toOriginalOrder } from "../../../original-order/toOriginalOrder.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"

/** The message for a definition that an original-contract order can't express. */
export const UNSUPPORTED_DEFINITION_MESSAGE =
  "The original contract doesn't support location files or combinations other than a union."

/**
 * Returns the areas that represent an area in an order: for a union, its lists. Null if an order can't express the
 * area.
 */
export const toOrderAreas = (area: Area): ReadonlyArray<Area> | null => {
  if (area.kind === "locations") return null
  if (area.kind !== "combination") return [area]
  return area.operation === "union"
    ? area.savedCounts.map((savedCount) => ({ kind: "savedCount", savedCount, excluded: area.excluded }))
    : null
}

/**
 * Replaces each union with its lists, which select the same records; null if an order can't express one of the areas.
 */
export const withoutUnions = (definition: CanonicalDefinition): CanonicalDefinition | null => {
  const parts = definition.areas.map(toOrderAreas)
  return parts.some((part) => part === null)
    ? null
    : canonicalDefinition({ ...definition, areas: parts.flatMap((part) => part ?? []) })
}

/** Builds the order that selects the same records as a definition. */
export const buildOriginalOrder = (
  definition: CanonicalDefinition,
  choices: Choices = defaultChoices,
): OriginalOrder => {
  const order = toOriginalOrder({ draft: null, definition, choices, answer: null, figures: null })
  const wanted = definition.areas.map((area) => choices.quantities[areaKey(area)])
  return {
    ...order,
    OrderGeos: (order.OrderGeos ?? []).map((geo, at) =>
      wanted[at] === undefined ? geo : { ...geo, DesiredQty: wanted[at] },
    ),
  }
}

/** Returns the saved lists that a definition combines; null if it selects anything else. */
const combinedLists = (definition: CanonicalDefinition) => {
  const savedCounts = definition.areas.flatMap((area) =>
    area.kind === "savedCount" ? [SavedListId.make(area.savedCount)] : [],
  )
  const { listType } = definition
  return savedCounts.length > 1 &&
    canonicalJson(combinedDefinition({ listType, savedCounts })) === canonicalJson(definition)
    ? savedCounts
    : null
}

/** An order to write into a session. */
export interface OrderToWrite {
  readonly definition: CanonicalDefinition
  readonly choices?: Choices
  /** The session to write into; null for a new one. */
  readonly session: DraftId | null
  /** The account that the order is for; null for the session's account or, in a new session, the user's own. */
  readonly accountId: AccountId | null
}

/**
 * Writes an order into a session and returns the session. The contract has no revisions, so changes made elsewhere in
 * the meantime are overwritten. Saved lists that are combined without other changes become an order with
 * `PostMultiCountOrder`.
 */
export const writeOrder = (calls: OriginalCalls) =>
  Effect.fnUntraced(function* ({
    accountId,
    choices,
    definition,
    session,
  }: OrderToWrite): Effect.fn.Return<DraftId, CallFailed> {
    const said = withoutUnions(definition)
    if (said === null) return yield* new Refused({ reason: UNSUPPORTED_DEFINITION_MESSAGE })
    const combined = session === null && choices === undefined ? combinedLists(said) : null
    if (combined !== null) {
      const { SessionId } = yield* envelopeData(
        calls.SavedLists.PostMultiCountOrder({
          payload: { accountId, multiCountOrderGeos: combined.map((GeoKeyCode) => ({ GeoKeyCode })) },
        }),
      )
      return SessionId
    }
    const { ListModuleSessionId } = yield* envelopeData(
      calls.Counting.SubmitOrder({
        payload: {
          order: {
            ...buildOriginalOrder(said, choices),
            ...(accountId === null ? {} : { AccountId: accountId }),
            ...(session === null ? {} : { ListModuleSessionId: session }),
          },
        },
      }),
    )
    return ListModuleSessionId
  })
