import { Effect } from "effect"
import { HttpClient } from "effect/http"

/** Reports the number of calls in flight whenever it changes; interrupted calls count as finished. */
export const withProgress = (onProgress: (underWay: number) => void) => {
  let underWay = 0
  const change = (by: number) =>
    Effect.sync(() => {
      underWay += by
      onProgress(underWay)
    })
  return (client: HttpClient.HttpClient): HttpClient.HttpClient =>
    HttpClient.transformResponse(client, (call) =>
      Effect.acquireUseRelease(
        change(1),
        () => call,
        () => change(-1),
      ),
    )
}
