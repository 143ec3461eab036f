import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareImport } from "./commands/import.ts"

/** Adds `geography`. */
export const addGeographyCommand = (program: Group, add: CommandAdder): void => {
  const geography = program
    .command("geography")
    .description("replace the reference geography of a site on this machine")
  add(geography, declareImport(), async () => (await import("./importCommand.ts")).importCommand)
}
