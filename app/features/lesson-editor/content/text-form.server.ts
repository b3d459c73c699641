/** A form that holds a whole text: larger than what readForm reads, and never lost when it is refused. */
import * as z from 'zod'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { versionField } from '#app/domain/version.ts'

/** In bytes: the longest text with its English, as a form writes Chinese (%E6%B1%89). */
const largestForm = 4_000_000

const textFormSchema = z.object({
	text: z.string(),
	/** The one that was opened; 0 where there was no content yet. */
	version: versionField,
	/** The newer version that the author was shown and replaces nevertheless. */
	overwrite: versionField.optional(),
})

export type TextForm = { text: string; version: number }

export async function readTextForm(
	request: Request,
	readFields: (request: Request) => Promise<FormData>,
): Promise<Result<TextForm, Problem>> {
	if (Number(request.headers.get('content-length')) > largestForm) {
		return err({ code: 'tokenizer.too-large' })
	}
	const read = textFormSchema.safeParse(Object.fromEntries(await readFields(request)))
	if (!read.success) return err({ code: 'request.invalid' })
	const { text, version, overwrite = version } = read.data
	return ok({ text, version: overwrite })
}
