import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareServe } from "./commands/serve.ts"

/** Adds `serve`. */
export const addServeCommand = (program: Group, add: CommandAdder): void => {
  add(program, declareServe(), async () => (await import("./serveCommand.ts")).serveCommand)
}
