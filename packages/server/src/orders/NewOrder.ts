import type { OrderCode } from "@listwright/domain/shared"
import type { User } from "@listwright/domain/account"
import type { Contact, Draft } from "@listwright/domain/drafts"
import type { Agreement, RequestKey, TaxResult } from "@listwright/domain/order"
import type { CardToken } from "@listwright/domain/payment"
import type { DefinitionHash } from "@listwright/domain/definition"
import type { DeskPrice } from "../pricing/PriceDesk.ts"
import type { OrderedArea } from "./OrderedArea.ts"
import type { ChargeKey } from "../payments/Processors.ts"

/** The data that the first transaction of a placement writes. */
export interface NewOrder {
  readonly code: OrderCode
  readonly sessionGuid: string
  readonly user: User
  readonly draft: Draft
  readonly definitionHash: DefinitionHash
  readonly contact: Contact
  /** The card. If the processor collects the payment itself, this contains the processor's name and no token. */
  readonly card: CardToken
  /** The accepted wording, and the hash that identifies it. */
  readonly agreement: Agreement & { readonly hash: string }
  readonly desk: DeskPrice
  /** The quantity ordered from each area that has any, and from its parts. */
  readonly areas: ReadonlyArray<OrderedArea>
  /** The reward points earned when the order is paid: whole, 0 or more. */
  readonly points: number
  readonly tax: { readonly rate: string; readonly totals: TaxResult }
  /** The key that identifies repeats of the same request. */
  readonly requestKey: RequestKey
  /** The hash of everything requested, so that a key can't be used for two different requests. */
  readonly requestHash: string
  /** The first part of the charge's key. */
  readonly chargeName: string
  readonly submittedAt: Date
}

/** A charge that's about to be made, as stored. */
export interface ChargeIntent {
  readonly orderCode: OrderCode
  readonly key: ChargeKey
  /** The amount in dollars, a decimal string with 2 decimals. */
  readonly amount: string
  /** The part of the amount that is sales tax. */
  readonly tax: string
  /** The card's token; '' if the processor collects the payment itself. */
  readonly token: string
  readonly orderName: string
  readonly listType: number
  readonly begunAt: Date
}
