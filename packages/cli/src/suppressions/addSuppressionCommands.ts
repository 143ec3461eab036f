import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareAddDoNotSell } from "./commands/addDoNotSell.ts"
import { declareDoNotSellStatus } from "./commands/doNotSellStatus.ts"
import { declareList } from "./commands/list.ts"
import { declareUpload } from "./commands/upload.ts"

/** Adds `suppressions` and `do-not-sell`. */
export const addSuppressionCommands = (program: Group, add: CommandAdder): void => {
  const suppressions = program
    .command("suppressions")
    .description("manage people to suppress from your lists")
  add(suppressions, declareUpload(), async () => (await import("./uploadCommand.ts")).uploadCommand)
  add(suppressions, declareList(), async () => (await import("./listCommand.ts")).listCommand)
  const doNotSell = program
    .command("do-not-sell")
    .description("manage people who must never be sold (for the site's operator)")
  add(
    doNotSell,
    declareAddDoNotSell(),
    async () => (await import("./doNotSellCommand.ts")).addDoNotSellCommand,
  )
  add(
    doNotSell,
    declareDoNotSellStatus(),
    async () => (await import("./doNotSellCommand.ts")).doNotSellStatusCommand,
  )
}
