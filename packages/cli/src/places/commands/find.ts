import { Command } from "@commander-js/extra-typings"
import { jsonOption } from "../../terminal/options.ts"

const findHelp = `
Finds an address, a street, a ZIP Code, a city, a state, or coordinates with the latitude first. Prints one row per place, most
likely first: level, place, latitude, longitude. The level describes the point:

  address  where the house is, or would be based on its number; the two look the same
  street   the middle of the street, if it has no such number or too few known houses
  zip      the middle of the ZIP Code, also for a PO box
  city     the middle of the city
  state    the middle of the state
  exact    coordinates

A site limits how many addresses a user can look up per day. ZIP Codes and cities don't count toward the limit.

  listwright places find "1600 Main St, Dayton OH"
  listwright places find "Main St, Dayton OH" --json`

/** Declares `places find`. */
export const declareFind = () =>
  new Command("find")
    .description("find an address, and how precisely it is known")
    .argument("<text...>", "an address with its city or ZIP Code, or a place")
    .addOption(jsonOption())
    .addHelpText("after", findHelp)
