import { any } from './target.ts'
import type { Journey } from './visit.ts'

/** Without these, journeys without a complaint would show nothing. */
export const policy: readonly Journey[] = [
  {
    title: 'what the policy refuses is noticed, here and at the shop',
    width: 1440,
    async go({ page, takeComplaints, takeReports }) {
      await page.goto('/order/domains')
      await page.sees(any('h1'))
      await page.run(() => {
        const image = new Image()
        image.src = 'https://pictures.example/of-others.png'
        document.body.append(image)
      })
      await takeComplaints(/pictures\.example/)
      await takeReports(/pictures\.example/)
    },
  },
  {
    title: 'an uncaught error is noticed',
    width: 1440,
    async go({ page, takeComplaints }) {
      await page.goto('/webhosting')
      await page.run(() => {
        setTimeout(() => {
          throw new Error('nobody catches this')
        })
      })
      await takeComplaints(/nobody catches this/)
    },
  },
]
