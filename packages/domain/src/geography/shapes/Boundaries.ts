import { Context, type Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import type { MapCircle } from "./zipMap.ts"

/** The ZIP Codes that a map shows around a point. */
export interface ZipsAround {
  /** Those whose outlines lie within the circle or touch it, ascending. */
  readonly zips: ReadonlyArray<string>
  /** Whether the outlines are not those as published, which a map says. */
  readonly isApproximate: boolean
}

/** Where the outlines of ZIP Codes lie. */
export class Boundaries extends Context.Service<
  Boundaries,
  {
    /** Refused where there are more than 2,000. */
    readonly zipsAround: (circle: MapCircle) => Effect.Effect<ZipsAround, CallFailed>
  }
>()("@listwright/domain/Boundaries") {}
