import { Context, Effect, Layer } from "effect"
import type { City } from "../tables/City.ts"
import type { CanadianGeography } from "../canada/CanadianGeography.ts"
import { makeGeography } from "./makeGeography.ts"
import type { MetroArea } from "../metro/MetroArea.ts"
import type { ReferenceUnusable } from "../reference/ReferenceErrors.ts"
import type { ReferenceFacts } from "@listwright/domain/geography"
import type { County, Scf, UsState, ZipInfo } from "../tables/ZipInfo.ts"

/**
 * The real geography that areas are chosen from: 3,142 counties of 50 states and DC, 40,979 ZIP Codes and 912 SCFs, two
 * and one of them on the Marshall Islands, which the postal dump counts in. A code that does not exist has no ZIP Codes.
 */
export class Geography extends Context.Service<
  Geography,
  {
    /** Read when it is first asked for. */
    readonly canada: CanadianGeography
    /** Ascending. */
    readonly zips: ReadonlyArray<ZipInfo>
    readonly counties: ReadonlyArray<County>
    readonly scfs: ReadonlyArray<Scf>
    readonly states: ReadonlyArray<UsState>
    /** By state, then by name. */
    readonly cities: ReadonlyArray<City>
    /** The cities whose name is this one as `plainPlaceName` writes it, those of most ZIP Codes first. */
    readonly citiesCalled: (plainName: string) => ReadonlyArray<City>
    /** In the order of their names: the 100 largest, or those of the provider. */
    readonly metroAreas: ReadonlyArray<MetroArea>
    /** The source of the metro areas. */
    readonly delineation: ReferenceFacts
    /** The Congress that the districts belong to (`vintage`), and the method by which they were found. */
    readonly congress: ReferenceFacts
    readonly zipInfo: (zip: string) => ZipInfo | undefined
    /** Returns the ZIP Codes from `from` to `to`, both included, ascending; empty if `from` exceeds `to`. */
    readonly zipsInRange: (from: string, to: string) => ReadonlyArray<string>
    /** The ZIP Codes that exist, in the order asked, each once. */
    readonly validZips: (zips: ReadonlyArray<string>) => ReadonlyArray<string>
    /** FIPS codes, ascending; undefined when there is no such metro area. */
    readonly countiesOfMetroArea: (code: string) => ReadonlyArray<string> | undefined
    /** The districts that a ZIP Code meets, ascending, like IL05; '00' is the one district of a state. */
    readonly districtsOfZip: (zip: string) => ReadonlyArray<string>
    /** The districts of a state or of DC, ascending. */
    readonly districts: (state: string) => ReadonlyArray<string>
    /** Ascending, as all ZIP Codes below. */
    readonly zipsOfDistrict: (district: string) => ReadonlyArray<string>
    readonly zipsOfCounty: (fips: string) => ReadonlyArray<string>
    readonly zipsOfCity: (state: string, name: string) => ReadonlyArray<string>
    readonly zipsOfScf: (scf: string) => ReadonlyArray<string>
    readonly zipsOfState: (state: string) => ReadonlyArray<string>
  }
>()("@listwright/geography/lookup/Geography") {
  /**
   * Reads the committed files, about 2 MB, once; metro areas and districts that stand in the provider's `folder` win.
   * Fails when one of the provider's files cannot be used, naming it.
   */
  static readonly layerWith = (folder: string | null): Layer.Layer<Geography, ReferenceUnusable> =>
    Layer.effect(
      Geography,
      Effect.map(makeGeography(folder), (made) => Geography.of(made)),
    )

  /** The committed files alone, which are part of the program: that they cannot be read is a defect. */
  static readonly layer = Layer.orDie(Geography.layerWith(null))
}
