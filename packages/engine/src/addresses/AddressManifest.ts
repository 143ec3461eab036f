import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { Option, Schema } from "effect"
import { DataFile } from "../format/UniverseManifest.ts"

/** The subfolder of a universe that contains its streets. */
export const ADDRESSES_FOLDER = "addresses"
export const ADDRESS_MANIFEST_FILE = "manifest.json"

/**
 * The manifest for the streets in a universe's addresses. Everything in it is derived from the universe's other files,
 * so it can be rebuilt at any time. It's written last: a folder without it is unfinished. It contains no personal names
 * and no house numbers.
 */
export const AddressManifest = Schema.Struct({
  /**
   * The format version. Version 1 stored streets with a fraction under other names: '24TH ST' for '24th ½ St'. Version
   * 2 had streets misplaced by a single wrong geocode, and streets across the 180th meridian on the other side of the
   * earth.
   */
  version: Schema.Literal(3),
  /** The universe snapshot that the streets were built from. */
  snapshot: Schema.String,
  /** The number of distinct street names. `streets` is the number of distinct pairs of ZIP Code and street. */
  names: Schema.Int,
  streets: Schema.Int,
  files: Schema.Struct({
    /** The streets in `streetKey` format, ascending, one per line. */
    names: DataFile,
    /**
     * For each street, its number of houses and the start of its ZIP Codes in `where`, followed by the end of the last
     * street's ZIP Codes. 32 bits each.
     */
    facts: DataFile,
    /** The ZIP Codes of each street, as 16-bit positions in `zips`, ascending. */
    where: DataFile,
    /**
     * For each ZIP Code, its number and its first street in `streets`, followed by the total number of streets. 32
     * bits each.
     */
    zips: DataFile,
    /**
     * The streets of each ZIP Code: the position of the name, the position of its lines, and the street's center in
     * thousandths of a degree (`UNKNOWN_CENTER` if unknown).
     */
    streets: DataFile,
    /** The lines of each street (see `readLines`). */
    lines: DataFile,
  }),
})
export type AddressManifest = typeof AddressManifest.Type

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(AddressManifest))

/**
 * Reads the manifest of a universe's streets; returns none if it's missing, unfinished, or built from another snapshot.
 */
export const readAddressManifest = async (
  universeFolder: string,
  snapshot: string,
): Promise<Option.Option<AddressManifest>> => {
  const text = await readFile(join(universeFolder, ADDRESSES_FOLDER, ADDRESS_MANIFEST_FILE), "utf8").catch(
    () => "",
  )
  return Option.filter(decode(text), (manifest) => manifest.snapshot === snapshot)
}
