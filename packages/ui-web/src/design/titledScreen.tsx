import type { ComponentType } from "react"
import { usePageTitle } from "./usePageTitle.ts"

/** What a route shows, under the title that it brings for the browser's tab. A title that data make is the screen's own. */
export const titledScreen = (title: string, Screen: ComponentType): { readonly Component: ComponentType } => {
  function Titled() {
    usePageTitle(title)
    return <Screen />
  }
  return { Component: Titled }
}
