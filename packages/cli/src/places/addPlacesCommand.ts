import type { Add, Group } from "../terminal/Add.ts"
import { declareFind } from "./commands/find.ts"

/** Adds `places`. */
export const addPlacesCommand = (program: Group, add: Add): void => {
  const places = program.command("places").description("look up addresses")
  add(places, declareFind(), async () => (await import("./findPlacesCommand.ts")).findPlacesCommand)
}
