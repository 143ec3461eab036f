import { Context } from "effect"

/**
 * The requester, by any name that distinguishes it from others using the engine, so that one requester's questions
 * don't delay another's. The server's own work has an empty name.
 */
export const Requester = Context.Reference<string>("@listwright/engine/supervisor/Requester", {
  defaultValue: () => "",
})
