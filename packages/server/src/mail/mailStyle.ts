import { Html } from "./html.ts"

/** The screens' colors (`ui-web/src/design/tokens.css`), in the format that email clients support. */
const LIGHT = {
  canvas: "#f4f7f7",
  surface: "#ffffff",
  text: "#1b2428",
  muted: "#566167",
  line: "#dde3e5",
  accent: "#1c6f74",
  onAccent: "#ffffff",
} as const
const DARK = {
  canvas: "#12181b",
  surface: "#1a2226",
  text: "#eef2f3",
  muted: "#adb8bc",
  line: "#38434a",
  accent: "#74cfca",
  onAccent: "#0d2023",
} as const

const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

/** Inline styles, since many email clients ignore style sheets. */
export const INLINE_STYLES = {
  canvas: `margin:0;padding:0;background-color:${LIGHT.canvas};`,
  card: `background-color:${LIGHT.surface};border:1px solid ${LIGHT.line};border-radius:12px;`,
  text: `font-family:${FONT};color:${LIGHT.text};`,
  muted: `font-family:${FONT};color:${LIGHT.muted};`,
  line: `border-top:1px solid ${LIGHT.line};`,
  mark: `background-color:${LIGHT.accent};color:${LIGHT.onAccent};border-radius:7px;font-family:${FONT};`,
  button: `background-color:${LIGHT.accent};border-radius:8px;`,
  onButton: `color:${LIGHT.onAccent};font-family:${FONT};`,
  link: `color:${LIGHT.accent};`,
} as const

/** Rules that can't be expressed as inline styles: dark email clients, narrow screens, and print. */
export const STYLE_SHEET = new Html(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body, td, a { -webkit-text-size-adjust: 100%; }
.break { overflow-wrap: anywhere; word-break: break-word; }
@media (prefers-color-scheme: dark) {
  .canvas { background-color: ${DARK.canvas} !important; }
  .card { background-color: ${DARK.surface} !important; border-color: ${DARK.line} !important; }
  .text { color: ${DARK.text} !important; }
  .muted { color: ${DARK.muted} !important; }
  .line { border-color: ${DARK.line} !important; }
  .mark, .button { background-color: ${DARK.accent} !important; }
  .mark, .on-button { color: ${DARK.onAccent} !important; }
  .link { color: ${DARK.accent} !important; }
}
@media (max-width: 480px) {
  .outer { padding: 16px 8px !important; }
  .inner { padding: 24px 20px !important; }
  .beside { padding-left: 12px !important; padding-right: 12px !important; }
  .button, .button a { display: block !important; text-align: center !important; }
}
@media print {
  .canvas, .card { background-color: #ffffff !important; }
  .outer { padding: 0 !important; }
  .card { border: 0 !important; }
  .inner { padding: 16px 0 !important; }
  .beside { padding-left: 0 !important; padding-right: 0 !important; }
  .text, .muted, .link { color: #000000 !important; }
  .line { border-color: #999999 !important; }
  .mark { background-color: #ffffff !important; color: #000000 !important; border: 1px solid #000000 !important; }
  .button { background-color: #ffffff !important; }
  .on-button { color: #000000 !important; padding: 0 !important; }
  .on-button::after { content: ": " attr(href); font-weight: 400; overflow-wrap: anywhere; }
  .online { display: none !important; }
  tr { break-inside: avoid; }
}
`)
