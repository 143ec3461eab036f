import { Context, type Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import type { MapCircle } from "./zipMap.ts"

/** The ZIP Codes that a map shows around a point. */
export interface NearbyZips {
  /** ZIP Codes whose outlines lie within the circle or touch it, ascending. */
  readonly zips: ReadonlyArray<string>
  /** True if the outlines differ from the published ones, which the map points out. */
  readonly isApproximate: boolean
}

/** Finds ZIP Codes by their outlines. */
export class Boundaries extends Context.Service<
  Boundaries,
  {
    /** Returns the ZIP Codes around a point; fails with Refused if there are more than 2,000. */
    readonly zipsAround: (circle: MapCircle) => Effect.Effect<NearbyZips, CallFailed>
  }
>()("@listwright/domain/Boundaries") {}
