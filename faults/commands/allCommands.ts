import type { Command } from "../Command.ts"
import { countBusinesses, countDraft, editDraft, priceDraft, startDraft } from "./editing.ts"
import { repeatQuote, sendQuote } from "./quoting.ts"
import { giveUpPayment, payOnPage } from "./paying.ts"
import { giveBonus, redeemPoints, repeatRedemption } from "./redeeming.ts"
import { refundOrder, repeatRefund } from "./refunding.ts"
import { sendReport } from "./reporting.ts"
import {
  clickAgain,
  declinedInWindows,
  doubleClick,
  leaveWhilePlacing,
  placeOrder,
  repeatClick,
} from "./placing.ts"

export const allCommands: ReadonlyArray<Command> = [
  startDraft,
  editDraft,
  countDraft,
  countBusinesses,
  priceDraft,
  sendQuote,
  repeatQuote,
  sendReport,
  placeOrder,
  doubleClick,
  leaveWhilePlacing,
  declinedInWindows,
  repeatClick,
  clickAgain,
  payOnPage,
  giveUpPayment,
  refundOrder,
  repeatRefund,
  redeemPoints,
  repeatRedemption,
  giveBonus,
]
