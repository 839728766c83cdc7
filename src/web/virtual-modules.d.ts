declare module 'virtual:messages/*' {
  const messages: unknown
  export default messages
}
