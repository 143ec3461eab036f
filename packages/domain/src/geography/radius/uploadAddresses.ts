import { Effect, Result } from "effect"
import { sourceTraits } from "../../catalog/listTypes.ts"
import type { Area } from "../../definition/Area.ts"
import { MAX_NAME_CHARACTERS } from "../../definition/AreaShape.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { CallFailed } from "../../shared/Failures.ts"
import type { Notice } from "../../shared/Notice.ts"
import { addressesLocatedNotice, addressFileNotice, precisionNotice } from "../AddressNotices.ts"
import { type AreasUpdate, addValidAreas, unchangedAreas } from "../AreasUpdate.ts"
import { type AreaChoiceRules, defaultAreaChoiceRules, acceptsSingleArea } from "../AreaChoiceRules.ts"
import { suggestedAddressColumns } from "./addressColumns.ts"
import { AddressFiles, type ChosenFile, type LocatedAddressFile } from "./AddressFiles.ts"
import type { AddressColumnMapping, AddressFileRefusal, AddressSheet, FailedRow } from "./AddressRow.ts"

/** An uploaded file before its addresses are added. */
export interface UploadedAddressFile extends AddressSheet {
  readonly targetFile: string
  readonly name: string
  /** The columns suggested by the headings. */
  readonly suggested: AddressColumnMapping
}

/** The result of adding an address upload. */
export interface AddressUploadResult extends AreasUpdate {
  /** The notice with the number of addresses found on the map; null if there was nothing to look up. */
  readonly located: Notice | null
  /**
   * The notice with the number of addresses located only at the middle of their street or ZIP Code, and the number of
   * radii built from them; null if every address has its own point.
   */
  readonly centers: Notice | null
  /** The rows that were left out. */
  readonly failed: ReadonlyArray<FailedRow>
}

const refusedUpload = (definition: ListDefinition, refused: AddressFileRefusal): AddressUploadResult => ({
  ...unchangedAreas(definition, addressFileNotice(refused)),
  located: null,
  centers: null,
  failed: [],
})

/** Turns the server's refusal into a result with its message; passes other failures through. */
const orRefused = <A, R>(
  asked: Effect.Effect<A, CallFailed, R>,
): Effect.Effect<Result.Result<A, AddressFileRefusal>, CallFailed, R> =>
  asked.pipe(
    Effect.map((answer): Result.Result<A, AddressFileRefusal> => Result.succeed(answer)),
    Effect.catchTag("Refused", ({ reason }) =>
      Effect.succeed(Result.fail<AddressFileRefusal>({ _tag: "UploadRefused", reason })),
    ),
  )

/**
 * Builds one area from all locations in a file. Its granularity is single records, since the file counts as several
 * addresses.
 */
const areaOf = (
  listType: number,
  sameState: boolean,
  { file, locations, name }: LocatedAddressFile,
): Area => ({
  kind: "locations",
  name: name.slice(0, MAX_NAME_CHARACTERS),
  file,
  locations,
  sameState: sameState && sourceTraits(listType).offersStateLines,
  excluded: false,
})

/** Uploads an address file and reads its headings and first rows [ob5-address-upload]. */
export const uploadAddressFile = Effect.fn("uploadAddressFile")(function* (
  file: ChosenFile | null,
): Effect.fn.Return<Result.Result<UploadedAddressFile, AddressFileRefusal>, CallFailed, AddressFiles> {
  if (file === null) return Result.fail({ _tag: "NoFileChosen" })
  const files = yield* AddressFiles
  const uploaded = yield* orRefused(files.upload(file))
  if (Result.isFailure(uploaded)) return Result.fail(uploaded.failure)
  const targetFile = uploaded.success
  const head = yield* orRefused(files.head(targetFile))
  return Result.map(head, (sheet) => ({
    ...sheet,
    targetFile,
    name: file.name,
    suggested: suggestedAddressColumns(sheet.columns),
  }))
})

/**
 * Adds an uploaded file's addresses, each with its own distance, as one area. Returns rows that can't be used or found
 * as failed [ob5-address-upload].
 */
export const addUploadedAddresses = Effect.fn("addUploadedAddresses")(function* (
  definition: ListDefinition,
  targetFile: string,
  columns: AddressColumnMapping | null,
  sameState: boolean,
  choosing: AreaChoiceRules = defaultAreaChoiceRules,
): Effect.fn.Return<AddressUploadResult, CallFailed, AddressFiles> {
  const files = yield* AddressFiles
  const answer = yield* orRefused(files.located(targetFile, columns))
  if (Result.isFailure(answer)) return refusedUpload(definition, answer.failure)
  const { failed, found, kept, levels } = answer.success
  const locations = kept?.locations ?? 0
  if (locations > 1 && acceptsSingleArea(definition.listType, "locations", choosing))
    return { ...refusedUpload(definition, { _tag: "OneLocationOnly", locations }), failed }
  const areas = kept === null ? [] : [areaOf(definition.listType, sameState, kept)]
  return {
    ...addValidAreas(definition, areas, null, choosing),
    located: addressesLocatedNotice(found, failed.length),
    centers: precisionNotice(found, locations, levels),
    failed,
  }
})
