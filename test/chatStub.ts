import { createServer, type Server } from "node:http"

/** Says hello, answers what it is asked, and tries what a stranger's script may not. */
const widget = `
  const said = (text) => document.body.append(Object.assign(document.createElement("p"), { textContent: text }))
  const attempt = async (name, tries) => said(name + ": " + (await Promise.resolve().then(tries).then(() => "allowed", () => "refused")))
  const origin = new URL(document.currentScript.src).origin
  document.title = "Somebody's chat"
  const form = document.createElement("form")
  form.innerHTML = '<label>Question <input name="question"></label> <button>Ask</button>'
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    said("You asked: " + form.elements.question.value)
  })
  document.body.append("How can we help?", form)
  attempt("its own origin", () => fetch(origin + "/hello"))
  attempt("the site", () => fetch(new URL("/Common/InitUser.ashx", document.referrer || location.href), { method: "POST" }))
  attempt("the page around it", () => parent.document.title)
  attempt("cookies", () => document.cookie)
`

/** The chat of a third party, on a port of its own. */
export const startChatStub = (): Promise<{
  readonly origin: string
  readonly asked: ReadonlyArray<string>
  readonly stop: () => Promise<void>
}> =>
  new Promise((resolve) => {
    const asked: Array<string> = []
    const server: Server = createServer((request, response) => {
      asked.push(request.url ?? "")
      const isScript = request.url === "/widget.js"
      // The frame has an opaque origin, so it needs CORS even for its own script.
      response.writeHead(200, {
        "content-type": isScript ? "text/javascript" : "text/plain",
        "access-control-allow-origin": "*",
      })
      response.end(isScript ? widget : "Hello.\n")
    })
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      const port = address === null || typeof address === "string" ? 0 : address.port
      resolve({
        origin: `http://127.0.0.1:${port}`,
        asked,
        stop: () =>
          new Promise((done) => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      })
    })
  })
