import * as z from 'zod'
import { largestZip } from '#app/domain/course-files/limits.ts'
import { wayField } from './import-answer.ts'
import { type ImportWay, importWays } from './import-ways.ts'

/** The form around the file needs some room. */
export const importLimit = {
	mostBytes: largestZip + 100_000,
	orSay: 'course-file.too-large',
} as const

export const importForm = z.looseObject({
	intent: z.enum(['check', 'import']).default('check'),
	file: z
		.custom<File>((value) => value instanceof File && value.size > 0)
		.catch(() => new File([], '')),
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
