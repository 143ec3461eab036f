import { Context, type Effect } from "effect"
import type { CallFailed } from "../shared/Failures.ts"
import type { PriceDisplay, ServicePriceDisplay } from "./PriceDisplay.ts"

/** The port for the prices shown on the price page. */
export class PriceDisplays extends Context.Service<
  PriceDisplays,
  {
    /** The codes of the sources and services whose prices the user may see; services have codes below 0. */
    readonly allowedCodes: Effect.Effect<ReadonlyArray<number>, CallFailed>
    readonly ofSource: (listType: number) => Effect.Effect<PriceDisplay, CallFailed>
    /** Returns a service's prices by its code; null if it has no prices. */
    readonly ofService: (code: number) => Effect.Effect<ServicePriceDisplay | null, CallFailed>
  }
>()("@listwright/domain/PriceDisplays") {}
