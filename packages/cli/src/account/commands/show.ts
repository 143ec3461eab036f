import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

/** Declares `account show`. */
export const declareShow = () =>
  new Command("show").description("show your name, address and points").addOption(jsonOption())
