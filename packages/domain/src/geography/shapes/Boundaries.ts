import { Context, type Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import type { MapCircle } from "./zipMap.ts"

/** The ZIP Codes that a map shows around a point. */
export interface NearbyZips {
  /** The ZIP Codes whose outlines lie within the circle or touch it, in ascending order. */
  readonly zips: ReadonlyArray<string>
  /** True if the outlines differ from the published ones, in which case the map says so. */
  readonly isApproximate: boolean
}

/** The port for finding ZIP Codes by their outlines. */
export class Boundaries extends Context.Service<
  Boundaries,
  {
    /** Returns the ZIP Codes around a point; fails with Refused if there are more than 2,000. */
    readonly zipsAround: (circle: MapCircle) => Effect.Effect<NearbyZips, CallFailed>
  }
>()("@listwright/domain/Boundaries") {}
