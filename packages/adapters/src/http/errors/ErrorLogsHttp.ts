import { ErrorLogs, loggableError } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import { ErrorLogApi } from "../../contract/ErrorLogApi.ts"
import { clientOf } from "../clientOf.ts"
import { type ApiClientOptions, connectionOf, layerFetch } from "../connection.ts"
import { envelopeData } from "../envelopeData.ts"

/** The log of the server, with no more of the contract than that call. */
export const layerErrorLogsHttp = (options: ApiClientOptions): Layer.Layer<ErrorLogs> =>
  Layer.effect(
    ErrorLogs,
    Effect.map(clientOf(ErrorLogApi, connectionOf(options)), ({ ErrorLog }) =>
      ErrorLogs.of({
        write: (error) => Effect.asVoid(envelopeData(ErrorLog.LogError({ payload: loggableError(error) }))),
      }),
    ),
  ).pipe(Layer.provide(layerFetch))
