import { expect, homeOf, inLanguage, languages, test } from '#tests/e2e/shop-test.ts'

for (const language of languages) {
  test(`[M17] the ${language} pages use Nunito from our own host`, inLanguage(language), async ({ page, baseURL }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    await page.goto(homeOf[language])
    await page.evaluate(() => document.fonts.ready)
    expect(fonts).toHaveLength(1)
    expect(fonts[0]).toMatch(new RegExp(`^${baseURL}/assets/nunito-latin-[\\w-]+\\.woff2$`))

    const tools = await page.context().newCDPSession(page)
    await tools.send('DOM.enable')
    await tools.send('CSS.enable')
    const { root } = await tools.send('DOM.getDocument')
    for (const selector of ['h1', '.lead', 'main button', 'footer .claim']) {
      const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      const used = await tools.send('CSS.getPlatformFontsForNode', { nodeId })
      expect(used.fonts, selector).toHaveLength(1)
      expect(used.fonts[0]?.familyName, selector).toMatch(/^Nunito\b/)
      expect(used.fonts[0]?.isCustomFont, selector).toBe(true)
    }
    const families = await page
      .locator('body, h1, input, button')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).fontFamily))
    for (const family of families) expect(family).toMatch(/^Nunito, "Nunito Fallback"/)
  })
}
