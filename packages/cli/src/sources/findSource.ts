import { type OfferedSource, Sources, findSourcesByName } from "@listwright/domain/catalog"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { type Connection, runOnServer } from "../sign-in/connection.ts"

const withCode = ({ listType, shortCode }: OfferedSource): string => `${listType} (${shortCode})`

/** Returns the sources that the user may order. */
export const offeredSources = (server: Connection) =>
  runOnServer(server)(Effect.flatMap(Sources, (sources) => sources.offered))

/** Finds the single source with this number, short code, or title. */
export const findSource = Effect.fn("findSource")(function* (server: Connection, name: string) {
  const sources = yield* offeredSources(server)
  const [found, ...others] = findSourcesByName(sources, name)
  if (found === undefined)
    return yield* new CommandFailed({
      kind: "notFound",
      message: `There is no source '${name}' that you can order from. Use one of: ${sources.map(withCode).join(", ")}.`,
    })
  if (others.length > 0)
    return yield* new CommandFailed({
      kind: "usage",
      message: `Several sources are named '${name}'. Use one of: ${[found, ...others].map(withCode).join(", ")}.`,
    })
  return found
})
