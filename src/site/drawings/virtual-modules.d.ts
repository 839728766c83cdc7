declare module 'virtual:drawings' {
  /** URL of the file with all drawings. */
  export const sheetUrl: string
}

declare module 'virtual:fonts' {
  /** URLs of the font files; pages preload `latin`. */
  export const fontUrls: { readonly latin: string; readonly latinExt: string }
}
