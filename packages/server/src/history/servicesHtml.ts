const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** Returns the work done for an order as an HTML list, with special characters escaped; '' if there is no text. */
export const servicesHtml = (services: ReadonlyArray<string>): string =>
  services.length === 0
    ? ""
    : `<ul>${services.map((text) => `<li>${text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "")}</li>`).join("")}</ul>`
