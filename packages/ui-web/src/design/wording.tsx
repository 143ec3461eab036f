import { selectWording, type Wording, wordingReading, type MessageText } from "@listwright/domain/shared"
import { createContext, use } from "react"

/** Returns the site's wording, which is available once the site is known. */
export type WordingGetter = () => Wording

const WordingContext = createContext<WordingGetter>(() => wordingReading.default)
export const WordingProvider = WordingContext.Provider

/** Returns the site's wording [p5-wording]. */
export const useWording = (): Wording => use(WordingContext)()

/** Returns a function that converts messages to the site's wording: `words(notice.text)`. */
export const useApplyWording = (): ((text: MessageText) => string) => {
  const wording = useWording()
  return (text) => selectWording(text, wording)
}

/** A message in the site's wording. */
export function WordedText({ text }: { readonly text: MessageText }) {
  return useApplyWording()(text)
}
