/** React itself, as a module of its own: the shell asks for it beside the island that needs it. */
export { hydrateRoot } from 'react-dom/client'
