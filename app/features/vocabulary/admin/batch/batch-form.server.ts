/**
 * The form of a page for many words at once: a whole table, which is more than readForm reads.
 * `echo` is sent by a browser whose script has not begun: it needs its text again.
 */
import * as z from 'zod'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { parseVersions } from '#app/features/vocabulary/admin/list/word-versions.ts'
import type { Versions } from './edit-state.server.ts'

/** In bytes: ten thousand rows are some two million. */
const largestForm = 8_000_000

const none: Record<string, string> = {}

const batchFormSchema = z.object({
	intent: z.enum(['validate', 'save']),
	text: z.string(),
	/** Of words that are edited, each with its version: 17:3,18:1 */
	versions: z.string().default(''),
	echo: z.string().optional(),
})

export type BatchForm = {
	intent: 'validate' | 'save'
	text: string
	versions: Versions
	/** What goes back to the page with the answer. */
	typed: Record<string, string>
}

export async function readBatchForm(
	request: Request,
	readFields: (request: Request) => Promise<FormData>,
): Promise<Result<BatchForm, Problem>> {
	const size = Number(request.headers.get('content-length'))
	if (size > largestForm) {
		const values = { size: megabytes(size), most: megabytes(largestForm) }
		return err({ code: 'vocabulary-csv.too-large', values })
	}
	const read = batchFormSchema.safeParse(Object.fromEntries(await readFields(request)))
	if (!read.success) return err({ code: 'request.invalid' })
	const { intent, text, versions, echo } = read.data
	return ok({
		intent,
		text,
		versions: new Map(parseVersions(versions)?.map(({ id, version }) => [id, version])),
		typed: echo ? { text, versions } : none,
	})
}

function megabytes(bytes: number): string {
	return (bytes / 1_000_000).toFixed(1)
}
