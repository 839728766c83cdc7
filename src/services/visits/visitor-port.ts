/** By what somebody can be told apart from others for a day. It is never kept. */
export interface Visitor {
  readonly source: string
  readonly userAgent: string
}
