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
    title: "Server Error",
    text: "Sorry for the server error. If you need help, please contact a Digital Expert at 800-555-0142.",
  },
  {
    is: "the server is busy",
    end: () => new Response("", { status: 503 }),
    title: "Server Error",
    text: "Sorry, please try again",
  },
  {
    is: "the server takes too long",
    end: () => new Response("", { status: 408 }),
    title: "Connect Error",
    text: "Please check the internet connection",
  },
  {
    is: "there is no connection",
    end: () => Promise.reject(new TypeError("Failed to fetch")),
    title: "Connect Error",
    text: "Network connect fail",
  },
]
