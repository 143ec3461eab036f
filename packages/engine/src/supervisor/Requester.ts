import { Context } from "effect"

/**
 * Who asks the engine, by whatever tells those who share it apart: no one's questions keep another's waiting. Work of the
 * server itself has no name.
 */
export const Requester = Context.Reference<string>("@listwright/engine/supervisor/Requester", {
  defaultValue: () => "",
})
