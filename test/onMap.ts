import type { Page } from "@playwright/test"

/** Helpers that act on a map and read from it. The page's map is a property of the element around it. */

type Point = readonly [longitude: number, latitude: number]

/** The part of MapLibre's map that the tests use, within the page. */
interface DrawnMap {
  readonly loaded: () => boolean
  readonly isMoving: () => boolean
  readonly once: (event: "idle", then: () => void) => void
  readonly getZoom: () => number
  readonly getCenter: () => { readonly lng: number; readonly lat: number }
  readonly getLayer: (id: string) => { readonly isHidden: (zoom: number) => boolean } | undefined
  readonly getPaintProperty: (layer: string, property: string) => unknown
  readonly jumpTo: (view: { readonly center: [number, number]; readonly zoom: number }) => void
  readonly project: (point: [number, number]) => { readonly x: number; readonly y: number }
  readonly unproject: (point: [number, number]) => { readonly lng: number; readonly lat: number }
  readonly queryRenderedFeatures: (where: { readonly layers: ReadonlyArray<string> }) => ReadonlyArray<{
    readonly properties: Readonly<Record<string, unknown>>
    readonly state: Readonly<Record<string, unknown>>
  }>
}

interface WithMap extends Element {
  readonly listMap?: DrawnMap
}

/** The map is drawn and at rest, with all of its tiles. */
export const mapAtRest = async (page: Page): Promise<void> => {
  await page.locator(".list-map[data-drawn]").waitFor({ timeout: 60_000 })
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const map = document.querySelector<WithMap>(".list-map")?.listMap
        if (map === undefined || (map.loaded() && !map.isMoving())) resolve()
        else map.once("idle", resolve)
      }),
  )
}

/** Shows a point, in the renderer's zoom, at once. */
export const showOnMap = async (page: Page, center: Point, zoom: number): Promise<void> => {
  await page.evaluate(
    ([[east, north], closeness]) => {
      const map = document.querySelector<WithMap>(".list-map")?.listMap
      map?.jumpTo({ center: [east, north], zoom: closeness })
    },
    [center, zoom] as const,
  )
  await mapAtRest(page)
}

/** The map is in the window, so that a pointer reaches all of it. */
export const mapIntoView = async (page: Page): Promise<void> => {
  await page.locator(".list-map").evaluate((map) => map.scrollIntoView({ block: "center" }))
}

/** Returns the position of a point in the window. */
export const placeOnMap = async (
  page: Page,
  point: Point,
): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate(([east, north]) => {
    const holder = document.querySelector<WithMap>(".list-map")
    const box = holder?.querySelector("canvas")?.getBoundingClientRect()
    const at = holder?.listMap?.project([east, north])
    return { x: (box?.left ?? 0) + (at?.x ?? 0), y: (box?.top ?? 0) + (at?.y ?? 0) }
  }, point)

/** Presses a point of the map as a person does: a double click is two presses in quick succession. */
export const pressOnMap = async (page: Page, point: Point): Promise<void> => {
  await mapIntoView(page)
  const { x, y } = await placeOnMap(page, point)
  await page.mouse.move(x - 3, y - 3)
  await page.mouse.move(x, y, { steps: 2 })
  await page.mouse.down()
  await page.mouse.up()
}

export const sceneOfMap = async (page: Page): Promise<{ readonly zoom: number; readonly center: Point }> =>
  page.evaluate(() => {
    const map = document.querySelector<WithMap>(".list-map")?.listMap
    const { lat = NaN, lng = NaN } = map?.getCenter() ?? {}
    return { zoom: map?.getZoom() ?? NaN, center: [lng, lat] as const }
  })

/**
 * Tells whether the renderer draws a layer at the current zoom; a query of its features answers one zoom too early.
 */
export const isDrawnOnMap = async (page: Page, layer: string): Promise<boolean> =>
  page.evaluate((name) => {
    const map = document.querySelector<WithMap>(".list-map")?.listMap
    return map?.getLayer(name)?.isHidden(map.getZoom()) === false
  }, layer)

/** A property of all that a layer draws in view, each once, ascending. */
export const drawnOnMap = async (
  page: Page,
  layer: string,
  property: string,
): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    ([name, key]) => {
      const map = document.querySelector<WithMap>(".list-map")?.listMap
      const found = map?.queryRenderedFeatures({ layers: [name] }) ?? []
      return [...new Set(found.map(({ properties }) => String(properties[key])))].toSorted()
    },
    [layer, property] as const,
  )

/** Reads paint properties, each by its layer and name. */
export const paintOnMap = async (
  page: Page,
  asked: ReadonlyArray<readonly [layer: string, property: string]>,
): Promise<ReadonlyArray<unknown>> =>
  page.evaluate(
    (pairs) => {
      const map = document.querySelector<WithMap>(".list-map")?.listMap
      return pairs.map(([layer, property]) => map?.getPaintProperty(layer, property))
    },
    asked as ReadonlyArray<[string, string]>,
  )

/** The shades of the outlines in view, by their code. */
export const shadesOnMap = async (
  page: Page,
  layer: string,
  property: string,
): Promise<Readonly<Record<string, unknown>>> =>
  page.evaluate(
    ([name, key]) => {
      const map = document.querySelector<WithMap>(".list-map")?.listMap
      const found = map?.queryRenderedFeatures({ layers: [name] }) ?? []
      return Object.fromEntries(
        found.map(({ properties, state }) => [String(properties[key]), state["shade"]]),
      )
    },
    [layer, property] as const,
  )
