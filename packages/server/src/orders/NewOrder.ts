import type { OrderCode } from "@listwright/domain/shared"
import type { User } from "@listwright/domain/account"
import type { Contact, Draft } from "@listwright/domain/drafts"
import type { Agreement, RequestKey, TaxResult } from "@listwright/domain/order"
import type { CardToken } from "@listwright/domain/payment"
import type { DefinitionHash } from "@listwright/domain/definition"
import type { DeskPrice } from "../pricing/PriceDesk.ts"
import type { OrderedArea } from "./OrderedArea.ts"
import type { ChargeKey } from "../payments/Processors.ts"

/** The data written by the first transaction of a placement. */
export interface NewOrder {
  readonly code: OrderCode
  readonly placementId: string
  readonly user: User
  readonly draft: Draft
  readonly definitionHash: DefinitionHash
  readonly contact: Contact
  /** The card. If the processor collects the payment itself, this has the processor's name and no token. */
  readonly card: CardToken
  /** The accepted wording and its hash. */
  readonly agreement: Agreement & { readonly hash: string }
  readonly desk: DeskPrice
  /** The quantities ordered from each area and its parts; areas with nothing ordered are omitted. */
  readonly areas: ReadonlyArray<OrderedArea>
  /** The reward points earned once the order is paid: a whole number, 0 or more. */
  readonly points: number
  readonly tax: { readonly rate: string; readonly totals: TaxResult }
  /** The key that identifies repetitions of the same request. */
  readonly requestKey: RequestKey
  /** The hash of all requested data, so that a key can't be used for two different requests. */
  readonly requestHash: string
  /** The first part of the charge's key. */
  readonly chargeName: string
  readonly submittedAt: Date
}

/** A charge about to be made, as stored. */
export interface ChargeIntent {
  readonly orderCode: OrderCode
  readonly key: ChargeKey
  /** The amount in dollars, a decimal string with 2 decimals. */
  readonly amount: string
  /** The sales tax included in the amount. */
  readonly tax: string
  /** The card's token; '' if the processor collects the payment itself. */
  readonly token: string
  readonly orderName: string
  readonly listType: number
  readonly begunAt: Date
}
