import { inWording, type Wording, wordingReading, type Words } from "@listwright/domain/shared"
import { createContext, use } from "react"

/** Returns the site's wording, which is known once the site is. */
export type KnownWording = () => Wording

const WordingContext = createContext<KnownWording>(() => wordingReading.default)
export const WordingProvider = WordingContext.Provider

/** Returns the site's wording [p5-wording]. */
export const useWording = (): Wording => use(WordingContext)()

/** Returns a function that converts texts to the site's wording: `words(notice.text)`. */
export const useWords = (): ((text: Words) => string) => {
  const wording = useWording()
  return (text) => inWording(text, wording)
}

/** A text in the site's wording. */
export function Worded({ text }: { readonly text: Words }) {
  return useWords()(text)
}
