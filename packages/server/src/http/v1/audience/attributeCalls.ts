import { Api } from "@listwright/adapters"
import { AUDIENCE_HITS, demoKeyword } from "@listwright/domain/audience"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { attributesOf } from "../../answering/attributesOf.ts"
import { foundInAudience } from "../../answering/foundAttributes.ts"
import { unavailable } from "../../answering/unprocessable.ts"

const nothing = Effect.succeed({ groups: [] })

/**
 * Calls for attributes: all of them with their values, loaded at once before a screen opens one, and text search
 * matches.
 */
export const attributeCalls = {
  attributes: HttpApiBuilder.handler(Api, "V1Audience", "attributes", ({ query }) =>
    attributesOf(query.listType).pipe(
      Effect.map((attributes) => ({ attributes })),
      Effect.catchTag("CountUnavailable", unavailable),
    ),
  ),
  findAttributes: HttpApiBuilder.handler(Api, "V1Audience", "findAttributes", ({ query }) => {
    const keyword = demoKeyword(query.text)
    return keyword._tag === "Keyword"
      ? foundInAudience(query.listType, keyword.keyword, query.most ?? AUDIENCE_HITS).pipe(
          Effect.map(({ groups }) => ({ groups })),
          Effect.catchTag("CountUnavailable", unavailable),
        )
      : nothing
  }),
}
