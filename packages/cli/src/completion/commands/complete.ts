import { Command } from "@commander-js/extra-typings"

/** Declares `__complete`, which the shell scripts call. */
export const declareComplete = () =>
  new Command("__complete")
    // The last word is empty where the next one is asked for.
    .argument("[words...]", "the words so far", [])
