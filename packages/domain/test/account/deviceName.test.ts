import { expect, it } from "vitest"
import { deviceName } from "../../src/account/sign-in/deviceName.ts"
import { canReferenceRecord } from "../../src/account/recordReferences.ts"
import { AccountId } from "../../src/account/AccountId.ts"
import { UserId } from "../../src/account/UserId.ts"

it.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
    "Chrome on Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 OPR/120.0",
    "Opera on Linux",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15",
    "Safari on Mac",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1",
    "Chrome on iPhone",
  ],
  ["Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) FxiOS/140.0 Mobile Safari/604.1", "Firefox on iPad"],
  [
    "Mozilla/5.0 (Linux; Android 16) SamsungBrowser/29.0 Chrome/140.0 Mobile Safari/537.36",
    "Samsung Internet on Android",
  ],
  ["Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) Chrome/140.0 Safari/537.36", "Chrome on ChromeOS"],
  ["Firefox/140.0", "Firefox"],
  ["Something (Linux)", "A browser on Linux"],
  ["curl/8.5.0", "A browser"],
  ["", "A browser"],
])("a browser that says '%s' is %s", (name, device) => {
  expect(deviceName({ kind: "browser", name })).toBe(device)
})

it("a token is what it was called", () => {
  expect(deviceName({ kind: "token", name: "listwright on desk" })).toBe("listwright on desk")
  expect(deviceName({ kind: "token", name: "" })).toBe("A token")
})

it("nobody names the profile or a sign-in of somebody else, whatever they manage", () => {
  const [own, other] = [UserId.make("own"), UserId.make("other")]
  const accountId = AccountId.make(1)
  const reach = { userId: own, accountId, managedAccounts: [accountId] }
  for (const kind of ["profile", "sign-in"] as const) {
    expect(canReferenceRecord(kind, reach, { userId: own, accountId })).toBe(true)
    expect(canReferenceRecord(kind, reach, { userId: other, accountId })).toBe(false)
  }
})
