import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { Option, Schema } from "effect"
import { DataFile } from "../format/UniverseManifest.ts"

/** The subfolder of a universe that holds the streets of its addresses. */
export const ADDRESSES = "addresses"
export const ADDRESS_MANIFEST = "manifest.json"

/**
 * The streets of a universe's addresses: everything here follows from its other files, so that it can be made again at any
 * time. Written last: a folder without it is unfinished. No name of a person is in it, and no number of a house.
 */
export const AddressManifest = Schema.Struct({
  /**
   * 1 had streets with a fraction under other names: '24TH ST' for '24th ½ St'. 2 had streets that one wrong geocode had moved, and
   * those over 180 degrees on the other side of the earth.
   */
  version: Schema.Literal(3),
  /** The snapshot of the universe that it was made of. */
  snapshot: Schema.String,
  /** Different streets, and pairs of a ZIP Code and a street. */
  names: Schema.Int,
  streets: Schema.Int,
  files: Schema.Struct({
    /** The streets as `streetKey` writes them, ascending, a line each. */
    names: DataFile,
    /**
     * For each street, its number of houses and the start of its ZIP Codes in `where`, followed by the end of the
     * last street's. 32 bits each.
     */
    facts: DataFile,
    /** The ZIP Codes of each street, as 16-bit places in `zips`, ascending. */
    where: DataFile,
    /**
     * For each ZIP Code, its number and its first street in `streets`, followed by the total number of streets. 32
     * bits each.
     */
    zips: DataFile,
    /**
     * The streets of each ZIP Code: the position of the name, the position of its lines, and its middle in
     * thousandths of a degree (`NO_MIDDLE` if unknown).
     */
    streets: DataFile,
    /** The lines of each street: `nextLines`. */
    lines: DataFile,
  }),
})
export type AddressManifest = typeof AddressManifest.Type

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(AddressManifest))

/**
 * Reads the manifest of a universe's streets; returns nothing if it's missing, unfinished, or made from another
 * snapshot.
 */
export const readAddressManifest = async (
  universeFolder: string,
  snapshot: string,
): Promise<Option.Option<AddressManifest>> => {
  const text = await readFile(join(universeFolder, ADDRESSES, ADDRESS_MANIFEST), "utf8").catch(() => "")
  return Option.filter(decode(text), (manifest) => manifest.snapshot === snapshot)
}
