import type { Invariant } from "../Invariant.ts"
import {
  booksAgree,
  claimsFollowOrders,
  everythingSettles,
  noContradiction,
  noStrayCharge,
  oneChargeADraft,
} from "./money.ts"
import {
  draftsAreKept,
  everythingIsDelivered,
  noSurprise,
  nothingAcknowledgedIsLost,
  oneAnswerAClick,
  writtenIsNeverUnable,
} from "./told.ts"

export const allInvariants: ReadonlyArray<Invariant> = [
  booksAgree,
  noStrayCharge,
  oneChargeADraft,
  everythingSettles,
  noContradiction,
  claimsFollowOrders,
  nothingAcknowledgedIsLost,
  oneAnswerAClick,
  writtenIsNeverUnable,
  draftsAreKept,
  noSurprise,
  everythingIsDelivered,
]
