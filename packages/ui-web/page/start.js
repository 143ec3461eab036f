// Before the first paint: a chosen theme never flashes, and the page starts in the shape of the screen that comes.
{
  const page = document.documentElement
  try {
    const theme = localStorage.getItem("listwright-theme")
    if (theme === "light" || theme === "dark") page.dataset.theme = theme
    if (localStorage.getItem("listwright-signed-in-as") !== null) page.dataset.returning = ""
  } catch {}
  const { hash, pathname } = location
  const shapeOf = () => {
    if (hash.startsWith("#link=") || pathname === "/403") return "blank"
    if (!document.cookie.split("; ").some((cookie) => cookie.startsWith("%SIGNED_IN_COOKIE%=")))
      return "sign-in"
    if (/^\/order\/\d+(?:\/(?:geo.*)?)?$/.test(pathname)) return "areas"
    return /^\/order\/\d+\/demo/.test(pathname) ? "audience" : "frame"
  }
  page.dataset.start = shapeOf()
  const files = JSON.parse("%FILES%")
  for (const file of files[page.dataset.start] ?? []) {
    const link = document.createElement("link")
    link.rel = "modulepreload"
    link.href = file
    document.head.append(link)
  }
}
