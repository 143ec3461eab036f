const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** What was done for an order as a list in HTML, whatever signs it holds; '' where nothing is said. */
export const servicesHtml = (services: ReadonlyArray<string>): string =>
  services.length === 0
    ? ""
    : `<ul>${services.map((text) => `<li>${text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "")}</li>`).join("")}</ul>`
