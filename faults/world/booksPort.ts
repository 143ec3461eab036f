import { createServer } from "node:http"
import { Effect, Exit, Layer } from "effect"
import { keptRows } from "./keptRows.ts"

/**
 * Answers each request with the rows that the site keeps, as JSON: the embedded database has one process and one
 * connection, so no other process can read it while the site runs.
 */
export const layerBooksPort = (port: number) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const context = yield* Effect.context<Effect.Services<typeof keptRows>>()
      const server = createServer((_request, response) => {
        void Effect.runPromiseExitWith(context)(keptRows).then((exit) => {
          response.statusCode = Exit.isSuccess(exit) ? 200 : 503
          response.end(Exit.isSuccess(exit) ? JSON.stringify(exit.value) : String(exit.cause))
        })
      })
      yield* Effect.acquireRelease(
        Effect.callback<void>((resume) => {
          server.listen(port, "127.0.0.1", () => resume(Effect.void))
        }),
        () => Effect.sync(() => server.close()),
      )
    }),
  )
