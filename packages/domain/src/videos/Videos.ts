import { Context, type Effect } from "effect"
import type { CallFailed } from "../shared/Failures.ts"
import type { VideoCategory } from "./Video.ts"

/** The video library. spec: portal §2 (Videos page) */
export class Videos extends Context.Service<
  Videos,
  {
    /** In the order of the tabs. */
    readonly categories: () => Effect.Effect<ReadonlyArray<VideoCategory>, CallFailed>
  }
>()("@listwright/domain/Videos") {}
