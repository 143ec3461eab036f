import {
  type AreaHit,
  type AreaHitGroup,
  sourceCountry,
  Places,
  SEARCHABLE_KINDS,
  type SearchableKind,
} from "@listwright/domain/geography"
import { type CallFailed, NotFound } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import { ApiClient } from "../../../http/ApiClient.ts"
import { createPlacePickers } from "../../../http/geography/PlacesHttp.ts"
import { unsupportedCall } from "../client/unsupportedCall.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"
import { parseAreaSearchText, type AreaSearchText, findHitByCode, filterHitsByName } from "./listedAreas.ts"
import { createAreaListCalls } from "./createAreaListCalls.ts"

const NATION_WORDS: ReadonlyArray<string> = ["1", "nation", "united states", "us", "usa"]

/**
 * Implements Places over the original contract, which has no search. Areas are found in their states' lists, so hits
 * don't include the number of ZIP Codes, and a search across all kinds of areas finds cities, counties, districts, and
 * metro areas only if the text ends with their state. `area` returns ZIP Codes only for ZIP Codes and SCFs. There are
 * no calls for addresses or suggestions, so `searchAddress` and `suggestions` fail with Refused.
 */
export const createOriginalPlacesPort = (calls: OriginalCalls): Places["Service"] => {
  const pickers = createPlacePickers(calls)
  const { listed, withCode } = createAreaListCalls(calls)

  const found = (
    kind: SearchableKind,
    text: string,
    asked: AreaSearchText & { readonly listType: number; readonly states: ReadonlyArray<string> },
  ): Effect.Effect<ReadonlyArray<AreaHit>, CallFailed> => {
    switch (kind) {
      case "zip":
      case "scf":
        return withCode(kind, text)
      case "nation":
        return NATION_WORDS.includes(text.toLowerCase()) ? withCode(kind, text) : Effect.succeed([])
      case "state":
        return Effect.map(listed(kind, asked.listType, []), (hits) => {
          const coded = findHitByCode(hits, text)
          return coded === undefined ? filterHitsByName(kind, asked.words, hits) : [coded]
        })
      case "city":
      case "county":
      case "congressionalDistrict":
      case "metroArea":
        return Effect.map(listed(kind, asked.listType, asked.states), (hits) =>
          filterHitsByName(kind, asked.words, hits),
        )
    }
  }

  return Places.of({
    ...pickers,
    searchAddress: () => unsupportedCall,
    suggestions: () => unsupportedCall,
    searchAreas: Effect.fnUntraced(function* ({ kind, listType, most, text }) {
      const choices = yield* pickers.states(sourceCountry(listType))
      const asked = parseAreaSearchText(text, choices)
      const all = kind === null ? [] : choices.map(({ state }) => state)
      const states = asked.state === null ? all : [asked.state]
      const groups = yield* Effect.forEach(kind === null ? SEARCHABLE_KINDS : [kind], (one) =>
        Effect.map(found(one, text, { ...asked, listType, states }), (hits): AreaHitGroup => ({
          kind: one,
          hits: hits.slice(0, most),
          more: Math.max(0, hits.length - most),
        })),
      )
      return groups.filter(({ hits }) => hits.length > 0)
    }),
    area: Effect.fnUntraced(function* (kind, code) {
      const hit = findHitByCode(yield* withCode(kind, code.trim()), code)
      if (hit === undefined) return yield* new NotFound({ what: "area" })
      const { area } = hit
      const zipCodes =
        area.kind === "zip" ? [area.zip] : area.kind === "scf" ? yield* pickers.zipsOfScfs([area.scf]) : []
      return { ...hit, counties: [], zipCodes }
    }),
  })
}

/** Provides Places over the original contract. */
export const layerPlacesOriginal = Layer.effect(Places, Effect.map(ApiClient, createOriginalPlacesPort))
