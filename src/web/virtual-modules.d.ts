declare module 'virtual:product-titles/*' {
  const titles: Readonly<Record<string, string>>
  export default titles
}

declare module 'virtual:messages/*' {
  const messages: unknown
  export default messages
}

declare module 'virtual:message-files/*' {
  const files: import('./message-slices.ts').MessageFiles
  export default files
}

declare module '*.css?inline' {
  const css: string
  export default css
}
