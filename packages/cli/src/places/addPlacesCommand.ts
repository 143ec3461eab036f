import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareFind } from "./commands/find.ts"

/** Adds `places`. */
export const addPlacesCommand = (program: Group, add: CommandAdder): void => {
  const places = program.command("places").description("look up addresses")
  add(places, declareFind(), async () => (await import("./findPlacesCommand.ts")).findPlacesCommand)
}
