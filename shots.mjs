import { chromium } from '@playwright/test'
const base='http://localhost:4105'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args:['--no-sandbox','--disable-gpu'] })
const out='/tmp/wt/coupons-shots'
import { mkdirSync } from 'node:fs'
mkdirSync(out,{recursive:true})
async function cartFor(ctx, locale, code){
  const r=ctx.request
  const c=await (await r.post(base+'/api/carts',{data:{}})).json()
  const tld=locale==='de'?'de':'nl'
  const add=async(d)=>{const a=await r.post(`${base}/api/carts/${c.id}/items`,{data:d}); if(a.status()!==201) console.log(a.status(), await a.text())}
  await add({id:'a',parentId:null,type:'domain',productSlug:`domain-${tld}`,priceType:'purchase',priceFrequency:'yearly',parameters:{sld:'groenevingers',tld}})
  await add({id:'h',parentId:'a',type:'hosting',productSlug:'webhosting-struik',priceType:'purchase',priceFrequency:'yearly',parameters:{domain:`groenevingers.${tld}`}})
  if(code) console.log((await r.post(`${base}/api/carts/${c.id}/coupon`,{data:{code}})).status())
  return c.id
}
const wanted=process.argv.slice(2)
for (const [locale,path] of [['nl','/order/hosting'],['de','/de/order/hosting']]) for (const width of [390,1440]) for (const theme of ['light','dark']) {
  if (theme==='dark' && locale==='de' ) continue
  const name=`${locale}-${width}-${theme}`
  const ctx=await browser.newContext({viewport:{width,height:width===390?844:1000},colorScheme:theme,locale:locale==='nl'?'nl-NL':'de-DE'})
  const id=await cartFor(ctx,locale,'WELKOM-10')
  const page=await ctx.newPage()
  page.on('console',m=>m.type()==='error'&&console.log(name,m.text())); page.on('pageerror',e=>console.log(name,'ERR',e.message))
  await page.addInitScript(([i,t])=>{localStorage.setItem('cartId',i);localStorage.setItem('theme',t)},[id,theme])
  await page.goto(base+path)
  await page.waitForSelector('.cpn:visible')
  if(width===390) await page.locator('.cpn:visible').scrollIntoViewIfNeeded()
  await page.screenshot({path:`${out}/${name}-row.png`})
  // remove → undo
  await page.locator('.cpn .x:visible').click()
  await page.waitForSelector('.cpnform:visible')
  await page.locator('.cpnform input:visible').fill('FOUT-1')
  await page.locator('.cpnform .btn-s:visible').click()
  await page.waitForTimeout(900)
  await page.screenshot({path:`${out}/${name}-field.png`})
  if (theme==='light'){
    await page.goto(base+(locale==='nl'?'/webhosting?code=NIETS-1':'/de/webhosting?code=WELKOM-10'))
    await page.waitForSelector('.cpnnotice')
    await page.waitForTimeout(400)
    await page.screenshot({path:`${out}/${name}-notice.png`})
  }
  await ctx.close()
}
await browser.close()
