import type { CountUnavailable } from "@listwright/domain/counting"
import { Context, type Effect } from "effect"
import type { RoutePlace } from "../bitslice/answer/routePlaces.ts"

/** Routes, and the state of the data that they are of. */
export interface RoutesThere {
  readonly snapshot: string
  readonly routes: ReadonlyArray<RoutePlace>
}

/** Where the carrier routes of a universe lie and how many records they have: a fact about it, whoever is selected. */
export class RoutePlaces extends Context.Service<
  RoutePlaces,
  {
    /** Of these ZIP Codes, of all of them in one state of the data. */
    readonly routesIn: (
      listType: number,
      zips: ReadonlyArray<string>,
    ) => Effect.Effect<RoutesThere, CountUnavailable>
  }
>()("@listwright/engine/supervisor/RoutePlaces") {}
