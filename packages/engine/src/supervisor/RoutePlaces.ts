import type { CountUnavailable } from "@listwright/domain/counting"
import { Context, type Effect } from "effect"
import type { RoutePlace } from "../bitslice/answer/routePlaces.ts"

/** The routes and the data snapshot they belong to. */
export interface SnapshotRoutes {
  readonly snapshot: string
  /** An identifier of the data: the snapshot, and the do-not-sell list, whose people no route counts. */
  readonly data: string
  readonly routes: ReadonlyArray<RoutePlace>
}

/**
 * The locations and record counts of a universe's carrier routes, regardless of any selection, without the people on
 * the do-not-sell list [ob4-do-not-sell].
 */
export class RoutePlaces extends Context.Service<
  RoutePlaces,
  {
    /** Returns the routes in these ZIP Codes, all from the same data snapshot. */
    readonly routesIn: (
      listType: number,
      zips: ReadonlyArray<string>,
    ) => Effect.Effect<SnapshotRoutes, CountUnavailable>
  }
>()("@listwright/engine/supervisor/RoutePlaces") {}
