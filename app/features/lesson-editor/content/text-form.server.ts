/** A form that holds a whole text: larger than what readForm reads, and never lost when it is refused. */
import * as z from 'zod'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

/** In bytes: the longest text with its English, as a form writes Chinese (%E6%B1%89). */
const largestForm = 4_000_000

const textFormSchema = z.object({
	text: z.string(),
	/** The one that was opened; 0 where there was no content yet. */
	version: z
		.string()
		.regex(/^\d{1,9}$/)
		.transform(Number),
	/** Others have saved since, and the author wants their own text nevertheless. */
	force: z.literal('1').optional(),
})

export type TextForm = { text: string; version: number; isForced: boolean }

export async function readTextForm(
	request: Request,
	readFields: (request: Request) => Promise<FormData>,
): Promise<Result<TextForm, Problem>> {
	if (Number(request.headers.get('content-length')) > largestForm) {
		return err({ code: 'tokenizer.too-large' })
	}
	const read = textFormSchema.safeParse(Object.fromEntries(await readFields(request)))
	if (!read.success) return err({ code: 'request.invalid' })
	const { text, version, force } = read.data
	return ok({ text, version, isForced: force === '1' })
}
