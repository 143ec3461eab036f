import { Command, Option } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { collectOptionValue } from "../../terminal/options.ts"
import { granularityValues } from "./whereValues.ts"

const repeated = <Usage extends string>(usage: Usage, description: string) =>
  new Option(usage, description).argParser(collectOptionValue)

/** Builds the option that excludes what another option selects. */
const excluding = <Word extends string, Place extends string>(word: Word, place: Place) =>
  repeated(`--exclude-${word} ${place}`, `in the same format as --${word}`)

/**
 * Builds the options for where to count, under their own headings. All options that name areas can be repeated. '-'
 * means standard input wherever an option takes a file.
 */
export const areaOptions = () =>
  new Command()
    .optionsGroup("Areas (you can repeat most options; together, they form one list):")
    .addOption(repeated("--zip <codes>", "ZIP Codes, separated by commas"))
    .addOption(repeated("--zip4 <codes>", "ZIP+4 codes, separated by commas: 60614-1234"))
    .addOption(repeated("--route <codes>", "carrier routes, separated by commas: 60614C001"))
    .addOption(
      repeated(
        "--postal-code <codes>",
        "Canadian postal codes or their first halves, separated by commas: M5V,'M5V 2T6'",
      ),
    )
    .addOption(repeated("--scf <codes>", "SCF Codes, separated by commas"))
    .addOption(repeated("--city <name>", "a city: 'Chicago, IL'"))
    .addOption(repeated("--county <name>", "a county: 'Cook, IL', or its FIPS code 17031"))
    .addOption(repeated("--metro <name>", "a metro area: 'Chicago metro', or its CBSA code 16980"))
    .addOption(repeated("--district <codes>", "congressional districts, separated by commas: TX-21"))
    .addOption(repeated("--state <names>", "states, separated by commas: Texas, TX"))
    .addOption(
      new Option("--zips-from <file>", "ZIP Codes from a file, or - for standard input").conflicts("zip"),
    )
    .option("--usa", "the whole United States")
    .addOption(
      repeated(
        "--radius <place>",
        "around an address with its city, a ZIP Code, a city with its state, or 41.88,-87.63; with --miles",
      ),
    )
    .addOption(repeated("--miles <number>", "the radius in miles: one for all, or one for each --radius"))
    .option("--same-state", "do not let a radius cross state lines")
    .addOption(
      new Option(
        "--granularity <unit>",
        "the unit that a radius or polygon selects (standard: records)",
      ).choices(granularityValues),
    )
    .addOption(repeated("--closest <number>", "the nearest records to a place; with --near"))
    .addOption(repeated("--near <place>", "the place for --closest, in the same format as --radius"))
    .addOption(
      repeated(
        "--polygon <file>",
        "shapes: GeoJSON, KML, or lines of longitude,latitude; - is standard input",
      ),
    )
    .addOption(
      repeated(
        "--addresses-from <file>",
        "many places, each with its miles: CSV or Excel with Keycode, Address, City, State, ZIP, Distance",
      ),
    )
    .addOption(
      repeated("--address-column <pair>", "the file's column for a field, like Keycode='Store number'"),
    )
    .option("--simplify", "simplify a polygon of more than 500 corners")
    .optionsGroup("Areas to exclude from all others:")
    .addOption(excluding("zip", "<codes>"))
    .addOption(excluding("zip4", "<codes>"))
    .addOption(excluding("route", "<codes>"))
    .addOption(excluding("postal-code", "<codes>"))
    .addOption(excluding("scf", "<codes>"))
    .addOption(excluding("city", "<name>"))
    .addOption(excluding("county", "<name>"))
    .addOption(excluding("metro", "<name>"))
    .addOption(excluding("district", "<codes>"))
    .addOption(excluding("state", "<names>"))

export type AreaFlags = CommandFlags<typeof areaOptions>
