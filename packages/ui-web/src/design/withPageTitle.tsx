import type { ComponentType } from "react"
import { usePageTitle } from "./usePageTitle.ts"

/**
 * Wraps a route's screen so that it sets the browser tab's title. A screen whose title depends on its data sets the
 * title itself.
 */
export const withPageTitle = (
  title: string,
  Screen: ComponentType,
): { readonly Component: ComponentType } => {
  function Titled() {
    usePageTitle(title)
    return <Screen />
  }
  return { Component: Titled }
}
