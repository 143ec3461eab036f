import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

/** Declares `logout`. */
export const declareLogout = () =>
  new Command("logout").description("revoke the token and delete it").addOption(jsonOption())
