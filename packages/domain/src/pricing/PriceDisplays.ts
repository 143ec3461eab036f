import { Context, type Effect } from "effect"
import type { CallFailed } from "../shared/Failures.ts"
import type { PriceDisplay, ServicePriceDisplay } from "./PriceDisplay.ts"

/** The prices for the price page. */
export class PriceDisplays extends Context.Service<
  PriceDisplays,
  {
    /** Codes of the sources and, below 0, of the services whose prices the user may see. */
    readonly allowedCodes: Effect.Effect<ReadonlyArray<number>, CallFailed>
    readonly ofSource: (listType: number) => Effect.Effect<PriceDisplay, CallFailed>
    /** By the service's code; null: it has no prices. */
    readonly ofService: (code: number) => Effect.Effect<ServicePriceDisplay | null, CallFailed>
  }
>()("@listwright/domain/PriceDisplays") {}
