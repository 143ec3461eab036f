import { Command } from "@commander-js/extra-typings"
import type { FlagsOf } from "../../terminal/declared.ts"
import { jsonOption, operatorOption, orderArgument } from "../../terminal/options.ts"

const refundHelp = `
Without --yes nothing is refunded: prints what was charged, what would be refunded with its tax, the reward points that would
be taken back, whether the list could still be downloaded, and whether the buyer disputes the payment at the bank.
  listwright order refund LW-2345-6789
With --yes the money is refunded, and the buyer gets an email. Points are taken back in proportion. A full refund closes the
download of the list, unless you add --keep-download. The refunds of an order never total more than was paid. The same command
again is the same refund, and refunds nothing more.
  listwright order refund LW-2345-6789 --yes
  listwright order refund LW-2345-6789 --amount 19.95 --yes`

/** Declares `order refund`. */
export const declareRefund = () =>
  new Command("refund")
    .description("refund an order (for the site's operator)")
    .addArgument(orderArgument())
    .option("--amount <dollars>", "how much (default: whatever is left of the payment)")
    .option("--yes", "make the refund; without this, only show what it would do")
    .option("--keep-download", "leave the list open for download after a full refund")
    .option("--key <key>", "names the refund; needed to refund the same amount a second time")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", refundHelp)

export type RefundFlags = FlagsOf<typeof declareRefund>
