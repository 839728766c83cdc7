/** Size that social sites recommend, in pixels. */
export const socialSize = { width: 1200, height: 630 } as const
