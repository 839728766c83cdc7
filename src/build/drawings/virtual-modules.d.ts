declare module 'virtual:drawings' {
  /** Address of the one file that holds every drawing. */
  export const sheetUrl: string
}

declare module 'virtual:fonts' {
  /** Addresses of the font files; `latin` is worth preloading. */
  export const fontUrls: { readonly latin: string; readonly latinExt: string }
}
