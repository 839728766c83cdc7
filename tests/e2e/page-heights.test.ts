import { recordOf } from '#pages/page-records.ts'
