import type { MockNetwork } from "./mockNetwork.ts"

/** The site with a switch of its own. */
export const siteWith = (network: MockNetwork, name: string, value: boolean): void =>
  network.answer("/PlaceOrder.aspx/InitializeCommonJsConfiguration", async (_request, pass) => {
    const text = await (await pass()).text()
    return new Response(text.replace(new RegExp(`("${name}":)\\w+`), `$1${value}`), {
      headers: { "content-type": "application/json" },
    })
  })

/** The site with readings of its own of the specification. */
export const siteReading = (network: MockNetwork, readings: Readonly<Record<string, string>>): void =>
  network.answer("/PlaceOrder.aspx/InitializeCommonJsConfiguration", async (_request, pass) => {
    const { d } = await (await pass()).json()
    const Readings = { ...d.DataSource.Readings, ...readings }
    return Response.json({ d: { ...d, DataSource: { ...d.DataSource, Readings } } })
  })
