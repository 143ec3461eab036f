import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareBonus } from "./commands/bonus.ts"
import { declareHistory } from "./commands/history.ts"
import { declareOrders } from "./commands/orders.ts"
import { declarePoints } from "./commands/points.ts"
import { declareRedeem } from "./commands/redeem.ts"
import { declareSent } from "./commands/sent.ts"
import { declareStore } from "./commands/store.ts"

/** Adds `rewards`. */
export const addRewardCommands = (program: Group, add: CommandAdder): void => {
  const rewards = program.command("rewards").description("see and redeem reward points")
  add(rewards, declarePoints(), async () => (await import("./showCommands.ts")).pointsCommand)
  add(rewards, declareStore(), async () => (await import("./showCommands.ts")).storeCommand)
  add(rewards, declareRedeem(), async () => (await import("./redeemCommand.ts")).redeemCommand)
  add(rewards, declareHistory(), async () => (await import("./showCommands.ts")).historyCommand)
  add(rewards, declareOrders(), async () => (await import("./operatorCommands.ts")).ordersCommand)
  add(rewards, declareSent(), async () => (await import("./operatorCommands.ts")).sentCommand)
  add(rewards, declareBonus(), async () => (await import("./operatorCommands.ts")).bonusCommand)
}
