import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"

/** The URL that a server listens on by default. */
export const DEFAULT_SERVER_URL = "http://127.0.0.1:4380"

const originOf = (text: string): string | null => {
  const url = URL.parse(text)
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return null
  return url.pathname === "/" && url.search === "" ? url.origin : null
}

/**
 * Parses a server URL as users type it, stripping everything but the origin. `name` identifies where it was written,
 * for messages.
 */
export const parseServerUrl = (text: string, name: string): Effect.Effect<string, CommandFailed> => {
  const origin = originOf(text)
  return origin === null
    ? Effect.fail(
        new CommandFailed({
          kind: "usage",
          message: `${name} must be a URL such as ${DEFAULT_SERVER_URL}, not '${text}'.`,
        }),
      )
    : Effect.succeed(origin)
}
