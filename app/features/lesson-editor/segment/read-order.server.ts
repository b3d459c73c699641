/** What the segment editor asks for, as its script sends it (JSON): larger than any form. */
import * as z from 'zod'
import { parseJson } from '#app/domain/json.ts'
import { lessonContentSchema } from '#app/domain/lesson-text/content-schema.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

/** In bytes: 100,000 characters, each a word with its reading, and their English. */
const largestBody = 12_000_000

const orderSchema = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('segment'), text: z.string() }),
	z.object({ intent: z.literal('preview'), content: lessonContentSchema }),
	z.object({
		intent: z.literal('save'),
		content: lessonContentSchema,
		/** The one that was opened, or a newer one that is replaced knowingly; 0 where there is none. */
		version: z.number().int(),
	}),
])

export type EditorOrder = z.infer<typeof orderSchema>

export async function readOrder(request: Request): Promise<Result<EditorOrder, Problem>> {
	if (Number(request.headers.get('content-length')) > largestBody) {
		return err({ code: 'tokenizer.too-large' })
	}
	const body = await request.text()
	if (body.length > largestBody) return err({ code: 'tokenizer.too-large' })
	const read = orderSchema.safeParse(parseJson(body))
	return read.success ? ok(read.data) : err({ code: 'request.invalid' })
}
