import { Command } from "@commander-js/extra-typings"

/** Declares `saved browse`. */
export const declareBrowse = () =>
  new Command("browse").description("search, preview and combine lists on a screen")
