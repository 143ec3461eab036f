import type { Invariant } from "../Invariant.ts"
import {
  booksAgree,
  claimsFollowOrders,
  everythingSettles,
  noContradiction,
  noStrayCharge,
  oneChargeADraft,
  pointsFollowMoney,
} from "./money.ts"
import { mailsArrive, mailsAreThemselves, receiptsAgree } from "./mailed.ts"
import { quotesAreKept } from "./quoted.ts"
import { bonusesAreGivenOnce, neverMoreThanEarned, redemptionsAreThereOnce } from "./redeemed.ts"
import {
  givenUpStays,
  neverMoreThanPaid,
  onePageACharge,
  refundsAgree,
  refundsAreToldOnce,
} from "./refunded.ts"
import { receiptsShowTheOrder } from "./shown.ts"
import { reportsAreMailed } from "./reported.ts"
import {
  draftsAreKept,
  everythingIsDelivered,
  noSurprise,
  nothingAcknowledgedIsLost,
  oneAnswerAClick,
  acknowledgedIsNeverRefused,
} from "./told.ts"

export const allInvariants: ReadonlyArray<Invariant> = [
  booksAgree,
  noStrayCharge,
  oneChargeADraft,
  everythingSettles,
  noContradiction,
  claimsFollowOrders,
  pointsFollowMoney,
  neverMoreThanEarned,
  redemptionsAreThereOnce,
  bonusesAreGivenOnce,
  refundsAgree,
  neverMoreThanPaid,
  refundsAreToldOnce,
  onePageACharge,
  givenUpStays,
  nothingAcknowledgedIsLost,
  oneAnswerAClick,
  acknowledgedIsNeverRefused,
  draftsAreKept,
  quotesAreKept,
  reportsAreMailed,
  mailsArrive,
  mailsAreThemselves,
  receiptsAgree,
  receiptsShowTheOrder,
  noSurprise,
  everythingIsDelivered,
]
