const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** Renders an order's services as an HTML list, with special characters escaped; '' if there are none. */
export const servicesHtml = (services: ReadonlyArray<string>): string =>
  services.length === 0
    ? ""
    : `<ul>${services.map((text) => `<li>${text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "")}</li>`).join("")}</ul>`
