import { mkdir, open, readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { flush } from "../files/flush.ts"
import { moveIntoPlace } from "../files/writeFileAtomically.ts"
import { universeCountry, type UniverseManifest } from "../format/UniverseManifest.ts"
import { ADDRESS_MANIFEST_FILE, ADDRESSES_FOLDER, type AddressManifest } from "./AddressManifest.ts"
import { AddressWriter } from "./AddressWriter.ts"
import { zipAddresses } from "./zipAddresses.ts"
import { ZipHouses } from "./ZipHouses.ts"

const UNFINISHED = ".unfinished"

export interface AddressBuildOptions {
  /** Returns whether to leave out an address, given its ZIP Code and text, to measure how accurately it's located. */
  readonly isHeldOut?: ((zip: number, address: string) => boolean) | undefined
  /** The new folder's parent; defaults to the universe's own folder. */
  readonly into?: string | undefined
}

const write = async (
  universe: string,
  manifest: UniverseManifest,
  folder: string,
  isHeldOut: NonNullable<AddressBuildOptions["isHeldOut"]>,
): Promise<AddressManifest> => {
  const writer = await AddressWriter.open(folder)
  const houses = new ZipHouses()
  for await (const { box, records, zip } of zipAddresses(universe, manifest)) {
    for (const { address, latitude, longitude } of records)
      if (!isHeldOut(zip, address)) houses.add(address, longitude, latitude, box)
    await writer.addZip(zip, houses.take())
  }
  return await writer.finish(manifest.snapshot)
}

/**
 * Builds a United States universe's streets from its addresses, in a folder that appears completely or not at all; even
 * a killed process leaves nothing that looks finished. `manifest` is the manifest in the universe's folder.
 */
export const buildAddresses = async (
  universe: string,
  manifest: UniverseManifest,
  { into = universe, isHeldOut = () => false }: AddressBuildOptions = {},
): Promise<AddressManifest | null> => {
  if (universeCountry(manifest) !== "US") return null
  const folder = join(into, ADDRESSES_FOLDER)
  // No other process writes into it, not even one that should have ended when this one began.
  const unfinished = `${folder}.${process.pid}${UNFINISHED}`
  for (const name of await readdir(into))
    if (name.startsWith(ADDRESSES_FOLDER) && name.endsWith(UNFINISHED))
      await rm(join(into, name), { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  const made = await write(universe, manifest, unfinished, isHeldOut)
  const said = await open(join(unfinished, ADDRESS_MANIFEST_FILE), "w")
  await said.writeFile(`${JSON.stringify(made, null, 2)}\n`)
  await said.sync()
  await said.close()
  await flush(unfinished)
  // Made of other people, or damaged.
  await rm(folder, { recursive: true, force: true })
  await moveIntoPlace(unfinished, folder)
  return made
}
