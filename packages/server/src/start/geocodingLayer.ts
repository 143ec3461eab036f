import { Effect, Layer } from "effect"
import type { SiteFile } from "../configuration/SiteFile.ts"
import { siteTimeZone } from "../configuration/SiteFile.ts"
import { AddressLookupQuota } from "../geocoding/AddressLookupQuota.ts"
import { layerGeocoderStreets } from "../geocoding/GeocoderStreets.ts"
import { layerGeocoderNominatim } from "../geocoding/nominatim/layerGeocoderNominatim.ts"
import type { NominatimServer } from "../geocoding/nominatim/Nominatim.ts"
import { type Secrets, secretsFile } from "../site/Secrets.ts"
import { SiteUnusable } from "../site/SiteUnusable.ts"

/**
 * Returns the third-party geocoder configured for a site, with its key, which isn't in the settings; null if no
 * geocoder is configured.
 */
export const resolveGeocoder = Effect.fn("resolveGeocoder")(function* (
  geocoder: SiteFile["geocoder"],
  { geocoderKey }: Pick<Secrets, "geocoderKey">,
  site: string,
): Effect.fn.Return<NominatimServer | null, SiteUnusable> {
  if (geocoder === null) return null
  const { atOnce, keyParameter, timeoutSeconds, url } = geocoder
  if (keyParameter !== null && geocoderKey === undefined)
    return yield* new SiteUnusable({
      file: secretsFile(site),
      reason: `the geocoder takes a key in '${keyParameter}', and it is missing here; add "geocoderKey", or set "keyParameter" under "geocoder" in site.json to null`,
    })
  const key =
    keyParameter === null || geocoderKey === undefined
      ? null
      : { parameter: keyParameter, value: geocoderKey }
  return { url, key, timeoutMs: timeoutSeconds * 1_000, atOnce }
})

/** Geocodes addresses, and limits how many a user can look up per day. */
export const geocodingLayer = (settings: SiteFile, server: NominatimServer | null) =>
  Layer.merge(
    server === null
      ? layerGeocoderStreets
      : Layer.provide(layerGeocoderNominatim(server), layerGeocoderStreets),
    AddressLookupQuota.layerWith(settings.geocodedRowsADay, siteTimeZone(settings)),
  )
