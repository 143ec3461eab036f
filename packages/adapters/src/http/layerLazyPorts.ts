import {
  AttributeSuggestions,
  Industries,
  QuickPicks,
  RecommendedAttributes,
} from "@listwright/domain/audience"
import { Profiles, SavedCards, SignIns } from "@listwright/domain/account"
import { CountRuns, IndustryCounts } from "@listwright/domain/counting"
import { AddressFiles, Boundaries } from "@listwright/domain/geography"
import { History } from "@listwright/domain/history"
import { Agreements, Orders, Taxes } from "@listwright/domain/order"
import { Cards } from "@listwright/domain/payment"
import { SentQuotes } from "@listwright/domain/quotes"
import { Reports } from "@listwright/domain/reports"
import { Requests } from "@listwright/domain/requests"
import { Rewards } from "@listwright/domain/rewards"
import {
  SavedListEdits,
  SavedListShares,
  SavedListTables,
  SavedListWatches,
  SavedLists,
} from "@listwright/domain/saved-lists"
import { SuppressionLists } from "@listwright/domain/suppression"
import { Videos } from "@listwright/domain/videos"
import { Context, Effect, Layer } from "effect"
import { ApiClient } from "./ApiClient.ts"
import { lazyPort, type CallOnlyPort } from "./lazyPort.ts"

/** The ports of `layerLaterPorts`. */
const LATER = [
  AddressFiles,
  Agreements,
  AttributeSuggestions,
  Boundaries,
  Cards,
  CountRuns,
  History,
  Industries,
  IndustryCounts,
  Orders,
  Profiles,
  QuickPicks,
  RecommendedAttributes,
  Reports,
  Requests,
  Rewards,
  SavedCards,
  SavedListEdits,
  SavedListShares,
  SavedListTables,
  SavedListWatches,
  SavedLists,
  SentQuotes,
  SignIns,
  SuppressionLists,
  Taxes,
  Videos,
] as const satisfies ReadonlyArray<Context.Key<unknown, CallOnlyPort>>

type Later = Context.Service.Identifier<(typeof LATER)[number]>

/** Provides the ports of `layerLaterPorts`. Their code loads as one file on the first call to any of them. */
export const layerLazyPorts: Layer.Layer<Later, never, ApiClient> = Layer.effectContext(
  Effect.map(ApiClient, (client) => {
    let built: Context.Context<Later> | null = null
    const load = async (): Promise<Context.Context<Later>> => {
      const { layerLaterPorts } = await import("./laterPorts.ts")
      built ??= await Effect.runPromise(
        Effect.scoped(Layer.build(Layer.provide(layerLaterPorts, Layer.succeed(ApiClient, client)))),
      )
      return built
    }
    return LATER.reduce<Context.Context<never>>(
      (ports, port: Context.Key<unknown, CallOnlyPort>) =>
        Context.add(
          ports,
          port,
          lazyPort(async () => Context.getUnsafe(await load(), port)),
        ),
      Context.empty(),
      // Each port of the list was added.
    ) as Context.Context<Later>
  }),
)
