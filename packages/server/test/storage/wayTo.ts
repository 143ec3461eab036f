import { connect, createServer, type Socket } from "node:net"

/** A way to a database that can be closed and opened again, as a network does. */
export const wayTo = async (databaseUrl: string) => {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const way = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on("error", () => socket.destroy())
      socket.on("close", () => {
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  const listen = (port: number) => new Promise<void>((resolve) => way.listen(port, "127.0.0.1", resolve))
  await listen(0)
  const address = way.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  const url = new URL(databaseUrl)
  url.hostname = "127.0.0.1"
  url.port = String(port)
  return {
    url: url.href,
    open: () => listen(port),
    close: () =>
      new Promise<void>((resolve) => {
        way.close(() => resolve())
        for (const socket of sockets) socket.destroy()
        sockets.clear()
      }),
  }
}
