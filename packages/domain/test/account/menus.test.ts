import { describe, expect, it } from "vitest"
import {
  HUB_TABS,
  OTHER_LINK_KEYS,
  SERVICE_LINK_KEYS,
  SERVICE_NAMES,
  offersNothing,
  serviceMenu,
  visibleServices,
} from "../../src/account/landing/serviceMenu.ts"
import { activationText } from "../../src/account/Notices.ts"
import { type ServiceFlags, SERVICES } from "../../src/account/ServiceFlags.ts"
import { historyMenus, videosRoute } from "../../src/account/landing/userMenus.ts"

const all: ServiceFlags = {
  enhanceList: true,
  cleanList: true,
  emailAppend: true,
  emailVerification: true,
  phoneAppend: true,
  phoneReverse: true,
  emailReverse: true,
  phoneVerification: true,
  portraitReports: true,
}

describe("the service menu [p6-service-menu]", () => {
  it("has every service that the user has, in its section", () => {
    expect(serviceMenu(all)).toEqual([
      {
        section: "Enhance Your Data",
        services: ["enhanceList", "emailAppend", "phoneAppend", "phoneReverse", "emailReverse"],
      },
      {
        section: "Clean & Verify Your Data",
        services: ["cleanList", "emailVerification", "phoneVerification"],
      },
      { section: "Analyze My Customers", services: ["portraitReports"] },
    ])
  })

  it.each(SERVICES)("has no %s without its flag", (service) => {
    expect(visibleServices({ ...all, [service]: false })).toEqual(SERVICES.filter((each) => each !== service))
  })

  it("tells how to have a section without services activated, by the site's own contact [p9-support-contact]", () => {
    const [, section] = serviceMenu({
      ...all,
      cleanList: false,
      emailVerification: false,
      phoneVerification: false,
    })
    expect(section?.services).toEqual([])
    expect(activationText("Clean & Verify Your Data")).toBe(
      "To activate 'Clean & Verify Your Data', please contact support:",
    )
  })

  it("tells so only where there is nothing to ask for: reports need no flag [p6-service-menu]", () => {
    const none = Object.fromEntries(SERVICES.map((service) => [service, false])) as typeof all
    expect(serviceMenu(none).map((section) => [section.section, offersNothing(section)])).toEqual([
      ["Enhance Your Data", true],
      ["Clean & Verify Your Data", true],
      ["Analyze My Customers", false],
    ])
    expect(serviceMenu(all).some(offersNothing)).toBe(false)
  })

  it("follows Reach My Audience in the hub", () => {
    expect(HUB_TABS).toEqual([
      "Reach My Audience",
      "Enhance Your Data",
      "Clean & Verify Your Data",
      "Analyze My Customers",
    ])
  })

  it("names each service, and finds its page by a key of its own", () => {
    expect(SERVICES.map((service) => [SERVICE_NAMES[service], SERVICE_LINK_KEYS[service]])).toEqual([
      ["Enhance List", "enhanceList"],
      ["Clean List", "cleanList"],
      ["Email Append", "emailAppend"],
      ["Email Verification", "emailVerification"],
      ["Phone Append", "phoneAppend"],
      ["Reverse Phone Append", "phoneReverse"],
      ["Reverse Email Append", "reverseEmailAppend"],
      ["Phone Verification", "phoneVerification"],
      ["Portrait Reports", "portaitreports"],
    ])
    expect(Object.values(OTHER_LINK_KEYS)).toEqual(["history", "mysavecount", "getOrderMoreCountGo"])
  })
})

describe("the history menus [p6-history-menu]", () => {
  it.each([
    [true, true, ["orderHistory", "digitalHistory"]],
    [true, false, ["orderHistory"]],
    [false, true, []],
    [false, false, []],
  ])(
    "with ShowOrderHistory %s and ShowDigitalHistory %s are %j",
    (showOrderHistory, showDigitalHistory, menus) => {
      expect(historyMenus({ showOrderHistory, showDigitalHistory })).toEqual(menus)
    },
  )
})

describe("the videos page [p6-videos]", () => {
  it("leads users who may not see videos to landing", () => {
    expect([true, false].map((showVideos) => videosRoute({ showVideos }))).toEqual(["stay", "landing"])
  })
})
