import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, operatorOption } from "../../terminal/options.ts"
import { secretHelp } from "../../terminal/secretHelp.ts"
import { taskKindArgument, taskOrderArgument } from "../taskArguments.ts"

const refundHelp = `
For labels, refunds their price and shipping with tax, and the list can still be downloaded. For a campaign, refunds the
rest of the payment, because the order was placed for the campaign.
${secretHelp}`

/** Declares `tasks refund`. */
export const declareRefund = () =>
  new Command("refund")
    .description("close a task that can't be done, and refund it")
    .addArgument(taskOrderArgument())
    .addArgument(taskKindArgument())
    .option("--yes", "make the refund; without this, only show how much it is")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", refundHelp)

export type RefundFlags = CommandFlags<typeof declareRefund>
