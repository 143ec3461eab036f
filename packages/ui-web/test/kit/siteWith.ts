import type { Part } from "@listwright/domain/parts"
import type { Network } from "./siteNetwork.ts"

/** The site with a switch of its own. */
export const siteWith = (network: Network, name: string, value: boolean): void =>
  network.answer("/PlaceOrder.aspx/InitializeCommonJsConfiguration", async (_request, pass) => {
    const text = await (await pass()).text()
    return new Response(text.replace(new RegExp(`("${name}":)\\w+`), `$1${value}`), {
      headers: { "content-type": "application/json" },
    })
  })

/** The site with readings of its own of the specification. */
export const siteReading = (network: Network, readings: Readonly<Record<string, string>>): void =>
  network.answer("/PlaceOrder.aspx/InitializeCommonJsConfiguration", async (_request, pass) => {
    const { d } = await (await pass()).json()
    const Readings = { ...d.DataSource.Readings, ...readings }
    return Response.json({ d: { ...d, DataSource: { ...d.DataSource, Readings } } })
  })

/** The site without parts that it switched off, for guests too. */
export const siteWithout = (network: Network, parts: ReadonlyArray<Part>): void => {
  for (const path of ["/PlaceOrder.aspx/InitializeCommonJsConfiguration", "/Common/InitSite.ashx"])
    network.answer(path, async (_request, pass) => {
      const { d } = await (await pass()).json()
      return Response.json({ d: { ...d, DataSource: { ...d.DataSource, WithoutParts: parts } } })
    })
}

/** The site with these ways to reach its staff, for guests too. */
export const siteReachedBy = (
  network: Network,
  ways: { readonly PhoneNumber: string; readonly ContactEmail: string },
): void => {
  for (const path of ["/PlaceOrder.aspx/InitializeCommonJsConfiguration", "/Common/InitSite.ashx"])
    network.answer(path, async (_request, pass) => {
      const { d } = await (await pass()).json()
      return Response.json({ d: { ...d, DataSource: { ...d.DataSource, ...ways } } })
    })
}
