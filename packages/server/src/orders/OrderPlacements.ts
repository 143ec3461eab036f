import type { User } from "@listwright/domain/account"
import type { Contact, Draft } from "@listwright/domain/drafts"
import type { PlacedOrder, PlaceOrderRequest, RequestKey } from "@listwright/domain/order"
import type { CardForm, TypedCard } from "@listwright/domain/payment"
import type { DraftId, FieldProblems, PostalAddress } from "@listwright/domain/shared"
import { Context, type Effect, type Redacted } from "effect"
import type { PlacementRefused } from "./PlacementErrors.ts"

/**
 * An order's payment: a processor token, a card number that's converted to a token and isn't stored, or `none` for an
 * order without a card.
 */
export type Payment =
  | { readonly kind: "none" }
  | { readonly kind: "token"; readonly token: string; readonly securityCode: Redacted.Redacted }
  | { readonly kind: "number"; readonly card: Redacted.Redacted<TypedCard> }

/** A request to place an order. */
export interface PlaceCommand {
  readonly draftId: DraftId
  /** The draft's revision; null for the current one. */
  readonly revision: number | null
  /** The key generated for the click; null for clients that don't generate keys. */
  readonly requestKey: RequestKey | null
  /** The session specified in the call. */
  readonly clientKey: string
  readonly contact: Contact
  readonly shown: PlaceOrderRequest["shown"]
  readonly agreementAccepted: boolean
  readonly cardProblems: FieldProblems<keyof CardForm>
  /** The card's billing address. */
  readonly billing: PostalAddress
  readonly payment: Payment
}

/**
 * Places an order for a draft and charges it exactly once. A request always gets the same answer, however often it's
 * sent. An order that has been written is never refused: while its outcome is unknown, it's pending.
 */
export class OrderPlacements extends Context.Service<
  OrderPlacements,
  {
    /**
     * Places an order. `read` is the draft, if the caller has just read it as this user; it's read again only if it has
     * changed in the meantime.
     */
    readonly place: (
      user: User,
      command: PlaceCommand,
      read?: Draft,
    ) => Effect.Effect<PlacedOrder, PlacementRefused>
  }
>()("@listwright/server/orders/OrderPlacements") {}
