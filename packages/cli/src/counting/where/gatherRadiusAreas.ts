import {
  addressNotice,
  buildCenteredArea,
  type CenteredAreaEntry,
  type CenteredAreaRefusal,
  suggestPlaces,
} from "@listwright/domain/geography"
import { Effect, Result } from "effect"
import { concatGatheredAreas, type GatheredAreas, noGatheredAreas } from "./GatheredAreas.ts"
import type { AreaFlags } from "./areaOptions.ts"
import { GRANULARITY_VALUES, type GranularityValue } from "./whereValues.ts"
import { applySiteWording } from "../../sign-in/applySiteWording.ts"
import { type MessageText, messageText } from "@listwright/domain/shared"

const WRITE_A_PLACE =
  "Use an address with its city, a ZIP Code, a city with its state, or coordinates like 41.88,-87.63."

/** The maximum number of similar places suggested for an unknown place. */
const MOST_LIKE = 3

const wanted = ({ quantity, radius }: CenteredAreaEntry): string =>
  quantity === null
    ? `--miles ${radius ?? ""}: Use a number of miles greater than 0, like 5 or 2.5.`
    : `--closest ${quantity}: Use a whole number of records greater than 0, like 5000.`

const refusalText = (
  refused: CenteredAreaRefusal,
  entry: CenteredAreaEntry,
  listType: number,
  granularity: GranularityValue,
): MessageText => {
  const option = `${entry.quantity === null ? "--radius" : "--near"} '${entry.place}'`
  switch (refused._tag) {
    case "AddressOrRadiusMissing":
      return entry.place.trim() === "" ? `${option}: ${WRITE_A_PLACE}` : wanted(entry)
    case "AddressUnknown":
      return messageText`${option}: ${addressNotice(refused)?.text ?? ""} ${WRITE_A_PLACE}`
    case "AddressWithoutGeometry":
      return `${option}: Couldn't find this place on the map. ${WRITE_A_PLACE}`
    case "AddressAmbiguous":
      return `${option} could be: ${refused.places.map(({ addressLine }) => addressLine).join("; ")}. Use one of these.`
    case "AddressNameUsed":
      return `${option}: This name is already in use.`
    case "StateLinesNotOffered":
      return `--same-state: list type ${listType} doesn't offer this option.`
    case "GranularityNotOffered":
      return `--granularity ${granularity}: list type ${listType} doesn't offer this option for a radius.`
  }
}

/** Returns a place's value: its own, or the one given for all places. */
const valueAt = (values: ReadonlyArray<string>, at: number): string => values[at] ?? values[0] ?? ""

/**
 * Suggests similar places for an unknown place: ' Did you mean ...?'. Returns '' if there aren't any or the request
 * fails.
 */
const likeText = Effect.fnUntraced(function* (place: string) {
  const like = yield* Effect.orElseSucceed(suggestPlaces(place), () => [])
  const texts = like.slice(0, MOST_LIKE).map(({ text }) => text)
  return texts.length === 0 ? "" : ` Did you mean ${texts.join("; ")}?`
})

/** Returns the areas selected by --radius and --closest. */
export const gatherRadiusAreas = Effect.fn("gatherRadiusAreas")(function* (
  flags: AreaFlags,
  listType: number,
) {
  const { closest = [], granularity = "standard", miles = [], near = [], radius = [] } = flags
  const options = { sameState: flags.sameState === true, granularity: GRANULARITY_VALUES[granularity] }
  const entries: ReadonlyArray<CenteredAreaEntry> = [
    ...radius.map((place, at) => ({ ...options, place, radius: valueAt(miles, at), quantity: null })),
    ...near.map((place, at) => ({ ...options, place, radius: null, quantity: valueAt(closest, at) })),
  ]
  const parts = yield* Effect.forEach(
    entries,
    Effect.fnUntraced(function* (entry) {
      const around = yield* buildCenteredArea(listType, entry)
      if (Result.isFailure(around)) {
        const said = yield* applySiteWording(refusalText(around.failure, entry, listType, granularity))
        const like = around.failure._tag === "AddressUnknown" ? yield* likeText(entry.place) : ""
        const refusals = [`${said}${like}`]
        return { ...noGatheredAreas, refusals } satisfies GatheredAreas
      }
      const { area, center } = around.success
      const option = entry.quantity === null ? "--radius" : "--near"
      const notices =
        center === null
          ? []
          : [yield* applySiteWording(messageText`${option} '${entry.place}': ${center.text}`)]
      return { ...noGatheredAreas, areas: [area], notices } satisfies GatheredAreas
    }),
    { concurrency: 4 },
  )
  const all = concatGatheredAreas(parts)
  return { ...all, refusals: [...new Set(all.refusals)] } satisfies GatheredAreas
})
