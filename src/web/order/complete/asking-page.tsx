import { ResultWall } from '#web/order/complete/result-wall.tsx'
import { useOrder } from '#web/order/order-context.ts'

/** Before anybody said how the payment stands, in the shape of what will be said. */
export function AskingPage() {
  const { h1, lead } = useOrder().pages.orderComplete
  return (
    <>
      <ResultWall title={h1} lead={lead} drawing="glas" height={260} />
      <div className="wrap asking late" aria-hidden="true">
        <div className="facts">
          <span className="sk long" />
          <span className="sk long" />
          <span className="sk long" />
          <span className="sk long" />
        </div>
        <div className="g12 happens">
          <div className="bars rest">
            <span className="sk wide" />
            <span className="sk wide" />
            <span className="sk wide" />
          </div>
        </div>
      </div>
    </>
  )
}
