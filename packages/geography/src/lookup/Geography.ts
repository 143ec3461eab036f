import { Context, Effect, Layer } from "effect"
import type { City } from "../tables/City.ts"
import type { CanadianGeography } from "../canada/CanadianGeography.ts"
import { makeGeography } from "./makeGeography.ts"
import type { MetroArea } from "../metro/MetroArea.ts"
import type { ReferenceUnusable } from "../reference/ReferenceErrors.ts"
import type { ReferenceFacts } from "@listwright/domain/geography"
import type { County, Scf, UsState, ZipInfo } from "../tables/ZipInfo.ts"

/**
 * The real geography that areas are chosen from: 3,142 counties of 50 states and DC, 40,979 ZIP Codes, and 912 SCFs;
 * two ZIP Codes and one SCF are on the Marshall Islands, which the postal data includes. A code that doesn't exist has
 * no ZIP Codes.
 */
export class Geography extends Context.Service<
  Geography,
  {
    /** Canada's geography, read on first use. */
    readonly canada: CanadianGeography
    /** The ZIP Codes, ascending. */
    readonly zips: ReadonlyArray<ZipInfo>
    readonly counties: ReadonlyArray<County>
    readonly scfs: ReadonlyArray<Scf>
    readonly states: ReadonlyArray<UsState>
    /** The cities, by state, then by name. */
    readonly cities: ReadonlyArray<City>
    /** Returns the cities with this name, as written by `plainPlaceName`, those with the most ZIP Codes first. */
    readonly citiesCalled: (plainName: string) => ReadonlyArray<City>
    /** The metro areas in name order: the 100 largest, or the provider's own. */
    readonly metroAreas: ReadonlyArray<MetroArea>
    /** The source of the metro areas. */
    readonly delineation: ReferenceFacts
    /** The Congress that the districts belong to (`vintage`), and the method used to find them. */
    readonly congress: ReferenceFacts
    readonly zipInfo: (zip: string) => ZipInfo | undefined
    /** Returns the ZIP Codes from `from` to `to`, both included, ascending; empty if `from` exceeds `to`. */
    readonly zipsInRange: (from: string, to: string) => ReadonlyArray<string>
    /** Returns the existing ZIP Codes, in the order requested, without duplicates. */
    readonly validZips: (zips: ReadonlyArray<string>) => ReadonlyArray<string>
    /** Returns the FIPS codes, ascending; undefined if the metro area doesn't exist. */
    readonly countiesOfMetroArea: (code: string) => ReadonlyArray<string> | undefined
    /**
     * Returns the districts that a ZIP Code overlaps, ascending, in the form IL05; '00' is the only district of a
     * state.
     */
    readonly districtsOfZip: (zip: string) => ReadonlyArray<string>
    /** Returns the districts of a state or of DC, ascending. */
    readonly districts: (state: string) => ReadonlyArray<string>
    /** Returns the ZIP Codes of a district, ascending, as are all ZIP Codes below. */
    readonly zipsOfDistrict: (district: string) => ReadonlyArray<string>
    readonly zipsOfCounty: (fips: string) => ReadonlyArray<string>
    readonly zipsOfCity: (state: string, name: string) => ReadonlyArray<string>
    readonly zipsOfScf: (scf: string) => ReadonlyArray<string>
    readonly zipsOfState: (state: string) => ReadonlyArray<string>
  }
>()("@listwright/geography/lookup/Geography") {
  /**
   * Reads the committed files, about 2 MB, once; metro areas and districts in the provider's `folder` take precedence.
   * Fails if one of the provider's files can't be used, naming it.
   */
  static readonly layerWith = (folder: string | null): Layer.Layer<Geography, ReferenceUnusable> =>
    Layer.effect(
      Geography,
      Effect.map(makeGeography(folder), (made) => Geography.of(made)),
    )

  /** The committed files alone. They're part of the program, so failing to read them is a defect. */
  static readonly layer = Layer.orDie(Geography.layerWith(null))
}
