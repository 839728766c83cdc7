/**
 * The one inline script of a page, known to its security policy by hash. It restores the visitor's choices before
 * the first paint and starts the modules; scripts made here pass 'strict-dynamic', and so do their imports.
 */
export function bootScript(modules: readonly string[]): string {
  return [
    '(d=>{try{for(const k of["theme","vat"]){const v=localStorage.getItem(k);if(v)d.documentElement.dataset[k]=v}}catch{}',
    'const p=window.trustedTypes?.createPolicy("boot",{createScriptURL:u=>u});',
    `for(const u of${JSON.stringify(modules)}){const s=d.createElement("script");s.type="module";`,
    's.src=p?p.createScriptURL(u):u;d.head.append(s)}})(document)',
  ].join('')
}
