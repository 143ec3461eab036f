import { Command } from "@commander-js/extra-typings"

/** Declares `saved export`. */
export const declareExport = () =>
  new Command("export")
    .description("write a list as one file with all that it refers to")
    .argument("<list>")
    .argument("<file>", "where to write it, or - for standard output")
