import { Api } from "@listwright/adapters"
import { AUDIENCE_HITS_PER_GROUP, parseAttributeKeyword } from "@listwright/domain/audience"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { listVisibleAttributes } from "../../answering/listVisibleAttributes.ts"
import { searchAudienceOptions } from "../../answering/searchAttributes.ts"
import { failUnavailable } from "../../answering/failUnprocessable.ts"

const nothing = Effect.succeed({ groups: [] })

/**
 * Calls for attributes: all of them with their values, loaded at once before a screen needs any of them, and the
 * matches of a text search.
 */
export const attributeCalls = {
  attributes: HttpApiBuilder.handler(Api, "V1Audience", "attributes", ({ query }) =>
    listVisibleAttributes(query.listType).pipe(
      Effect.map((attributes) => ({ attributes })),
      Effect.catchTag("CountUnavailable", failUnavailable),
    ),
  ),
  findAttributes: HttpApiBuilder.handler(Api, "V1Audience", "findAttributes", ({ query }) => {
    const keyword = parseAttributeKeyword(query.text)
    return keyword._tag === "Keyword"
      ? searchAudienceOptions(query.listType, keyword.keyword, query.most ?? AUDIENCE_HITS_PER_GROUP).pipe(
          Effect.map(({ groups }) => ({ groups })),
          Effect.catchTag("CountUnavailable", failUnavailable),
        )
      : nothing
  }),
}
