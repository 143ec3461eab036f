import type { MockNetwork } from "./mockNetwork.ts"

/** The site with a switch of its own. */
export const siteWith = (network: MockNetwork, name: string, value: boolean): void =>
  network.answer("/PlaceOrder.aspx/InitializeCommonJsConfiguration", async (_request, pass) => {
    const text = await (await pass()).text()
    return new Response(text.replace(new RegExp(`("${name}":)\\w+`), `$1${value}`), {
      headers: { "content-type": "application/json" },
    })
  })
