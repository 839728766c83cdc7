import { waitForClosing } from '#apps/shop/closing.ts'
import { createShopLog } from '#apps/shop/shop-log.ts'
import { createMetrics } from '#platform/telemetry/metrics.ts'

/* A process with the log and the fault handlers of the shop. It rejects a promise and then prints its metrics. */
const metrics = createMetrics()
void waitForClosing(createShopLog(metrics).log)
void Promise.reject(new Error('Nothing waited for this promise.'))
setTimeout(() => void metrics.text().then((text) => process.stdout.write(text, () => process.exit())), 10)
