import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

/** Declares `rewards history`. */
export const declareHistory = () =>
  new Command("history").description("list what you have redeemed").addOption(jsonOption())
