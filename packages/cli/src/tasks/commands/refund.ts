import { Command } from "@commander-js/extra-typings"
import type { FlagsOf } from "../../terminal/declared.ts"
import { jsonOption, operatorOption } from "../../terminal/options.ts"
import { secretHelp } from "../../terminal/secretHelp.ts"
import { taskKind, taskOrder } from "../taskArguments.ts"

const refundHelp = `
For labels, refunds their price and shipping with tax, and the list can still be downloaded. For a campaign, refunds the
rest of the payment, because the order was placed for the campaign.
${secretHelp}`

/** Declares `tasks refund`. */
export const declareRefund = () =>
  new Command("refund")
    .description("close a task that can't be done, and refund it")
    .addArgument(taskOrder())
    .addArgument(taskKind())
    .option("--yes", "make the refund; without this, only show how much it is")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", refundHelp)

export type RefundFlags = FlagsOf<typeof declareRefund>
