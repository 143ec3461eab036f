import { Command } from "@commander-js/extra-typings"

/** Declares `saved export`. */
export const declareExport = () =>
  new Command("export")
    .description("write a list to one file, with everything it refers to")
    .argument("<list>")
    .argument("<file>", "where to write it, or - for standard output")
