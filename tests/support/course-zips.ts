/** Courses leave and enter the platform of a test. */
import type { Db } from '#app/db/client.server.ts'
import { readWholeCourse } from '#app/domain/course-files/read-course.ts'
import { type ByteSource, sourceOf } from '#app/domain/course-files/zip-entries.ts'
import { textLimits } from '#app/features/course-files/cut-lessons.server.ts'
import { exportZip } from '#app/features/course-files/export-zip.server.ts'
import { importCourse } from '#app/features/course-files/import-course.server.ts'
import type { ImportWay } from '#app/features/course-files/import-ways.ts'
import { openZip } from '#app/features/course-files/open-zip.server.ts'
import { realTokenizer } from './real-tokenizer.ts'

type Stores = { db: Db; media: R2Bucket }

export async function exported(
	stores: Stores,
	{ id, withAudio = true }: { id: string; withAudio?: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
	const zip = await exportZip(stores, { id, withAudio })
	if (!zip.ok) throw new Error(zip.error.code)
	return new Uint8Array(await new Response(zip.value.body).arrayBuffer())
}

type Order = {
	by: { actor: { id: string; email: string }; now: Date }
	chosen?: Record<string, ImportWay>
	/** The course that a single lesson goes into. */
	into?: string
}

/** Imports a zip; throws with the problems. */
export function imported(stores: Stores, zip: Uint8Array<ArrayBuffer>, order: Order) {
	return importedFrom(stores, sourceOf(new Blob([zip])), order)
}

export async function importedFrom(
	stores: Stores,
	zip: ByteSource,
	{ by, chosen = {}, into }: Order,
) {
	const files = await openZip(zip)
	if (!files.ok) throw new Error(files.error.code)
	const read = await readWholeCourse(files.value, textLimits)
	if (!read.ok) throw new Error(JSON.stringify(read.error))
	const { tokenize, readings } = realTokenizer(stores.db)
	const done = await importCourse(
		{ ...stores, services: { tokenize, readings } },
		{
			read: read.value,
			fileHash: 'zip',
			chosen: new Map(Object.entries(chosen)),
			into,
			digest: undefined,
			...by,
		},
	)
	if (!done.ok) throw new Error(JSON.stringify(done.error))
	return done.value.plan
}
