import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { idArgument, jsonOption } from "../../terminal/options.ts"

/** Declares `account revoke`. */
export const declareRevoke = () =>
  new Command("revoke")
    .description("sign out elsewhere")
    .addArgument(idArgument("[id]", "one session, by its ID in 'account sessions'"))
    .option("--others", "all except this one")
    .option("--all", "all, including this one")
    .addOption(jsonOption())

export type RevokeFlags = CommandFlags<typeof declareRevoke>
