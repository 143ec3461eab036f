import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { unavailable } from "../../answering/unprocessable.ts"
import { ServedUniverse } from "../../../site/ServedUniverse.ts"

/** Every attribute with its values: screens load them at once, before one is opened. */
const attributeCalls = {
  attributes: HttpApiBuilder.handler(Api, "V1Audience", "attributes", ({ query }) =>
    Effect.flatMap(ServedUniverse, ({ columns }) =>
      Effect.map(columns(query.listType), (attributes) => ({ attributes })),
    ).pipe(Effect.catchTag("CountUnavailable", unavailable)),
  ),
}

export const layerV1Audience = HttpApiBuilder.group(Api, "V1Audience", (handlers) =>
  Effect.succeed(handlers.handleAll(attributeCalls)),
)
