import type { User } from "@listwright/domain/account"
import type { Contact, Draft } from "@listwright/domain/drafts"
import type { PlacedOrder, PlaceRequest, RequestKey } from "@listwright/domain/order"
import type { CardForm, TypedCard } from "@listwright/domain/payment"
import type { DraftId, FieldProblems, PostalAddress } from "@listwright/domain/shared"
import { Context, type Effect, type Redacted } from "effect"
import type { PlacementRefused } from "./PlacingErrors.ts"

/**
 * The payment of an order: a token of the processor; a card number, which becomes a token and isn't stored; or
 * `none`, for an order without a card.
 */
export type Payment =
  | { readonly kind: "none" }
  | { readonly kind: "token"; readonly token: string; readonly securityCode: Redacted.Redacted }
  | { readonly kind: "number"; readonly card: Redacted.Redacted<TypedCard> }

/** A request to place an order. */
export interface PlaceCommand {
  readonly draftId: DraftId
  /** null: the current draft. */
  readonly revision: number | null
  /** Names the click; null for clients that make no keys. */
  readonly requestKey: RequestKey | null
  /** The session that the call names. */
  readonly clientKey: string
  readonly contact: Contact
  readonly shown: PlaceRequest["shown"]
  readonly agreementAccepted: boolean
  readonly cardProblems: FieldProblems<keyof CardForm>
  /** The card's billing address. */
  readonly billing: PostalAddress
  readonly payment: Payment
}

/**
 * Makes an order of a draft, charged exactly once. One request has one answer, however often it is sent; and a written
 * order is never refused: while its outcome is unknown, it is pending.
 */
export class Placing extends Context.Service<
  Placing,
  {
    /** `read`: the draft, by a caller who has just read it as this user. It is read again only when it changes in the meantime. */
    readonly place: (
      user: User,
      command: PlaceCommand,
      read?: Draft,
    ) => Effect.Effect<PlacedOrder, PlacementRefused>
  }
>()("@listwright/server/orders/Placing") {}
