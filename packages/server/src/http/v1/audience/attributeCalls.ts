import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { attributesOf } from "../../answering/attributesOf.ts"
import { unavailable } from "../../answering/unprocessable.ts"

/** Every attribute with its values: screens load them at once, before one is opened. */
export const attributeCalls = {
  attributes: HttpApiBuilder.handler(Api, "V1Audience", "attributes", ({ query }) =>
    attributesOf(query.listType).pipe(
      Effect.map((attributes) => ({ attributes })),
      Effect.catchTag("CountUnavailable", unavailable),
    ),
  ),
}
