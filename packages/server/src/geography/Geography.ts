import { Context, Effect, Layer } from "effect"
import { readCounties, readScfs, readStates, readZips } from "./readGeography.ts"
import type { County, Scf, UsState, ZipInfo } from "./ZipInfo.ts"

/**
 * The real geography that areas are chosen from: 3,142 counties of 50 states and DC, 40,979 ZIP Codes and 912 SCFs, two
 * and one of them on the Marshall Islands, which the postal dump counts in.
 */
export class Geography extends Context.Service<
  Geography,
  {
    /** Ascending. */
    readonly zips: ReadonlyArray<ZipInfo>
    readonly counties: ReadonlyArray<County>
    readonly scfs: ReadonlyArray<Scf>
    readonly states: ReadonlyArray<UsState>
    readonly zipInfo: (zip: string) => ZipInfo | undefined
    /** The ZIP Codes from one to another, both included, ascending; none when `from` exceeds `to`. */
    readonly zipsInRange: (from: string, to: string) => ReadonlyArray<string>
    /** The ZIP Codes that exist, in the order asked, each once. */
    readonly validZips: (zips: ReadonlyArray<string>) => ReadonlyArray<string>
  }
>()("@listwright/server/geography/Geography") {
  /** Reads the committed files, about 2 MB, once. */
  static readonly layer = Layer.effect(
    Geography,
    Effect.sync(() => {
      const zips = readZips()
      const byZip = new Map(zips.map((info) => [info.zip, info]))
      return Geography.of({
        zips,
        counties: readCounties(),
        scfs: readScfs(),
        states: readStates(),
        zipInfo: (zip) => byZip.get(zip),
        zipsInRange: (from, to) => zips.map(({ zip }) => zip).filter((zip) => from <= zip && zip <= to),
        validZips: (asked) => [...new Set(asked)].filter((zip) => byZip.has(zip)),
      })
    }),
  )
}
