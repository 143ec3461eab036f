import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

const findHelp = `
Finds an address, a street, a ZIP Code, a city, a state, or coordinates with the latitude first. Prints one row per place, the
likeliest first: level, place, latitude, longitude. The level says what the point is:

  address  where the house is, or would be by its number; the two look the same
  street   the middle of the street: it has no such number, or too few houses are known on it
  zip      the middle of the ZIP Code, also of a PO box
  city     the middle of the city
  state    the middle of the state
  exact    coordinates

A site limits how many addresses a user looks up in a day; ZIP Codes and cities do not count.

  listwright places find "1600 Main St, Dayton OH"
  listwright places find "Main St, Dayton OH" --json`

/** Declares `places find`. */
export const declareFind = () =>
  new Command("find")
    .description("find an address, and how precisely it is known")
    .argument("<text...>", "an address with its city or ZIP Code, or a place")
    .addOption(jsonOption())
    .addHelpText("after", findHelp)
