import { ErrorLogs, loggableError, NetworkFailed } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import type { ApiClientOptions } from "../connection.ts"

/**
 * The log of the server. By `fetch` alone: what reports that the code of a page failed must not need much of that code. Goes out
 * even while the page is being left.
 */
export const layerErrorLogsHttp = ({ baseUrl }: ApiClientOptions): Layer.Layer<ErrorLogs> =>
  Layer.succeed(ErrorLogs, {
    write: (error, giveUpAfterMs) =>
      Effect.tryPromise({
        try: () =>
          globalThis.fetch(`${baseUrl}/Common/LogError.ashx`, {
            method: "POST",
            credentials: "same-origin",
            keepalive: true,
            headers: { "content-type": "application/json" },
            body: JSON.stringify(loggableError(error)),
            signal: AbortSignal.timeout(giveUpAfterMs),
          }),
        catch: () => new NetworkFailed(),
      }).pipe(Effect.asVoid),
  })
