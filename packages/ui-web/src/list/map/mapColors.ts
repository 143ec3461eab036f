import { useSyncExternalStore } from "react"
import { useTheme } from "../../design/theme.ts"

const TOKENS = {
  water: "--map-water",
  land: "--map-land",
  far: "--map-far",
  state: "--map-state",
  county: "--map-county",
  zip: "--map-zip",
  route: "--map-route",
  halo: "--map-halo",
  text: "--text",
  muted: "--muted",
  accent: "--accent",
  selection: "--selection",
  caution: "--caution",
  surface: "--surface",
  shade1: "--shade-1",
  shade2: "--shade-2",
  shade3: "--shade-3",
  shade4: "--shade-4",
  shade5: "--shade-5",
} as const

/** The map's colors in the renderer's format: `rgba(…)`. */
export type MapColors = Readonly<Record<keyof typeof TOKENS, string>>

/** A color: red, green, and blue from 0 to 255, and opacity from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, opacity: number]

/** Parses a color from `MapColors`. */
export const parseRgba = (color: string): Rgba => {
  const [red = 0, green = 0, blue = 0, opacity = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue, opacity]
}

/**
 * Reads the tokens' current colors from the page. The renderer doesn't support OKLCH or `light-dark()`, so a canvas
 * converts them to pixels.
 */
const readColors = (): MapColors => {
  const probe = document.createElement("span")
  // With colors forced, every token would be that of text: the map would be one black field.
  probe.style.forcedColorAdjust = "none"
  document.body.append(probe)
  const canvas = document.createElement("canvas")
  canvas.width = canvas.height = 1
  const context = canvas.getContext("2d", { willReadFrequently: true })
  const pixel = (token: string): string => {
    probe.style.color = `var(${token})`
    if (context === null) return "rgba(0,0,0,1)"
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = getComputedStyle(probe).color
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data
    return `rgba(${red},${green},${blue},${(alpha / 255).toFixed(3)})`
  }
  const colors = Object.entries(TOKENS).map(([name, token]) => [name, pixel(token)] as const)
  probe.remove()
  // Every name of `TOKENS` is in it.
  return Object.fromEntries(colors) as MapColors
}

const DARK = "(prefers-color-scheme: dark)"
const isDark = () => matchMedia(DARK).matches
const onDevice = (changed: () => void) => {
  const list = matchMedia(DARK)
  list.addEventListener("change", changed)
  return () => list.removeEventListener("change", changed)
}

let read: { readonly key: string; readonly colors: MapColors } | null = null

/** Reads the colors once per theme, since every part of a map needs them. */
const colorsOf = (shown: string): MapColors => {
  read = read?.key === shown ? read : { key: shown, colors: readColors() }
  return read.colors
}

/** Returns the map's colors in the current theme. */
export const useMapColors = (): MapColors => {
  const [theme] = useTheme()
  const dark = useSyncExternalStore(onDevice, isDark)
  return colorsOf(`${theme} ${dark}`)
}
