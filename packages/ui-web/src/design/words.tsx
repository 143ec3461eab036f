import { inWording, type Wording, wordingReading, type Words } from "@listwright/domain/shared"
import { createContext, use } from "react"

/** Reads the wording that the site has chosen, which is known once the site is. */
export type KnownWording = () => Wording

const WordingContext = createContext<KnownWording>(() => wordingReading.default)
export const WordingProvider = WordingContext.Provider

/** Returns the wording of the site [p5-wording]. */
export const useWording = (): Wording => use(WordingContext)()

/** Returns texts in the wording of the site: `words(notice.text)`. */
export const useWords = (): ((text: Words) => string) => {
  const wording = useWording()
  return (text) => inWording(text, wording)
}

/** A text in the wording of the site. */
export function Worded({ text }: { readonly text: Words }) {
  return useWords()(text)
}
