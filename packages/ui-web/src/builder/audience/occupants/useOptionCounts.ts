import { ROUTES, type Route, TARGETS, type Target } from "@listwright/domain/audience"
import { LiveCounts } from "@listwright/domain/counting"
import { canonicalDefinition, canonicalJson } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import { keepPreviousData } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCall } from "../../../app/useCall.ts"

/** The number of records that each option adds on its own, regardless of the other options. */
export interface OptionCounts {
  readonly targets: Readonly<Record<Target, number>>
  readonly routes: Readonly<Record<Route, number>>
}

const counted = (
  { accountId, definition }: Pick<Draft, "accountId" | "definition">,
  targets: ReadonlyArray<Target>,
  routes: ReadonlyArray<Route>,
) =>
  Effect.map(
    Effect.flatMap(LiveCounts, (counts) =>
      counts.count({
        definition: canonicalDefinition({
          ...definition,
          occupant: { targets, routes, contactNames: false },
        }),
        // Without a draft id, a newer request of the draft doesn't replace this one.
        draftId: null,
        accountId,
        revision: 1,
      }),
    ),
    ({ answer }) => answer.total,
  )

const each = <Name extends string, E, R>(
  names: ReadonlyArray<Name>,
  count: (name: Name) => Effect.Effect<number, E, R>,
) => Effect.forEach(names, (name) => Effect.map(count(name), (total) => [name, total] as const))

/** Counts the records of every option for a draft's areas and attributes; undefined until they're known. */
export const useOptionCounts = (draft: Pick<Draft, "accountId" | "definition">): OptionCounts | undefined =>
  useCall(
    [
      "spot counts",
      canonicalJson(canonicalDefinition({ ...draft.definition, occupant: null })),
      draft.accountId,
    ],
    Effect.map(
      Effect.all([
        each(TARGETS, (target) => counted(draft, [target], ROUTES)),
        each(ROUTES, (route) => counted(draft, TARGETS, [route])),
      ]),
      ([targets, routes]): OptionCounts => ({
        targets: { homes: 0, apartments: 0, businesses: 0, ...Object.fromEntries(targets) },
        routes: { carrierRoutes: 0, poBoxes: 0, ruralRoutes: 0, ...Object.fromEntries(routes) },
      }),
    ),
    {
      isLive: true,
      enabled: draft.definition.areas.length > 0,
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
      retry: false,
    },
  ).data
