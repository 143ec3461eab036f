import type { Add, Group } from "../terminal/Add.ts"
import { declareServe } from "./commands/serve.ts"

/** Adds `serve`. */
export const addServeCommand = (program: Group, add: Add): void => {
  add(program, declareServe(), async () => (await import("./serveCommand.ts")).serveCommand)
}
