import { ErrorLogs, toLoggableError, NetworkFailed } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import type { ApiClientOptions } from "../connection.ts"

/**
 * Provides the server's error log using only `fetch`, so reporting that a page's code failed to load doesn't depend on
 * that code. Reports are sent even if the user is leaving the page.
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
            body: JSON.stringify(toLoggableError(error)),
            signal: AbortSignal.timeout(giveUpAfterMs),
          }),
        catch: () => new NetworkFailed(),
      }).pipe(Effect.asVoid),
  })
