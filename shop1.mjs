import { openShopOf } from '/tmp/wt/tests/tests/e2e/open-shop.ts'
const s = await openShopOf('/tmp/wt/tests')
console.log(s.url)
setTimeout(() => s.close().then(() => process.exit()), 3600000)
process.on('SIGTERM', () => s.close().then(() => process.exit()))
