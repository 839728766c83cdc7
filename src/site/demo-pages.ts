/** Pages that stand in for external sites while the shop runs as a demo. */
export const demoPages = {
  portal: '/demo/portal',
  status: '/demo/status',
  mailbox: '/demo/mailbox',
  bank: '/demo/bank',
} as const

export type DemoPageId = keyof typeof demoPages
