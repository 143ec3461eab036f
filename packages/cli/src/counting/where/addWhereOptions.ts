import { type Command, Option } from "commander"
import { oneMore } from "../../terminal/options.ts"
import {
  GRANULARITY_WORDS,
  NAMED_WORDS,
  type NamedWord,
  optionWord,
  POSTAL_WORDS,
  type PostalWord,
} from "./WhereFlags.ts"

const repeated = (flags: string, description: string): Option =>
  new Option(flags, description).argParser(oneMore)

/** The placeholder and description of each option. */
const NAMED: Readonly<Record<NamedWord | PostalWord, readonly [placeholder: string, description: string]>> = {
  zip: ["<codes>", "ZIP Codes, separated by commas"],
  zip4: ["<codes>", "ZIP+4 codes, separated by commas: 60614-1234"],
  route: ["<codes>", "carrier routes, separated by commas: 60614C001"],
  postalCode: ["<codes>", "Canadian postal codes or their first halves, separated by commas: M5V,'M5V 2T6'"],
  scf: ["<codes>", "SCF Codes, separated by commas"],
  city: ["<name>", "a city: 'Chicago, IL'"],
  county: ["<name>", "a county: 'Cook, IL', or its FIPS code 17031"],
  metro: ["<name>", "a metro area: 'Chicago metro', or its CBSA code 16980"],
  district: ["<codes>", "congressional districts, separated by commas: TX-21"],
  state: ["<names>", "states, separated by commas: Texas, TX"],
}

const WORDS = [...POSTAL_WORDS, ...NAMED_WORDS]

/** The options that say where to count, under a heading of their own. All that name areas may be repeated. */
export const addWhereOptions = (count: Command): Command => {
  count.optionsGroup("Areas (most options may be repeated; all of them make one list):")
  for (const word of WORDS) {
    const [placeholder, description] = NAMED[word]
    count.addOption(repeated(`--${optionWord(word)} ${placeholder}`, description))
  }
  count
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
    .addOption(repeated("--miles <number>", "how far around: one for all, or one for each --radius"))
    .option("--same-state", "do not let a radius cross state lines")
    .addOption(
      new Option("--granularity <unit>", "what a radius or polygon is made of (standard: records)").choices(
        Object.keys(GRANULARITY_WORDS),
      ),
    )
    .addOption(repeated("--closest <number>", "the nearest records to a place; with --near"))
    .addOption(repeated("--near <place>", "the place of --closest, written like that of --radius"))
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
      repeated("--address-column <pair>", "which column of the file is which, like Keycode='Store number'"),
    )
    .option("--simplify", "simplify a polygon of more than 500 corners")
  count.optionsGroup("Areas to leave out of all others:")
  for (const word of WORDS) {
    count.addOption(
      repeated(`--exclude-${optionWord(word)} ${NAMED[word][0]}`, `as --${optionWord(word)} names them`),
    )
  }
  return count
}
