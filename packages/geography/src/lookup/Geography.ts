import { Context, Effect, Layer } from "effect"
import type { City } from "../tables/City.ts"
import type { CanadianGeography } from "../canada/CanadianGeography.ts"
import { makeGeography } from "./makeGeography.ts"
import type { MetroArea } from "../metro/MetroArea.ts"
import type { ReferenceUnusable } from "../reference/ReferenceErrors.ts"
import type { ReferenceFacts } from "@listwright/domain/geography"
import type { County, Scf, UsState, ZipInfo } from "../tables/ZipInfo.ts"

/**
 * The real geography from which areas are selected: 3,142 counties in 50 states and DC, 40,979 ZIP Codes, and 912 SCFs;
 * two ZIP Codes and one SCF are in the Marshall Islands, which the postal data includes. A code that doesn't exist has
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
    /** The cities, sorted by state and then by name. */
    readonly cities: ReadonlyArray<City>
    /**
     * Returns the cities with this name, as normalized by `normalizePlaceName`; cities with the most ZIP Codes come first.
     */
    readonly citiesCalled: (plainName: string) => ReadonlyArray<City>
    /** The metro areas in name order: the 100 largest, or the provider's own. */
    readonly metroAreas: ReadonlyArray<MetroArea>
    /** The source of the metro areas. */
    readonly delineation: ReferenceFacts
    /** The Congress whose districts are used (`vintage`), and the method by which they were found. */
    readonly congress: ReferenceFacts
    readonly zipInfo: (zip: string) => ZipInfo | undefined
    /** Returns the ZIP Codes from `from` to `to`, both inclusive, ascending; empty if `from` is greater than `to`. */
    readonly zipsInRange: (from: string, to: string) => ReadonlyArray<string>
    /** Returns the existing ZIP Codes, in the requested order, without duplicates. */
    readonly validZips: (zips: ReadonlyArray<string>) => ReadonlyArray<string>
    /** Returns the metro area's FIPS codes, ascending; undefined if the metro area doesn't exist. */
    readonly countiesOfMetroArea: (code: string) => ReadonlyArray<string> | undefined
    /**
     * Returns the districts that a ZIP Code overlaps, ascending, in the format IL05; '00' is a state's only district.
     */
    readonly districtsOfZip: (zip: string) => ReadonlyArray<string>
    /** Returns the districts in a state or DC, ascending. */
    readonly districts: (state: string) => ReadonlyArray<string>
    /** Returns the ZIP Codes in a district, ascending, like all ZIP Codes below. */
    readonly zipsOfDistrict: (district: string) => ReadonlyArray<string>
    readonly zipsOfCounty: (fips: string) => ReadonlyArray<string>
    readonly zipsOfCity: (state: string, name: string) => ReadonlyArray<string>
    readonly zipsOfScf: (scf: string) => ReadonlyArray<string>
    readonly zipsOfState: (state: string) => ReadonlyArray<string>
  }
>()("@listwright/geography/lookup/Geography") {
  /**
   * Reads the committed files, about 2 MB, once; metro areas and districts in the provider's `folder` take precedence.
   * Fails if any of the provider's files can't be used, naming the file.
   */
  static readonly layerWith = (folder: string | null): Layer.Layer<Geography, ReferenceUnusable> =>
    Layer.effect(
      Geography,
      Effect.map(makeGeography(folder), (made) => Geography.of(made)),
    )

  /** Uses only the committed files. They're part of the program, so failing to read them is a defect. */
  static readonly layer = Layer.orDie(Geography.layerWith(null))
}
