/**
 * Records as they are sent: a few at a time, so that a closing tab may still send them. A browser
 * lets at most 64 kB outlive their page.
 */
import type { CourseProgress, LessonRecord } from '#app/domain/progress/record.ts'
import { mostRecords } from './exchange.ts'

const parcelBytes = 48 * 1024

/** A request's body and what is in it. */
export type Parcel = {
	body: string
	records: [lessonId: string, record: LessonRecord][]
	/** Whether it may outlive its page. */
	isShort: boolean
}

/** All records in as few parcels as hold them; only one that is too long by itself is longer. */
export function parcelsOf(progress: CourseProgress): Parcel[] {
	const parcels: Parcel[] = []
	let packed: Parcel['records'] = []
	let bytes = 0
	function close() {
		if (packed.length === 0) return
		const body = JSON.stringify({ records: packed })
		parcels.push({ body, records: packed, isShort: bytes <= parcelBytes })
		packed = []
		bytes = 0
	}
	for (const entry of Object.entries(progress)) {
		const size = new TextEncoder().encode(JSON.stringify(entry)).length + 1
		if (bytes + size > parcelBytes || packed.length === mostRecords) close()
		packed.push(entry)
		bytes += size
	}
	close()
	return parcels
}
