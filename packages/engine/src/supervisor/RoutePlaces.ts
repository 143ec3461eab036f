import type { CountUnavailable } from "@listwright/domain/counting"
import { Context, type Effect } from "effect"
import type { RoutePlace } from "../bitslice/answer/routePlaces.ts"

/** Routes, and the state of the data that they are of. */
export interface RoutesThere {
  readonly snapshot: string
  readonly routes: ReadonlyArray<RoutePlace>
}

/**
 * The locations of a universe's carrier routes and their numbers of records: facts about the universe, whoever is
 * selected.
 */
export class RoutePlaces extends Context.Service<
  RoutePlaces,
  {
    /** Returns the routes of these ZIP Codes, all in one state of the data. */
    readonly routesIn: (
      listType: number,
      zips: ReadonlyArray<string>,
    ) => Effect.Effect<RoutesThere, CountUnavailable>
  }
>()("@listwright/engine/supervisor/RoutePlaces") {}
