import { afterAll, beforeAll, expect, it } from "vitest"
import { type RealServer, START_MS, startRealServer } from "../realServer.ts"

let site: RealServer
beforeAll(async () => {
  site = await startRealServer({ demoUsers: false })
}, START_MS)
afterAll(() => site.stop())

const users = (...argv: ReadonlyArray<string>) =>
  site.listwright(["users", ...argv], { env: { LISTWRIGHT_OPERATOR: site.operator } })
/** The headings of the table of users. */
const HEAD = "email\tname\trole\taccounts\tstate\n"
const ANN = "ann@bakery.example"

it("a site without demo users has no users until its operator adds one", async () => {
  expect(site.server.demoUsers).toEqual([])
  expect(await users("list")).toEqual({ exitCode: 0, stdout: HEAD, stderr: "" })
  const unknown = await users("add", ANN, "--account", "Bakery")
  expect([unknown.exitCode, unknown.stderr]).toEqual([5, expect.stringContaining("--new-account")])
  const added = await users("add", ANN, "--account", "Bakery", "--new-account", "--first-name", "Ann")
  expect([added.exitCode, added.stderr]).toEqual([0, ""])
  expect(added.stdout).toMatch(/^link\thttp:\/\/127\.0\.0\.1:\d+\/signin#link=[\w-]{43}\nexpires\t\S+Z\n$/)
  expect((await users("list")).stdout).toBe(`${HEAD}${ANN}\tAnn\tUser\tBakery\tinvited\n`)
})

it("says what is wrong, with an exit code of its own", async () => {
  const exists = await users("add", ANN, "--account", "Bakery", "--json")
  expect(exists.exitCode).toBe(5)
  expect(JSON.parse(exists.stderr).error).toMatchObject({
    code: "validation",
    message: expect.stringContaining(`users invite ${ANN}`),
  })
  const role = await users("role", ANN, "boss")
  expect([role.exitCode, role.stderr]).toEqual([5, expect.stringContaining("Power User, Digital User")])
  const nobody = await users("disable", "nobody@bakery.example")
  expect([nobody.exitCode, nobody.stderr]).toEqual([3, expect.stringContaining("users list")])
  expect((await users("disable")).exitCode).toBe(2)
  expect((await users("disable", ANN, "--demo")).exitCode).toBe(2)
  expect((await users("add", ANN)).exitCode).toBe(2)
  expect((await users("list", "--operator", "guess")).exitCode).toBe(4)
})

it("sets what somebody may order and sees, and for whom they work; what is not named stays", async () => {
  const settings = async (...options: ReadonlyArray<string>) => {
    const { exitCode, stderr, stdout } = await users("set", ANN, ...options, "--json")
    if (exitCode !== 0) throw new Error(stderr)
    return JSON.parse(stdout)
  }
  expect(await settings("--sources", "10,170", "--services", "cleanList", "--orders", "off")).toMatchObject({
    email: ANN,
    sources: [10, 170],
    services: ["cleanList"],
    mayOrder: false,
  })
  expect(
    await settings("--videos", "on", "--digital-history", "on", "--add-account", "Harbor", "--new-account"),
  ).toMatchObject({
    sources: [10, 170],
    services: ["cleanList"],
    showVideos: true,
    showDigitalHistory: true,
    mayOrder: false,
    accounts: ["Bakery", "Harbor"],
  })
  expect(
    await settings("--sources", "all", "--services", "none", "--drop-account", "Harbor", "--orders", "on"),
  ).toMatchObject({ services: [], accounts: ["Bakery"], mayOrder: true, showVideos: true })
})

it("takes no setting that there is not, and says which there are", async () => {
  const refused = async (...options: ReadonlyArray<string>) => {
    const { exitCode, stderr } = await users("set", ANN, ...options)
    return [exitCode, stderr]
  }
  expect(await refused("--services", "washList")).toEqual([
    5,
    expect.stringContaining("enhanceList,cleanList"),
  ])
  expect(await refused("--sources", "10,9999")).toEqual([
    5,
    expect.stringContaining("doesn't sell source 9999"),
  ])
  expect(await refused("--videos", "maybe")).toEqual([5, expect.stringContaining("on, off or by-role")])
  expect(await refused("--drop-account", "Bakery")).toEqual([5, expect.stringContaining("can't be dropped")])
  expect(await refused("--add-account", "Nobody's")).toEqual([5, expect.stringContaining("--new-account")])
})

it("gives roles, makes new links and disables", async () => {
  const role = await users("role", ANN, "power-user", "--json")
  expect(JSON.parse(role.stdout)).toMatchObject([{ email: ANN, role: "Power User" }])
  const invited = await users("invite", ANN, "--json")
  expect(JSON.parse(invited.stdout)).toMatchObject({
    email: ANN,
    link: expect.stringContaining("/signin#link="),
  })
  expect((await users("disable", ANN)).stdout).toBe(`${HEAD}${ANN}\tAnn\tPower User\tBakery\tdisabled\n`)
  expect(await users("disable", "--demo")).toEqual({ exitCode: 0, stdout: HEAD, stderr: "" })
})
