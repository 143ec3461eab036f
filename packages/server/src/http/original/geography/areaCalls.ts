import { Api } from "@listwright/adapters"
import { DEFAULT_LIST_TYPE } from "@listwright/domain/catalog"
import {
  areaCombinationRefusalText,
  unofferedKindRefusal,
  pasteNotice,
  PASTE_LIMIT,
  type ZipType,
  MAX_ZIP_RANGE,
  ZIP_RANGE_TOO_LONG_TEXT,
  validateZipRange,
  zipRangeNotice,
  zipTypes,
} from "@listwright/domain/geography"
import { groupBy, isPostalCode } from "@listwright/domain/shared"
import { Effect, Result } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { UniverseCodes } from "@listwright/engine/counts"
import { Geography } from "@listwright/geography"
import { Site } from "../../../configuration/Site.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"
import { addressFileCalls } from "./addressFileCalls.ts"
import { limitCodeRange } from "./limitCodeRange.ts"
import { mapCalls } from "./mapCalls.ts"
import { placeCalls } from "./placeCalls.ts"

/**
 * Returns a code as stored in the data, without the separators that users type: '60614-1234', '60614 C001', 'M5V 2T6'.
 */
const joined = (code: string): string => code.replaceAll(/[\s-]/g, "").toUpperCase()

interface AskedCode {
  readonly kind: "zip" | "zip4" | "carrierRoute" | "postalCode"
  readonly code: string
}

/**
 * Determines the type of a code. Canadian postal codes have no ZIP type of their own, so they're distinguished from ZIP
 * Codes by their format.
 */
const askedCode = (zipType: ZipType, entry: string): AskedCode => {
  const code = joined(entry)
  switch (zipType) {
    case "plainZip":
    case "zip":
      return isPostalCode(code) ? { kind: "postalCode", code } : { kind: "zip", code: entry.trim() }
    case "zip4":
    case "carrierRoute":
      return { kind: zipType, code }
  }
}

/**
 * Refuses codes of types that the site has switched off. Restrictions of individual sources don't apply to a request
 * without a source.
 */
const ensureSwitchedOn = Effect.fnUntraced(function* (
  kinds: ReadonlyArray<AskedCode["kind"]>,
  named: number | undefined,
) {
  const { configuration } = yield* Site
  const site = named === undefined ? { ...configuration, sources: [] } : configuration
  const listType = named ?? DEFAULT_LIST_TYPE
  const off = unofferedKindRefusal(listType, kinds, site)
  if (off?._tag === "KindSwitchedOff")
    return yield* new CallRefused({ reason: areaCombinationRefusalText(listType, off) })
})

const validCodes = Effect.fn("validCodes")(function* (
  code: number,
  asked: ReadonlyArray<string>,
  named: number | undefined,
) {
  const zipType = zipTypes.decode(code)
  if (zipType === undefined) return yield* new CallRefused({ reason: `zipType: there is no type ${code}` })
  if (asked.length > PASTE_LIMIT) {
    return yield* new CallRefused({
      reason: pasteNotice({ _tag: "PasteTooLong", entries: asked.length }).text,
    })
  }
  const { codesInUniverse } = yield* UniverseCodes
  const listType = named ?? (yield* Site).sources[0] ?? DEFAULT_LIST_TYPE
  const codes = asked.map((entry) => askedCode(zipType, entry))
  yield* ensureSwitchedOn(
    codes.map(({ kind }) => kind),
    named,
  )
  const valid = new Set<string>()
  for (const [kind, own] of groupBy(codes, (one) => one.kind)) {
    const found = codesInUniverse(
      listType,
      kind,
      own.map((one) => one.code),
    )
    for (const one of yield* Effect.catchTag(found, "CountUnavailable", ({ reason }) =>
      Effect.fail(new CallRefused({ reason: reason })),
    ))
      valid.add(one)
  }
  return [...new Set(codes.map((one) => one.code))].filter((one) => valid.has(one))
})

const ZIP_RANGE = { most: MAX_ZIP_RANGE, tooLong: ZIP_RANGE_TOO_LONG_TEXT, codes: "ZIP Codes" }

const zipsInRange = Effect.fn("zipsInRange")(function* (from: string, to: string, maxLength: number) {
  const range = validateZipRange(from, to)
  if (Result.isFailure(range)) return yield* new CallRefused({ reason: zipRangeNotice(range.failure).text })
  const geography = yield* Geography
  const { from: first, to: last } = range.success
  return yield* limitCodeRange(geography.zipsInRange(first, last), maxLength, ZIP_RANGE)
})

/** Calls that look up areas. */
const areaCalls = {
  GetZipsByZips: HttpApiBuilder.handler(Api, "Geography", "GetZipsByZips", ({ payload }) =>
    toEnvelope(validCodes(payload.zipType, payload.zips, payload.listType)),
  ),
  GetZipcodesByRange: HttpApiBuilder.handler(Api, "Geography", "GetZipcodesByRange", ({ payload }) =>
    toEnvelope(zipsInRange(payload.fromZipcode, payload.toZipcode, payload.maxLength)),
  ),
}

export const layerGeography = HttpApiBuilder.group(Api, "Geography", (handlers) =>
  Effect.succeed(handlers.handleAll({ ...areaCalls, ...placeCalls, ...mapCalls, ...addressFileCalls })),
)
