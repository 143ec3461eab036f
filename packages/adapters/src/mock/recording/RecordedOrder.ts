import type { DraftId, OrderCode } from "@listwright/domain/shared"
import type { AccountId } from "@listwright/domain/account"
/** The order of a recording, after it was placed and delivered. */
export interface RecordedOrder {
  readonly draftId: DraftId
  readonly revision: number
  readonly orderCode: OrderCode
  readonly accountId: AccountId
  /** The delivered list as CSV. */
  readonly list: string
}
