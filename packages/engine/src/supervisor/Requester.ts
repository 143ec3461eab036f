import { Context } from "effect"

/**
 * The requester of the engine, under any name that distinguishes those who share it, so that one requester's questions
 * don't delay another's. The server's own work has an empty name.
 */
export const Requester = Context.Reference<string>("@listwright/engine/supervisor/Requester", {
  defaultValue: () => "",
})
