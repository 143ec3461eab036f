import { Effect, Result } from "effect"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { Notice } from "../../shared/Notice.ts"
import { AddressFiles, type ChosenFile, type LocatedAddress } from "./AddressFiles.ts"
import { addressesLocated, addressFileNotice } from "../AddressNotices.ts"
import type { AddressFileRefused, RowProblem } from "./AddressRow.ts"
import { type AreasAdded, chooseValid, nothingAdded } from "../AreasAdded.ts"
import { checkAddressRows } from "./checkAddressRows.ts"
import { type Choosing, defaultChoosing } from "../Choosing.ts"
import { radiusArea } from "./radiusArea.ts"

/** What an upload of addresses came to. */
export interface AddressesUploaded extends AreasAdded {
  /** How many addresses are on the map; null when there was nothing to look up. */
  readonly located: Notice | null
  /** What is wrong with the rows that were left out. */
  readonly problems: ReadonlyArray<RowProblem>
}

const refusedUpload = (definition: ListDefinition, refused: AddressFileRefused): AddressesUploaded => ({
  ...nothingAdded(definition, addressFileNotice(refused)),
  located: null,
  problems: [],
})

/** Uploaded addresses count as several, so none has a granularity. */
const areaOf = (listType: number, sameState: boolean, address: LocatedAddress) =>
  radiusArea(
    listType,
    address.keycode,
    {
      addressLine: address.addressLine,
      state: address.state,
      point: [address.longitude, address.latitude],
    },
    address.miles,
    { sameState, granularity: "standard" },
  )

/**
 * Adds the addresses of a file, each with its distance. Reports rows that cannot be used or found, and adds the others.
 * spec: order-builder §2.3 (Radius page), §5 [ob5-address-upload], §7
 */
export const uploadAddresses = Effect.fn("uploadAddresses")(function* (
  definition: ListDefinition,
  file: ChosenFile | null,
  sameState: boolean,
  choosing: Choosing = defaultChoosing,
) {
  if (file === null) return refusedUpload(definition, { _tag: "NoFileChosen" })
  const files = yield* AddressFiles
  const uploaded = yield* files.upload(file).pipe(
    Effect.map((targetFile) => Result.succeed(targetFile)),
    Effect.catchTag("Refused", ({ message }) => Effect.succeed(Result.fail(message))),
  )
  if (Result.isFailure(uploaded)) {
    return refusedUpload(definition, { _tag: "UploadRefused", message: uploaded.failure })
  }
  const checked = checkAddressRows(yield* files.sheet(uploaded.success))
  if (Result.isFailure(checked)) return refusedUpload(definition, checked.failure)
  const { found, notFound } = yield* files.located(uploaded.success)
  const areas = found.map((address) => areaOf(definition.listType, sameState, address))
  const uploadedAddresses: AddressesUploaded = {
    ...chooseValid(definition, areas, null, choosing),
    located: addressesLocated(found.length, notFound),
    problems: checked.success.problems,
  }
  return uploadedAddresses
})
