import * as z from 'zod'
import { largestForm, largestZip, partSize } from '#app/domain/course-files/limits.ts'
import { wayField } from './import-answer.ts'
import { type ImportWay, importWays } from './import-ways.ts'

/** The form around the file needs some room. */
export const importLimit = {
	mostBytes: largestForm + 200_000,
	orSay: 'course-file.too-large',
} as const

/** The SHA-256 of a part, which names it. */
export const partHash = z.string().regex(/^[0-9a-f]{64}$/)

export const partHashes = z
	.array(partHash)
	.min(1)
	.max(largestZip / partSize)

export const importForm = z.looseObject({
	intent: z.enum(['check', 'import']).default('check'),
	file: z
		.custom<File>((value) => value instanceof File && value.size > 0)
		.catch(() => new File([], '')),
	/** Instead of the file, the parts of a larger one in their order, with commas; and its size in bytes. */
	parts: z
		.string()
		.transform((parts) => parts.split(','))
		.pipe(partHashes)
		.catch([]),
	size: z.coerce.number().int().min(0).max(largestZip).catch(0),
	/** The id of the course that a single lesson goes into; empty for none. */
	into: z.string().max(100).default(''),
	/** Names the plan that a check has shown. */
	digest: z.string().default(''),
})

export type ImportForm = z.infer<typeof importForm>

/** The chosen ways by slugs: way-ni-hao=replace */
export function waysIn(form: ImportForm): Map<string, ImportWay> {
	return new Map(
		Object.entries(form).flatMap(([name, value]) => {
			const way = importWays.find((one) => one === value)
			return way && name.startsWith(wayField) ? [[name.slice(wayField.length), way] as const] : []
		}),
	)
}
