/**
 * The form of a page for many words at once: a whole table, which is more than readForm reads.
 * `echo` is sent by a browser whose script has not begun: it needs its text again.
 */
import * as z from 'zod'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { Seen } from './edit-state.server.ts'

/** In bytes: ten thousand rows are some two million. */
const largestForm = 8_000_000

const none: Record<string, string> = {}

const batchFormSchema = z.object({
	intent: z.enum(['validate', 'save']),
	text: z.string(),
	/** Of words that are edited, when each was last changed: 17:1764000000000,18:… */
	seen: z.string().default(''),
	echo: z.string().optional(),
})

export type BatchForm = {
	intent: 'validate' | 'save'
	text: string
	seen: Seen
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
	const { intent, text, seen, echo } = read.data
	return ok({ intent, text, seen: readSeen(seen), typed: echo ? { text, seen } : none })
}

export function writeSeen(words: readonly { id: number; updatedAt: Date }[]): string {
	return words.map(({ id, updatedAt }) => `${id}:${+updatedAt}`).join()
}

function readSeen(text: string): Seen {
	return new Map(
		text.split(',').map((pair) => {
			const [id, seen] = pair.split(':')
			return [Number(id), Number(seen)]
		}),
	)
}

function megabytes(bytes: number): string {
	return (bytes / 1_000_000).toFixed(1)
}
