import { Context } from "effect"

/**
 * The requester of the engine, under any name that distinguishes those who share it, so that one requester's
 * questions don't keep another's waiting. The server's own work has no name.
 */
export const Requester = Context.Reference<string>("@listwright/engine/supervisor/Requester", {
  defaultValue: () => "",
})
