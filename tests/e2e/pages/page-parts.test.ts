import { expect, homeOf, inLanguage, languages, test } from '#tests/e2e/shop-test.ts'

for (const language of languages) {
  test(
    `[M1] the ${language} home page has its landmarks below each other`,
    inLanguage(language),
    async ({ page, isMobile }) => {
      await page.goto(homeOf[language])
      const boxes = await page
        .locator('[data-part=utility-bar], header, main, footer')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()))
      const [bar, header, main, footer] = boxes
      expect(bar?.height).toBe(isMobile ? 0 : 40)
      expect(header?.top).toBe(bar?.bottom)
      expect(header?.height).toBe(75)
      expect(main?.top).toBe(header?.bottom)
      expect(footer?.top).toBeCloseTo(main?.bottom ?? 0, 0)
    },
  )
}
