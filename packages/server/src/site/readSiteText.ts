import { readFile } from "node:fs/promises"

/** Reads a text file in a site's folder, without the byte order mark that some editors put at the beginning. */
export const readSiteText = async (file: string): Promise<string> =>
  (await readFile(file, "utf8")).replace(/^\uFEFF/, "")
