import { Command } from "@commander-js/extra-typings"
import { jsonOption, orderArgument } from "../../terminal/options.ts"

/** Declares `order show`. */
export const declareShow = () =>
  new Command("show")
    .description("show the receipt of an order")
    .addArgument(orderArgument())
    .addOption(jsonOption())
