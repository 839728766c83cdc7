import type { PlanFamily } from '#web/pages/plans.tsx'
import { Drawing } from '#web/ui/drawing.tsx'

/** What stands on the sill of a family's page. */
export function PlanHeroPicture({ family }: { readonly family: PlanFamily }) {
  if (family === 'wordpress') {
    return (
      <>
        <Drawing name="struik" height={230} pot="white" />
        <Drawing name="rank" height={440} className="mid" />
        <Drawing name="spruit" height={110} pot="butter" />
      </>
    )
  }
  return (
    <>
      <span className="sun deskonly" />
      <Drawing name="calathea" height={270} pot="white" />
      <Drawing name="boom" height={470} className="tuck" />
    </>
  )
}
