/** Ways in which a call fails, with what a form shows of each. */
export const FAILING: ReadonlyArray<{
  readonly is: string
  readonly end: () => Response | Promise<Response>
  readonly title: string
  readonly text: string
}> = [
  {
    is: "the server fails",
    end: () => new Response("", { status: 500 }),
    title: "Something went wrong",
    text: "The server couldn't complete your request. If trying again doesn't help, call a Digital Expert at 800-555-0142.",
  },
  {
    is: "the server is busy",
    end: () => new Response("", { status: 503 }),
    title: "Something went wrong",
    text: "The server couldn't complete your request. Please try again.",
  },
  {
    is: "the server takes too long",
    end: () => new Response("", { status: 408 }),
    title: "The server took too long to respond",
    text: "Check your internet connection, then try again.",
  },
  {
    is: "there is no connection",
    end: () => Promise.reject(new TypeError("Failed to fetch")),
    title: "No connection",
    text: "The server can't be reached. Check your internet connection.",
  },
]
