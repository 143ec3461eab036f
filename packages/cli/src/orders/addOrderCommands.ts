import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareCancel } from "./commands/cancel.ts"
import { declareDownload } from "./commands/download.ts"
import { declareExport } from "./commands/export.ts"
import { declareHistory } from "./commands/history.ts"
import { declareList } from "./commands/list.ts"
import { declareMore } from "./commands/more.ts"
import { declarePlace } from "./commands/place.ts"
import { declareQuote } from "./commands/quote.ts"
import { declareRefund } from "./commands/refund.ts"
import { declareReport } from "./commands/report.ts"
import { declareShow } from "./commands/show.ts"

/** Adds `order`. */
export const addOrderCommands = (program: Group, add: CommandAdder): void => {
  const order = program
    .command("order")
    .alias("orders")
    .description("quote, place, find and download your orders")
  add(order, declareHistory(), async () => (await import("./historyCommand.ts")).historyCommand)
  add(order, declareExport(), async () => (await import("./exportCommand.ts")).exportCommand)
  add(order, declareMore(), async () => (await import("./moreCommand.ts")).moreCommand)
  add(order, declareQuote(), async () => (await import("./quoteCommand.ts")).quoteCommand)
  add(order, declarePlace(), async () => (await import("./placeCommand.ts")).placeCommand)
  add(order, declareList(), async () => (await import("./orderListCommand.ts")).orderListCommand)
  add(order, declareShow(), async () => (await import("./showCommand.ts")).showCommand)
  add(order, declareCancel(), async () => (await import("./cancelCommand.ts")).cancelCommand)
  add(order, declareReport(), async () => (await import("./reportCommand.ts")).reportCommand)
  add(order, declareRefund(), async () => (await import("./refundCommand.ts")).refundCommand)
  add(order, declareDownload(), async () => (await import("./downloadCommand.ts")).downloadCommand)
}
