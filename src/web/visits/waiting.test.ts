import { expect, test } from 'vitest'
import { settle, wait, waiting } from '#web/visits/waiting.ts'

test('what waits is replaced by what comes later, and is gone once a cookie holds it', () => {
  wait({ affiliateId: '7', wctId: 'click_9-Az' })
  wait({ affiliateId: '8' })
  expect(waiting()).toEqual({ affiliateId: '8', wctId: 'click_9-Az' })
  settle({ affiliateId: '7' })
  expect(waiting()).toEqual({ affiliateId: '8', wctId: 'click_9-Az' })
  settle({ affiliateId: '8' })
  expect(waiting()).toEqual({ wctId: 'click_9-Az' })
  settle({ wctId: 'click_9-Az' })
  expect(waiting()).toEqual({})
})
