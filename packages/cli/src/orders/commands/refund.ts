import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, operatorOption, orderArgument } from "../../terminal/options.ts"

const refundHelp = `
Without --yes, nothing is refunded. The command prints what was charged, what would be refunded with tax, the reward points
that would be deducted, whether the list could still be downloaded, and whether the buyer has disputed the payment.
  listwright order refund LW-2345-6789
With --yes, the money is refunded, and the buyer gets an email. Points are deducted in proportion. After a full refund, the
list can no longer be downloaded, unless you add --keep-download. An order's refunds never total more than was paid.
Repeating the same command repeats the same refund, so nothing more is refunded.
  listwright order refund LW-2345-6789 --yes
  listwright order refund LW-2345-6789 --amount 19.95 --yes`

/** Declares `order refund`. */
export const declareRefund = () =>
  new Command("refund")
    .description("refund an order (for the site's operator)")
    .addArgument(orderArgument())
    .option("--amount <dollars>", "how much (default: whatever is left of the payment)")
    .option("--yes", "make the refund; without this, only show what it would do")
    .option("--keep-download", "keep the list available for download after a full refund")
    .option("--key <key>", "identifies the refund; needed to refund the same amount a second time")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", refundHelp)

export type RefundFlags = CommandFlags<typeof declareRefund>
