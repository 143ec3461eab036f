import { type Command, Option } from "commander"
import type { OperatorFlags } from "../sign-in/operatorSite.ts"
import { idArgument, jsonOption, operatorOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { BonusFlags, RedeemFlags, RewardFlags, RewardOrdersFlags, StoreFlags } from "./RewardFlags.ts"

const storeHelp = `
Prints one row each: id, name, points, category, description. Redeem two of gift 201 and one of 402:

  listwright rewards redeem 201:2 402 --yes`

const redeemHelp = `
Name gifts by id as 'rewards store' prints them, with ':' and how many. They go to the same address as your last gifts, or to
that of your saved card; to change it, name a JSON file with --contact, with any of firstName, lastName, company,
addressLine, city, state, zip, phone. Prints the order code and the points that are left.`

const secretHelp = `
The secret is 'operator' in secrets.json of the site's folder; LISTWRIGHT_OPERATOR keeps it out of the process list.`

const ordersHelp = `
Prints one row each: order code, when it was redeemed, when it was sent, gifts, name, company, address, phone, e-mail.
${secretHelp}`

/** `rewards`. */
export const addRewardCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  const rewards = program.command("rewards").description("see and redeem reward points")
  rewards
    .command("points")
    .description("show your points: available, earned, bonus, redeemed")
    .addOption(jsonOption())
    .action(async (flags: RewardFlags) => {
      const { pointsCommand } = await import("./showCommands.ts")
      await perform(pointsCommand(flags, terminal), flags)
    })
  rewards
    .command("store")
    .description("list what points are redeemed for")
    .option("--category <category>", "only gifts of a category, by its name or id")
    .addOption(
      new Option("--sort <order>", "normal (by id), low or high (by points)")
        .choices(["normal", "low", "high"])
        .default("normal"),
    )
    .option("--eligible", "only gifts that you have enough points for")
    .addOption(jsonOption())
    .addHelpText("after", storeHelp)
    .action(async (flags: StoreFlags) => {
      const { storeCommand } = await import("./showCommands.ts")
      await perform(storeCommand(flags, terminal), flags)
    })
  rewards
    .command("redeem")
    .description("redeem points for gifts")
    .argument("<gifts...>", "ids of gifts, each with how many, like 201:2")
    .option("--contact <file>", "where the gifts go, as JSON; - for standard input")
    .option("--key <key>", "names this request: repeated with the same key, it redeems once")
    .option("--yes", "redeem the points")
    .addOption(jsonOption())
    .addHelpText("after", redeemHelp)
    .action(async (gifts: ReadonlyArray<string>, flags: RedeemFlags) => {
      const { redeemCommand } = await import("./redeemCommand.ts")
      await perform(redeemCommand(gifts, flags, terminal), flags)
    })
  rewards
    .command("history")
    .description("list what you have redeemed")
    .addOption(jsonOption())
    .action(async (flags: RewardFlags) => {
      const { historyCommand } = await import("./showCommands.ts")
      await perform(historyCommand(flags, terminal), flags)
    })
  addOperatorCommands(rewards, terminal, perform)
}

const addOperatorCommands = (rewards: Command, terminal: Terminal, perform: Perform): void => {
  rewards
    .command("orders")
    .description("list the gifts to send and where to send them (for the site's operator)")
    .option("--all", "also those already sent")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", ordersHelp)
    .action(async (flags: RewardOrdersFlags) => {
      const { ordersCommand } = await import("./operatorCommands.ts")
      await perform(ordersCommand(flags, terminal), flags)
    })
  rewards
    .command("sent")
    .description("mark the gifts of an order as sent (for the site's operator)")
    .addArgument(idArgument("<order-code>", "as 'rewards orders' prints it"))
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", secretHelp)
    .action(async (code: string, flags: OperatorFlags) => {
      const { sentCommand } = await import("./operatorCommands.ts")
      await perform(sentCommand(code, flags, terminal), flags)
    })
  rewards
    .command("bonus")
    .description("give a user bonus points (for the site's operator)")
    .argument("<email>", "the user's address")
    .argument("<points>", "how many, 1 or more")
    .requiredOption("--reason <text>", "what they are for")
    .option("--key <key>", "names this bonus: repeated with the same key, it is given once")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", secretHelp)
    .action(async (email: string, points: string, flags: BonusFlags) => {
      const { bonusCommand } = await import("./operatorCommands.ts")
      await perform(bonusCommand(email, points, flags, terminal), flags)
    })
}
