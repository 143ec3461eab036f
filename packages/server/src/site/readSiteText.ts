import { readFile } from "node:fs/promises"

/** Reads a text file of a site's folder without the byte order mark that some editors put in front. */
export const readSiteText = async (file: string): Promise<string> =>
  (await readFile(file, "utf8")).replace(/^\uFEFF/, "")
