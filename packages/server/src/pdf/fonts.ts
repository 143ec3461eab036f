import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"

const { resolve } = createRequire(import.meta.url)
const FOLDER = "@expo-google-fonts/inter"

/** A document's fonts: Inter, with the glyphs in use embedded, so that the document looks the same everywhere. */
export interface PdfFonts {
  readonly regular: Buffer
  readonly strong: Buffer
}

export const loadPdfFonts = async (): Promise<PdfFonts> => ({
  regular: await readFile(resolve(`${FOLDER}/400Regular/Inter_400Regular.ttf`)),
  strong: await readFile(resolve(`${FOLDER}/600SemiBold/Inter_600SemiBold.ttf`)),
})
