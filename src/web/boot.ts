/**
 * The one inline script of a page, known to its security policy by hash. It restores the visitor's choices before
 * the first paint and starts the modules; scripts made here pass 'strict-dynamic', and so do their imports. A script
 * made by a script does not wait for the page as one in the page would, so the modules start when it is all there.
 */
export function bootScript(modules: readonly string[]): string {
  return [
    '(d=>{const t=d.documentElement.dataset;if(/[?&](q|product|domain)=./.test(location.search))t.cart="asked";',
    'if(d.cookie.includes("signed-in=1"))t.user="known";',
    'try{for(const k of["theme","vat"]){const v=localStorage.getItem(k);if(v)t[k]=v}',
    'if(localStorage.getItem("cartId"))t.cart="kept"}catch{}',
    'const p=window.trustedTypes?.createPolicy("boot",{createScriptURL:u=>u});',
    `d.addEventListener("DOMContentLoaded",()=>{for(const u of${JSON.stringify(modules)}){`,
    'const s=d.createElement("script");s.type="module";s.src=p?p.createScriptURL(u):u;d.head.append(s)}})})(document)',
  ].join('')
}
