import { isIsoDate, type IsoDate } from '#domain/basics/iso-date.ts'

/** Pages are made at build: their prices are those of that day. */
export const renderedOn: IsoDate = today()

function today(): IsoDate {
  const day = new Date().toISOString().slice(0, 10)
  if (!isIsoDate(day)) throw new Error(`The clock says ${day}`)
  return day
}
