import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

/** Declares `rewards points`. */
export const declarePoints = () =>
  new Command("points")
    .description("show your points: available, earned, bonus, redeemed")
    .addOption(jsonOption())
