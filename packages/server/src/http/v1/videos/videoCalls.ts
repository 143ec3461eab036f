import { Actor, Api } from "@listwright/adapters"
import type { User } from "@listwright/domain/account"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Site } from "../../../configuration/Site.ts"

/** Returns whether the site shows videos to a user: by the operator's setting for the user, otherwise by role. */
export const canSeeVideos = (
  { categories, roles }: Site["Service"]["videos"],
  { role, showVideos }: Pick<User, "role" | "showVideos">,
) => (showVideos ?? roles.includes(role)) && categories.some(({ videos }) => videos.length > 0)

/** Calls for the site's video library. */
export const layerV1Videos = HttpApiBuilder.group(Api, "V1Videos", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      videos: () =>
        Effect.gen(function* () {
          const { user } = yield* Actor
          const { videos } = yield* Site
          return { categories: canSeeVideos(videos, user) ? videos.categories : [] }
        }),
    }),
  ),
)
