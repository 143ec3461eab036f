import { Api } from "@listwright/adapters"
import { DEFAULT_LIST_TYPE } from "@listwright/domain/catalogue"
import {
  pasteNotice,
  PASTE_LIMIT,
  type ZipType,
  ZIP_RANGE_MAX,
  ZIP_RANGE_TOO_LONG,
  zipRange,
  zipRangeNotice,
  zipTypes,
} from "@listwright/domain/geography"
import { Effect, Result } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { UniverseCodes } from "@listwright/engine/counts"
import { Geography } from "@listwright/geography"
import { Site } from "../../../configuration/Site.ts"
import { answering, CallRefused } from "../../answering/answering.ts"
import { addressFileCalls } from "./addressFileCalls.ts"
import { codesOfRange } from "./codesOfRange.ts"
import { mapCalls } from "./mapCalls.ts"
import { placeCalls } from "./placeCalls.ts"

/** A code as the data has it, however people separate its parts: '60614-1234', '60614 C001'. */
const normalised = (zipType: ZipType, code: string): string => {
  switch (zipType) {
    case "plainZip":
    case "zip":
      return code.trim()
    case "zip4":
    case "carrierRoute":
      return code.replaceAll(/[\s-]/g, "").toUpperCase()
  }
}

const areaKind = (zipType: ZipType) => (zipType === "plainZip" ? "zip" : zipType)

const validCodes = Effect.fn("validCodes")(function* (
  code: number,
  asked: ReadonlyArray<string>,
  listType: number | undefined,
) {
  const zipType = zipTypes.decode(code)
  if (zipType === undefined) return yield* new CallRefused({ message: `zipType: there is no type ${code}` })
  if (asked.length > PASTE_LIMIT) {
    return yield* new CallRefused({
      message: pasteNotice({ _tag: "PasteTooLong", entries: asked.length }).text,
    })
  }
  const codes = yield* UniverseCodes
  return yield* codes
    .codesInUniverse(
      listType ?? (yield* Site).sources[0] ?? DEFAULT_LIST_TYPE,
      areaKind(zipType),
      asked.map((entry) => normalised(zipType, entry)),
    )
    .pipe(
      Effect.catchTag("CountUnavailable", ({ reason }) => Effect.fail(new CallRefused({ message: reason }))),
    )
})

const ZIP_RANGE = { most: ZIP_RANGE_MAX, tooLong: ZIP_RANGE_TOO_LONG, codes: "ZIP Codes" }

const zipsInRange = Effect.fn("zipsInRange")(function* (from: string, to: string, maxLength: number) {
  const range = zipRange(from, to)
  if (Result.isFailure(range)) return yield* new CallRefused({ message: zipRangeNotice(range.failure).text })
  const geography = yield* Geography
  const { from: first, to: last } = range.success
  return yield* codesOfRange(geography.zipsInRange(first, last), maxLength, ZIP_RANGE)
})

/** Which areas there are. */
const areaCalls = {
  GetZipsByZips: HttpApiBuilder.handler(Api, "Geography", "GetZipsByZips", ({ payload }) =>
    answering(validCodes(payload.zipType, payload.zips, payload.listType)),
  ),
  GetZipcodesByRange: HttpApiBuilder.handler(Api, "Geography", "GetZipcodesByRange", ({ payload }) =>
    answering(zipsInRange(payload.fromZipcode, payload.toZipcode, payload.maxLength)),
  ),
}

export const layerGeography = HttpApiBuilder.group(Api, "Geography", (handlers) =>
  Effect.succeed(handlers.handleAll({ ...areaCalls, ...placeCalls, ...mapCalls, ...addressFileCalls })),
)
